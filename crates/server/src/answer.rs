//! How requests are answered: JSON, and problems in the asker's language.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use damrak_words::{Language, SeatNumbers, words};
use serde::de::DeserializeOwned;
use serde_json::json;

use crate::problem::Problem;

/// What a handler gives: a document, or a problem.
pub type Answer<T> = Result<Json<T>, Refusal>;

/// A problem on its way out, in a language.
#[derive(Debug)]
pub struct Refusal {
    problem: Box<Problem>,
    language: Language,
}

impl Refusal {
    /// The problem in this language.
    pub fn new(problem: Problem, language: Language) -> Self {
        Self { problem: Box::new(problem), language }
    }
}

/// Says a problem in a language: `store().await.in_language(who.language)?`.
pub trait InLanguage<T> {
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
        let mut response = (self.problem.status, Json(body)).into_response();
        if let Some(seconds) = self.problem.retry_after {
            response.headers_mut().insert(RETRY_AFTER, seconds.into());
        }
        // Whoever asked for a page gets one: see `headers::dress`.
        response.extensions_mut().insert(Arc::new(*self.problem));
        response
    }
}

/// A JSON body; what cannot be read is refused like everything else.
#[derive(Debug)]
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &S) -> Result<Self, Refusal> {
        let language = crate::who::language_of(request.headers());
        match Json::<T>::from_request(request, state).await {
            Ok(Json(body)) => Ok(Self(body)),
            Err(rejection) => Err(Refusal::new(unreadable(&rejection), language)),
        }
    }
}

fn unreadable(rejection: &JsonRejection) -> Problem {
    let status = rejection.status();
    let code = match status {
        StatusCode::PAYLOAD_TOO_LARGE => "too-large",
        StatusCode::UNSUPPORTED_MEDIA_TYPE => "not-json",
        _ => "bad-request",
    };
    Problem::new(status, code, "server-bad-body").with("problem", rejection.body_text())
}
