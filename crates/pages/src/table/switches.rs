//! What somebody may want otherwise while they play: how quickly others' decisions are shown, sounds, and whether what is
//! pointed at is decided at once. The page is painted for everybody alike; what is chosen already is hidden by the style.

use maud::{Markup, html};

use super::scenery::Scenery;

impl Scenery<'_> {
    /// One line a choice, with a button for each other way.
    pub(super) fn switches(&self) -> Markup {
        html! {
            form.switches method="post" action="/choose" {
                input type="hidden" name="back" value={ "/table/" (self.table.id()) };
                (self.switch("watch", "site-others", &[("device", "site-others-steps"), ("at-once", "site-others-at-once")]))
                (self.switch("sound", "site-sound", &[
                    ("device", "site-sound-on"), ("mine", "site-sound-mine"), ("off", "site-sound-off"),
                ]))
                (self.switch("confirm", "site-confirm", &[("device", "site-confirm-on"), ("off", "site-confirm-off")]))
            }
        }
    }

    fn switch(
        &self,
        name: &str,
        title: &'static str,
        ways: &[(&'static str, &'static str)],
    ) -> Markup {
        html! {
            fieldset.plain {
                legend { (self.word(title)) }
                @for (value, key) in ways {
                    button class={ "is-" (name) "-" (value) } name=(name) value=(value) { (self.word(key)) }
                }
            }
        }
    }
}
