use podium_domain::access::GameAct;
use podium_domain::{EndReason, Timestamp};
use podium_store::{games, notes, tags};
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;
use uuid::Uuid;

use super::{Color, Note, Tag};
use crate::http::error::{ApiError, ApiResult};
use crate::http::extract::Versioned;

/// A game, as I see it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Game {
    pub id: Uuid,
    #[schema(required)]
    set_id: Option<Uuid>,
    #[schema(required)]
    playgroup_id: Option<Uuid>,
    #[schema(required)]
    playgroup_name: Option<String>,
    #[schema(required)]
    event_id: Option<Uuid>,
    format_id: Uuid,
    #[schema(required)]
    subformat_id: Option<Uuid>,
    #[schema(required)]
    started_at: Option<Timestamp>,
    ended_at: Timestamp,
    #[schema(required)]
    turns: Option<i64>,
    #[schema(required)]
    end_reason: Option<EndReason>,
    #[schema(required)]
    recorded_by: Option<Uuid>,
    recorded_at: Timestamp,
    /// Whether it was played at a live table.
    live: bool,
    version: i64,
    #[schema(required)]
    removed_at: Option<Timestamp>,
    /// In turn order.
    seats: Vec<Seat>,
    /// My own.
    tags: Vec<Tag>,
    /// My own.
    #[schema(required)]
    note: Option<Note>,
    may_edit: bool,
}

/// One player's place in a game: a user, a guest, or, with neither, somebody who deleted their account.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Seat {
    /// In turn order, from 1.
    seat: i64,
    #[schema(required)]
    user_id: Option<Uuid>,
    #[schema(required)]
    guest_name: Option<String>,
    #[schema(required)]
    username: Option<String>,
    #[schema(required)]
    firstname: Option<String>,
    #[schema(required)]
    picture: Option<String>,
    #[schema(required)]
    deck_id: Option<Uuid>,
    /// As it was called that day; so with what follows.
    #[schema(required)]
    deck_name: Option<String>,
    #[schema(value_type = Vec<String>)]
    commanders: Box<RawValue>,
    colors: Vec<Color>,
    #[schema(required)]
    bracket: Option<i64>,
    /// 1 is best, equal ones are ties, every seat 1 is a draw.
    placement: i64,
    #[schema(required)]
    final_life: Option<i64>,
    #[schema(required)]
    eliminated_turn: Option<i64>,
    /// A seat of this game.
    #[schema(required)]
    eliminated_by: Option<i64>,
    #[schema(required)]
    mulligans: Option<i64>,
}

impl Game {
    pub fn new(view: games::GameView, tags: Vec<tags::Tag>, note: Option<notes::Note>) -> ApiResult<Game> {
        let may_edit = view.access.may(GameAct::Edit);
        let games::Played { game, seats } = view.played;
        Ok(Game {
            id: game.id,
            set_id: game.set_id,
            playgroup_id: game.playgroup_id,
            playgroup_name: view.playgroup_name,
            event_id: game.event_id,
            format_id: game.format_id,
            subformat_id: game.subformat_id,
            started_at: game.started_at,
            ended_at: game.ended_at,
            turns: game.turns,
            end_reason: game.end_reason,
            recorded_by: game.recorded_by,
            recorded_at: game.recorded_at,
            live: game.live,
            version: game.version,
            removed_at: game.removed_at,
            seats: seats.into_iter().map(Seat::try_from).collect::<ApiResult<_>>()?,
            tags: tags.into_iter().map(Tag::from).collect(),
            note: note.map(Note::from),
            may_edit,
        })
    }
}

impl TryFrom<games::Seat> for Seat {
    type Error = ApiError;

    fn try_from(seat: games::Seat) -> ApiResult<Seat> {
        Ok(Seat {
            seat: seat.seat,
            user_id: seat.user_id,
            guest_name: seat.guest_name,
            username: seat.username,
            firstname: seat.firstname,
            picture: seat.picture,
            deck_id: seat.deck_id,
            deck_name: seat.deck_name,
            commanders: RawValue::from_string(seat.commanders).map_err(ApiError::internal)?,
            colors: Color::all(&seat.colors),
            bracket: seat.bracket,
            placement: seat.placement,
            final_life: seat.final_life,
            eliminated_turn: seat.eliminated_turn,
            eliminated_by: seat.eliminated_by,
            mulligans: seat.mulligans,
        })
    }
}

#[derive(Serialize, ToSchema)]
pub struct GameBody {
    pub game: Game,
}

impl From<Game> for Versioned<GameBody> {
    fn from(game: Game) -> Self {
        Versioned(game.version, GameBody { game })
    }
}
