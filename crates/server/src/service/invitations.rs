//! Invitations: a seat that is kept for whoever has the link.

use damrak_core::Seat;
use damrak_store::TableId;
use serde::Serialize;

use crate::app::App;
use crate::who::Known;
use damrak_table::Problem;
use damrak_table::random;
use damrak_table::settings::invitation_hash;

/// An invitation to a seat.
#[derive(Debug, Serialize)]
pub(crate) struct Invitation {
    /// Which seat.
    pub(crate) seat: Seat,
    /// What must be shown to sit down there.
    invitation: String,
    /// Where that is done.
    pub(crate) link: String,
}

impl Invitation {
    pub(super) fn new(app: &App, table: &TableId, seat: Seat, secret: String) -> Self {
        let base = &app.config.public_url;
        let link = format!("{base}/table/{table}?seat={seat}&invitation={secret}");
        Self { seat, invitation: secret, link }
    }
}

/// A new invitation to a seat; only the table's maker may.
pub(crate) async fn renew_invitation(
    app: &App,
    known: &Known,
    table: &TableId,
    seat: Seat,
) -> Result<Invitation, Problem> {
    let secret = random::secret()?;
    let hash = invitation_hash(&secret);
    app.hub.keep_seat(table, known.asker(), seat, hash).await?;
    Ok(Invitation::new(app, table, seat, secret))
}
