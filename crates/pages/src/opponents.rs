//! What there is to know of the computer opponents: what they are called, what they do, how strong they are.

use damrak_bots::{Level, Rank};
use damrak_core::Phrase;
use damrak_kit::{Kit, Strength};
use damrak_words::{Language, SeatNumbers, words};
use maud::{Markup, html};

use super::shell::{say, say_phrase};
use damrak_table::bots::levels;

/// The ranks in the order in which they are offered: the one that plays anything is wanted least.
const OFFERED: [Rank; 5] =
    [Rank::Apprentice, Rank::Clerk, Rank::Merchant, Rank::Regent, Rank::Random];

const fn title_of(rank: Rank) -> &'static str {
    match rank {
        Rank::Random => "site-bot-random",
        Rank::Apprentice => "site-bot-apprentice",
        Rank::Clerk => "site-bot-clerk",
        Rank::Merchant => "site-bot-merchant",
        Rank::Regent => "site-bot-regent",
    }
}

const fn manner_of(rank: Rank) -> &'static str {
    match rank {
        Rank::Random => "site-bot-random-does",
        Rank::Apprentice => "site-bot-apprentice-does",
        Rank::Clerk => "site-bot-clerk-does",
        Rank::Merchant => "site-bot-merchant-does",
        Rank::Regent => "site-bot-regent-does",
    }
}

/// What a level is called, as it stands beside a name.
pub fn title(level: &str, language: Language) -> String {
    let level = levels::stored(level);
    let title = words().say(language, &Phrase::new(title_of(level.rank())), &SeatNumbers);
    match level.budget() {
        Some(budget) if level != Level::of(level.rank()) => format!("{title}, {budget}"),
        _ => title,
    }
}

/// The levels for a choice: what is sent, and what is read.
pub fn choices(language: Language) -> Vec<(&'static str, String)> {
    let choice = |rank: Rank| {
        let level = Phrase::new(title_of(rank));
        (rank.name(), say_phrase(language, &Phrase::new("site-bot-choice").with("level", level)))
    };
    OFFERED.map(choice).to_vec()
}

/// How a bot is called in a list: its name and its level.
pub fn named(name: &str, level: &str, language: Language) -> String {
    let title = title(level, language);
    if name.is_empty() || name == level { title } else { format!("{name} ({title})") }
}

/// One honest line for each level in a game.
pub fn explained(kit: &Kit, language: Language) -> Markup {
    html! {
        dl.levels {
            @for rank in OFFERED {
                dt { (say(language, title_of(rank))) }
                dd {
                    (say(language, manner_of(rank)))
                    @for measured in kit.strengths.iter().filter(|one| one.rank == rank) {
                        " " (strength(measured, language))
                    }
                }
            }
        }
    }
}

fn strength(measured: &Strength, language: Language) -> String {
    let phrase = Phrase::new("site-bot-strength")
        .with("level", Phrase::new(title_of(measured.others)))
        .with("won", measured.won)
        .with("even", measured.even);
    say_phrase(language, &phrase)
}

/// The next rank for somebody who has beaten these levels; nothing above the strongest.
pub fn stronger<'a>(levels: impl Iterator<Item = &'a str>) -> Option<Rank> {
    let beaten = levels.map(|level| levels::stored(level).rank()).max()?;
    Rank::ALL.into_iter().find(|rank| *rank > beaten)
}

/// What the button is called that begins a game against a rank.
pub fn challenge(rank: Rank, language: Language) -> String {
    let phrase = Phrase::new("page-play-against").with("level", Phrase::new(title_of(rank)));
    say_phrase(language, &phrase)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_called_by_their_rank_and_their_budget() {
        assert_eq!(title("clerk", Language::English), "clerk");
        assert_eq!(title("regent@500ms", Language::German), "Regent, 500ms");
        assert_eq!(title("simple", Language::Dutch), "klerk");
        assert_eq!(named("Griet", "clerk", Language::English), "Griet (clerk)");
        assert_eq!(
            named("simple", "simple", Language::English),
            "clerk",
            "stored before bots had names"
        );
    }

    #[test]
    fn whoever_won_is_offered_the_next_rank() {
        assert_eq!(stronger(["clerk", "apprentice"].into_iter()), Some(Rank::Merchant));
        assert_eq!(stronger(["regent"].into_iter()), None);
        assert_eq!(stronger([].into_iter()), None);
    }
}
