//! Answers compressed with gzip. Which ones are is decided by the router, and by `web` for pages.

use std::io::{self, Write};

use axum::body::Bytes;
use axum::http::HeaderMap;
use axum::http::header::ACCEPT_ENCODING;
use flate2::Compression;
use flate2::write::GzEncoder;

use super::compute::compute;
use super::error::{ApiError, ApiResult};

/// What is shorter fits into one packet anyway.
const SHORTEST: usize = 1024;
/// What is longer takes milliseconds, which the threads that serve calls do not have.
const LONG: usize = 128 * 1024;
/// Chosen by what it costs (docs/decisions/0040).
const FAST: Compression = Compression::new(2);

/// Whether the caller takes an encoding: `gzip` or `gzip;q=0.5`, but not `gzip;q=0`.
pub fn accepts(asked: &HeaderMap, wanted: &str) -> bool {
    let listed = asked.get_all(ACCEPT_ENCODING).iter();
    let mut codings = listed
        .filter_map(|list| list.to_str().ok())
        .flat_map(|list| list.split(','));
    codings.any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(wanted));
        let refused = |part: &str| part.strip_prefix("q=").is_some_and(|q| q.parse::<f32>() == Ok(0.0));
        named && !parts.any(refused)
    })
}

/// A body in gzip; none where that gains nothing.
pub async fn compressed(body: &Bytes) -> ApiResult<Option<Bytes>> {
    let packed = match body.len() {
        0..SHORTEST => return Ok(None),
        SHORTEST..=LONG => gzip(body, FAST),
        _ => {
            let body = body.clone();
            compute(move || gzip(&body, FAST)).await?
        }
    };
    packed.map(|packed| Some(packed.into())).map_err(ApiError::internal)
}

pub fn gzip(bytes: &[u8], level: Compression) -> io::Result<Vec<u8>> {
    let mut packing = GzEncoder::new(Vec::with_capacity(bytes.len() / 4), level);
    packing.write_all(bytes)?;
    packing.finish()
}
