//! `damrak play`: a game in the terminal.

mod input;
mod keeper;
mod session;
mod terminal;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use damrak_core::{AnyRules, Play, Seat, Seed, record};

use crate::bots::known;
use crate::edition_file::OwnEdition;
use crate::failure::Failure;
use crate::seating::{HUMAN, Seating};
use crate::seed::{SeedArg, given_or_fresh};
use crate::setup_args::SetupArgs;
use crate::voice::Voice;
use crate::{files, record_file, registry};
use keeper::Keeper;
use session::Session;
use terminal::Terminal;

/// Play a game in the terminal
///
/// You see the table, what happened since your last decision, and the legal decisions, numbered.
/// Type the number or the notation; `?` lists what else can be typed, `hint` tells what the computer would
/// do. All other seats are played by the computer: by clerks, or by whoever --opponents or --seats names. Several people can share the terminal: between their
/// turns a curtain falls.
///
/// After every decision the game is saved. Leave when you like and go on later with --resume.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  damrak play kontor
  damrak play kontor --variant gulliver -o special-cards=true --name Anna
  damrak play kontor --opponents merchant
  damrak play merchants --players 4 --opponents clerk,clerk,regent@500ms
  damrak play kontor --seats human,human --name Anna --name Ben
  damrak play --resume kontor-1f0c3b5a9d2e4f60.damrak")]
pub(crate) struct PlayArgs {
    /// The game
    game: Option<String>,
    /// Where you sit [default: 1]
    #[arg(long, value_name = "N", conflicts_with = "seats", help_heading = "Who plays")]
    seat: Option<Seat>,
    #[arg(
        long,
        help = format!("Who plays, in seat order; known are: {}", known(&[HUMAN])),
        value_name = "WHO,WHO…",
        value_delimiter = ',',
        help_heading = "Who plays"
    )]
    seats: Option<Vec<String>>,
    #[arg(
        long,
        help = format!(
            "Who plays the other seats: one level for all, or one for each in seat order \
             [default: {}]; known are: {}", crate::bots::USUAL.name(), known(&[])
        ),
        value_name = "WHO,WHO…",
        value_delimiter = ',',
        conflicts_with = "seats",
        help_heading = "Who plays"
    )]
    opponents: Vec<String>,
    /// What you are called; for several people, once for each in seat order
    #[arg(long = "name", value_name = "NAME", help_heading = "Who plays")]
    names: Vec<String>,
    /// Where all chance comes from: a number, or 64 hexadecimal digits [default: fresh]
    #[arg(long)]
    seed: Option<SeedArg>,
    /// Save the game in this file, which must not be there yet [default: GAME-….damrak]
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with a saved game
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = [
            "setup", "variant", "options", "players", "seat", "seats", "opponents",
            "names", "seed"
        ]
    )]
    resume: Option<PathBuf>,
    #[command(flatten)]
    setup: SetupArgs,
}

/// Plays until the game is over or the person leaves.
pub(crate) fn run(args: &PlayArgs, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    let (play, seating, keeper) = match &args.resume {
        Some(file) => resume(args, file)?,
        None => begin(args)?,
    };
    let mut terminal = Terminal::new(out);
    let voice = voice.at_table(seating.names());
    keeper.watch_interrupts(&voice)?;
    Session::new(play, seating, keeper, voice).run(&mut terminal)
}

fn begin(args: &PlayArgs) -> Result<(Play, Seating, Keeper), Failure> {
    let seats = args.seats.as_ref().map(Vec::len);
    let rules = args.setup.open(&registry(), args.game.as_deref(), seats)?;
    let seating = match &args.seats {
        Some(seats) => Seating::read(seats, &args.names)?,
        None => {
            let own = args.seat.unwrap_or(Seat::from_index(0));
            Seating::one_human(own, rules.players(), &args.opponents, &args.names)?
        }
    };
    let seed = given_or_fresh(args.seed)?;
    let file = match &args.save {
        Some(file) => file.clone(),
        None => files::free_name(&default_name(rules.as_ref(), seed)),
    };
    let play = Play::deal(rules, seed);
    let record = record::write_play(Vec::new(), &play, seating.names())?;
    let keeper = Keeper::begin(file, record, args.setup.edition.clone())?;
    Ok((play, seating, keeper))
}

/// Named after what may be known of the seed, so that two games never meet.
fn default_name(rules: &dyn AnyRules, seed: Seed) -> PathBuf {
    format!("{}-{}.damrak", rules.info().name, seed.commitment().short()).into()
}

fn resume(args: &PlayArgs, file: &Path) -> Result<(Play, Seating, Keeper), Failure> {
    if file == Path::new("-") {
        return Err(Failure::usage("the standard input is needed for playing; name a file"));
    }
    let edition = OwnEdition::read(args.setup.edition.as_ref())?;
    let verified = record_file::read(file, &edition)?;
    if let Some(game) = args.game.as_ref().filter(|game| **game != verified.header.game) {
        return Err(Failure::usage(format!(
            "{}: this is a game of {}, not of {game}",
            file.display(),
            verified.header.game
        )));
    }
    let seating = Seating::of_record(&verified.header.seats);
    let own_edition = args.setup.edition.clone();
    let keeper = match &args.save {
        Some(other) => {
            let record = record::write_play(Vec::new(), &verified.play, seating.names())?;
            Keeper::begin(other.clone(), record, own_edition)?
        }
        None => {
            let record = fs::read(file).map_err(|error| Failure::Read(file.to_owned(), error))?;
            Keeper::resume(file.to_owned(), record, own_edition)
        }
    };
    Ok((verified.play, seating, keeper))
}
