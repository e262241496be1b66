use podium_domain::{Phase, Timestamp};
use podium_store::events::{Seen, Standing as StoredStanding};
use podium_store::people;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::Card;

#[derive(Serialize, ToSchema)]
pub struct EventBody {
    pub event: Event,
}

/// Something a shop or a community runs, as I see it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Event {
    id: Uuid,
    name: String,
    /// Markdown.
    description: String,
    place: String,
    starts_at: Timestamp,
    #[schema(required)]
    ends_at: Option<Timestamp>,
    phase: Phase,
    #[schema(required)]
    picture: Option<String>,
    /// Whether I have redeemed a code for it.
    joined: bool,
    guests_count: i64,
    /// That of its guests, where I am a member of it.
    #[schema(required)]
    playgroup: Option<EventPlaygroup>,
    /// Of those who played there, for whoever joined: most wins first.
    standings: Vec<Standing>,
}

#[derive(Serialize, ToSchema)]
pub struct EventPlaygroup {
    id: Uuid,
    name: String,
}

#[derive(Serialize, ToSchema)]
pub struct Standing {
    user: Card,
    games: i64,
    wins: i64,
}

impl Event {
    pub fn new(seen: Seen, now: Timestamp) -> Event {
        let event = seen.event;
        Event {
            id: event.id,
            phase: Phase::of(event.starts_at, event.ends_at, now),
            name: event.name,
            description: event.description,
            place: event.place,
            starts_at: event.starts_at,
            ends_at: event.ends_at,
            picture: event.picture,
            joined: seen.joined,
            guests_count: seen.guests,
            playgroup: seen.playgroup.map(|(id, name)| EventPlaygroup { id, name }),
            standings: seen.standings.into_iter().map(Standing::from).collect(),
        }
    }
}

impl From<StoredStanding> for Standing {
    fn from(line: StoredStanding) -> Standing {
        let card = people::Card {
            id: line.id,
            username: line.username,
            firstname: line.firstname,
            picture: line.picture,
        };
        Standing {
            user: card.into(),
            games: line.games,
            wins: line.wins,
        }
    }
}
