//! The one error type of the API: a status, a stable number and a code word.

use std::borrow::Cow;
use std::collections::BTreeMap;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use podium_domain::{FieldError, FieldErrors, Lang, Quota};
use podium_identity::{ExchangeError, FederatedLoginError, ProviderError};
use podium_pictures::Refused;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::http::messages;

macro_rules! kinds {
    ($($kind:ident = $code:literal, $word:literal, $status:ident;)*) => {
        /// Every way in which a call can be refused.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum ErrorKind { $($kind),* }

        impl ErrorKind {
            pub const ALL: &[ErrorKind] = &[$(ErrorKind::$kind),*];

            /// The stable number.
            pub fn code(self) -> u16 {
                match self { $(ErrorKind::$kind => $code),* }
            }

            /// The stable word, by which its message is found too.
            pub fn word(self) -> &'static str {
                match self { $(ErrorKind::$kind => $word),* }
            }

            pub fn status(self) -> StatusCode {
                match self { $(ErrorKind::$kind => StatusCode::$status),* }
            }
        }
    };
}

kinds! {
    Malformed = 10, "malformed", BAD_REQUEST;
    NotFound = 11, "not_found", NOT_FOUND;
    MethodNotAllowed = 12, "method_not_allowed", METHOD_NOT_ALLOWED;
    TooLarge = 13, "too_large", PAYLOAD_TOO_LARGE;
    InvalidFields = 14, "invalid_fields", UNPROCESSABLE_ENTITY;
    Conflict = 15, "conflict", CONFLICT;
    TooManyRequests = 16, "too_many_requests", TOO_MANY_REQUESTS;
    Unavailable = 17, "unavailable", SERVICE_UNAVAILABLE;
    Internal = 18, "internal", INTERNAL_SERVER_ERROR;
    BadApiKey = 20, "bad_api_key", BAD_REQUEST;
    BadSignature = 21, "bad_signature", BAD_REQUEST;
    StaleTimestamp = 22, "stale_timestamp", BAD_REQUEST;
    BadDevice = 23, "bad_device", BAD_REQUEST;
    NotSignedIn = 50, "not_signed_in", UNAUTHORIZED;
    SessionExpired = 51, "session_expired", UNAUTHORIZED;
    InvalidToken = 52, "invalid_token", UNAUTHORIZED;
    EmailNotVerified = 53, "email_not_verified", UNAUTHORIZED;
    NoProfile = 54, "no_profile", UNAUTHORIZED;
    Forbidden = 55, "forbidden", FORBIDDEN;
    SignInAgain = 56, "sign_in_again", FORBIDDEN;
    ClaimUnknown = 60, "claim_unknown", NOT_FOUND;
    ClaimExpired = 61, "claim_expired", CONFLICT;
    ClaimUsed = 62, "claim_used", CONFLICT;
    AlreadySeated = 63, "already_seated", CONFLICT;
    JoinUnknown = 64, "join_unknown", NOT_FOUND;
    JoinExpired = 65, "join_expired", CONFLICT;
    JoinUsedUp = 66, "join_used_up", CONFLICT;
    JoinRevoked = 67, "join_revoked", CONFLICT;
    PromoUnknown = 70, "promo_unknown", NOT_FOUND;
    PromoExpired = 71, "promo_expired", CONFLICT;
    PromoUsedUp = 72, "promo_used_up", CONFLICT;
    PromoNotYet = 73, "promo_not_yet", CONFLICT;
    HandOverFirst = 74, "hand_over_first", CONFLICT;
    Yourself = 75, "yourself", CONFLICT;
    Blocked = 76, "blocked", CONFLICT;
    RequestGone = 77, "request_gone", CONFLICT;
    GroupFull = 78, "group_full", CONFLICT;
    NotAFriend = 79, "not_a_friend", CONFLICT;
    NotAMember = 80, "not_a_member", CONFLICT;
    LiveUnknown = 81, "live_unknown", NOT_FOUND;
    LiveClosed = 82, "live_closed", CONFLICT;
    LiveFinished = 83, "live_finished", CONFLICT;
    HostStays = 84, "host_stays", CONFLICT;
    StreamingUnknown = 85, "streaming_unknown", UNAUTHORIZED;
    ProviderOff = 86, "provider_off", FORBIDDEN;
    ProviderDenied = 87, "provider_denied", FORBIDDEN;
    ProviderAway = 88, "provider_away", SERVICE_UNAVAILABLE;
    SignInOver = 89, "sign_in_over", CONFLICT;
    ProviderEmailUnproven = 90, "provider_email_unproven", FORBIDDEN;
    ProofNeeded = 91, "proof_needed", CONFLICT;
    IdentityElsewhere = 92, "identity_elsewhere", CONFLICT;
    ExampleOnly = 93, "example_only", FORBIDDEN;
    PushOff = 94, "push_off", FORBIDDEN;
    PushTaken = 95, "push_taken", CONFLICT;
    UnsupportedMediaType = 96, "unsupported_media_type", UNSUPPORTED_MEDIA_TYPE;
    QuotaReached = 97, "quota_reached", CONFLICT;
}

#[derive(Debug, Clone)]
pub struct ApiError {
    kind: ErrorKind,
    fields: FieldErrors,
    retry_after: Option<u64>,
    present: Option<Value>,
    detail: Option<Detail>,
    lang: Option<Lang>,
}

/// What the message of an error names besides its kind.
#[derive(Debug, Clone, Copy)]
enum Detail {
    /// What there is as much of as there may be, and how much that is.
    Quota(Quota, u32),
    /// The content type that is read.
    ContentType(&'static str),
    /// Where a body stops being JSON.
    InvalidJson { line: usize, column: usize },
}

pub type ApiResult<T> = Result<T, ApiError>;

impl ApiError {
    pub fn kind(&self) -> ErrorKind {
        self.kind
    }

    /// Fields that do not validate, each with why.
    pub fn fields<N: Into<Cow<'static, str>>>(fields: impl IntoIterator<Item = (N, FieldError)>) -> ApiError {
        ApiError {
            fields: fields.into_iter().map(|(name, why)| (name.into(), why)).collect(),
            ..ErrorKind::InvalidFields.into()
        }
    }

    /// A field that is more than is taken; the message says how much that is.
    pub fn too_large(name: &'static str, why: FieldError) -> ApiError {
        ApiError {
            fields: FieldErrors::from([(name.into(), why)]),
            ..ErrorKind::TooLarge.into()
        }
    }

    /// The edit started from an older version: the answer has the current one, such as `{"game": …}`.
    pub fn stale(present: impl Serialize) -> ApiError {
        match serde_json::to_value(present) {
            Ok(present) => ApiError {
                present: Some(present),
                ..ErrorKind::Conflict.into()
            },
            Err(why) => ApiError::internal(why),
        }
    }

    pub fn too_many(retry_after: u64) -> ApiError {
        ApiError {
            retry_after: Some(retry_after),
            ..ErrorKind::TooManyRequests.into()
        }
    }

    /// There is as much of something as its quota allows.
    pub fn quota_reached(quota: Quota, limit: u32) -> ApiError {
        ApiError {
            detail: Some(Detail::Quota(quota, limit)),
            ..ErrorKind::QuotaReached.into()
        }
    }

    /// The body has another content type than the one that is read.
    pub fn unsupported_media_type(expected: &'static str) -> ApiError {
        ApiError {
            detail: Some(Detail::ContentType(expected)),
            ..ErrorKind::UnsupportedMediaType.into()
        }
    }

    /// The body is not JSON.
    pub fn invalid_json(why: &serde_json::Error) -> ApiError {
        let (line, column) = (why.line(), why.column());
        ApiError {
            detail: Some(Detail::InvalidJson { line, column }),
            ..ErrorKind::Malformed.into()
        }
    }

    /// Told in this language, whatever the request's.
    pub fn said_in(self, lang: Lang) -> ApiError {
        ApiError {
            lang: Some(lang),
            ..self
        }
    }

    /// Something that should not happen: told to the log in full, to the client not at all.
    pub fn internal(why: impl std::fmt::Display) -> ApiError {
        tracing::error!(%why, "internal error");
        ErrorKind::Internal.into()
    }

    /// The answer, in the error's own language or else the request's.
    pub fn render(&self, lang: Lang) -> Response {
        let lang = self.lang.unwrap_or(lang);
        let mut rendered = (self.kind.status(), Json(self.body(lang))).into_response();
        let headers = rendered.headers_mut();
        headers.insert(header::CONTENT_LANGUAGE, HeaderValue::from_static(lang.as_str()));
        if let Some(seconds) = self.retry_after {
            headers.insert(header::RETRY_AFTER, seconds.into());
        }
        rendered
    }

    fn message(&self, lang: Lang) -> Cow<'static, str> {
        match (self.kind, self.fields.values().next(), self.detail) {
            (ErrorKind::TooLarge, Some(why), _) => messages::field(*why, lang),
            (_, _, Some(Detail::Quota(quota, limit))) => messages::quota(quota, limit, lang).into(),
            (_, _, Some(Detail::ContentType(expected))) => messages::unsupported_media_type(expected, lang).into(),
            (_, _, Some(Detail::InvalidJson { line, column })) => messages::invalid_json(line, column, lang).into(),
            _ => messages::error(self.kind.word(), lang).into(),
        }
    }

    fn body(&self, lang: Lang) -> ErrorBody {
        ErrorBody {
            code: self.kind.code(),
            error: self.kind.word(),
            message: self.message(lang),
            fields: self
                .fields
                .iter()
                .map(|(name, why)| (name.clone(), why.word()))
                .collect(),
            field_messages: (self.fields.iter())
                .map(|(name, why)| (name.clone(), messages::field(*why, lang)))
                .collect(),
            present: self.present.clone(),
        }
    }
}

impl From<ErrorKind> for ApiError {
    fn from(kind: ErrorKind) -> ApiError {
        let retry_after = matches!(kind, ErrorKind::Unavailable | ErrorKind::ProviderAway).then_some(5);
        ApiError {
            kind,
            fields: FieldErrors::new(),
            retry_after,
            present: None,
            detail: None,
            lang: None,
        }
    }
}

impl From<podium_store::Error> for ApiError {
    fn from(error: podium_store::Error) -> ApiError {
        use podium_store::Error;
        match error {
            Error::NoRow => ErrorKind::NotFound.into(),
            Error::Unique(_) | Error::Reference(_) => ErrorKind::Conflict.into(),
            Error::Collision(_) | Error::Unavailable(_) => ErrorKind::Unavailable.into(),
            Error::Failed(why) => ApiError::internal(why),
            Error::Refused => ApiError::internal("a unit refused, and nobody asked why"),
        }
    }
}

impl From<ProviderError> for ApiError {
    fn from(error: ProviderError) -> ApiError {
        let kind = match error {
            ProviderError::Off => ErrorKind::ProviderOff,
            ProviderError::Away => ErrorKind::ProviderAway,
            ProviderError::Denied => ErrorKind::ProviderDenied,
        };
        kind.into()
    }
}

impl From<FederatedLoginError> for ApiError {
    fn from(error: FederatedLoginError) -> ApiError {
        match error {
            FederatedLoginError::Provider(error) => error.into(),
            FederatedLoginError::Over => ErrorKind::SignInOver.into(),
            FederatedLoginError::Unproven => ErrorKind::ProviderEmailUnproven.into(),
            FederatedLoginError::Unknown | FederatedLoginError::Disabled => ErrorKind::SessionExpired.into(),
            FederatedLoginError::Store(error) => error.into(),
        }
    }
}

impl From<ExchangeError> for ApiError {
    fn from(error: ExchangeError) -> ApiError {
        match error {
            ExchangeError::Provider(error) => error.into(),
            ExchangeError::Over => ErrorKind::SignInOver.into(),
            ExchangeError::Unproven => ErrorKind::ProviderEmailUnproven.into(),
            ExchangeError::Store(error) => error.into(),
        }
    }
}

impl From<Refused> for ApiError {
    fn from(why: Refused) -> ApiError {
        match why {
            Refused::TooManyBytes => ApiError::too_large("picture", FieldError::TooManyBytes),
            Refused::TooManyPixels => ApiError::too_large("picture", FieldError::TooManyPixels),
            Refused::TooComplex => ApiError::too_large("picture", FieldError::TooComplex),
            Refused::NotAPicture => ApiError::fields([("picture", FieldError::Invalid)]),
        }
    }
}

/// What every refusal looks like on the wire.
#[derive(Serialize, ToSchema)]
#[schema(as = Error)]
#[serde(rename_all = "camelCase")]
pub struct ErrorBody {
    /// A stable number; 53 is "email not verified".
    code: u16,
    /// A stable word.
    error: &'static str,
    /// In the request's language.
    message: Cow<'static, str>,
    /// Why each field that does not validate does not: its path, and a stable word.
    fields: BTreeMap<Cow<'static, str>, &'static str>,
    /// The same in the request's language.
    field_messages: BTreeMap<Cow<'static, str>, Cow<'static, str>>,
    /// After a conflict of versions: what it looks like now, named as in an answer.
    #[schema(required, value_type = Option<Object>)]
    present: Option<Value>,
}

/// The response carries the error itself; the middleware renders it once the request's language is known.
impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = self.kind.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}
