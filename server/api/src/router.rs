//! Every route in one table. The paths are at the handlers, from which the API document is generated too.

use std::sync::LazyLock;

use axum::extract::DefaultBodyLimit;
use axum::handler::Handler;
use axum::middleware::{from_fn, from_fn_with_state, map_response};
use axum::routing::{MethodRouter, get, post};
use axum::{Json, Router};
use podium_domain::card_list;
use utoipa::OpenApi;
use utoipa::openapi::OpenApi as Document;
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt};
use utoipa_axum::routes;

use crate::document::Api;
use crate::features::{
    account, activity, auth, cards, claims, decks, events, formats, friends, games, inbox, joins, live, notes, people,
    playgroups, promo, push, sets, stats, streaming, system, tags, user,
};
use crate::http::error::{ApiError, ErrorKind};
use crate::http::extract::MAX_UPLOAD;
use crate::http::{middleware, schema};
use crate::state::AppState;
use crate::web::form_post;
use crate::{example, features, signals, web};

/// The size limit of a card list as JSON, where a character may take several bytes.
const MAX_CARD_TEXT: usize = 5 * card_list::MAX_BYTES;

fn calls() -> OpenApiRouter<AppState> {
    OpenApiRouter::with_openapi(Api::openapi())
        .routes(routes!(system::ping))
        .routes(routes!(system::health))
        .routes(routes!(auth::signin))
        .routes(routes!(user::read, account::delete))
        .routes(routes!(account::export))
        .routes(routes!(user::set_username))
        .routes(routes!(user::set_firstname))
        .routes(routes!(user::set_locale))
        .routes(routes!(user::set_picture, user::remove_picture).layer(DefaultBodyLimit::max(MAX_UPLOAD)))
        .routes(routes!(user::code))
        .routes(routes!(user::qr))
        .routes(routes!(user::list_sessions))
        .routes(routes!(user::end_session))
        .routes(routes!(user::revoke_sessions))
        .routes(routes!(push::read, push::set, push::end))
        .routes(routes!(friends::find, friends::ask, friends::accept, friends::remove))
        .routes(routes!(people::read))
        .routes(routes!(people::block, people::unblock))
        .routes(routes!(inbox::confirm_seat))
        .routes(routes!(playgroups::create))
        .routes(routes!(playgroups::set_picture, playgroups::remove_picture).layer(DefaultBodyLimit::max(MAX_UPLOAD)))
        .routes(routes!(playgroups::accept))
        .routes(routes!(playgroups::leave))
        .routes(routes!(playgroups::invite))
        .routes(routes!(playgroups::remove))
        .routes(routes!(playgroups::promote, playgroups::demote))
        .routes(routes!(playgroups::hand_over))
        .routes(routes!(joins::list))
        .routes(routes!(joins::make))
        .routes(routes!(joins::revoke))
        .routes(routes!(joins::read, joins::join))
        .routes(routes!(tags::create))
        .routes(routes!(tags::change, tags::remove))
        .routes(routes!(tags::merge))
        .routes(routes!(tags::put_on_game))
        .routes(routes!(tags::put_on_set))
        .routes(routes!(tags::take_off_game))
        .routes(routes!(tags::take_off_set))
        .routes(routes!(
            notes::write_on_game,
            notes::change_on_game,
            notes::remove_from_game
        ))
        .routes(routes!(
            notes::write_on_set,
            notes::change_on_set,
            notes::remove_from_set
        ))
        .routes(routes!(decks::create))
        .routes(routes!(decks::set_bracket))
        .routes(routes!(decks::restore))
        .routes(routes!(decks::delete))
        .routes(routes!(decks::set_picture, decks::remove_picture).layer(DefaultBodyLimit::max(MAX_UPLOAD)))
        .routes(routes!(cards::parse).layer(DefaultBodyLimit::max(MAX_CARD_TEXT)))
        .routes(routes!(games::record))
        .routes(routes!(games::restore))
        .routes(routes!(games::leave_seat))
        .routes(routes!(claims::make))
        .routes(routes!(claims::read, claims::claim))
        .routes(routes!(live::open))
        .routes(routes!(live::upload).layer(DefaultBodyLimit::max(live::MAX_OFFLINE_TABLE)))
        .routes(routes!(live::current))
        .routes(routes!(live::read))
        .routes(routes!(live::join))
        .routes(routes!(live::finish))
        .routes(routes!(live::leave))
        .routes(routes!(live::renew_code))
        .routes(routes!(live::free_guest_seat))
        .routes(routes!(streaming::read))
        .routes(routes!(sets::record))
        .routes(routes!(sets::restore))
        .routes(routes!(stats::change_season, stats::delete_season))
        .routes(routes!(stats::keep_private))
        .routes(routes!(stats::make_pods))
        .routes(routes!(events::read))
        .routes(routes!(promo::redeem))
        .merge(deprecated_calls().layer(map_response(middleware::mark_deprecated)))
        .merge(records().layer(from_fn(middleware::compress)))
        .merge(personal_lists().layer(from_fn(middleware::revalidate)))
}

/// What is played with and what was played. No answer here holds a secret, so that all are compressed, and browsers that
/// have one already are told so.
fn records() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(formats::list))
        .routes(routes!(playgroups::list))
        .routes(routes!(playgroups::read, playgroups::edit, playgroups::delete))
        .routes(routes!(activity::mine))
        .routes(routes!(activity::of_playgroup))
        .routes(routes!(tags::list))
        .routes(routes!(notes::search))
        .routes(routes!(decks::list))
        .routes(routes!(decks::list_archived))
        .routes(routes!(decks::list_of_user))
        .routes(routes!(decks::read, decks::edit, decks::archive))
        .routes(routes!(decks::set_cards, decks::read_cards).layer(DefaultBodyLimit::max(MAX_CARD_TEXT)))
        .routes(routes!(decks::lists))
        .routes(routes!(decks::read_list))
        .routes(routes!(decks::compare_lists))
        .routes(routes!(cards::search))
        .routes(routes!(games::list))
        .routes(routes!(games::list_removed))
        .routes(routes!(games::list_of_playgroup))
        .routes(routes!(games::read, games::correct, games::remove))
        .routes(routes!(games::pods))
        .routes(routes!(live::game_timeline))
        .routes(routes!(live::timeline))
        .routes(routes!(sets::read, sets::change, sets::remove))
        .routes(routes!(stats::my_stats))
        .routes(routes!(stats::stats_of))
        .routes(routes!(stats::deck_stats))
        .routes(routes!(stats::playgroup_stats))
        .routes(routes!(stats::versus))
        .routes(routes!(stats::leaderboard))
        .routes(routes!(stats::list_seasons, stats::create_season))
        .routes(routes!(stats::ratings_of))
        .routes(routes!(stats::deck_ratings))
        .routes(routes!(stats::game_ratings))
        .routes(routes!(events::list))
}

/// Lists that pages read again and again, with friend codes beside names that others chose: not compressed.
fn personal_lists() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(friends::list))
        .routes(routes!(inbox::read))
        .routes(routes!(people::list_blocked))
}

/// Paths from before a rename, which keep working.
#[allow(deprecated, reason = "older builds of the web app and other clients use them")]
fn deprecated_calls() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(activity::my_trail))
        .routes(routes!(activity::trail_of_playgroup))
        .routes(routes!(inbox::read_waiting))
        .routes(routes!(inbox::keep_seat))
}

/// Calls whose answers hold secrets, so they are not kept for `Idempotency-Key`.
fn secrets() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(auth::begin))
        .routes(routes!(auth::exchange))
        .routes(routes!(auth::login))
        .routes(routes!(streaming::make, streaming::end))
        .routes(routes!(live::read_as_guest, live::sit_as_guest, live::return_as_guest))
        .routes(routes!(claims::make_as_guest))
}

/// WebSockets, which browsers open without our headers.
fn sockets() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(signals::open))
        .routes(routes!(crate::live::open))
        .routes(routes!(crate::live::open_overlay))
}

/// All routes and their document. Built once per process: that takes longer than the rest of a start, and the example and
/// each server of a test need the same.
struct Routes {
    calls: Router<AppState>,
    secrets: Router<AppState>,
    sockets: Router<AppState>,
    document: Document,
}

static ROUTES: LazyLock<Routes> = LazyLock::new(|| {
    let (calls, mut document) = calls().split_for_parts();
    let (secrets, document_of_secrets) = secrets().split_for_parts();
    let (sockets, document_of_sockets) = sockets().split_for_parts();
    document.merge(document_of_secrets);
    document.merge(document_of_sockets);
    schema::load_rules(&document);
    Routes {
        calls,
        secrets,
        sockets,
        document,
    }
});

/// The API document.
pub fn document() -> Document {
    ROUTES.document.clone()
}

/// A page that is also the target of a provider's form.
fn posted<T: 'static>(handler: impl Handler<T, AppState>) -> MethodRouter<AppState> {
    post(handler)
        .layer(DefaultBodyLimit::max(form_post::LIMIT))
        .fallback(web::serve)
}

/// The signed calls and the sockets.
fn api(app: &AppState) -> Router<AppState> {
    let calls = ROUTES.calls.clone();
    let secrets = ROUTES.secrets.clone();
    calls
        .layer(from_fn_with_state(app.clone(), middleware::call))
        .merge(secrets.layer(from_fn_with_state(app.clone(), middleware::secret_call)))
        .merge(ROUTES.sockets.clone())
        .route("/openapi.json", get(async || Json(&ROUTES.document)))
        .fallback(async || ApiError::from(ErrorKind::NotFound))
        .method_not_allowed_fallback(async || ApiError::from(ErrorKind::MethodNotAllowed))
}

/// The calls of the example's world, which its visitors may read.
pub fn example_calls(app: AppState) -> Router {
    api(&app).with_state(app)
}

/// The whole site: the API, the identity service, pictures, and the web app for everything else.
pub fn site(app: AppState) -> Router {
    // CORS is around the guard and the limits, so that pages of other origins can read their refusals.
    let guard = from_fn(middleware::guard_request);
    let api = api(&app)
        .layer(from_fn_with_state(app.clone(), example::divert))
        .route_layer(from_fn_with_state(app.clone(), middleware::limit))
        .layer((middleware::other_origins(&app.settings.web_origins), guard.clone()));
    let identity = app.identity.router(|calls| {
        calls
            .route_layer(from_fn_with_state(app.clone(), middleware::limit_identity))
            .layer(guard.clone())
    });

    Router::new()
        .route("/config.json", get(system::config))
        .route("/.well-known/security.txt", get(system::security_txt))
        .route("/healthz", get(system::alive))
        .route("/readyz", get(system::ready))
        .route("/pictures/{name}", get(features::pictures::serve))
        .route("/auth/{provider}/callback", posted(form_post::to_browser))
        .route("/mobile/auth/{provider}/callback", posted(form_post::to_mobile))
        .fallback(web::serve)
        .layer(guard)
        .nest("/api", api)
        .merge(identity)
        .layer((
            from_fn_with_state(app.clone(), middleware::every_request),
            DefaultBodyLimit::max(256 * 1024),
        ))
        .with_state(app)
}
