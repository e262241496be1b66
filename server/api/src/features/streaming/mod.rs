//! The streaming token of a user's overlay.

use std::sync::Arc;

use axum::Json as Answered;
use axum::extract::State;
use axum::http::StatusCode;
use podium_domain::{Action, Timestamp};
use podium_settings::Settings;
use podium_store::audit::{self, Entry};
use podium_store::{Conn, Db, streaming};
use serde::Serialize;
use utoipa::ToSchema;

use crate::features::Writer;
use crate::http::error::{ApiResult, ErrorBody};
use crate::http::extract::SignedIn;
use crate::links::token;
use crate::signals::Change;
use crate::wire::Empty;

/// A new streaming token, which is shown this once.
#[derive(Serialize, ToSchema)]
pub struct StreamingToken {
    token: String,
    /// The overlay's page, for OBS to open.
    url: String,
}

/// Makes a token that opens my overlay and nothing else. Whatever shows it by an older one stops.
#[utoipa::path(post, path = "/auth/streamingtoken", tag = "streaming", operation_id = "makeStreamingToken", responses((status = 201, body = StreamingToken), (status = "default", body = ErrorBody)))]
pub async fn make(
    writer: Writer,
    State(settings): State<Arc<Settings>>,
    SignedIn { user: me, .. }: SignedIn,
) -> ApiResult<(StatusCode, Answered<StreamingToken>)> {
    let (now, token) = (writer.clock.now(), token::new(&writer.entropy));
    let hash = token::hash(&token);
    let entry = Entry::new(&writer.entropy, now, me.id, Action::StreamingTokenMade);
    let made = writer.db.write(async move |c: &mut Conn| {
        streaming::put(c, me.id, hash, now).await?;
        audit::record(c, &entry).await
    });
    made.await?;
    writer.signals.changed([me.id], Change::Live);
    let url = format!("{}/obs#token={token}", settings.public_origin());
    Ok((StatusCode::CREATED, Answered(StreamingToken { token, url })))
}

/// Ends my streaming token: nothing shows my overlay any more.
#[utoipa::path(delete, path = "/auth/streamingtoken", tag = "streaming", operation_id = "endStreaming", responses((status = 200, body = Empty), (status = "default", body = ErrorBody)))]
pub async fn end(writer: Writer, SignedIn { user: me, .. }: SignedIn) -> ApiResult<Answered<Empty>> {
    let entry = Entry::new(&writer.entropy, writer.clock.now(), me.id, Action::StreamingTokenEnded);
    writer
        .db
        .write(async move |c: &mut Conn| {
            if streaming::end(c, me.id).await? {
                audit::record(c, &entry).await?;
            }
            Ok(())
        })
        .await?;
    writer.signals.changed([me.id], Change::Live);
    Ok(Answered(Empty {}))
}

/// Whether I have a streaming token, and when it was last used.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StreamingState {
    #[schema(required)]
    made_at: Option<Timestamp>,
    /// To within some minutes.
    #[schema(required)]
    used_at: Option<Timestamp>,
}

#[derive(Serialize, ToSchema)]
pub struct StreamingBody {
    streaming: StreamingState,
}

/// When my streaming token was made and last used; the token itself is known to nobody.
#[utoipa::path(get, path = "/user/streaming", tag = "streaming", operation_id = "readStreaming", responses((status = 200, body = StreamingBody), (status = "default", body = ErrorBody)))]
pub async fn read(State(db): State<Db>, SignedIn { user: me, .. }: SignedIn) -> ApiResult<Answered<StreamingBody>> {
    let kept = db
        .read(async move |c: &mut Conn| streaming::of_user(c, me.id).await)
        .await?;
    let streaming = StreamingState {
        made_at: kept.as_ref().map(|kept| kept.made_at),
        used_at: kept.and_then(|kept| kept.used_at),
    };
    Ok(Answered(StreamingBody { streaming }))
}
