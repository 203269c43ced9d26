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
                    button.main { (self.word("page-bundle-do")) }
                }
                (self.named(bundle))
            },
            Pick::Number { least, most, step, target } => html! {
                form.bundle.number method=(self.method) action=(self.address) data-key=(key) data-focus=(target.0) {
                    (self.fields) (verb)
                    label {
                        ((self.say)(&bundle.phrase))
                        input type="number" name=(PICKED) inputmode="numeric" required
                            min=(least) max=(most) step=(step) value=(least);
                    }
                    button { (self.word("page-bundle-do")) }
                }
            },
        }
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
