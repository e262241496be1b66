//! Events of a shop or a community.

use axum::Json;
use axum::extract::State;
use podium_store::{Conn, Db, events};
use podium_system::Clock;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::http::error::{ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Path, SignedIn};
use crate::wire::{Event, EventBody};

#[derive(Serialize, ToSchema)]
pub struct EventsBody {
    events: Vec<Event>,
}

/// An event: its public side for anyone, signed in or not; all of it for whoever joined.
#[utoipa::path(get, path = "/event/{id}", tag = "events", operation_id = "readEvent", params(("id" = Uuid, Path)), responses((status = 200, body = EventBody), (status = "default", body = ErrorBody)))]
pub async fn read(
    State(db): State<Db>,
    State(clock): State<Clock>,
    me: Option<SignedIn>,
    Path(id): Path<Uuid>,
) -> ApiResult<Json<EventBody>> {
    let me = me.map(|me| me.user.id);
    let seen = db.read(async move |c: &mut Conn| events::seen(c, me, id).await).await?;
    let event = Event::new(seen.ok_or(ErrorKind::NotFound)?, clock.now());
    Ok(Json(EventBody { event }))
}

/// The events I have joined, the latest first.
#[utoipa::path(get, path = "/user/events", tag = "events", operation_id = "listEvents", responses((status = 200, body = EventsBody), (status = "default", body = ErrorBody)))]
pub async fn list(State(db): State<Db>, State(clock): State<Clock>, me: SignedIn) -> ApiResult<Json<EventsBody>> {
    let seen = db
        .read(async move |c: &mut Conn| events::of_user(c, me.user.id).await)
        .await?;
    let now = clock.now();
    let events = seen.into_iter().map(|seen| Event::new(seen, now)).collect();
    Ok(Json(EventsBody { events }))
}
