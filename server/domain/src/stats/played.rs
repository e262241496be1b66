//! Games as stats count them, with only what is counted.

use std::cmp::Ordering;
use std::sync::Arc;
use std::time::Duration;

use uuid::Uuid;

use crate::{EndReason, Player, Timestamp};

/// A longer game was interrupted or mistyped.
const LONGEST: Duration = Duration::from_secs(24 * 60 * 60);

#[derive(Debug, Clone)]
pub struct Game {
    pub id: Uuid,
    pub ended_at: Timestamp,
    pub started_at: Option<Timestamp>,
    pub turns: Option<i64>,
    pub end_reason: Option<EndReason>,
    pub format: Uuid,
    /// How far the winner was behind in life at worst.
    pub comeback: Option<i64>,
    /// In turn order.
    pub seats: Vec<Seat>,
}

#[derive(Debug, Clone)]
pub struct Seat {
    /// From 1.
    pub number: u8,
    pub user: Option<Uuid>,
    pub guest: Option<String>,
    pub placement: u8,
    /// Another seat's number.
    pub eliminated_by: Option<u8>,
    /// Only the subject's own deck; everyone's when the subject is a deck or a playgroup.
    pub deck: Option<Box<Deck>>,
}

/// A deck as it was that day.
#[derive(Debug, Clone, Default)]
pub struct Deck {
    pub id: Option<Uuid>,
    pub name: Option<String>,
    /// A subset of `WUBRG`.
    pub colors: String,
    /// In the order of the alphabet.
    pub commanders: Arc<[String]>,
    pub bracket: Option<i64>,
    pub mulligans: Option<i64>,
}

/// A deck by its id, else by its name.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum DeckKey<'a> {
    Id(Uuid),
    Name(&'a str),
    Unknown,
}

impl<'a> From<&'a Deck> for DeckKey<'a> {
    fn from(deck: &'a Deck) -> DeckKey<'a> {
        match (deck.id, &deck.name) {
            (Some(id), _) => DeckKey::Id(id),
            (None, Some(name)) => DeckKey::Name(name),
            (None, None) => DeckKey::Unknown,
        }
    }
}

impl Deck {
    /// No colors mean unknown for a deck without commanders, and colorless otherwise.
    pub fn known_colors(&self) -> Option<&str> {
        (!self.colors.is_empty() || !self.commanders.is_empty()).then_some(&self.colors)
    }
}

impl Seat {
    pub fn player(&self) -> Player {
        Player::new(self.user, self.guest.as_deref())
    }
}

impl Game {
    pub fn seat_of(&self, user: Uuid) -> Option<&Seat> {
        self.seats.iter().find(|seat| seat.user == Some(user))
    }

    pub fn size(&self) -> u32 {
        u32::try_from(self.seats.len()).unwrap_or(u32::MAX)
    }

    /// All placements are 1.
    pub fn drawn(&self) -> bool {
        self.seats.iter().all(|seat| seat.placement == 1)
    }

    /// By the same rule as [`crate::won`].
    pub fn won_by(&self, seat: &Seat) -> bool {
        seat.placement == 1 && !self.drawn()
    }

    /// How long it took, where that is known.
    pub fn length(&self) -> Option<Duration> {
        let started = self.started_at.filter(|started| *started < self.ended_at)?;
        let length = self.ended_at.distance(started);
        (length <= LONGEST).then_some(length)
    }

    /// Last alone at a table of three or more.
    pub fn first_out(&self, seat: &Seat) -> bool {
        let others = self.seats.iter().filter(|other| other.number != seat.number);
        self.seats.len() > 2 && others.into_iter().all(|other| other.placement < seat.placement)
    }

    /// Whether it was written down who eliminated whom.
    pub fn eliminations_known(&self) -> bool {
        self.seats.iter().any(|seat| seat.eliminated_by.is_some())
    }
}

/// How one stands to another in a game: less is ahead.
pub fn faced(one: &Seat, other: &Seat) -> Ordering {
    one.placement.cmp(&other.placement)
}
