use podium_domain::access::GameAct;
use podium_domain::{Player, Timestamp};
use podium_store::{notes, sets, tags};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::{Game, Note, Tag};
use crate::http::extract::Versioned;

/// A set, as I see it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Set {
    pub id: Uuid,
    #[schema(required)]
    playgroup_id: Option<Uuid>,
    #[schema(required)]
    playgroup_name: Option<String>,
    format_id: Uuid,
    #[schema(required)]
    subformat_id: Option<Uuid>,
    /// 1, 3, 5 or 7; none where it is open-ended.
    #[schema(required)]
    best_of: Option<i64>,
    started_at: Timestamp,
    #[schema(required)]
    closed_at: Option<Timestamp>,
    /// Oldest first; empty in lists.
    games: Vec<Game>,
    games_count: usize,
    /// Most wins first.
    score: Vec<ScoreLine>,
    /// A place in `score`, from 0.
    #[schema(required)]
    winner: Option<usize>,
    /// My own.
    tags: Vec<Tag>,
    /// My own.
    #[schema(required)]
    note: Option<Note>,
    #[schema(required)]
    recorded_by: Option<Uuid>,
    version: i64,
    may_edit: bool,
    #[schema(required)]
    removed_at: Option<Timestamp>,
}

/// One player of a set, and how many of its games they won.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ScoreLine {
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
    wins: i64,
}

impl Set {
    pub fn new(view: sets::SetView, games: Vec<Game>, tags: Vec<tags::Tag>, note: Option<notes::Note>) -> Set {
        let score = view.score();
        let line = |(player, wins): &(Player, i64)| {
            let seat = view.seat_of(player)?.clone();
            Some(ScoreLine {
                user_id: seat.user_id,
                guest_name: seat.guest_name,
                username: seat.username,
                firstname: seat.firstname,
                picture: seat.picture,
                wins: *wins,
            })
        };
        Set {
            games_count: view.results().len(),
            score: score.lines().iter().filter_map(line).collect(),
            winner: score.winner(view.set.best_of(), view.set.closed_at.is_some()),
            may_edit: view.access.may(GameAct::Edit),
            id: view.set.id,
            playgroup_id: view.set.playgroup_id,
            playgroup_name: view.playgroup_name,
            format_id: view.set.format_id,
            subformat_id: view.set.subformat_id,
            best_of: view.set.best_of,
            started_at: view.set.started_at,
            closed_at: view.set.closed_at,
            games,
            tags: tags.into_iter().map(Tag::from).collect(),
            note: note.map(Note::from),
            recorded_by: view.set.recorded_by,
            version: view.set.version,
            removed_at: view.set.removed_at,
        }
    }
}

#[derive(Serialize, ToSchema)]
pub struct SetBody {
    pub set: Set,
}

impl From<Set> for Versioned<SetBody> {
    fn from(set: Set) -> Self {
        Versioned(set.version, SetBody { set })
    }
}

/// A page of games, newest first.
#[derive(Serialize, ToSchema)]
pub struct GamesBody {
    pub games: Vec<Game>,
    /// The sets those games belong to, without their games.
    pub sets: Vec<Set>,
    /// The `timestamp` of the next page, if there is one.
    #[schema(required)]
    pub next: Option<i64>,
}
