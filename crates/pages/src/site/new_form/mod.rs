//! The form for a new table: which game, with whom and at which pace; the rest is folded, with what holds now beside it.

mod folds;
mod wanted;

use damrak_core::{GameInfo, Phrase};
use damrak_kit::{Kit, Kits};
use damrak_words::Language;
use maud::{Markup, PreEscaped, html};

use super::fields::Fields;
use super::shown;
use crate::shell::{self, Place, say, say_phrase};
use crate::{Page, Visitor, poster};
use damrak_table::Problem;

pub use wanted::{Company, Pace};

/// The choice of a game.
pub fn games(who: &Visitor, kits: &Kits, fields: &Fields) -> Page {
    let language = who.language;
    let body = html! {
        .wide {
            h1 { (say(language, "site-which-game")) }
            (poster::cards(who, kits, |kit| html! {
                a.button.main href=(address(kit, fields)) {
                    (say(language, "site-this-one")) span.unseen { " · " (kit.info().title) }
                }
            }))
        }
    };
    Page::new(say(language, "site-new-table"), body).at(Place::Play)
}

/// Where the form for a game is, with the other two decisions as they are.
fn address(kit: &Kit, fields: &Fields) -> String {
    let (with, pace) = (Company::of(fields), Pace::of(fields));
    format!("/new?game={}&with={}&pace={}", kit.name(), with.name(), pace.name())
}

/// The game's Delft tile.
pub fn tile(kit: &Kit) -> Markup {
    html! { @if let Some(tile) = kit.tile() { (PreEscaped(tile)) } }
}

/// The form as it is filled in, with what is wrong with it at its top.
pub fn form(
    who: &Visitor,
    kits: &Kits,
    kit: &'static Kit,
    fields: &Fields,
    problem: Option<&Problem>,
) -> Page {
    let info = kit.info();
    let form = NewForm { who, language: who.language, kit, info, fields };
    let word = |key| say(who.language, key);
    let body = html! {
        .wide.new-table {
            h1 { (word("site-new-table")) }
            @if let Some(problem) = problem { (shown::problem(who.language, problem, Some(info.name))) }
            form #making method="post" action="/new" {
                input type="hidden" name="game" value=(info.name);
                input type="hidden" name="sent" value="1";
                (shown::nonce())
                .asked {
                    @if kits.iter().count() > 1 { (form.which(kits)) }
                    (form.with_whom())
                    (form.pace())
                }
                (form.as_it_will_be())
                .folds { (form.rules()) (form.seats()) (form.more()) }
            }
        }
    };
    let page = Page::new(word("site-new-table"), body).at(Place::Play).because_of(problem);
    page.dressed(&shell::MAKING)
}

/// The field for the name of somebody who has none yet.
pub fn name_field(language: Language, fields: &Fields) -> Markup {
    html! {
        input name="name" maxlength="40" autocomplete="nickname" value=(fields.or("name", ""))
            aria-label=(say(language, "site-your-name")) placeholder=(say(language, "page-guest"));
    }
}

struct NewForm<'a> {
    who: &'a Visitor,
    language: Language,
    kit: &'static Kit,
    info: &'static GameInfo,
    fields: &'a Fields,
}

impl NewForm<'_> {
    fn word(&self, key: &'static str) -> String {
        say(self.language, key)
    }

    /// One of several, all to be seen.
    fn radio(&self, name: &str, value: &str, before: &str, title: &str, help: &str) -> Markup {
        let chosen = self.fields.or(name, before) == value;
        html! {
            label.choice {
                input type="radio" name=(name) value=(value) checked[chosen];
                span { b { (title) } small { (help) } }
            }
        }
    }

    fn select(&self, name: &str, label: &str, before: &str, values: &[(&str, String)]) -> Markup {
        let chosen = self.fields.or(name, before);
        html! {
            select name=(name) aria-label=(label) {
                @for (value, title) in values {
                    option value=(value) selected[chosen == *value] { (title) }
                }
            }
        }
    }

    /// All games; another one is another page.
    fn which(&self, kits: &Kits) -> Markup {
        html! {
            nav.asks aria-label=(self.word("site-which-game")) {
                h2 { (self.word("site-which-game")) }
                .picks {
                    @for kit in kits.iter() {
                        @let current = (kit.name() == self.kit.name()).then_some("true");
                        a.game-pick data-game=(kit.name()) href=(address(kit, self.fields)) aria-current=[current] {
                            span.shot { (poster::picture(kit, self.who)) }
                            b { (poster::short_title(kit)) }
                            (poster::meta(kit, self.language))
                        }
                    }
                }
            }
        }
    }

    fn with_whom(&self) -> Markup {
        let (least, most) = (*self.info.players.start(), *self.info.players.end());
        let numbers: Vec<String> = (least..=most).map(|number| number.to_string()).collect();
        let numbers: Vec<(&str, String)> = numbers
            .iter()
            .map(|number| {
                let count = number.parse::<u32>().unwrap_or_default();
                let players = Phrase::new("site-players").with("count", count);
                (number.as_str(), say_phrase(self.language, &players))
            })
            .collect();
        let usual = Company::of(self.fields).name();
        html! {
            fieldset.asks {
                legend { (self.word("site-with-whom")) }
                @if least < most {
                    (self.select("players", &self.word("site-how-many"), numbers.first().map_or("", |first| first.0), &numbers))
                }
                .picks {
                    @for company in Company::ALL {
                        @let (title, help) = company.words();
                        (self.radio("with", company.name(), usual, &self.word(title), &self.word(help)))
                    }
                }
            }
        }
    }

    fn pace(&self) -> Markup {
        html! {
            fieldset.asks {
                legend { (self.word("site-which-pace")) }
                .picks {
                    @for pace in Pace::ALL {
                        @let (title, help) = pace.words();
                        (self.radio("pace", pace.name(), Pace::Live.name(), &self.word(title), &self.word(help)))
                    }
                }
            }
        }
    }

    /// What all of it comes to, and the button.
    fn as_it_will_be(&self) -> Markup {
        let (with, pace) = (Company::of(self.fields), Pace::of(self.fields));
        html! {
            section.tile.to-be aria-label=(self.word("site-as-it-will-be")) {
                .shot { (poster::picture(self.kit, self.who)) }
                .inside {
                    h2 { (self.info.title) }
                    p.sums {
                        span.tag data-sum="with" { (self.word(with.words().0)) } " "
                        span.tag data-sum="pace" { (self.word(pace.words().0)) } " "
                        @if let Some(poster) = &self.kit.poster { span.tag { (self.word("site-roughly")) " " (poster::minutes(poster, self.language)) } }
                    }
                    @if self.who.person.is_none() {
                        label.field { span { (self.word("site-name-at-table")) } (name_field(self.language, self.fields)) }
                    }
                    button.main { (self.word("site-make-table")) }
                }
            }
        }
    }
}
