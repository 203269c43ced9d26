//! `damrak games`: what can be played, and how.

use std::io::Write;

use damrak_core::{GameInfo, OptionInfo, OptionKind, Phrase};
use serde_json::{Value, json};

use super::write_json;
use crate::failure::Failure;
use crate::registry;
use crate::voice::Voice;
use crate::wrap::wrap;

/// List the games with their variants, options and editions
///
/// Everything that can be chosen before a game is listed with the name to use in arguments and
/// setup files, what it takes, what holds if nothing is said, and a line of help.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  damrak games
  damrak games kontor
  damrak games --json")]
pub(crate) struct GamesArgs {
    /// Only this game
    name: Option<String>,
    /// Write JSON: a list of games
    #[arg(long)]
    json: bool,
}

/// Lists the games.
pub(crate) fn run(args: &GamesArgs, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    let registry = registry();
    let games: Vec<&GameInfo> = match &args.name {
        Some(name) => vec![registry.find(name)?],
        None => registry.games().collect(),
    };
    if args.json {
        let games = games.into_iter().map(|info| document(info, voice)).collect();
        return write_json(out, &Value::Array(games));
    }
    for (index, info) in games.into_iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        describe(info, voice, out)?;
    }
    Ok(())
}

fn describe(info: &GameInfo, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    let (least, most) = (*info.players.start(), *info.players.end());
    let players = if least == most {
        Phrase::new("cli-games-players").with("players", most)
    } else {
        Phrase::new("cli-games-players-range").with("least", least).with("most", most)
    };
    let by = Phrase::new("cli-games-by").with("designers", info.designers);
    writeln!(out, "{} ({})", info.title, info.name)?;
    writeln!(out, "{} {}", voice.say(&by), voice.say(&players))?;
    writeln!(out, "{}", wrap(&voice.word(info.about), 0))?;

    writeln!(out, "\n{}", voice.word("cli-games-variants"))?;
    let longest = info.variants.iter().map(|variant| variant.name.len()).max().unwrap_or_default();
    for (index, variant) in info.variants.iter().enumerate() {
        let title = voice.word(variant.title);
        write!(out, "  {:<longest$}  {title}", variant.name)?;
        if index == 0 {
            write!(out, " {}", voice.word("cli-games-default"))?;
        }
        writeln!(out)?;
        let help = format!("  {:<longest$}  {}", "", voice.word(variant.help));
        writeln!(out, "{}", wrap(&help, longest + 4))?;
    }
    if !info.options.is_empty() {
        writeln!(out, "\n{}", voice.word("cli-games-options"))?;
    }
    for option in info.options {
        describe_option(option, voice, out)?;
    }
    writeln!(out, "\n{}", voice.word("cli-games-editions"))?;
    for edition in info.editions {
        writeln!(out, "  {}", edition.name)?;
    }
    Ok(())
}

fn describe_option(option: &OptionInfo, voice: &Voice, out: &mut dyn Write) -> Result<(), Failure> {
    let default = option.kind.default_value();
    let default = Phrase::new("cli-games-default-value").with("value", default.to_string());
    let values = match &option.kind {
        OptionKind::Flag { .. } => "true|false".to_owned(),
        OptionKind::Number { min, max, .. } => format!("{min}..{max}"),
        OptionKind::Choice(choices) => {
            choices.iter().map(|choice| choice.name).collect::<Vec<_>>().join("|")
        }
    };
    writeln!(out, "  {}={values} {}", option.name, voice.say(&default))?;
    writeln!(out, "{}", wrap(&format!("      {}", voice.word(option.help)), 6))?;
    if let OptionKind::Choice(choices) = &option.kind {
        let longest = choices.iter().map(|choice| choice.name.len()).max().unwrap_or_default();
        for choice in *choices {
            let line = format!("      {:<longest$}  {}", choice.name, voice.word(choice.help));
            writeln!(out, "{}", wrap(&line, longest + 8))?;
        }
    }
    Ok(())
}

fn document(info: &GameInfo, voice: &Voice) -> Value {
    let variants = info.variants.iter().map(|variant| {
        json!({
            "name": variant.name,
            "title": voice.word(variant.title),
            "help": voice.word(variant.help),
        })
    });
    let editions = info.editions.iter().map(|edition| edition.name);
    json!({
        "name": info.name,
        "title": info.title,
        "designers": info.designers,
        "about": voice.word(info.about),
        "players": { "least": info.players.start(), "most": info.players.end() },
        "rules_version": info.newest_rules(),
        "variants": variants.collect::<Vec<_>>(),
        "options": info.options.iter().map(|it| option_document(it, voice)).collect::<Vec<_>>(),
        "editions": editions.collect::<Vec<_>>(),
    })
}

fn option_document(option: &OptionInfo, voice: &Voice) -> Value {
    let mut document = json!({
        "name": option.name,
        "title": voice.word(option.title),
        "help": voice.word(option.help),
        "type": "flag",
        "default": option.kind.default_value(),
    });
    match &option.kind {
        OptionKind::Flag { .. } => {}
        OptionKind::Number { min, max, .. } => {
            document["type"] = "number".into();
            document["min"] = (*min).into();
            document["max"] = (*max).into();
        }
        OptionKind::Choice(choices) => {
            document["type"] = "choice".into();
            document["values"] = choices
                .iter()
                .map(|choice| json!({ "name": choice.name, "help": voice.word(choice.help) }))
                .collect();
        }
    }
    document
}
