//! The picture that a call sends.

use axum::extract::multipart::Field;
use axum::extract::{FromRef, FromRequest, Multipart, Request};
use podium_domain::FieldError;
use podium_pictures::{MAX_BYTES, Refused};
use sha2::{Digest, Sha256};
use tokio::time::timeout;
use utoipa::ToSchema;

use super::{Pictures, Upload};
use crate::http::error::{ApiError, ApiResult, ErrorKind};
use crate::http::extract::{FileHash, PICTURE, READING, not_a_form, unreadable};

/// As much as any other call may send: so small a file needs no room of its own.
const SMALL: usize = 256 * 1024;

/// The form a picture comes in.
#[derive(ToSchema)]
#[allow(dead_code, reason = "describes the form to the API document")]
pub struct PictureForm {
    /// A JPEG, PNG, WebP or GIF of at most 10 MB, 40 megapixels and 16,384 pixels a side, and at most 16 times as long
    /// as it is wide. Of an animation, the first frame. A WebP is decoded as a whole, which takes memory: with more
    /// than 8 megapixels it may be refused.
    #[schema(value_type = String, format = Binary)]
    picture: Vec<u8>,
}

/// The file of such a form, not yet looked at.
pub struct PictureFile(pub Upload);

impl<S: Send + Sync> FromRequest<S> for PictureFile
where
    Pictures: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let hash = request.extensions().get::<FileHash>().cloned();
        let form = Multipart::from_request(request, state).await;
        let form = form.map_err(|_| not_a_form())?;
        let read = timeout(READING, picture_of(form, &Pictures::from_ref(state), hash)).await;
        Ok(PictureFile(read.map_err(|_| ErrorKind::Unavailable)??))
    }
}

async fn picture_of(mut form: Multipart, pictures: &Pictures, hash: Option<FileHash>) -> ApiResult<Upload> {
    while let Some(field) = form.next_field().await.map_err(unreadable)? {
        if field.name() == Some(PICTURE) {
            return read(field, pictures, hash).await;
        }
    }
    Err(ApiError::fields([(PICTURE, FieldError::Required)]))
}

/// Reads the whole field even when nothing of it is kept, so that the sender hears why instead of a broken connection.
async fn read(mut field: Field<'_>, pictures: &Pictures, hash: Option<FileHash>) -> ApiResult<Upload> {
    let mut hashing = Sha256::new();
    let mut kept = Ok(Upload {
        file: Vec::new(),
        room: None,
    });
    while let Some(chunk) = field.chunk().await.map_err(unreadable)? {
        if hash.is_some() {
            hashing.update(&chunk);
        }
        let Ok(upload) = &mut kept else { continue };
        let length = upload.file.len() + chunk.len();
        if length > MAX_BYTES {
            kept = Err(Refused::TooManyBytes.into());
            continue;
        }
        if length > SMALL && upload.room.is_none() {
            match pictures.room().await {
                // At its full size at once: growing would hold it twice.
                Ok(room) => {
                    upload.room = Some(room);
                    upload.file.reserve_exact(MAX_BYTES - upload.file.len());
                }
                Err(busy) => {
                    kept = Err(busy);
                    continue;
                }
            }
        }
        upload.file.extend_from_slice(&chunk);
    }
    if let Some(hash) = hash {
        hash.set(hashing.finalize().into());
    }
    kept
}
