//! Stats that were computed before, kept in memory until what they are made of changes.

use std::sync::{Arc, Mutex, PoisonError};

use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use hashlink::LruCache;
use podium_domain::stats::plays_like::{BRACKETS, Peers};
use podium_domain::stats::{GroupMember, Who};
use podium_store::decks::Deck;
use podium_store::stats::played::Membership;
use podium_store::stats::ratings::Rated;
use podium_store::{Conn, Db};
use serde::Serialize;
use uuid::Uuid;

use super::filters::Filters;
use super::named::name;
use crate::http::compute::Turn;
use crate::http::error::{ApiError, ApiResult};
use crate::http::tx::{self, TxError};

/// What an entry takes beside its text, about.
const OVERHEAD: usize = 1 << 10;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Call {
    User,
    Deck,
    Versus,
    Playgroup,
    Leaderboard,
}

/// What was asked.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Key {
    call: Call,
    viewer: Option<Uuid>,
    subject: Uuid,
    filters: Filters,
}

impl Key {
    /// `viewer` is none where everyone who may ask gets the same.
    pub fn new(call: Call, viewer: Option<Uuid>, subject: Uuid, filters: &Filters) -> Key {
        let filters = filters.clone();
        Key {
            call,
            viewer,
            subject,
            filters,
        }
    }
}

/// What an answer was made of: it stands while all of this is the same.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct MadeOf {
    /// Of the games of the subject, and the decks and names in them.
    pub version: i64,
    /// What decides which games the viewer may see.
    pub memberships: Vec<Membership>,
    pub members: Vec<GroupMember>,
    pub ratings: Vec<Rated>,
    pub deck: Option<Deck>,
    pub peers: Option<[Peers; BRACKETS]>,
    /// Ratings are being counted, and change while all else stays the same.
    pub counting: bool,
}

/// An answer that is computed from many rows.
pub trait Computed: Clone + Send + Sync + 'static {
    type Rows: Send + 'static;
    type Body: Serialize + Send + 'static;

    fn key(&self, made_of: &MadeOf) -> Key;

    /// Refuses callers who may not ask. Read at every call, so it reads little.
    fn made_of(&self, c: &mut Conn) -> impl Future<Output = Result<MadeOf, TxError>> + Send;

    fn rows(&self, c: &mut Conn, made_of: &MadeOf) -> impl Future<Output = podium_store::Result<Self::Rows>> + Send;

    fn body(&self, rows: Self::Rows) -> podium_store::Result<Self::Body>;

    /// Everyone to be named in it.
    fn people(_body: &mut Self::Body) -> Vec<&mut Who> {
        Vec::new()
    }
}

struct Kept {
    made_of: MadeOf,
    text: Bytes,
}

struct Entries {
    kept: LruCache<Key, Kept>,
    bytes: usize,
}

/// The least recently used go first when it is full.
pub struct StatsCache {
    db: Db,
    limit: usize,
    entries: Mutex<Entries>,
}

/// Either kept, or what to compute it from.
enum Found<R> {
    Kept(Bytes),
    Rows(Box<MadeOf>, R),
}

impl StatsCache {
    /// With a limit of 0 every answer is computed.
    pub fn new(db: Db, megabytes: usize) -> StatsCache {
        let kept = LruCache::new_unbounded();
        StatsCache {
            db,
            limit: megabytes << 20,
            entries: Mutex::new(Entries { kept, bytes: 0 }),
        }
    }

    pub async fn answer<C: Computed>(self: Arc<Self>, call: C) -> ApiResult<JsonText> {
        let (cache, asked) = (self.clone(), call.clone());
        let kept = tx::read(&self.db, async move |c: &mut Conn| {
            let made_of = asked.made_of(c).await?;
            Ok(cache.get(&asked, &made_of))
        });
        if let Some(text) = kept.await? {
            return Ok(JsonText(text));
        }
        let turn = Turn::take().await?;
        let (cache, asked) = (self.clone(), call.clone());
        let found = tx::read(&self.db, async move |c: &mut Conn| {
            let made_of = asked.made_of(c).await?;
            // Another call may have computed it while this one was in line.
            if let Some(text) = cache.get(&asked, &made_of) {
                return Ok(Found::Kept(text));
            }
            let rows = asked.rows(c, &made_of).await?;
            Ok(Found::Rows(Box::new(made_of), rows))
        });
        let (made_of, rows) = match found.await? {
            Found::Kept(text) => return Ok(JsonText(text)),
            Found::Rows(made_of, rows) => (*made_of, rows),
        };
        let key = kept_as(&call, &made_of);
        let mut body = turn.run(move || call.body(rows)).await??;
        // Names may be newer than what was read before; then the next call computes again.
        name(&self.db, C::people(&mut body).into_iter()).await?;
        let text = Bytes::from(serde_json::to_vec(&body).map_err(ApiError::internal)?);
        if let Some(key) = key {
            self.keep(key, made_of, text.clone());
        }
        Ok(JsonText(text))
    }

    fn get(&self, call: &impl Computed, made_of: &MadeOf) -> Option<Bytes> {
        let key = kept_as(call, made_of)?;
        let mut entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        let kept = entries.kept.get(&key)?;
        (kept.made_of == *made_of).then(|| kept.text.clone())
    }

    fn keep(&self, key: Key, made_of: MadeOf, text: Bytes) {
        let size = |kept: &Kept| OVERHEAD + kept.text.len();
        let kept = Kept { made_of, text };
        let mut entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        entries.bytes += size(&kept);
        if let Some(before) = entries.kept.insert(key, kept) {
            entries.bytes -= size(&before);
        }
        while entries.bytes > self.limit
            && let Some((_, oldest)) = entries.kept.remove_lru()
        {
            entries.bytes -= size(&oldest);
        }
    }
}

/// None where the answer depends on more than [`MadeOf`] tells: on the games with a tag, or on ratings being counted.
fn kept_as(call: &impl Computed, made_of: &MadeOf) -> Option<Key> {
    let key = call.key(made_of);
    (!key.filters.has_tag() && !made_of.counting).then_some(key)
}

/// JSON that is written already.
pub struct JsonText(Bytes);

impl IntoResponse for JsonText {
    fn into_response(self) -> Response {
        const TYPE: HeaderValue = HeaderValue::from_static("application/json");
        ([(header::CONTENT_TYPE, TYPE)], self.0).into_response()
    }
}
