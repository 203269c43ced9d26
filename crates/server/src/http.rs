//! Listening: connections with limits and time-outs, and an orderly end.

use std::convert::Infallible;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1::Builder;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpSocket};
use tokio::sync::{Semaphore, watch};
use tower::{Service, ServiceExt};

use crate::address::Address;
use crate::app::App;
use crate::line::Measured;
use crate::patient::Patient;

/// Whoever takes longer to say what they want is cut off.
const HEADER_TIME: Duration = Duration::from_secs(10);
/// How long open requests may take when the server stops.
const LAST_CALL: Duration = Duration::from_secs(5);

/// How much the system takes for somebody before it is noticed that they do not read: many pages, but not megabytes for
/// everybody.
const UNREAD_BYTES: u32 = 256 * 1024;
/// How many may stand at the door while others are let in.
const AT_THE_DOOR: u32 = 1024;

/// Listens at an address.
pub(crate) fn listen(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // A server that is started anew gets its address back at once; elsewhere the word means another thing.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(UNREAD_BYTES)?;
    socket.bind(address)?;
    socket.listen(AT_THE_DOOR)
}

/// Serves until `stop` is done, then lets open requests finish.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    app: App,
    stop: impl Future<Output = ()>,
) {
    let most_connections = app.config.most_connections;
    let mut builder = Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(HEADER_TIME).max_buf_size(64 * 1024);
    let places = Arc::new(Semaphore::new(most_connections));
    let (stopping, stopped) = watch::channel(false);
    tokio::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Out of file descriptors, or the peer is gone: neither ends the server.
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            }
        };
        let Ok(place) = Arc::clone(&places).try_acquire_owned() else {
            tracing::warn!("too many connections");
            continue;
        };
        // Everything comes from the proxy, if there is one; see `limits::gate` for whom it speaks for.
        let inside = match app.config.trust_proxy {
            true => None,
            false => app.doors.enter(Address::from(address.ip())),
        };
        if inside.is_none() && !app.config.trust_proxy {
            app.metrics.turned_away.add(1);
            continue;
        }
        // Small messages must not wait for larger ones.
        let _ = stream.set_nodelay(true);
        let stream = Measured::new(stream);
        let measurement = stream.measurement();
        let stream = Patient::new(stream, &app.config, inside);
        let service = router.clone();
        let handler = hyper::service::service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo::<SocketAddr>(address));
            request.extensions_mut().insert(measurement.clone());
            let mut service = service.clone();
            async move {
                let ready = ServiceExt::<Request<Incoming>>::ready(&mut service).await;
                match ready {
                    Ok(ready) => ready.call(request).await,
                    Err(never) => Err::<_, Infallible>(never),
                }
            }
        });
        let connection = builder.serve_connection(TokioIo::new(stream), handler).with_upgrades();
        let metrics = Arc::clone(&app.metrics);
        let mut stopped = stopped.clone();
        metrics.connections.add(1);
        tokio::spawn(async move {
            // Gone before it is no longer counted.
            let ended = {
                tokio::pin!(connection);
                tokio::select! {
                    ended = connection.as_mut() => ended,
                    _ = stopped.changed() => {
                        connection.as_mut().graceful_shutdown();
                        connection.await
                    }
                }
            };
            if let Err(error) = ended {
                tracing::debug!(%error, "a connection ended");
            }
            metrics.connections.sub(1);
            drop(place);
        });
    }
    drop(listener);
    stopping.send_replace(true);
    let all = u32::try_from(most_connections).unwrap_or(u32::MAX);
    if tokio::time::timeout(LAST_CALL, places.acquire_many(all)).await.is_err() {
        tracing::info!("some connections were still open");
    }
}
