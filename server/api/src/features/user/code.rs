use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use podium_settings::Settings;
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::error::{ApiError, ApiResult, ErrorBody};
use crate::http::extract::SignedIn;
use crate::links::qr::data_address;

#[derive(Serialize, ToSchema)]
pub struct Code {
    /// As it is shown: `K7Q2-9F4M`.
    code: String,
}

/// The code by which friends find me.
#[utoipa::path(get, path = "/user/code", tag = "user", operation_id = "readCode", responses((status = 200, body = Code), (status = "default", body = ErrorBody)))]
pub async fn code(SignedIn { user, .. }: SignedIn) -> Json<Code> {
    Json(Code {
        code: user.friend_code.to_string(),
    })
}

#[derive(Serialize, ToSchema)]
pub struct Qr {
    /// An SVG picture as a data address.
    qr: String,
    code: String,
    /// What the picture says: the page on which the reader adds me.
    url: String,
}

/// The same code for another phone's camera.
#[utoipa::path(get, path = "/user/qr", tag = "user", operation_id = "readQr", responses((status = 200, body = Qr), (status = "default", body = ErrorBody)))]
pub async fn qr(State(settings): State<Arc<Settings>>, SignedIn { user, .. }: SignedIn) -> ApiResult<Json<Qr>> {
    let url = format!(
        "{}/friends/add?code={}",
        settings.public_origin(),
        user.friend_code.as_str()
    );
    Ok(Json(Qr {
        qr: data_address(&url).map_err(ApiError::internal)?,
        code: user.friend_code.to_string(),
        url,
    }))
}
