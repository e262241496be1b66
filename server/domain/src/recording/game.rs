//! A recorded game and its seats, as they are stored and as every rule knows them.

use uuid::Uuid;

use crate::access::{DeckAccess, DeckViewer};
use crate::table::SeatedPlayer;
use crate::{EndReason, Player, Timestamp};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    pub id: Uuid,
    pub set_id: Option<Uuid>,
    pub playgroup_id: Option<Uuid>,
    pub event_id: Option<Uuid>,
    pub format_id: Uuid,
    pub subformat_id: Option<Uuid>,
    pub started_at: Option<Timestamp>,
    pub ended_at: Timestamp,
    pub turns: Option<i64>,
    pub end_reason: Option<EndReason>,
    pub recorded_by: Option<Uuid>,
    pub recorded_at: Timestamp,
    pub live: bool,
    pub version: i64,
    pub removed_at: Option<Timestamp>,
}

impl Game {
    /// Of which nothing is known but who records it; the format is still to be filled in.
    pub fn blank(id: Uuid, recorded_by: Option<Uuid>, recorded_at: Timestamp) -> Game {
        Game {
            id,
            set_id: None,
            playgroup_id: None,
            event_id: None,
            format_id: Uuid::nil(),
            subformat_id: None,
            started_at: None,
            ended_at: recorded_at,
            turns: None,
            end_reason: None,
            recorded_by,
            recorded_at,
            live: false,
            version: 1,
            removed_at: None,
        }
    }
}

/// One player's place at a table. What the deck was called, led by and made of is as of that day; what the player is
/// called is as of now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seat {
    pub game_id: Uuid,
    pub seat: i64,
    pub user_id: Option<Uuid>,
    pub guest_name: Option<String>,
    pub deck_id: Option<Uuid>,
    pub deck_name: Option<String>,
    /// A JSON list of names.
    pub commanders: String,
    /// A subset of `WUBRG`.
    pub colors: String,
    pub bracket: Option<i64>,
    pub placement: i64,
    pub final_life: Option<i64>,
    pub eliminated_turn: Option<i64>,
    pub eliminated_by: Option<i64>,
    pub mulligans: Option<i64>,
    pub username: Option<String>,
    pub firstname: Option<String>,
    pub picture: Option<String>,
}

impl Seat {
    pub fn player(&self) -> Player {
        Player::new(self.user_id, self.guest_name.as_deref())
    }

    /// A seat without deck and result; a user who is not known any more is a deleted player.
    pub(super) fn taken(game_id: Uuid, seat: i64, player: Option<&SeatedPlayer>, names: Option<&Names>) -> Seat {
        let (user_id, guest_name) = match player {
            Some(SeatedPlayer::User(user)) => (names.map(|_| *user), None),
            Some(SeatedPlayer::Guest(name)) => (None, Some(name.as_str().to_owned())),
            None => (None, None),
        };
        Seat {
            game_id,
            seat,
            user_id,
            guest_name,
            deck_id: None,
            deck_name: None,
            commanders: "[]".to_owned(),
            colors: String::new(),
            bracket: None,
            placement: 0,
            final_life: None,
            eliminated_turn: None,
            eliminated_by: None,
            mulligans: None,
            username: names.map(|names| names.username.clone()),
            firstname: names.map(|names| names.firstname.clone()),
            picture: names.and_then(|names| names.picture.clone()),
        }
    }

    /// The same seat with a deck as it is now.
    pub(super) fn with_deck(self, deck: &DeckOfTheDay) -> Seat {
        Seat {
            deck_id: Some(deck.id),
            deck_name: Some(deck.name.clone()),
            commanders: deck.commanders.clone(),
            colors: deck.colors.clone(),
            bracket: deck.bracket,
            ..self
        }
    }
}

/// What a user is called, and their picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Names {
    pub username: String,
    pub firstname: String,
    pub picture: Option<String>,
}

/// A game with its seats in turn order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    pub game: Game,
    pub seats: Vec<Seat>,
}

impl Played {
    /// Whether both say the same of a game, to the millisecond that clients know: what its players are called by now is
    /// not of it.
    pub fn says_the_same(&self, other: &Played) -> bool {
        self.said() == other.said()
    }

    pub fn seats_user(&self, user: Uuid) -> bool {
        self.seats.iter().any(|seat| seat.user_id == Some(user))
    }

    fn said(&self) -> (Game, Vec<Seat>) {
        let game = Game {
            started_at: self.game.started_at.map(Timestamp::to_the_milli),
            ended_at: self.game.ended_at.to_the_milli(),
            ..self.game.clone()
        };
        let nameless = |seat: &Seat| Seat {
            username: None,
            firstname: None,
            picture: None,
            ..seat.clone()
        };
        (game, self.seats.iter().map(nameless).collect())
    }
}

/// A deck as it is now: what a seat keeps of it for later.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeckOfTheDay {
    pub id: Uuid,
    pub owner_id: Uuid,
    pub name: String,
    /// A JSON list of names.
    pub commanders: String,
    pub colors: String,
    pub bracket: Option<i64>,
    pub archived_at: Option<Timestamp>,
}

impl DeckOfTheDay {
    /// Whether `by` may put it on the seat of `user`: only its owner's, and an archived one only if they are its owner.
    pub fn may_be_put(&self, by: Uuid, user: Option<Uuid>) -> bool {
        user == Some(self.owner_id) && (self.archived_at.is_none() || self.owner_id == by)
    }

    pub fn access(&self, viewer: DeckViewer) -> DeckAccess {
        DeckAccess {
            viewer,
            archived: self.archived_at.is_some(),
        }
    }
}
