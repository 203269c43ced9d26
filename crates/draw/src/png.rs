//! Pictures as dots, for places that do not take SVG.

use std::sync::{Arc, OnceLock};

use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::fontdb::{Database, Family, Query};
use resvg::usvg::{Options, Tree};

use crate::plain;
use crate::sheet::{Theme, with_style};

/// No picture gets a longer side than this.
pub const LONGEST_SIDE: u32 = 8192;

/// Why there is no picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unpaintable {
    /// It would have no dots, or too many: more than [`LONGEST_SIDE`] on a side.
    Size,
    /// The drawing cannot be read.
    Drawing(String),
}

impl std::fmt::Display for Unpaintable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Size => {
                write!(
                    f,
                    "a picture has between 1 and {LONGEST_SIDE} dots on a side; choose another scale"
                )
            }
            Self::Drawing(problem) => write!(f, "the drawing cannot be read: {problem}"),
        }
    }
}

impl std::error::Error for Unpaintable {}

/// An SVG of ours as PNG on paper, so many dots for one of its units.
///
/// Letters come from the fonts of the system; see [`has_letters`].
pub fn png(svg: &str, theme: Theme, scale: f32) -> Result<Vec<u8>, Unpaintable> {
    let text = with_style(svg, Some(theme), &plain::style(theme));
    let options = Options { fontdb: Arc::clone(fonts()), ..Options::default() };
    let unreadable = |problem: &dyn std::fmt::Display| Unpaintable::Drawing(problem.to_string());
    let tree = Tree::from_str(&text, &options).map_err(|error| unreadable(&error))?;
    let side = |length: f32| {
        let dots = (length * scale).round();
        // Not a number is not in the range either.
        (1.0..=LONGEST_SIDE as f32).contains(&dots).then_some(dots as u32)
    };
    let size = tree.size();
    let (Some(width), Some(height)) = (side(size.width()), side(size.height())) else {
        return Err(Unpaintable::Size);
    };
    let mut dots = Pixmap::new(width, height).ok_or(Unpaintable::Size)?;
    dots.fill(paper(theme));
    let exact = Transform::from_scale(width as f32 / size.width(), height as f32 / size.height());
    resvg::render(&tree, exact, &mut dots.as_mut());
    dots.encode_png().map_err(|error| unreadable(&error))
}

/// Whether the system has fonts; without any, pictures come without letters.
pub fn has_letters() -> bool {
    !fonts().is_empty()
}

fn paper(theme: Theme) -> Color {
    let hex = plain::colour(theme, "--paper").and_then(|hex| hex.strip_prefix('#'));
    let value = hex.and_then(|hex| u32::from_str_radix(hex, 16).ok()).unwrap_or(0x00ff_ffff);
    let [_, red, green, blue] = value.to_be_bytes();
    Color::from_rgba8(red, green, blue, 255)
}

/// The fonts of the system, looked for once.
fn fonts() -> &'static Arc<Database> {
    static FONTS: OnceLock<Arc<Database>> = OnceLock::new();
    FONTS.get_or_init(|| {
        let mut fonts = Database::new();
        fonts.load_system_fonts();
        let serif = Query { families: &[Family::Serif], ..Query::default() };
        if fonts.query(&serif).is_none() {
            // Any letters are better than none.
            let names: Vec<String> =
                fonts.faces().filter_map(|face| Some(face.families.first()?.0.clone())).collect();
            let best = names.iter().find(|name| name.contains("Serif")).or(names.first());
            if let Some(name) = best {
                fonts.set_serif_family(name.clone());
            }
        }
        Arc::new(fonts)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Water, a pattern and a letter.
    const SMALL: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"drawn\" viewBox=\"0 0 60 20\" width=\"60\" height=\"20\">\
        <defs><pattern id=\"p\" width=\"4\" height=\"4\" patternUnits=\"userSpaceOnUse\">\
        <rect class=\"in-red\" width=\"4\" height=\"4\"/></pattern></defs>\
        <rect class=\"sea\" width=\"20\" height=\"20\"/>\
        <rect fill=\"url(#p)\" x=\"20\" width=\"20\" height=\"20\"/>\
        <text class=\"number\" x=\"50\" y=\"18\">8</text></svg>";

    fn painted(theme: Theme, scale: f32) -> Pixmap {
        let bytes = png(SMALL, theme, scale).expect("it can be painted");
        Pixmap::decode_png(&bytes).expect("a picture")
    }

    fn hex(dots: &Pixmap, x: u32, y: u32) -> String {
        let dot = dots.pixel(x, y).expect("inside").demultiply();
        format!("#{:02x}{:02x}{:02x}", dot.red(), dot.green(), dot.blue())
    }

    #[test]
    fn colours_are_those_of_the_theme() {
        for theme in [Theme::Day, Theme::Night] {
            let dots = painted(theme, 1.0);
            let is = |x, name: &str| {
                assert_eq!(Some(hex(&dots, x, 10).as_str()), plain::colour(theme, name), "{name}");
            };
            is(10, "--wash");
            is(30, "--red");
            is(59, "--paper");
        }
    }

    #[test]
    fn letters_are_written_if_there_are_any() {
        let dots = painted(Theme::Day, 1.0);
        let paper = hex(&dots, 59, 0);
        let letters = (42..58).any(|x| (0..20).any(|y| hex(&dots, x, y) != paper));
        assert_eq!(letters, has_letters());
    }

    #[test]
    fn a_scale_gives_its_size_or_is_refused() {
        for (scale, size) in [(1.0, (60, 20)), (2.5, (150, 50)), (0.1, (6, 2))] {
            let dots = painted(Theme::Day, scale);
            assert_eq!((dots.width(), dots.height()), size);
        }
        for scale in [0.0, -1.0, 0.001, 200.0, f32::NAN, f32::INFINITY] {
            assert_eq!(png(SMALL, Theme::Day, scale), Err(Unpaintable::Size), "{scale}");
        }
        assert!(matches!(png("<svg", Theme::Day, 1.0), Err(Unpaintable::Drawing(_))));
    }
}
