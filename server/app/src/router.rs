//! Every route in one table. The paths stand at the handlers, from which the API document is made too.

use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use axum::{Json, Router};
use podium_domain::card_list;
use utoipa::OpenApi;
use utoipa::openapi::OpenApi as Document;
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt};
use utoipa_axum::routes;

use crate::document::Api;
use crate::error::{ApiError, ErrorKind};
use crate::features::{
    auth, cards, claims, decks, events, formats, friends, games, notes, people, playgroups, promo, sets, system, tags, user, waiting,
