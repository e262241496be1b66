use std::time::Duration;

use axum::extract::multipart::{Field, MultipartError};
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::StatusCode;
use podium_domain::FieldError;
use podium_pictures::{MAX_BYTES, Refused};
use tokio::time::timeout;
use utoipa::ToSchema;

use crate::error::{ApiError, ApiResult, ErrorKind};
use crate::pictures::{Pictures, Upload, refusal};
use crate::state::AppState;

/// As much as any other call may send: so small a file needs no room of its own.
const SMALL: usize = 256 * 1024;
/// Nobody holds room for a file longer than this by sending it slowly.
const READING: Duration = Duration::from_secs(30);

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

impl FromRequest<AppState> for PictureFile {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &AppState) -> Result<Self, ApiError> {
        let form = Multipart::from_request(request, app).await;
        let form = form.map_err(|_| ErrorKind::Malformed)?;
        let read = timeout(READING, picture_of(form, &app.pictures)).await;
        Ok(PictureFile(read.map_err(|_| ErrorKind::Unavailable)??))
    }
}

async fn picture_of(mut form: Multipart, pictures: &Pictures) -> ApiResult<Upload> {
    while let Some(field) = form.next_field().await.map_err(unreadable)? {
        if field.name() == Some("picture") {
            return read(field, pictures).await;
        }
    }
    Err(ApiError::fields([("picture", FieldError::Required)]))
}

/// Reads the whole field even when nothing of it is kept, so that the sender hears why instead of a broken connection.
async fn read(mut field: Field<'_>, pictures: &Pictures) -> ApiResult<Upload> {
    let mut kept = Ok(Upload {
        file: Vec::new(),
        room: None,
    });
    while let Some(chunk) = field.chunk().await.map_err(unreadable)? {
        let Ok(upload) = &mut kept else { continue };
        let length = upload.file.len() + chunk.len();
        if length > MAX_BYTES {
            kept = Err(refusal(Refused::TooManyBytes));
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
    kept
}

fn unreadable(why: MultipartError) -> ApiError {
    match why.status() {
        StatusCode::PAYLOAD_TOO_LARGE => refusal(Refused::TooManyBytes),
        _ => ErrorKind::Malformed.into(),
    }
}
