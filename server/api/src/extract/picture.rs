use axum::extract::multipart::MultipartError;
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::StatusCode;
use podium_domain::FieldError;
use podium_pictures::MAX_BYTES;
use utoipa::ToSchema;

use crate::error::{ApiError, ApiResult, ErrorKind};

/// The form a picture comes in.
#[derive(ToSchema)]
#[allow(dead_code, reason = "describes the form to the API document")]
pub struct PictureForm {
    /// A JPEG, PNG, WebP or GIF of at most 10 MB and 40 megapixels.
    #[schema(value_type = String, format = Binary)]
    picture: Vec<u8>,
}

/// The file of such a form, not yet looked at.
pub struct PictureFile(pub Vec<u8>);

impl<S: Send + Sync> FromRequest<S> for PictureFile {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let form = Multipart::from_request(request, state).await;
        picture_of(form.map_err(|_| ErrorKind::Malformed)?)
            .await
            .map(PictureFile)
    }
}

/// Reads the whole field even when it is too large, so that the sender hears why instead of a broken connection.
async fn picture_of(mut form: Multipart) -> ApiResult<Vec<u8>> {
    while let Some(mut field) = form.next_field().await.map_err(unreadable)? {
        if field.name() != Some("picture") {
            continue;
        }
        let (mut file, mut length) = (Vec::new(), 0);
        while let Some(chunk) = field.chunk().await.map_err(unreadable)? {
            length += chunk.len();
            if length <= MAX_BYTES {
                file.extend_from_slice(&chunk);
            }
        }
        return if length > MAX_BYTES {
            Err(ErrorKind::TooLarge.into())
        } else {
            Ok(file)
        };
    }
    Err(ApiError::fields([("picture", FieldError::Required)]))
}

fn unreadable(why: MultipartError) -> ApiError {
    match why.status() {
        StatusCode::PAYLOAD_TOO_LARGE => ErrorKind::TooLarge.into(),
        _ => ErrorKind::Malformed.into(),
    }
}
