//! Links in mails: they work without signing in.

use damrak_notices::Prover;
use damrak_notices::choice::{Choice, MailMode, language};
use damrak_store::Person;
use damrak_words::Language;

use crate::app::App;
use damrak_table::Problem;

/// What a link proves, and for whom.
#[derive(Debug)]
pub(crate) enum Link {
    /// That an address is theirs.
    Confirm(Person),
    /// That they want no more mail.
    Stop(Person),
}

impl Link {
    /// A link that confirms an address, if it is one and good now.
    pub(crate) async fn confirming(app: &App, token: &str) -> Result<Option<Self>, Problem> {
        let Some((id, _)) = Prover::claim(token) else { return Ok(None) };
        let Some(person) = app.store().person(&id).await? else { return Ok(None) };
        let Some(mail) = Choice::of(&person).mail else { return Ok(None) };
        let keys = app.post.keys().await?;
        let proved = keys.prover.confirms(token, &mail.address, damrak_table::wall_clock());
        Ok(proved.then_some(Link::Confirm(person)))
    }

    /// A link that ends mail, if it is one.
    pub(crate) async fn stopping(app: &App, token: &str) -> Result<Option<Self>, Problem> {
        let keys = app.post.keys().await?;
        let Some(id) = keys.prover.stops(token) else { return Ok(None) };
        Ok(app.store().person(&id).await?.map(Link::Stop))
    }

    /// What its owner reads.
    pub(crate) fn language(&self) -> Language {
        language(self.person(), &Choice::of(self.person()))
    }

    fn person(&self) -> &Person {
        match self {
            Link::Confirm(person) | Link::Stop(person) => person,
        }
    }

    /// Does what the link is for.
    pub(crate) async fn follow(&self, app: &App) -> Result<(), Problem> {
        let register = app.register().await;
        let mut person = register.person(&self.person().id).await?;
        let mut choice = Choice::of(&person);
        match (self, &mut choice.mail) {
            (Link::Confirm(before), Some(mail)) => {
                // They may have named another address in this very moment.
                let same = Choice::of(before).mail.is_some_and(|old| old.address == mail.address);
                if !same {
                    return Err(Problem::stale());
                }
                if !mail.confirmed && choice.mail_mode == MailMode::Off {
                    choice.mail_mode = MailMode::Each;
                }
                mail.confirmed = true;
            }
            (Link::Confirm(_), None) => return Err(Problem::stale()),
            (Link::Stop(_), _) => choice.mail_mode = MailMode::Off,
        }
        choice.write_to(&mut person);
        register.save(&person).await
    }
}
