//! Errors in the protocol's own shape.

use std::borrow::Cow;

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use podium_domain::Timestamp;
use serde_json::json;

use crate::password::{Busy, Weakness};

#[derive(Debug)]
pub struct Refusal {
    status: StatusCode,
    message: Cow<'static, str>,
    retry_after: Option<u64>,
}

impl Refusal {
    /// The client's mistake, in the protocol's word for it.
    pub fn bad(word: &'static str) -> Refusal {
        Refusal {
            status: StatusCode::BAD_REQUEST,
            message: word.into(),
            retry_after: None,
        }
    }

    pub fn too_large() -> Refusal {
        Refusal {
            status: StatusCode::PAYLOAD_TOO_LARGE,
            ..Refusal::bad("INVALID_ARGUMENT : the body is too large")
        }
    }

    pub fn too_many(now: Timestamp, until: Timestamp) -> Refusal {
        // Rounded up: who waits that long is let in.
        Refusal::too_often(until.distance(now).as_secs() + 1)
    }

    pub fn too_often(retry_after: u64) -> Refusal {
        Refusal {
            status: StatusCode::TOO_MANY_REQUESTS,
            message: "TOO_MANY_ATTEMPTS_TRY_LATER".into(),
            retry_after: Some(retry_after),
        }
    }

    /// The official client ends the session at any error it does not take for the network's, so it is told that.
    pub fn unavailable() -> Refusal {
        Refusal {
            status: StatusCode::SERVICE_UNAVAILABLE,
            message: "NETWORK_REQUEST_FAILED : the service is away, try again".into(),
            retry_after: Some(5),
        }
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let Refusal {
            status,
            message,
            retry_after,
        } = self;
        let reason = json!({ "message": message, "domain": "global", "reason": "invalid" });
        let body = json!({ "error": { "code": status.as_u16(), "message": message, "errors": [reason] } });
        let mut response = (status, [(header::CACHE_CONTROL, "no-store")], Json(body)).into_response();
        if let Some(seconds) = retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}

impl From<podium_store::Error> for Refusal {
    fn from(error: podium_store::Error) -> Refusal {
        error.log("the identity service cannot reach its storage");
        Refusal::unavailable()
    }
}

impl From<Busy> for Refusal {
    fn from(Busy: Busy) -> Refusal {
        Refusal::unavailable()
    }
}

impl From<Weakness> for Refusal {
    fn from(weakness: Weakness) -> Refusal {
        Refusal::bad(match weakness {
            Weakness::Short => "WEAK_PASSWORD : Password should be at least 8 characters",
            Weakness::Long => {
                "PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password may contain at most 128 characters]"
            }
            Weakness::Blank => {
                "PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password may not be spaces alone]"
            }
            Weakness::Personal => {
                "PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password may not be your email or name]"
            }
            Weakness::Common => {
                "PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password may not be one of the commonest]"
            }
        })
    }
}

pub async fn not_found() -> Refusal {
    Refusal {
        status: StatusCode::NOT_FOUND,
        ..Refusal::bad("NOT_FOUND : there is no such call")
    }
}
