//! The example group: a small world of its own, apart from all real data, that visitors look around in without an account.
//! The router sends it every call with the example's token; the program fills it.

use std::pin::Pin;
use std::sync::{Arc, OnceLock};

use axum::Router;
use axum::extract::{Request, State};
use axum::http::header::AUTHORIZATION;
use axum::http::{Extensions, HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;
use podium_domain::{Lang, Timestamp};
use podium_system::Clock;
use tempfile::TempDir;
use tokio::sync::Mutex;
use tower::ServiceExt;

use crate::Failure;
use crate::http::error::{ApiResult, ErrorKind};

/// What its token begins with. It is no secret: it opens nothing but the example, and changes nothing there.
const TOKEN: &str = "Bearer example.";

const DAY: i64 = 24 * 60 * 60;
const WEEK: i64 = 7 * DAY;
/// The first Monday after 1970 began.
const MONDAY: i64 = 4 * DAY;

/// The subject of the person whose place a visitor takes.
pub fn subject(lang: Lang) -> String {
    format!("example.{}", lang.as_str())
}

/// The calls of a world, and the folder of its database.
pub struct World {
    pub calls: Router,
    pub folder: TempDir,
}

type Making = Pin<Box<dyn Future<Output = Result<World, Failure>> + Send>>;
type Make = Box<dyn Fn(Timestamp) -> Making + Send + Sync>;

/// The example as it is this week; not offered unless the operator allows it.
#[derive(Default)]
pub struct Example {
    make: OnceLock<Make>,
    world: Mutex<Option<(Timestamp, World)>>,
}

impl Example {
    /// `make` gives the same world for the same moment on every node.
    pub fn offer(&self, make: Make) {
        let _ = self.make.set(make);
    }

    /// This week's calls. A world is made when the first asks for it, or its last week is over: its games stay recent, and
    /// all nodes agree on them.
    pub async fn calls(&self, now: Timestamp) -> Result<Option<Router>, Failure> {
        let Some(make) = self.make.get() else {
            return Ok(None);
        };
        let week = week_of(now);
        let mut world = self.world.lock().await;
        if let Some((of, made)) = &*world
            && *of == week
        {
            return Ok(Some(made.calls.clone()));
        }
        let made = make(week).await?;
        let calls = made.calls.clone();
        *world = Some((week, made));
        Ok(Some(calls))
    }
}

fn week_of(now: Timestamp) -> Timestamp {
    let seconds = now.seconds();
    Timestamp::from_seconds(seconds - (seconds - MONDAY).rem_euclid(WEEK))
}

/// Whom of the example's people a call comes from.
fn visitor(headers: &HeaderMap) -> Option<String> {
    let token = headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix(TOKEN)?;
    let lang: Lang = token.rsplit('.').next()?.parse().ok()?;
    Some(subject(lang))
}

/// Answers calls with the example's token from its world; nothing there can be changed.
pub async fn divert(
    State(example): State<Arc<Example>>,
    State(clock): State<Clock>,
    request: Request,
    next: Next,
) -> ApiResult<Response> {
    let Some(subject) = visitor(request.headers()) else {
        return Ok(next.run(request).await);
    };
    let calls = example.calls(clock.now()).await.map_err(|why| {
        tracing::warn!(%why, "the example could not be made");
        ErrorKind::Unavailable
    })?;
    let calls = calls.ok_or(ErrorKind::InvalidToken)?;
    if request.method() != Method::GET {
        return Err(ErrorKind::ExampleOnly.into());
    }
    let (mut parts, body) = request.into_parts();
    // What the route here put there would stand beside what the route there does.
    parts.extensions = Extensions::new();
    let bearer = HeaderValue::try_from(format!("Bearer {subject}")).map_err(|_| ErrorKind::InvalidToken)?;
    parts.headers.insert(AUTHORIZATION, bearer);
    match calls.oneshot(Request::from_parts(parts, body)).await {
        Ok(answer) => Ok(answer),
        Err(never) => match never {},
    }
}
