//! A game at a glance, for whoever has never heard of it: its board in the midst of play, how many, how long, how hard.

use damrak_core::Phrase;
use damrak_draw::Theme;
use damrak_kit::{Depth, Kit, Kits, Poster};
use damrak_words::Language;
use maud::{Markup, PreEscaped, html};

use crate::book::figures;
use crate::choices::Kind;
use crate::icons::Icon;
use crate::shell::{say, say_phrase, say_within};
use crate::{Visitor, assets};

/// Where the picture of a game is found.
fn address(kit: &Kit, language: Language, theme: Theme) -> String {
    let (game, version) = (kit.name(), assets::version());
    format!("/posters/{version}/{game}-{}-{}.svg", language.code(), theme.name())
}

/// A picture of a lesson as a file of its own: a page with all of them would be heavy. Nothing if it consists of words.
pub(crate) fn of_step(kits: &Kits, kit: &Kit, step: usize, who: &Visitor) -> Option<Markup> {
    let name = format!("{}.{step}", kit.name());
    let drawn = figures::poster(kits, &name, who.language, Theme::Day)?;
    let (width, height) = size_of(&drawn)?;
    let address = |theme: Theme| {
        let (version, language) = (assets::version(), who.language.code());
        format!("/posters/{version}/{name}-{language}-{}.svg", theme.name())
    };
    let lazy = if step == 0 { "eager" } else { "lazy" };
    Some(by_day_and_night_so_large(who, address, lazy, (width, height)))
}

/// Width and height of a drawing.
fn size_of(svg: &str) -> Option<(f32, f32)> {
    let frame = svg.split_once("viewBox=\"")?.1.split_once('"')?.0;
    let mut numbers = frame.split(' ').skip(2).map(|number| number.parse().ok());
    Some((numbers.next()??, numbers.next()??))
}

/// What is asked for by the name of a picture: the game, in which language, by day or by night.
pub fn read_name(name: &str) -> Option<(&str, Language, Theme)> {
    let (name, theme) = name.strip_suffix(".svg")?.rsplit_once('-')?;
    let (game, language) = name.rsplit_once('-')?;
    let theme = [Theme::Day, Theme::Night].into_iter().find(|known| known.name() == theme)?;
    Some((game, language.parse().ok()?, theme))
}

/// A picture that is there by day and by night, as whoever looks has chosen or as their device has it.
pub(crate) fn by_day_and_night(
    who: &Visitor,
    address: impl Fn(Theme) -> String,
    lazy: &str,
) -> Markup {
    by_day_and_night_so_large(who, address, lazy, (560.0, 380.0))
}

fn by_day_and_night_so_large(
    who: &Visitor,
    address: impl Fn(Theme) -> String,
    lazy: &str,
    (width, height): (f32, f32),
) -> Markup {
    let chosen = who.choices.get(Kind::Theme);
    let own = if chosen == Some("night") { Theme::Night } else { Theme::Day };
    html! {
        picture {
            @if chosen.is_none() {
                source media="(prefers-color-scheme: dark)" srcset=(address(Theme::Night));
            }
            img src=(address(own)) alt="" width=(width) height=(height) loading=(lazy) decoding="async";
        }
    }
}

/// The board of a game in the midst of play; its tile if it brings no picture.
pub fn picture(kit: &Kit, who: &Visitor) -> Markup {
    match kit.poster {
        Some(_) => by_day_and_night(who, |theme| address(kit, who.language, theme), "eager"),
        None => html! { @if let Some(tile) = kit.tile() { (PreEscaped(tile)) } },
    }
}

/// What a depth is called.
const fn word(depth: Depth) -> &'static str {
    match depth {
        Depth::Easy => "site-depth-easy",
        Depth::Medium => "site-depth-medium",
        Depth::Deep => "site-depth-deep",
    }
}

/// How much there is to think about, as gables.
pub(crate) fn gables(depth: Depth, language: Language) -> Markup {
    html! {
        span.hard {
            @for step in Depth::ALL {
                svg.in[step <= depth] viewBox="0 0 13 14" width="13" height="14" aria-hidden="true" {
                    path d="M1.5 13V6.5h1.4V4.4h1.6V2.6L6.5 1l2 1.6v1.8h1.6v2.1h1.4V13z" {}
                }
            }
            " " (say_within(language, word(depth)))
        }
    }
}

/// About how many minutes.
pub(crate) fn minutes(poster: &Poster, language: Language) -> String {
    say_phrase(
        language,
        &Phrase::new("site-about-minutes").with("count", u32::from(poster.minutes)),
    )
}

/// How many, how long, how hard.
pub fn meta(kit: &Kit, language: Language) -> Markup {
    html! {
        p.meta {
            span { (Icon::People.show()) (number_of_players(kit)) span.pl { " " (say_within(language, "site-players-word")) } }
            @if let Some(poster) = &kit.poster {
                span { (Icon::Time.show()) (minutes(poster, language)) }
                (gables(poster.depth, language))
            }
        }
    }
}

/// How many can play, in figures.
fn number_of_players(kit: &Kit) -> String {
    let players = &kit.info().players;
    match (players.start(), players.end()) {
        (least, most) if least == most => least.to_string(),
        (least, most) => format!("{least}–{most}"),
    }
}

/// The title without what stands behind a colon: where there is little room, nobody misses it.
pub fn short_title(kit: &Kit) -> &'static str {
    let title = kit.info().title;
    title.split_once(':').map_or(title, |(short, _)| short)
}

/// One line about it.
pub fn line(kit: &Kit, language: Language) -> String {
    say(language, kit.poster.map_or(kit.info().about, |poster| poster.line))
}

/// All games as cards: what each looks like, what it is, and what can be done with it.
pub fn cards(who: &Visitor, kits: &Kits, acts: impl Fn(&Kit) -> Markup) -> Markup {
    let (language, first) = (who.language, first_of(kits).map(Kit::name));
    html! {
        ul.games {
            @for kit in kits.iter() {
                li.tile.game-card {
                    .shot { (picture(kit, who)) }
                    .about {
                        h2 {
                            (short_title(kit))
                            @if first == Some(kit.name()) { span.ribbon { (say(language, "site-start-here")) } }
                        }
                        (meta(kit, language))
                        p.line { (line(kit, language)) }
                        .acts { (acts(kit)) }
                    }
                }
            }
        }
    }
}

/// The game that newcomers do best to begin with: the shortest of the easy ones.
pub fn first_of(kits: &Kits) -> Option<&'static Kit> {
    let easiest = |kit: &&'static Kit| kit.poster.map(|poster| (poster.depth, poster.minutes));
    kits.iter().filter(|kit| kit.poster.is_some()).min_by_key(easiest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_picture_by_day_and_by_night_in_every_language() {
        let kits = damrak_games::kits();
        for kit in kits.iter() {
            for (language, theme) in Language::all()
                .into_iter()
                .flat_map(|language| [(language, Theme::Day), (language, Theme::Night)])
            {
                let address = address(kit, language, theme);
                let name = address.rsplit('/').next().expect("a name");
                assert_eq!(read_name(name), Some((kit.name(), language, theme)));
                let drawn = figures::poster(&kits, kit.name(), language, theme);
                let drawn = drawn.expect("drawn");
                assert!(drawn.contains("viewBox=\"") && drawn.contains(theme.name()));
                assert!(drawn.len() < 120_000, "{}: {}", kit.name(), drawn.len());
            }
        }
        for wrong in
            ["", "kontor.svg", "kontor-en-dusk.svg", "kontor-fr-day.svg", "kontor-en-day.png"]
        {
            assert_eq!(read_name(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn pictures_of_lessons_are_files_with_their_size() {
        let kits = damrak_games::kits();
        for kit in kits.iter() {
            let steps = kit.lesson.as_ref().expect("a lesson").steps.len();
            for step in 0..steps {
                let name = format!("{}.{step}", kit.name());
                let Some(drawn) = figures::poster(&kits, &name, Language::German, Theme::Night)
                else {
                    continue;
                };
                let (width, height) = size_of(&drawn).expect("a size");
                assert!(width > 50.0 && height > 50.0, "{name}: {width} x {height}");
                assert_eq!(
                    read_name(&format!("{name}-de-night.svg")),
                    Some((name.as_str(), Language::German, Theme::Night))
                );
            }
            let beyond = format!("{}.{steps}", kit.name());
            assert!(figures::poster(&kits, &beyond, Language::German, Theme::Night).is_none());
        }
    }

    #[test]
    fn newcomers_are_told_where_to_start() {
        let kits = damrak_games::kits();
        let first = first_of(&kits).expect("a game").poster.expect("its poster");
        for poster in kits.iter().filter_map(|kit| kit.poster) {
            assert!((first.depth, first.minutes) <= (poster.depth, poster.minutes));
        }
    }
}
