//! The formats people play, from a data file.

mod catalogue;

use axum::Json;
use axum::extract::State;
pub use catalogue::Catalogue;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::error::ErrorBody;
use crate::extract::RequestLang;
use crate::state::AppState;

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Format {
    id: Uuid,
    key: String,
    /// In the request's language.
    name: String,
    starting_life: i64,
    min_players: i64,
    max_players: i64,
    /// From one commander, that puts a player out; null where the rule does not apply.
    #[schema(required)]
    commander_damage: Option<i64>,
    #[schema(required)]
    poison: Option<i64>,
    /// Whether decks of this format have a bracket.
    brackets: bool,
    subformats: Vec<Subformat>,
}

/// Only the rules that differ from the format's are there.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Subformat {
    id: Uuid,
    key: String,
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    starting_life: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    min_players: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    max_players: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    commander_damage: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    poison: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    brackets: Option<bool>,
}

#[derive(Serialize, ToSchema)]
pub struct FormatsBody {
    formats: Vec<Format>,
}

/// The formats and their subformats.
#[utoipa::path(get, path = "/formats", tag = "formats", operation_id = "listFormats", responses((status = 200, body = FormatsBody), (status = "default", body = ErrorBody)))]
pub async fn list(State(app): State<AppState>, RequestLang(lang): RequestLang) -> Json<FormatsBody> {
    Json(FormatsBody {
        formats: app.formats.in_language(lang),
    })
}
