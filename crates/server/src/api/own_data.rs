//! Everything that is kept about somebody, as a file.

use axum::extract::State;

use crate::answer::{InLanguage, Refusal};
use crate::app::App;
use crate::service::own_data::{OwnData, take_along};
use crate::who::Owner;

pub(super) async fn show(State(app): State<App>, owner: Owner) -> Result<OwnData, Refusal> {
    take_along(&app, &owner).await.in_language(owner.language)
}
