//! What somebody may want otherwise while they play: how quickly others' decisions are shown, sounds, whether what is
//! pointed at is decided at once, and whether boards say what on them is reconstructed. The page is painted for everybody alike; what is chosen already is hidden by the style.

use maud::{Markup, html};

use super::scenery::Scenery;

impl Scenery<'_> {
    /// One line a choice, with a button for each other way.
    pub(super) fn switches(&self) -> Markup {
        self.choose(&html! {
            (self.switch("watch", "site-others", &[("device", "site-others-steps"), ("at-once", "site-others-at-once")]))
            (self.switch("sound", "site-sound", &[
                ("device", "site-sound-on"), ("mine", "site-sound-mine"), ("off", "site-sound-off"),
            ]))
            (self.switch("confirm", "site-confirm", &[("device", "site-confirm-on"), ("off", "site-confirm-off")]))
        })
    }

    /// Below what the signs mean: whether boards and cards bear the one that says what is reconstructed.
    pub(super) fn sources(&self) -> Markup {
        let ways = [("device", "site-sources-off"), ("shown", "site-sources-on")];
        self.choose(&self.switch("sources", "site-sources", &ways))
    }

    fn choose(&self, switches: &Markup) -> Markup {
        html! {
            form.switches method="post" action="/choose" {
                input type="hidden" name="back" value={ "/table/" (self.table.id()) };
                (switches)
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
