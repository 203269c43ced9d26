//! How much a browser has to load.

use std::collections::BTreeSet;
use std::io::{Read, Write};
use std::net::TcpStream;

use flate2::read::GzDecoder;
use serde_json::json;

use crate::support::{House, two_at_a_table};

/// What comes over the line for a browser that unpacks: how many bytes, and the text in them.
fn load(house: &House, path: &str) -> (usize, String) {
    let mut stream = TcpStream::connect(house.address).unwrap();
    let request = format!(
        "GET {path} HTTP/1.1\r\nHost: test\r\nConnection: close\r\nAccept-Encoding: gzip\r\n\
         Authorization: Bearer token-of-anna\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    let end = answer.windows(4).position(|window| window == b"\r\n\r\n").unwrap() + 4;
    let head = String::from_utf8_lossy(&answer[..end]).to_lowercase();
    assert!(head.starts_with("http/1.1 200"), "{path}: {head}");
    assert!(head.contains("content-encoding: gzip"), "{path}: {head}");
    let body = match head.contains("transfer-encoding: chunked") {
        true => unchunked(&answer[end..]),
        false => answer[end..].to_vec(),
    };
    let mut text = String::new();
    GzDecoder::new(&body[..]).read_to_string(&mut text).unwrap();
    (answer.len(), text)
}

fn unchunked(mut rest: &[u8]) -> Vec<u8> {
    let mut body = Vec::new();
    loop {
        let line = rest.windows(2).position(|window| window == b"\r\n").unwrap();
        let size = usize::from_str_radix(std::str::from_utf8(&rest[..line]).unwrap(), 16).unwrap();
        if size == 0 {
            return body;
        }
        body.extend(&rest[line + 2..line + 2 + size]);
        rest = &rest[line + 2 + size + 2..];
    }
}

/// The scripts that a script asks for, as addresses beside its own.
fn imports(address: &str, script: &str) -> Vec<String> {
    let folder = address.rsplit_once('/').unwrap().0;
    let names = script.split("'./").skip(1).filter_map(|rest| rest.split('\'').next());
    names.map(|name| format!("{folder}/{name}")).collect()
}

#[test]
fn the_first_load_of_a_table_is_light() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(&folder.path().join("damrak.sqlite"));
    let (_anna, _piet, table) = two_at_a_table(&house, json!({"setup": {"variant": "base"}}));
    let (mut weight, page) = load(&house, &format!("/table/{table}"));
    let is_asset = |part: &&str| part.starts_with("/assets/") && !part.contains(' ');
    let mut wanted: Vec<String> = page.split('"').filter(is_asset).map(str::to_owned).collect();
    assert!(wanted.len() > 4, "{wanted:?}");
    let mut loaded = BTreeSet::new();
    while let Some(address) = wanted.pop() {
        if loaded.insert(address.clone()) {
            let (bytes, text) = load(&house, &address);
            weight += bytes;
            wanted
                .extend(imports(&address, &text).into_iter().filter(|_| address.ends_with(".js")));
        }
    }
    println!(
        "first load of a table: {weight} bytes, heads included, in {} answers",
        loaded.len() + 1
    );
    assert!(loaded.len() > 10 && weight < 150_000, "{weight} bytes: {loaded:?}");
}
