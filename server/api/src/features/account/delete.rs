use std::sync::Arc;
use std::time::Duration;

use axum::Json as Answer;
use axum::extract::State;
use podium_domain::FieldError;
use podium_store::{Conn, account};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::features::Writer;
use crate::http::error::{ApiError, ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Identified, Json, SignedIn};
use crate::live::Live;
use crate::pictures::Pictures;
use crate::ratings::Ratings;
use crate::signals::Change;
use crate::wire::Empty;

/// An account can be deleted only this long after signing in, so that an unlocked phone is not enough.
const RECENT: Duration = Duration::from_secs(15 * 60);

#[derive(Deserialize, ToSchema)]
pub struct Farewell {
    /// My username, as a sign that I mean it.
    #[serde(default)]
    username: String,
}

/// Deletes my account for good. In games I am a deleted player; my decks, notes, tags, pictures and friendships are
/// gone, as is my streaming token; playgroups of mine are handed to their longest-standing admin or member, or deleted where nobody is left.
#[utoipa::path(delete, path = "/user", tag = "account", operation_id = "deleteAccount", request_body = Farewell, responses((status = 200, body = Empty), (status = "default", body = ErrorBody)))]
pub async fn delete(
    writer: Writer,
    State(pictures): State<Pictures>,
    State(live): State<Arc<Live>>,
    State(ratings): State<Arc<Ratings>>,
    SignedIn { user: me, .. }: SignedIn,
    Identified { bearer, .. }: Identified,
    Json(farewell): Json<Farewell>,
) -> ApiResult<Answer<Empty>> {
    if farewell.username.trim().to_lowercase() != me.username.to_lowercase() {
        return Err(ApiError::fields([("username", FieldError::Invalid)]));
    }
    let (entropy, now, me) = (writer.entropy.clone(), writer.clock.now(), me.id);
    if bearer.signed_in_at + RECENT < now {
        return Err(ErrorKind::SignInAgain.into());
    }
    let ended = writer
        .db
        .write(async move |c: &mut Conn| match (&bearer.own, &bearer.email) {
            (Some(own), Some(email)) => account::end(c, own.account, email, &entropy, now).await,
            _ => account::end_hosted(c, me, &entropy, now).await,
        })
        .await?;
    for picture in &ended.pictures {
        pictures.remove(picture).await;
    }
    ratings.due();
    writer.signals.changed([me], Change::Sessions);
    for change in [Change::Friends, Change::Inbox] {
        writer.signals.changed(ended.friends.iter().copied(), change);
    }
    for table in ended.live_tables {
        live.forget(table);
    }
    for (group, people) in &ended.playgroups {
        writer.signals.tell_playgroup(*group, people);
    }
    Ok(Answer(Empty {}))
}
