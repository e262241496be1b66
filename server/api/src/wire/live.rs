use std::collections::HashMap;

use podium_domain::Timestamp;
use podium_domain::table::{Event, Role, SeatColor, SeatNo, SeatSetup, SeatedPlayer};
use podium_store::people;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::{Card, Game};

/// A live table, as I see it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LiveTable {
    pub id: Uuid,
    /// Six characters by which others join, as long as it is open.
    pub code: String,
    pub status: LiveStatus,
    pub format_id: Uuid,
    #[schema(required)]
    pub subformat_id: Option<Uuid>,
    #[schema(required)]
    pub playgroup_id: Option<Uuid>,
    #[schema(required)]
    pub set_id: Option<Uuid>,
    /// Once the game is recorded.
    #[schema(required)]
    pub game_id: Option<Uuid>,
    #[schema(required)]
    pub host: Option<Card>,
    /// What I am, or would be by joining.
    pub role: Role,
    /// Whether I may come to it without its code.
    pub joined: bool,
    pub opened_at: Timestamp,
    pub touched_at: Timestamp,
    /// The last event's.
    pub sequence: u64,
    /// A page to open by whoever is to join.
    pub url: String,
    /// An SVG picture of `url` as a data address.
    pub qr: String,
    /// By their numbers.
    pub seats: Vec<LiveSeat>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum LiveStatus {
    Open,
    Closed,
    Finished,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LiveSeat {
    pub seat: SeatNo,
    #[serde(flatten)]
    pub who: LivePlayer,
    pub life: i32,
    pub out: bool,
}

/// Who sits somewhere, and with what.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = LiveSitter)]
pub struct LivePlayer {
    #[schema(required)]
    pub user_id: Option<Uuid>,
    /// A first name or a guest's name; none for somebody who deleted their account.
    #[schema(required)]
    pub name: Option<String>,
    #[schema(required)]
    pub picture: Option<String>,
    pub color: SeatColor,
    #[schema(required)]
    pub deck_name: Option<String>,
    pub commanders: Vec<String>,
}

/// People by their ids.
pub type Cards = HashMap<Uuid, people::Card>;

impl LivePlayer {
    pub fn new(place: &SeatSetup, cards: &Cards) -> LivePlayer {
        let card = place.user().and_then(|user| cards.get(&user));
        LivePlayer {
            user_id: card.map(|card| card.id),
            name: match &place.player {
                SeatedPlayer::User(_) => card.map(|card| card.firstname.clone()),
                SeatedPlayer::Guest(name) => Some(name.as_str().to_owned()),
            },
            picture: card.and_then(|card| card.picture.clone()),
            color: place.color,
            deck_name: place.deck_name.as_ref().map(|name| name.as_str().to_owned()),
            commanders: place.commanders.iter().map(|name| name.as_str().to_owned()).collect(),
        }
    }
}

#[derive(Serialize, ToSchema)]
pub struct LiveBody {
    pub table: LiveTable,
}

#[derive(Serialize, ToSchema)]
pub struct LivesBody {
    pub tables: Vec<LiveTable>,
}

/// A finished table, and the game that came of it.
#[derive(Serialize, ToSchema)]
pub struct FinishedBody {
    pub table: LiveTable,
    pub game: Game,
}

/// Everything that has happened at a table.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Timeline {
    pub table_id: Uuid,
    /// Once the game is recorded.
    #[schema(required)]
    pub game_id: Option<Uuid>,
    pub opened_at: Timestamp,
    pub seats: Vec<TimelineSeat>,
    pub events: Vec<Event>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TimelineSeat {
    /// Its number at the table, by which events speak of it.
    pub seat: SeatNo,
    /// The game's seat, in turn order from 1, once it is recorded.
    #[schema(required)]
    pub game_seat: Option<i64>,
    #[serde(flatten)]
    pub who: LivePlayer,
}

#[derive(Serialize, ToSchema)]
pub struct TimelineBody {
    pub timeline: Timeline,
}
