//! A submitted game, and what can be said of it without storage.

use std::ops::RangeInclusive;
use std::time::Duration;

use uuid::Uuid;

use crate::table::{MOST_LIFE, MOST_ROUNDS, SEATS, SeatedPlayer};
use crate::{DeckName, EndReason, FieldError, FieldErrors, Player, Timestamp, check_placements};

/// How far a device's clock may be ahead after it was corrected by `Date`; calls with a larger error are refused
/// anyway.
const AHEAD: Duration = Duration::from_secs(5 * 60);
const TURNS: RangeInclusive<i64> = 0..=MOST_ROUNDS as i64;
/// As far as a live table counts.
const LIFE: RangeInclusive<i64> = -(MOST_LIFE as i64)..=MOST_LIFE as i64;
const MULLIGANS: RangeInclusive<i64> = 0..=99;

/// A time that is not in the future, allowing for the device's clock.
pub fn not_ahead(at: Timestamp, now: Timestamp) -> Result<Timestamp, FieldError> {
    if at > now + AHEAD {
        Err(FieldError::InFuture)
    } else {
        Ok(at)
    }
}

#[derive(Debug, Clone)]
pub struct GameDraft {
    /// What is wrong so far, by fields such as `seats.2.deckId`.
    pub wrong: FieldErrors,
    pub playgroup_id: Option<Uuid>,
    pub event_id: Option<Uuid>,
    pub format_id: Option<Uuid>,
    pub subformat_id: Option<Uuid>,
    pub started_at: Option<Timestamp>,
    pub ended_at: Timestamp,
    pub turns: Option<i64>,
    pub end_reason: Option<EndReason>,
    /// In turn order.
    pub seats: Vec<SeatDraft>,
}

#[derive(Debug, Clone)]
pub struct SeatDraft {
    /// None is a player who deleted their account, or was not named.
    pub player: Option<SeatedPlayer>,
    pub deck: Option<DraftDeck>,
    pub placement: Option<i64>,
    pub final_life: Option<i64>,
    pub eliminated_turn: Option<i64>,
    pub eliminated_by: Option<i64>,
    pub mulligans: Option<i64>,
}

#[derive(Debug, Clone)]
pub enum DraftDeck {
    Known(Uuid),
    Named(DeckName),
}

impl GameDraft {
    /// The draft after everything was noted that is wrong with it by itself.
    #[must_use]
    pub fn checked(mut self) -> GameDraft {
        // Pages of games go by milliseconds, so ends are rounded to them.
        self.started_at = self.started_at.map(Timestamp::to_the_milli);
        self.ended_at = self.ended_at.to_the_milli();
        within(&mut self.wrong, "turns", self.turns, TURNS);
        if self.seats.len() < *SEATS.start() {
            self.refuse("seats", FieldError::TooFew { min: *SEATS.start() });
        } else if self.seats.len() > *SEATS.end() {
            self.refuse("seats", FieldError::TooMany { max: *SEATS.end() });
            self.wrong.retain(|field, _| !field.starts_with("seats."));
            self.seats.clear();
        }
        let placements: Vec<_> = self.seats.iter().map(|seat| seat.placement).collect();
        for (at, why) in check_placements(&placements) {
            self.refuse(&seat_field(at, "placement"), why);
        }
        for (at, seat) in self.seats.iter().enumerate() {
            seat.check(at, self.seats.len(), &mut self.wrong);
        }
        self
    }

    pub(super) fn refuse(&mut self, field: &str, why: FieldError) {
        self.wrong.insert(field.to_owned().into(), why);
    }
}

pub(super) fn seat_field(at: usize, field: &str) -> String {
    format!("seats.{at}.{field}")
}

fn within(wrong: &mut FieldErrors, field: &str, number: Option<i64>, range: RangeInclusive<i64>) {
    if number.is_some_and(|number| !range.contains(&number)) {
        let (min, max) = range.into_inner();
        wrong.insert(field.to_owned().into(), FieldError::OutOfRange { min, max });
    }
}

impl SeatDraft {
    fn check(&self, at: usize, seats: usize, wrong: &mut FieldErrors) {
        let [number, last] = [at + 1, seats].map(|seat| i64::try_from(seat).unwrap_or(i64::MAX));
        // A player does not eliminate themselves.
        let is_other = |by: &i64| *by != number && (1..=last).contains(by);
        if !self.eliminated_by.iter().all(is_other) {
            wrong.insert(seat_field(at, "eliminatedBy").into(), FieldError::Invalid);
        }
        within(wrong, &seat_field(at, "finalLife"), self.final_life, LIFE);
        within(wrong, &seat_field(at, "eliminatedTurn"), self.eliminated_turn, TURNS);
        within(wrong, &seat_field(at, "mulligans"), self.mulligans, MULLIGANS);
    }

    pub fn user(&self) -> Option<Uuid> {
        self.player.as_ref()?.user()
    }

    pub(super) fn player(&self) -> Player {
        self.player.as_ref().map_or(Player::Gone, Player::from)
    }

    pub fn deck_id(&self) -> Option<Uuid> {
        match self.deck {
            Some(DraftDeck::Known(deck)) => Some(deck),
            _ => None,
        }
    }
}
