//! Push messages to the device that calls: which kinds it gets, and where its browser takes them.

use std::sync::Arc;

use axum::Json as Answer;
use axum::extract::State;
use base64::Engine;
use base64::alphabet;
use base64::engine::DecodePaddingMode;
use base64::engine::general_purpose::{GeneralPurpose, GeneralPurposeConfig};
use podium_domain::{FieldError, Lang, PushKind, Quota, push_endpoint};
use podium_store::push::{self, Subscription};
use podium_store::{Conn, Db};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::features::Writer;
use crate::http::check::Check;
use crate::http::error::{ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Identified, Json};
use crate::http::tx;
use crate::push::{Ephemeral, Push, encrypt};
use crate::wire::Empty;

/// Browsers write keys without padding, other clients may not.
const BASE64_URL: GeneralPurpose = GeneralPurpose::new(
    &alphabet::URL_SAFE,
    GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent),
);
const AUTH_BYTES: usize = 16;

#[derive(Serialize, ToSchema)]
pub struct PushBody {
    push: PushState,
}

/// What is pushed to the device that asks.
#[derive(Serialize, ToSchema)]
pub struct PushState {
    /// What a browser subscribes with, in base64url; null where the operator has turned push off.
    #[schema(required)]
    key: Option<String>,
    /// Empty where nothing is pushed.
    kinds: Vec<PushKind>,
    /// Where this device takes messages; null where it takes none.
    #[schema(required)]
    endpoint: Option<String>,
    /// `en` or `fr`: the language of the messages.
    #[schema(required, value_type = Option<String>)]
    locale: Option<Lang>,
}

impl PushState {
    fn new(push: &Push, subscription: Option<Subscription>) -> PushState {
        // What was subscribed before the operator turned push off counts for nothing.
        let sender = push.sender();
        let subscription = subscription.filter(|_| sender.is_some());
        PushState {
            key: sender.map(|sender| sender.key().public().to_owned()),
            kinds: subscription.as_ref().map(Subscription::kinds).unwrap_or_default(),
            locale: subscription.as_ref().map(|subscription| subscription.lang),
            endpoint: subscription.map(|subscription| subscription.endpoint),
        }
    }
}

/// A browser's subscription as it says it itself, and what it is for.
#[derive(Deserialize, ToSchema)]
pub struct NewPush {
    /// https, at a public name.
    #[serde(default)]
    endpoint: String,
    #[serde(default)]
    keys: PushKeys,
    /// At least one.
    #[serde(default)]
    #[schema(value_type = Vec<PushKind>)]
    kinds: Vec<String>,
    /// `en` or `fr`.
    #[serde(default)]
    locale: String,
}

/// In base64url.
#[derive(Default, Deserialize, ToSchema)]
pub struct PushKeys {
    /// A point of the curve P-256, uncompressed.
    #[serde(default)]
    p256dh: String,
    /// 16 bytes.
    #[serde(default)]
    auth: String,
}

/// What is pushed to this device.
#[utoipa::path(get, path = "/user/push", tag = "push", operation_id = "readPush", responses((status = 200, body = PushBody), (status = "default", body = ErrorBody)))]
pub async fn read(
    State(db): State<Db>,
    State(push): State<Arc<Push>>,
    caller: Identified,
) -> ApiResult<Answer<PushBody>> {
    let of = caller.sign_in()?;
    let found = db.read_one(async move |c: &mut Conn| push::find(c, &of).await);
    let push = PushState::new(&push, found.await?);
    Ok(Answer(PushBody { push }))
}

/// Pushes these kinds to this device from now on, and no others. It ends with the sign-in.
///
/// An endpoint that another user registered is refused, unless its keys show that it is the same browser.
#[utoipa::path(put, path = "/user/push", tag = "push", operation_id = "setPush", request_body = NewPush, responses((status = 200, body = PushBody), (status = "default", body = ErrorBody)))]
pub async fn set(
    writer: Writer,
    State(push): State<Arc<Push>>,
    caller: Identified,
    Json(new): Json<NewPush>,
) -> ApiResult<Answer<PushBody>> {
    let of = caller.sign_in()?;
    let subscription = check(&writer, &push, &new)?;
    let kept = subscription.clone();
    let limit = writer.settings.quotas.limit(Quota::PushSubscriptions);
    tx::write(&writer.db, async move |c: &mut Conn| {
        match push::put(c, &of, &kept, limit).await? {
            true => Ok(()),
            false => Err(ErrorKind::PushTaken.into()),
        }
    })
    .await?;
    let push = PushState::new(&push, Some(subscription));
    Ok(Answer(PushBody { push }))
}

/// Pushes nothing to this device any more.
#[utoipa::path(delete, path = "/user/push", tag = "push", operation_id = "endPush", responses((status = 200, body = Empty), (status = "default", body = ErrorBody)))]
pub async fn end(State(db): State<Db>, caller: Identified) -> ApiResult<Answer<Empty>> {
    let of = caller.sign_in()?;
    db.write_one(async move |c: &mut Conn| push::end_of(c, &of).await)
        .await?;
    Ok(Answer(Empty {}))
}

fn check(writer: &Writer, push: &Push, new: &NewPush) -> ApiResult<Subscription> {
    let trusted = push.sender().ok_or(ErrorKind::PushOff)?.trusted();
    let now = writer.clock.now();
    let mut check = Check::default();
    let endpoint = check.take("endpoint", push_endpoint(&new.endpoint, trusted));
    let auth = check.take("keys.auth", bytes(&new.keys.auth, |auth| auth.len() == AUTH_BYTES));
    // A key can be used if something can be encrypted with it.
    let fits = |key: &[u8]| encrypt(key, &[0; AUTH_BYTES], b"", &Ephemeral::new(&writer.entropy)).is_ok();
    let p256dh = check.take("keys.p256dh", bytes(&new.keys.p256dh, fits));
    let kinds = check.take("kinds", kinds(&new.kinds));
    let lang = check.take("locale", new.locale.parse());
    let (Some(endpoint), Some(p256dh), Some(auth), Some(kinds), Some(lang)) = (endpoint, p256dh, auth, kinds, lang)
    else {
        return check.done(None);
    };
    check.done(Some(Subscription {
        id: writer.entropy.uuid(now),
        endpoint: endpoint.to_string(),
        p256dh,
        auth,
        kinds,
        lang,
        created_at: now,
    }))
}

fn bytes(text: &str, fits: impl FnOnce(&[u8]) -> bool) -> Result<Vec<u8>, FieldError> {
    if text.is_empty() {
        return Err(FieldError::Required);
    }
    let bytes = BASE64_URL.decode(text).map_err(|_| FieldError::Invalid)?;
    match fits(&bytes) {
        true => Ok(bytes),
        false => Err(FieldError::Invalid),
    }
}

/// As they are kept, each once.
fn kinds(words: &[String]) -> Result<String, FieldError> {
    let asked: Vec<PushKind> = words.iter().map(|word| word.parse()).collect::<Result<_, _>>()?;
    let kept = PushKind::ALL.into_iter().filter(|kind| asked.contains(kind));
    let kept: Vec<&str> = kept.map(PushKind::word).collect();
    match kept.is_empty() {
        true => Err(FieldError::Required),
        false => Ok(kept.join(",")),
    }
}
