//! How requests are answered: JSON, and problems in the asker's language.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, RETRY_AFTER};
use axum::response::{IntoResponse, Response};
use damrak_table::ProblemKind;
use damrak_words::{Language, SeatNumbers, words};
use serde::de::DeserializeOwned;
use serde_json::json;

use crate::cookies::language_of;
use crate::object::Object;
use crate::service::own_data::OwnData;
use damrak_table::Problem;

/// What a handler gives: a document, or a problem.
pub(crate) type Answer<T> = Result<Json<T>, Refusal>;

/// A problem on its way out, in a language.
#[derive(Debug)]
pub(crate) struct Refusal {
    problem: Box<Problem>,
    language: Language,
}

impl Refusal {
    /// The problem in this language.
    pub(crate) fn new(problem: Problem, language: Language) -> Self {
        Self { problem: Box::new(problem), language }
    }
}

/// The status that a kind of problem is answered with.
pub(crate) fn status_of(kind: ProblemKind) -> StatusCode {
    match kind {
        ProblemKind::Bad => StatusCode::BAD_REQUEST,
        ProblemKind::SignIn => StatusCode::UNAUTHORIZED,
        ProblemKind::Forbidden => StatusCode::FORBIDDEN,
        ProblemKind::NotFound => StatusCode::NOT_FOUND,
        ProblemKind::BadMethod => StatusCode::METHOD_NOT_ALLOWED,
        ProblemKind::TooSlow => StatusCode::REQUEST_TIMEOUT,
        ProblemKind::Conflict => StatusCode::CONFLICT,
        ProblemKind::Gone => StatusCode::GONE,
        ProblemKind::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        ProblemKind::OtherForm => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        ProblemKind::OtherHost => StatusCode::MISDIRECTED_REQUEST,
        ProblemKind::Refused => StatusCode::UNPROCESSABLE_ENTITY,
        ProblemKind::SlowDown => StatusCode::TOO_MANY_REQUESTS,
        ProblemKind::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        ProblemKind::NotKnown => StatusCode::NOT_IMPLEMENTED,
        ProblemKind::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
    }
}

/// Says a problem in a language: `store().await.in_language(who.language)?`.
pub(crate) trait InLanguage<T> {
    /// With the problem on its way out.
    fn in_language(self, language: Language) -> Result<T, Refusal>;
}

impl<T, E: Into<Problem>> InLanguage<T> for Result<T, E> {
    fn in_language(self, language: Language) -> Result<T, Refusal> {
        self.map_err(|problem| Refusal::new(problem.into(), language))
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let message = words().say_sentence(self.language, &self.problem.phrase, &SeatNumbers);
        let body = json!({"error": {
            "code": self.problem.code,
            "message": message,
            "clause": self.problem.clause,
        }});
        let mut response = (status_of(self.problem.kind), Json(body)).into_response();
        if let Some(seconds) = self.problem.retry_after {
            response.headers_mut().insert(RETRY_AFTER, seconds.into());
        }
        // Whoever asked for a page gets one: see `headers::dress`.
        response.extensions_mut().insert(Arc::new(*self.problem));
        response
    }
}

/// What the file is called with everything that is kept about somebody.
const OWN_DATA: &str = "attachment; filename=\"damrak-my-data.json\"";

impl IntoResponse for OwnData {
    fn into_response(self) -> Response {
        let headers = [(CONTENT_DISPOSITION, OWN_DATA), (CACHE_CONTROL, "no-store")];
        (headers, Json(self.0)).into_response()
    }
}

/// A JSON body; what cannot be read is refused like everything else.
#[derive(Debug)]
pub(crate) struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &S) -> Result<Self, Refusal> {
        let language = language_of(request.headers());
        match Json::<Object<T>>::from_request(request, state).await {
            Ok(Json(Object(body))) => Ok(Self(body)),
            Err(rejection) => Err(Refusal::new(unreadable(&rejection), language)),
        }
    }
}

/// What stands for a list or a word where an object is meant cannot be read either: 400, as for what is no JSON.
fn is_no_object(rejection: &JsonRejection) -> bool {
    let text = rejection.body_text();
    matches!(rejection, JsonRejection::JsonDataError(_)) && text.contains("expected an object")
}

fn unreadable(rejection: &JsonRejection) -> Problem {
    let (kind, code) = match rejection.status() {
        _ if is_no_object(rejection) => (ProblemKind::Bad, "bad-request"),
        StatusCode::PAYLOAD_TOO_LARGE => (ProblemKind::TooLarge, "too-large"),
        StatusCode::UNSUPPORTED_MEDIA_TYPE => (ProblemKind::OtherForm, "not-json"),
        StatusCode::UNPROCESSABLE_ENTITY => (ProblemKind::Refused, "bad-request"),
        _ => (ProblemKind::Bad, "bad-request"),
    };
    Problem::new(kind, code, "server-bad-body").with("problem", rejection.body_text())
}
