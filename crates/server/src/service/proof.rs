//! Proving who one is by a password.

use damrak_store::Person;

use crate::address::Address;
use crate::app::App;
use crate::password::Password;
use damrak_table::{Problem, ProblemKind};

/// The answer to a wrong password, and to a name that nobody has.
pub(super) fn wrong_password() -> Problem {
    Problem::new(ProblemKind::SignIn, "wrong-password", "server-wrong-password")
}

/// Whether the password is the person's, at the pace at which passwords may be tried.
pub(super) async fn prove(
    app: &App,
    user_name: &str,
    person: Option<&Person>,
    password: Password,
    address: Address,
) -> Result<(), Problem> {
    let attempt = app.limits.begin_try(user_name, address)?;
    let hash = person.and_then(|person| person.password.clone());
    match app.hashers.matches(password, hash).await {
        Ok(true) => {
            app.limits.passed(&attempt);
            Ok(())
        }
        Ok(false) => Err(wrong_password()),
        Err(problem) => {
            app.limits.withdraw(&attempt);
            Err(problem)
        }
    }
}
