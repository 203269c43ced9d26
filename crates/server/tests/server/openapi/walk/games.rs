//! The games, and the house they are played in.

use crate::openapi::house::House;

pub fn walk(house: &House) {
    let mut stranger = house.stranger();
    for path in ["/healthz", "/readyz", "/metrics"] {
        assert_eq!(stranger.get(path).status, 200);
    }
    stranger.gets("/api/v1/openapi.json");
    for language in ["en", "de", "nl"] {
        let mut reader = stranger.with("Accept-Language", language);
        let games = reader.gets("/api/v1/games")["games"].clone();
        for game in games.as_array().unwrap() {
            let name = game["name"].as_str().unwrap();
            let whole = reader.gets(&format!("/api/v1/games/{name}"));
            assert!(whole["rulebook"].as_str().is_some_and(|text| text.starts_with(['#', '*'])));
        }
    }
    stranger.refused(("GET", "/api/v1/games/chess"), None, 404, "not-found");
}
