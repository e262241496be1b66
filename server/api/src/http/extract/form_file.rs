//! The file in an upload's form, as the idempotency layer and `pictures` read it.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::extract::multipart::{Field, MultipartError};
use axum::extract::{DefaultBodyLimit, FromRequest, Multipart, Request};
use axum::http::StatusCode;
use podium_domain::FieldError;
use podium_pictures::{MAX_BYTES, Refused};
use sha2::{Digest, Sha256};
use tokio::time::timeout;

use crate::http::error::{ApiError, ApiResult, ErrorKind};

/// The form's field.
pub const PICTURE: &str = "picture";
/// The largest upload that is read to its end, only to be refused in words; beyond it the connection is cut.
pub const MAX_UPLOAD: usize = 8 * MAX_BYTES;
/// An upload that takes longer is refused, so that slow senders cannot hold the memory.
pub const READING: Duration = Duration::from_secs(30);

/// Put into a request by the idempotency layer to learn the hash of the uploaded file.
#[derive(Clone, Default)]
pub struct FileHash(Arc<OnceLock<[u8; 32]>>);

impl FileHash {
    pub fn set(&self, hash: [u8; 32]) {
        let _ = self.0.set(hash);
    }

    pub fn get(&self) -> Option<&[u8; 32]> {
        self.0.get()
    }
}

/// Which file a form brings, without keeping it. The form itself differs each time it is sent: its boundary is drawn.
pub async fn hash_of_file(mut request: Request) -> ApiResult<[u8; 32]> {
    DefaultBodyLimit::max(MAX_UPLOAD).apply(&mut request);
    let form = Multipart::from_request(request, &()).await;
    let mut form = form.map_err(|_| not_a_form())?;
    let reading = async {
        while let Some(field) = form.next_field().await.map_err(unreadable)? {
            if field.name() == Some(PICTURE) {
                return hash(field).await;
            }
        }
        Err(ApiError::fields([(PICTURE, FieldError::Required)]))
    };
    let read = timeout(READING, reading).await;
    read.map_err(|_| ErrorKind::Unavailable)?
}

async fn hash(mut field: Field<'_>) -> ApiResult<[u8; 32]> {
    let mut hash = Sha256::new();
    while let Some(chunk) = field.chunk().await.map_err(unreadable)? {
        hash.update(&chunk);
    }
    Ok(hash.finalize().into())
}

pub fn not_a_form() -> ApiError {
    ApiError::unsupported_media_type("multipart/form-data")
}

pub fn unreadable(why: MultipartError) -> ApiError {
    match why.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Refused::TooManyBytes.into(),
        _ => ErrorKind::Malformed.into(),
    }
}
