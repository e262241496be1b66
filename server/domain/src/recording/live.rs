//! The game of a finished live table. It is never refused: what has been deleted meanwhile is left out.

use std::collections::HashMap;

use uuid::Uuid;

use super::check::SetFacts;
use super::game::{DeckOfTheDay, Game, Names, Played, Seat};
use crate::table::{Outcome, OutcomeSeat};
use crate::{Player, Timestamp};

/// What storage knows of a finished table.
#[derive(Debug, Clone)]
pub struct LiveFacts {
    pub game_id: Uuid,
    pub host_id: Option<Uuid>,
    pub now: Timestamp,
    pub set: Option<SetFacts>,
    /// The table's playgroup, if its host is still in it.
    pub playgroup_id: Option<Uuid>,
    pub format_id: Uuid,
    pub subformat_id: Option<Uuid>,
    /// The seated users that there still are.
    pub people: HashMap<Uuid, Names>,
    /// The decks that there still are.
    pub decks: HashMap<Uuid, DeckOfTheDay>,
}

impl Outcome {
    /// The game belongs to the table's set if that still takes games and these are its players.
    pub fn into_game(self, facts: LiveFacts) -> Played {
        let seats = (1..).zip(&self.seats).map(|(number, seat)| facts.fill(number, seat));
        let seats: Vec<Seat> = seats.collect();
        let players: Vec<Player> = seats.iter().map(Seat::player).collect();
        let set = facts.set.filter(|set| set.open && set.takes(&players, None));
        let (playgroup_id, format_id, subformat_id) = match &set {
            Some(set) => (set.playgroup_id, set.format_id, set.subformat_id),
            None => (facts.playgroup_id, facts.format_id, facts.subformat_id),
        };
        let game = Game {
            set_id: set.map(|set| set.id),
            playgroup_id,
            format_id,
            subformat_id,
            started_at: Some(self.started_at.to_the_milli()),
            ended_at: self.ended_at.to_the_milli(),
            turns: self.turns,
            end_reason: self.end_reason,
            live: true,
            ..Game::blank(facts.game_id, facts.host_id, facts.now)
        };
        Played { game, seats }
    }
}

impl LiveFacts {
    fn fill(&self, number: i64, seat: &OutcomeSeat) -> Seat {
        let names = seat.player.user().and_then(|user| self.people.get(&user));
        let commanders: Vec<&str> = seat.commanders.iter().map(|name| name.as_str()).collect();
        let as_known = Seat {
            deck_name: seat.deck_name.as_ref().map(|name| name.as_str().to_owned()),
            commanders: serde_json::json!(commanders).to_string(),
            placement: seat.placement,
            final_life: Some(seat.final_life),
            eliminated_turn: seat.eliminated_turn,
            eliminated_by: seat.eliminated_by.filter(|by| *by != number),
            mulligans: Some(seat.mulligans),
            ..Seat::taken(self.game_id, number, Some(&seat.player), names)
        };
        // A deck counts only on its owner's seat.
        let deck = seat.deck_id.and_then(|deck| self.decks.get(&deck));
        match deck.filter(|deck| as_known.user_id == Some(deck.owner_id)) {
            Some(deck) => as_known.with_deck(deck),
            None => as_known,
        }
    }
}
