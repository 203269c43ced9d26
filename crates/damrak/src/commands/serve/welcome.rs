//! What whoever starts the server reads.

use std::io::{self, Write};
use std::net::SocketAddr;

use qrcode::render::unicode::Dense1x2;
use qrcode::{EcLevel, QrCode};

use super::addresses;

/// What there is to say once the server listens.
pub(super) struct Welcome<'a> {
    /// Where it listens.
    pub(super) listening: SocketAddr,
    /// The address that people use, if somebody gave one.
    pub(super) given: Option<&'a str>,
    /// Where everything is kept.
    pub(super) place: &'a str,
    /// The link for the first admin, as long as there is none.
    pub(super) admin: Option<String>,
}

impl Welcome<'_> {
    /// Writes it. Whoever reads programs' output finds the address in the first line.
    pub(super) fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "Damrak listens on http://{}", self.listening)?;
        writeln!(out, "Everything is kept in {}", self.place)?;
        let nearby = addresses::nearby(self.listening);
        match (self.given, nearby) {
            (Some(given), _) => writeln!(out, "Open {given} to play.")?,
            (None, None) => {
                writeln!(out, "Open {} to play.", addresses::here(self.listening))?;
                let port = self.listening.port();
                writeln!(
                    out,
                    "Only this machine can reach it. For others in your network: damrak --listen 0.0.0.0:{port}"
                )?;
            }
            (None, Some(nearby)) => {
                writeln!(out, "Open {} to play.", addresses::here(self.listening))?;
                writeln!(out, "Others in your network open {nearby}, or scan this:")?;
                if let Some(square) = square(&nearby) {
                    writeln!(out, "\n{square}\n")?;
                }
            }
        }
        writeln!(out, "Press Ctrl+C to stop the server; no game is lost.")?;
        if let Some(link) = &self.admin {
            writeln!(out, "This server has no admin yet. Open this link to become one: {link}")?;
        }
        out.flush()
    }
}

/// An address as a square that phones can read off a terminal, light on dark as most are. Readers take either.
fn square(text: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    let mut drawing = code.render::<Dense1x2>();
    drawing.dark_color(Dense1x2::Light).light_color(Dense1x2::Dark);
    Some(drawing.build())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(listening: &str, given: Option<&str>, admin: Option<&str>) -> String {
        let mut out = Vec::new();
        let listening = listening.parse().expect("an address");
        let admin = admin.map(str::to_owned);
        let place = "/data/damrak.sqlite";
        let welcome = Welcome { listening, given, place, admin };
        welcome.write(&mut out).expect("a vector takes everything");
        String::from_utf8(out).expect("it is text")
    }

    #[test]
    fn alone_on_a_machine_one_hears_how_to_let_others_in() {
        let said = said("127.0.0.1:1602", None, None);
        assert!(said.starts_with("Damrak listens on http://127.0.0.1:1602\n"), "{said}");
        assert!(said.contains("/data/damrak.sqlite") && said.contains("--listen 0.0.0.0:1602"));
        assert!(!said.contains('█') && !said.contains("admin"), "{said}");
    }

    #[test]
    fn neighbours_get_a_square_to_scan() {
        let said = said("192.168.1.7:1602", None, None);
        assert!(said.contains("Others in your network open http://192.168.1.7:1602"), "{said}");
        let square: Vec<&str> = said.lines().filter(|line| line.contains('█')).collect();
        let widths: Vec<usize> = square.iter().map(|line| line.chars().count()).collect();
        assert!(square.len() > 12 && widths.iter().all(|width| *width == widths[0]), "{said}");
    }

    #[test]
    fn an_address_that_was_given_is_the_one_to_open() {
        let said =
            said("0.0.0.0:1602", Some("https://play.example"), Some("https://play.example/x"));
        assert!(said.contains("Open https://play.example to play."), "{said}");
        assert!(!said.contains('█') && said.trim_end().ends_with("https://play.example/x"));
    }

    #[test]
    fn the_square_is_that_of_the_address() {
        let drawn = square("http://192.168.1.7:1602").expect("short enough");
        let code = QrCode::with_error_correction_level("http://192.168.1.7:1602", EcLevel::L);
        let (cells, side) = code.map(|code| (code.to_colors(), code.width())).expect("short");
        // Two rows stand in one line of letters, with four light cells on every side.
        let rows: Vec<Vec<bool>> = drawn
            .lines()
            .flat_map(|line| {
                let lit = |full: char| line.chars().map(move |c| c == '█' || c == full).collect();
                [lit('▀'), lit('▄')]
            })
            .collect();
        for (at, cell) in cells.iter().enumerate() {
            let lit = rows[at / side + 4][at % side + 4];
            assert_eq!(lit, *cell == qrcode::Color::Light, "cell {at}");
        }
    }
}
