//! Accounts: a name and a password that make a guest somebody on every device, and what proves it.

use damrak_store::Person;
use serde::Deserialize;

use super::leaving::reload;
use super::proof::{prove, wrong_password};
use crate::address::Address;
use crate::app::App;
use crate::browser::Browser;
use crate::limits::{Caller, Rate};
use crate::password::Password;
use crate::register::session_key;
use crate::who::{Owner, Who};
use damrak_table::Problem;

/// The fewest and the most characters of a user name.
const USER_NAME: std::ops::RangeInclusive<usize> = 3..=32;

/// Letters that look the same everywhere, so that nobody passes for somebody else.
pub(crate) fn check_user_name(name: &str) -> Result<(), Problem> {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    let begins_well = name.starts_with(|c: char| c.is_ascii_alphanumeric());
    if begins_well && USER_NAME.contains(&name.len()) && name.chars().all(is_plain) {
        return Ok(());
    }
    Err(Problem::bad("server-user-name")
        .with("least", *USER_NAME.start() as u32)
        .with("most", *USER_NAME.end() as u32))
}

/// What a guest wants to sign in with from now on.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewAccount {
    pub(crate) user_name: String,
    pub(crate) password: Password,
}

/// A guest gets an account, and a new session with it: its secret goes into the cookie.
pub(crate) async fn make_account(
    app: &App,
    known: &Owner,
    browser: &Browser,
    new: NewAccount,
) -> Result<(Person, String), Problem> {
    check_user_name(&new.user_name)?;
    new.password.check()?;
    let has_one = || Problem::not_now("server-has-account");
    if known.person.user_name.is_some() {
        return Err(has_one());
    }
    app.limits.check(Rate::Accounts, Caller::Address(browser.address))?;
    let known_of = [new.user_name.as_str(), known.person.name.as_str()];
    let hash = app.hashers.choose(new.password, &known_of).await?;
    let register = app.register().await;
    let guest = register.renewed(known).await?;
    if guest.user_name.is_some() {
        return Err(has_one());
    }
    let (user_name, password) = (Some(new.user_name), Some(hash));
    let person = Person { user_name, password, ..guest.clone() };
    register.save_account(&guest, &person).await?;
    let secret = register.renew_browser(&person.id, browser).await?;
    register.rebind(&person.id, &known.session.key, session_key(&secret)).await?;
    Ok((person, secret))
}

/// Who somebody says they are.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SignIn {
    pub(crate) user_name: String,
    pub(crate) password: Password,
    /// Whether the seats of the guest they were become the account's.
    #[serde(default)]
    pub(crate) take_over: bool,
}

/// Signs in, always with a new session: its secret goes into the cookie.
pub(crate) async fn enter(
    app: &App,
    who: &Who,
    browser: &Browser,
    wanted: SignIn,
) -> Result<(Person, String), Problem> {
    let before = match who.session {
        Some(_) => Some(who.owner()?),
        None => None,
    };
    let found = app.store().person_by_user_name(&wanted.user_name).await?;
    prove(app, &wanted.user_name, found.as_ref(), wanted.password, browser.address).await?;
    let found = found.ok_or_else(wrong_password)?;

    let register = app.register().await;
    let person = register.person(&found.id).await?;
    if person.password != found.password {
        return Err(wrong_password());
    }
    if person.blocked {
        return Err(Problem::blocked());
    }
    let mut tables = Vec::new();
    let old = before.as_ref().map(|before| before.session.key);
    if let Some(before) = before {
        let is_guest = before.person.user_name.is_none() && before.person.id != person.id;
        if wanted.take_over && is_guest {
            let guest = register.renewed(&before).await?;
            tables = register.take_over(&guest, &person).await?;
        } else {
            register.end(&before.person.id, &before.session.key).await?;
        }
    }
    let secret = register.open_browser(&person.id, browser).await?;
    if let Some(old) = old {
        register.rebind(&person.id, &old, session_key(&secret)).await?;
    }
    drop(register);
    reload(app, &tables).await;
    Ok((person, secret))
}

/// Ends the session it is asked with, if there is one.
pub(crate) async fn leave(app: &App, who: &Who) -> Result<(), Problem> {
    match who.session {
        Some(_) => {
            let owner = who.owner()?;
            app.register().await.end(&owner.person.id, &owner.session.key).await
        }
        None => Ok(()),
    }
}

/// The password somebody has, and the one they want.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPassword {
    pub(crate) old: Password,
    pub(crate) new: Password,
}

/// Changes the password; all other sessions and all tokens end.
pub(crate) async fn change_password(
    app: &App,
    known: &Owner,
    address: Address,
    wanted: NewPassword,
) -> Result<(), Problem> {
    let no_account = || Problem::not_now("server-no-account");
    let user_name = known.person.user_name.as_deref().ok_or_else(no_account)?;
    wanted.new.check()?;
    prove(app, user_name, Some(&known.person), wanted.old, address).await?;
    let hash = app.hashers.choose(wanted.new, &[user_name, &known.person.name]).await?;
    let register = app.register().await;
    let was = register.renewed(known).await?;
    if was.password != known.person.password {
        return Err(Problem::stale());
    }
    let person = Person { password: Some(hash), ..was.clone() };
    register.save_account(&was, &person).await?;
    register.end_all(&person.id, Some(&known.session.key)).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn user_names_are_plain() {
        for good in ["anna", "A.n-n_a", "007", &"x".repeat(32)] {
            assert_eq!(check_user_name(good), Ok(()), "{good}");
        }
        for bad in ["", "ab", "änna", "an na", ".anna", "-an", "anna@home", &"x".repeat(33)] {
            assert!(check_user_name(bad).is_err(), "{bad}");
        }
    }
}
