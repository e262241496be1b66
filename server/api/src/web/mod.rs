//! The embedded web app: its files, and pages with the head of their address.

pub mod csp;
pub mod form_post;
pub mod head;
mod kept;
mod pages;
mod worker;

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use podium_settings::Settings;
use rust_embed::RustEmbed;

use crate::http::encoding::{accepts, compressed};
use crate::http::error::{ApiError, ErrorKind};
use head::Heads;
pub use kept::keep_assets;
pub use pages::Pages;

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/build/client"]
struct Files;

const FOREVER: &str = "public, max-age=31536000, immutable";
const ASK_AGAIN: &str = "no-cache";
const VARY: HeaderValue = HeaderValue::from_static("accept-encoding");

/// The page of every address that was not rendered when the web app was built.
static APP_PAGE: LazyLock<Option<String>> = LazyLock::new(|| text("__spa-fallback.html"));
static HEADS: LazyLock<Heads> = LazyLock::new(|| Heads::parse(&text("head.json").unwrap_or_default()));
static POLICIES: LazyLock<HashMap<String, HeaderValue>> = LazyLock::new(|| {
    let pages = Files::iter().filter(|name| name.ends_with(".html"));
    pages
        .filter_map(|name| Some((name.to_string(), csp::of_page(&text(&name)?))))
        .collect()
});

fn text(name: &str) -> Option<String> {
    String::from_utf8(Files::get(name)?.data.into_owned()).ok()
}

/// Names the build of the web app that is inside.
pub fn build_id() -> &'static str {
    static ID: LazyLock<String> = LazyLock::new(|| {
        let latest = text("builds/latest.json").and_then(|json| serde_json::from_str::<serde_json::Value>(&json).ok());
        latest
            .and_then(|latest| Some(latest["id"].as_str()?.to_owned()))
            .unwrap_or_else(|| "none".into())
    });
    &ID
}

/// A page or a file. Its policy follows the settings: pages may call a hosted identity service and show pictures of the
/// hosts that the operator allows.
pub async fn serve(
    State(settings): State<Arc<Settings>>,
    State(pages): State<Arc<Pages>>,
    request: Request,
) -> Response {
    let mut answer = find(&settings, &pages, request).await;
    if let Some(policy) = answer.headers_mut().get_mut(header::CONTENT_SECURITY_POLICY) {
        if let Some(hosted) = settings.hosted() {
            *policy = csp::calling(policy, &hosted.origins());
        }
        *policy = csp::picturing(policy, &settings.card_image_hosts);
    }
    answer
}

/// Whatever is no call: a file, a page that was rendered beforehand, or the app page.
async fn find(settings: &Settings, pages: &Pages, request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return ApiError::from(ErrorKind::MethodNotAllowed).into_response();
    }
    let path = request.uri().path();
    let name = path.strip_prefix('/').unwrap_or(path);
    if name == worker::NAME {
        return worker::serve(settings, request.headers());
    }
    // A prerendered page has its own address, below.
    if !name.ends_with("index.html")
        && let Some(answer) = file(name, request.headers())
    {
        return answer;
    }
    if name.starts_with("assets/") {
        // A page of an earlier build may still be open: its files are kept in the data folder.
        return match kept::read(&settings.data, name).await {
            Some(bytes) => with_type(name, FOREVER, bytes.into()),
            None => ApiError::from(ErrorKind::NotFound).into_response(),
        };
    }
    if let Some(right) = HEADS.spelling(path).filter(|right| right != path) {
        return moved(&right, request.uri().query());
    }
    let origin = settings.public_origin();
    match pages.find(name, &origin) {
        Some(page) => page.answer(request.headers()),
        None => app_page(path, &origin, request.headers()).await,
    }
}

/// Sends a page's address that is spelled otherwise to the right one. It begins with a word of ours, so it never leads to
/// another site.
fn moved(path: &str, query: Option<&str>) -> Response {
    let query = query.map(|query| format!("?{query}")).unwrap_or_default();
    let mut answer = Redirect::permanent(&format!("{path}{query}")).into_response();
    answer
        .headers_mut()
        .insert(header::CACHE_CONTROL, HeaderValue::from_static(ASK_AGAIN));
    answer
}

fn etag(hash: &[u8]) -> Option<HeaderValue> {
    HeaderValue::from_str(&format!("\"{}\"", &hex::encode(hash)[..16])).ok()
}

fn is_known(asked: &HeaderMap, etag: &HeaderValue) -> bool {
    asked.get(header::IF_NONE_MATCH) == Some(etag)
}

/// A browser takes over the headers of a 304, so they are those of the page itself.
fn not_modified(name: &str, cache: &'static str) -> Response {
    let mut answer = with_type(name, cache, Body::empty());
    *answer.status_mut() = StatusCode::NOT_MODIFIED;
    answer
}

fn packed(mut answer: Response, coding: &'static str) -> Response {
    answer
        .headers_mut()
        .insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
    answer
}

async fn app_page(path: &str, origin: &str, asked: &HeaderMap) -> Response {
    let Some(page) = &*APP_PAGE else {
        let words = "The web app has not been built into this server: run `make build`.";
        return (StatusCode::SERVICE_UNAVAILABLE, words).into_response();
    };
    let (known, page) = HEADS.apply(page, path, origin);
    let page = Bytes::from(page);
    // An address that holds a secret is in the page, too.
    let smaller = if accepts(asked, "gzip") && !head::holds_secret(path) {
        compressed(&page).await.ok().flatten()
    } else {
        None
    };
    let mut answer = match smaller {
        Some(smaller) => packed(with_type("__spa-fallback.html", ASK_AGAIN, smaller.into()), "gzip"),
        None => with_type("__spa-fallback.html", ASK_AGAIN, page.into()),
    };
    answer.headers_mut().insert(header::VARY, VARY);
    if !known {
        *answer.status_mut() = StatusCode::NOT_FOUND;
    }
    if head::is_overlay(path) {
        let headers = answer.headers_mut();
        headers.insert(
            header::CONTENT_SECURITY_POLICY,
            csp::framed(&POLICIES["__spa-fallback.html"]),
        );
    }
    if head::holds_secret(path) {
        answer
            .headers_mut()
            .insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    }
    answer
}

/// A file of the build, in the smallest encoding the browser takes.
fn file(name: &str, asked: &HeaderMap) -> Option<Response> {
    let found = Files::get(name)?;
    let smaller = [("br", "br"), ("gzip", "gz")].into_iter().find_map(|(coding, ending)| {
        let file = accepts(asked, coding).then(|| Files::get(&format!("{name}.{ending}")))??;
        Some((coding, file))
    });
    let etag = etag(&found.metadata.sha256_hash())?;
    let cache = if name.starts_with("assets/") {
        FOREVER
    } else {
        ASK_AGAIN
    };
    let mut answer = match smaller {
        _ if is_known(asked, &etag) => not_modified(name, cache),
        Some((coding, file)) => packed(with_type(name, cache, body(file.data)), coding),
        None => with_type(name, cache, body(found.data)),
    };
    answer.headers_mut().insert(header::VARY, VARY);
    answer.headers_mut().insert(header::ETAG, etag);
    Some(answer)
}

fn body(data: Cow<'static, [u8]>) -> Body {
    match data {
        Cow::Borrowed(bytes) => bytes.into(),
        Cow::Owned(bytes) => bytes.into(),
    }
}

fn with_type(name: &str, cache: &'static str, body: Body) -> Response {
    let kind = match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "avif" => "image/avif",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    };
    let mut answer = ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, cache)], body).into_response();
    if let Some(policy) = POLICIES.get(name) {
        answer
            .headers_mut()
            .insert(header::CONTENT_SECURITY_POLICY, policy.clone());
    }
    answer
}
