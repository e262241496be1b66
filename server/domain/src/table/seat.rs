//! Seats: numbers, colors, who sits there with which deck.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Serialize};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};
use uuid::Uuid;

use super::{SEATS, wire};
use crate::{Commander, DeckName, GuestName, Player};

/// A seat by its number, from 1 as the table was set up; the turn order is apart from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(try_from = "u8", into = "u8")]
#[schema(as = TableSeat)]
pub struct SeatNo(u8);

impl SeatNo {
    /// The seats of a table of so many.
    pub fn all(count: usize) -> impl Iterator<Item = SeatNo> {
        (1..).take(count.min(*SEATS.end())).map(SeatNo)
    }

    pub fn number(self) -> u8 {
        self.0
    }

    pub(super) fn index(self) -> usize {
        usize::from(self.0) - 1
    }
}

impl TryFrom<u8> for SeatNo {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        match usize::from(number) {
            0 => Err("seats are counted from 1"),
            seat if seat > *SEATS.end() => Err("no table has so many seats"),
            _ => Ok(SeatNo(number)),
        }
    }
}

impl From<SeatNo> for u8 {
    fn from(seat: SeatNo) -> u8 {
        seat.0
    }
}

impl fmt::Display for SeatNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What a seat is told apart by; no two seats of a table have the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableSeatColor)]
pub enum SeatColor {
    Red,
    Blue,
    Green,
    Yellow,
    Purple,
    Orange,
    Teal,
    Pink,
    Brown,
    Gray,
}

impl SeatColor {
    /// As they are given out: the first six are told apart by every eye.
    pub const ALL: [SeatColor; 10] = [
        SeatColor::Red,
        SeatColor::Blue,
        SeatColor::Green,
        SeatColor::Yellow,
        SeatColor::Purple,
        SeatColor::Pink,
        SeatColor::Orange,
        SeatColor::Teal,
        SeatColor::Brown,
        SeatColor::Gray,
    ];
}

/// A user, by id alone: what they are called is theirs to change. Or a guest by their name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SeatedPlayer {
    User(Uuid),
    Guest(GuestName),
}

impl SeatedPlayer {
    pub fn user(&self) -> Option<Uuid> {
        match self {
            SeatedPlayer::User(user) => Some(*user),
            SeatedPlayer::Guest(_) => None,
        }
    }
}

impl From<&SeatedPlayer> for Player {
    fn from(player: &SeatedPlayer) -> Player {
        match player {
            SeatedPlayer::User(user) => Player::User(*user),
            SeatedPlayer::Guest(name) => Player::new(None, Some(name.as_str())),
        }
    }
}

/// One seat as it is taken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct SeatSetup {
    pub player: SeatedPlayer,
    pub deck_id: Option<Uuid>,
    pub deck_name: Option<DeckName>,
    /// At most two.
    pub commanders: Vec<Commander>,
    pub color: SeatColor,
}

/// A seat as JSON holds it: like the seats of games.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[schema(as = TablePlace)]
struct Written {
    #[schema(required)]
    user_id: Option<Uuid>,
    #[serde(default, with = "wire::maybe")]
    #[schema(required, value_type = Option<String>)]
    guest_name: Option<GuestName>,
    #[schema(required)]
    deck_id: Option<Uuid>,
    #[serde(default, with = "wire::maybe")]
    #[schema(required, value_type = Option<String>)]
    deck_name: Option<DeckName>,
    #[serde(default, with = "wire::list")]
    #[schema(required, value_type = Vec<String>)]
    commanders: Vec<Commander>,
    color: SeatColor,
}

impl TryFrom<Written> for SeatSetup {
    type Error = &'static str;

    fn try_from(written: Written) -> Result<SeatSetup, Self::Error> {
        if written.commanders.len() > 2 {
            return Err("a deck has at most two commanders");
        }
        Ok(SeatSetup {
            player: match (written.user_id, written.guest_name) {
                (Some(user), None) => SeatedPlayer::User(user),
                (None, Some(guest)) => SeatedPlayer::Guest(guest),
                _ => return Err("a seat is a user's or a guest's"),
            },
            deck_id: written.deck_id,
            deck_name: written.deck_name,
            commanders: written.commanders,
            color: written.color,
        })
    }
}

impl From<SeatSetup> for Written {
    fn from(place: SeatSetup) -> Written {
        let (user_id, guest_name) = match place.player {
            SeatedPlayer::User(user) => (Some(user), None),
            SeatedPlayer::Guest(guest) => (None, Some(guest)),
        };
        Written {
            user_id,
            guest_name,
            deck_id: place.deck_id,
            deck_name: place.deck_name,
            commanders: place.commanders,
            color: place.color,
        }
    }
}

// As it is written.
impl PartialSchema for SeatSetup {
    fn schema() -> RefOr<Schema> {
        Written::schema()
    }
}

impl ToSchema for SeatSetup {
    fn name() -> Cow<'static, str> {
        Written::name()
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        Written::schemas(schemas);
    }
}

impl SeatSetup {
    pub fn user(&self) -> Option<Uuid> {
        self.player.user()
    }
}
