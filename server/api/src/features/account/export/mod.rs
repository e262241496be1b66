//! The export of an account: JSON for programs, CSV for people, and pictures.

mod archive;
mod everything;
pub mod sheet;
mod sheets;

use std::future::ready as ready_now;
use std::io;
use std::sync::Arc;
use std::task::{Poll, ready};
use std::time::Duration;

use axum::body::Body;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{once, poll_fn};
use futures_util::{FutureExt, StreamExt};
use podium_domain::{Action, Timestamp};
use podium_store::user::User;
use podium_store::{Conn, Db, audit};
use tokio::sync::mpsc;
use url::form_urlencoded::byte_serialize;

use crate::features::Writer;
use crate::formats::Catalogue;
use crate::http::error::{ApiError, ApiResult, ErrorBody};
use crate::http::extract::SignedIn;
use crate::http::tx;
use crate::pictures::Pictures;
use archive::Archive;

/// An export reads everything there is: so often in so long a time.
const MOST: usize = 5;
const WITHIN: Duration = Duration::from_secs(60 * 60);

/// What is exported, and for whom.
struct Export {
    db: Db,
    formats: Arc<Catalogue>,
    files: Pictures,
    me: User,
    email: String,
    now: Timestamp,
}

/// All my data in a zip: `podium.json`, tables for a spreadsheet, and my pictures. Five times an hour at most.
#[utoipa::path(get, path = "/user/export", tag = "account", operation_id = "exportAccount",
    responses((status = 200, content_type = "application/zip", body = Vec<u8>), (status = "default", body = ErrorBody)))]
pub async fn export(
    writer: Writer,
    State(formats): State<Arc<Catalogue>>,
    State(pictures): State<Pictures>,
    SignedIn { user: me, email }: SignedIn,
) -> ApiResult<Response> {
    let now = writer.clock.now();
    note(&writer, &me, now).await?;
    let headers = [
        (CONTENT_TYPE, "application/zip".to_owned()),
        (CONTENT_DISPOSITION, file_name(&me.username, now)),
        (CACHE_CONTROL, "no-store".to_owned()),
    ];
    let (out, mut packed) = mpsc::channel(4);
    let mut packing = tokio::spawn(async move {
        let export = Export {
            db: writer.db,
            formats,
            files: pictures,
            me,
            email,
            now,
        };
        let reader_goes = out.clone();
        tokio::select! {
            done = export.pack(Archive::new(out)) => done,
            () = reader_goes.closed() => Ok(()),
        }
    });
    // What fails before anything was sent is a refusal like any other.
    let Some(first) = packed.recv().await else {
        packing.await.map_err(ApiError::internal)??;
        return Err(ApiError::internal("an export was empty"));
    };
    let rest = poll_fn(move |cx| match ready!(packed.poll_recv(cx)) {
        Some(bytes) => Poll::Ready(Some(Ok(bytes))),
        // The last of it was sent, or it broke off: only the first is a whole answer.
        None => match ready!(packing.poll_unpin(cx)) {
            Ok(Ok(())) => Poll::Ready(None),
            _ => Poll::Ready(Some(Err(io::Error::other("the export broke off")))),
        },
    });
    let whole = once(ready_now(Ok(first))).chain(rest);
    Ok((headers, Body::from_stream(whole)).into_response())
}

impl Export {
    async fn pack(&self, mut archive: Archive) -> ApiResult<()> {
        self.everything(&mut archive).await?;
        self.sheets(&mut archive).await?;
        self.pictures(&mut archive).await?;
        archive.finish().await
    }
}

/// Records the export in the activity, which also counts the recent ones.
async fn note(writer: &Writer, me: &User, now: Timestamp) -> ApiResult<()> {
    let (user, entry) = (me.id, audit::Entry::new(&writer.entropy, now, me.id, Action::Exported));
    tx::write(&writer.db, async move |c: &mut Conn| {
        let before = audit::since(c, user, Action::Exported, now - WITHIN).await?;
        if let [first, ..] = before[..]
            && before.len() >= MOST
        {
            let wait = (first + WITHIN).distance(now).as_secs() + 1;
            return Err(ApiError::too_many(wait).into());
        }
        Ok(audit::record(c, &entry).await?)
    })
    .await
}

/// Twice, because a header holds only ASCII and a username is not so bound.
pub fn file_name(username: &str, now: Timestamp) -> String {
    let day = now.to_string().chars().take(10).collect::<String>();
    let plain: String = podium_domain::fold(username)
        .chars()
        .filter(|c| c.is_ascii_alphanumeric())
        .collect();
    let whole: String = byte_serialize(format!("podium-{username}-{day}.zip").as_bytes()).collect();
    format!("attachment; filename=\"podium-{plain}-{day}.zip\"; filename*=UTF-8''{whole}")
}
