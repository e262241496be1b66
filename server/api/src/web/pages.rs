//! Prerendered pages, as this server serves them.

use std::collections::HashMap;
use std::sync::{Arc, RwLock};

use axum::body::Bytes;
use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::response::Response;
use flate2::Compression;
use sha2::{Digest, Sha256};

use super::{ASK_AGAIN, VARY, etag, head, is_known, not_modified, packed, text, with_type};
use crate::http::encoding::{accepts, gzip};

/// By name. Each is made once, because the server's own address stays the same while it runs.
#[derive(Default)]
pub struct Pages(RwLock<HashMap<String, Arc<Page>>>);

pub struct Page {
    file: String,
    html: Bytes,
    gzip: Bytes,
    etag: HeaderValue,
}

impl Pages {
    /// None where no such page was made.
    pub fn find(&self, name: &str, origin: &str) -> Option<Arc<Page>> {
        if let Some(known) = self.0.read().ok()?.get(name) {
            return Some(known.clone());
        }
        let page = Arc::new(Page::make(name, origin)?);
        self.0.write().ok()?.insert(name.to_owned(), page.clone());
        Some(page)
    }
}

impl Page {
    fn make(name: &str, origin: &str) -> Option<Page> {
        let file = format!("{name}/index.html").trim_start_matches('/').to_owned();
        let html = head::with_twins(&text(&file)?, &format!("/{name}"), origin);
        Some(Page {
            etag: etag(&Sha256::digest(&html))?,
            gzip: gzip(html.as_bytes(), Compression::best()).ok()?.into(),
            html: html.into(),
            file,
        })
    }

    pub fn answer(&self, asked: &HeaderMap) -> Response {
        let mut answer = if is_known(asked, &self.etag) {
            not_modified(&self.file, ASK_AGAIN)
        } else if accepts(asked, "gzip") {
            packed(with_type(&self.file, ASK_AGAIN, self.gzip.clone().into()), "gzip")
        } else {
            with_type(&self.file, ASK_AGAIN, self.html.clone().into())
        };
        let headers = answer.headers_mut();
        headers.insert(header::VARY, VARY);
        headers.insert(header::ETAG, self.etag.clone());
        answer
    }
}
