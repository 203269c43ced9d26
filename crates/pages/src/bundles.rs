//! Decisions that are offered as a whole, as plain forms: things to tick, or a number to name.

use damrak_core::{Bundle, Offer, Phrase, Pick, Thing};
use damrak_table::form::PICKED;
use maud::{Markup, html};

use super::parts::targets;

/// How a page sends decisions and says sentences.
pub(crate) struct Desk<'a> {
    /// How forms are sent.
    pub method: &'static str,
    /// Where they are sent to.
    pub address: &'a str,
    /// The name of what is decided.
    pub name: &'static str,
    /// What every form sends besides.
    pub fields: &'a Markup,
    /// Changes with every decision: what was ticked before is forgotten then.
    pub turn: &'a str,
    /// Says a sentence.
    pub say: &'a dyn Fn(&Phrase) -> String,
}

impl Desk<'_> {
    /// Everything that can be picked, and what might be worth picking.
    pub(crate) fn bundles(&self, bundles: &[Bundle<Offer>]) -> Markup {
        html! { @for bundle in bundles { (self.bundle(bundle)) } }
    }

    /// Those of which a number is named.
    pub(crate) fn numbers(&self, bundles: &[Bundle<Offer>]) -> Markup {
        let number = |bundle: &&Bundle<Offer>| matches!(bundle.pick, Pick::Number { .. });
        html! { @for bundle in bundles.iter().filter(number) { (self.bundle(bundle)) } }
    }

    /// Those of which things are ticked.
    pub(crate) fn things(&self, bundles: &[Bundle<Offer>]) -> Markup {
        let things = |bundle: &&Bundle<Offer>| matches!(bundle.pick, Pick::Things { .. });
        html! { @for bundle in bundles.iter().filter(things) { (self.bundle(bundle)) } }
    }

    fn bundle(&self, bundle: &Bundle<Offer>) -> Markup {
        let key = format!("{}-{}", bundle.verb, self.turn);
        let verb = html! { input type="hidden" name=(self.name) value=(bundle.verb); };
        match &bundle.pick {
            Pick::Things { things, confirm } => html! {
                form.bundle.things method=(self.method) action=(self.address) data-key=(key) data-confirm=(confirm.0) {
                    (self.fields) (verb)
                    fieldset {
                        legend { ((self.say)(&bundle.phrase)) }
                        @for thing in things { (self.thing(thing)) }
                    }
                    output {}
                    button.main { ((self.say)(&bundle.phrase)) }
                }
                (self.named(bundle))
            },
            Pick::Number { least, most, step, target } => {
                let field = format!("number-{}", bundle.verb.replace(' ', "-"));
                html! {
                    form.bundle.number method=(self.method) action=(self.address) data-key=(key) data-focus=(target.0) {
                        (self.fields) (verb)
                        .asked {
                            label for=(field) { ((self.say)(&bundle.phrase)) }
                            small id={ (field) "-range" } { ((self.say)(&range(*least, *most, *step))) }
                        }
                        .stepper {
                            (self.step("page-number-less", "−", *step))
                            input type="number" id=(field) name=(PICKED) inputmode="numeric" required
                                aria-describedby={ (field) "-range" }
                                min=(least) max=(most) step=(step) value=(least);
                            (self.step("page-number-more", "+", *step))
                        }
                        button.main { ((self.say)(&bundle.phrase)) }
                    }
                }
            }
        }
    }

    /// A button beside a number: one step less, or one more.
    fn step(&self, key: &'static str, sign: &str, step: u32) -> Markup {
        let label = (self.say)(&Phrase::new(key).with("step", step));
        html! { button type="button" data-step=(sign) aria-label=(label) title=(label) { (sign) } }
    }

    fn thing(&self, thing: &Thing) -> Markup {
        html! {
            label title=((self.say)(&thing.phrase)) {
                input type="checkbox" name=(PICKED) value=(thing.word)
                    data-for=(thing.target.0) data-alone[thing.alone];
                (thing.word)
            }
        }
    }

    /// Only on request: whoever wants to find it themselves is not told.
    fn named(&self, bundle: &Bundle<Offer>) -> Markup {
        html! {
            details.named {
                summary { (self.word("page-bundle-named")) }
                form.offers method=(self.method) action=(self.address) {
                    (self.fields)
                    @for offer in &bundle.named {
                        button name=(self.name) value=(offer.notation) data-picks=(targets(offer)) {
                            ((self.say)(&offer.phrase))
                        }
                    }
                }
            }
        }
    }

    fn word(&self, key: &'static str) -> String {
        (self.say)(&Phrase::new(key))
    }
}

/// Which numbers there are, in words.
fn range(least: u32, most: u32, step: u32) -> Phrase {
    let key = match step {
        _ if least == most => "page-number-only",
        1 => "page-number-range",
        _ => "page-number-steps",
    };
    Phrase::new(key).with("least", least).with("most", most).with("step", step)
}

#[cfg(test)]
mod tests {
    use damrak_core::Target;
    use damrak_words::{Language, words};

    use super::*;

    fn bid(most: u32, step: u32) -> String {
        let target = Target::new("money", "bid");
        let offer = Offer {
            notation: "bid 30".into(),
            phrase: Phrase::new("page-agree"),
            targets: Vec::new(),
            either_way: false,
        };
        let bundle = Bundle {
            kind: 0,
            verb: "bid".into(),
            phrase: Phrase::new("page-agree"),
            pick: Pick::Number { least: 30, most, step, target },
            named: vec![offer],
        };
        let desk = Desk {
            method: "post",
            address: "",
            name: "action",
            fields: &html! {},
            turn: "1",
            say: &|phrase| words().say(Language::English, phrase, &Vec::<String>::new()),
        };
        desk.bundles(&[bundle]).into_string()
    }

    #[test]
    fn a_number_says_which_ones_there_are_and_has_its_steps() {
        let bid_in_tens = bid(250, 10);
        assert!(bid_in_tens.contains(">from 30 to 250, in steps of 10<"), "{bid_in_tens}");
        for label in ["10 less", "10 more"] {
            assert!(bid_in_tens.contains(&format!("aria-label=\"{label}\"")), "{label}");
        }
        assert!(bid(250, 1).contains(">from 30 to 250<"));
        assert!(bid(30, 10).contains(">30 and no other<"));
        assert!(bid_in_tens.contains("<button class=\"main\">Agree</button>"), "{bid_in_tens}");
    }
}
