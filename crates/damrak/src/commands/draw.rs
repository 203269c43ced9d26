//! `damrak draw`: one position as a picture.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::ValueEnum;
use damrak_core::Viewer;
use damrak_draw::{Context, Sheet, Theme, has_letters, png};

use super::show;
use crate::edition_file::OwnEdition;
use crate::failure::Failure;
use crate::files;
use crate::story::Listener;
use crate::voice::Voice;

/// Draw a position as a picture (SVG or PNG)
///
/// Reads a position file, or a record with --at, checks everything in it and draws the board as whoever is
/// named with --as may see it; without it, as a spectator. The picture needs no other file.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  damrak draw game.damrak --at 17 -o board.svg
  damrak draw game.damrak --at 17 -o board.png --scale 2
  damrak draw game.damrak --as 1 --sheet hand --theme night > hand.svg")]
pub(crate) struct DrawArgs {
    /// The position file or record; - is the standard input
    file: PathBuf,
    /// Of a record: the position after decision N (0 is the deal)
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Look as this seat, or as a spectator
    #[arg(long = "as", value_name = "SEAT|spectator", default_value = "spectator")]
    viewer: Viewer,
    /// Which part of the table: the board, or one of the sheets beside it
    #[arg(long, value_name = "NAME", default_value = "board")]
    sheet: String,
    /// By day or by night
    #[arg(long, value_enum, default_value_t = Light::Day)]
    theme: Light,
    /// The edition file to use, if it is not one that comes with the program
    #[arg(long, value_name = "FILE")]
    edition: Option<PathBuf>,
    /// Where to write the picture, as .svg or .png; as SVG to the standard output if nothing is said
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Of a PNG: how many dots for one unit of the drawing
    #[arg(long, value_name = "FACTOR", requires = "output")]
    scale: Option<f32>,
}

/// When a picture is looked at.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Light {
    Day,
    Night,
}

/// Draws the position.
pub(crate) fn run(args: &DrawArgs, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    let edition = OwnEdition::read(args.edition.as_ref())?;
    let (position, voice) = show::read(&args.file, args.at, &edition, voice)?;
    let rules = position.rules();
    Listener::of(Some(args.viewer), rules.players())?;
    let info = rules.info();
    let context = Context::new(args.viewer, voice.language(), voice.names());
    let scene = (crate::kits().find(info.name))
        .and_then(|kit| kit.drawing)
        .and_then(|drawing| drawing.draw(position.look(args.viewer).as_ref(), &context))
        .ok_or_else(|| Failure::usage(format!("{} cannot be drawn yet", info.title)))?;
    let sheet = scene.sheets().find(|sheet| sheet.id == args.sheet).ok_or_else(|| {
        let known: Vec<&str> = scene.sheets().map(|sheet| sheet.id).collect();
        Failure::usage(format!(
            "there is no sheet `{}` here; choose {}",
            args.sheet,
            known.join(", ")
        ))
    })?;
    let theme = match args.theme {
        Light::Day => Theme::Day,
        Light::Night => Theme::Night,
    };
    match &args.output {
        Some(file) => files::write_new(file, &painted(&sheet, theme, file, args.scale)?),
        None => Ok(writeln!(out, "{}", sheet.standalone(theme))?),
    }
}

/// The picture in the form that the name of its file asks for.
fn painted(
    sheet: &Sheet,
    theme: Theme,
    file: &Path,
    scale: Option<f32>,
) -> Result<Vec<u8>, Failure> {
    let ending = file.extension().unwrap_or_default().to_ascii_lowercase();
    match (ending.to_str(), scale) {
        (Some("svg"), None) => Ok(sheet.standalone(theme).into_bytes()),
        (Some("svg"), Some(_)) => {
            Err(Failure::usage("--scale is for PNG; an SVG can be shown in any size"))
        }
        (Some("png"), scale) => {
            if !has_letters() {
                eprintln!("This system has no fonts: the picture comes without letters.");
            }
            let painted = png(&sheet.svg, theme, scale.unwrap_or(1.0));
            painted.map_err(|problem| Failure::usage(problem.to_string()))
        }
        _ => Err(Failure::usage(format!(
            "`{}` is no name for a picture; it ends with .svg or .png",
            file.display()
        ))),
    }
}
