//! Records: streaks, longest and fastest games, comebacks.

use std::time::Duration;

use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::entry::Who;
use super::played::{Game, Seat};
use super::run::Run;
use crate::Timestamp;

/// Wins in a row.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct StreakRecord {
    pub length: u32,
    /// The first win of them.
    pub from: Timestamp,
    /// The last.
    pub until: Timestamp,
}

/// By minutes; by turns where no win was timed.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FastRecord {
    pub game_id: Uuid,
    #[schema(required)]
    pub minutes: Option<u64>,
    #[schema(required)]
    pub turns: Option<i64>,
    pub played_at: Timestamp,
}

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LongRecord {
    pub game_id: Uuid,
    pub minutes: u64,
    pub played_at: Timestamp,
}

/// A win from behind, as far as a live table counted.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ComebackRecord {
    pub game_id: Uuid,
    /// How far behind in life, at worst.
    pub life: i64,
    pub played_at: Timestamp,
}

#[derive(Debug, Clone, PartialEq, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Records {
    #[schema(required)]
    pub longest_streak: Option<StreakRecord>,
    #[schema(required)]
    pub fastest_win: Option<FastRecord>,
    #[schema(required)]
    pub longest_game: Option<LongRecord>,
    #[schema(required)]
    pub biggest_comeback: Option<ComebackRecord>,
}

macro_rules! held {
    ($($name:ident: $record:ty;)*) => {
        $(#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
        pub struct $name {
            #[serde(flatten)]
            pub who: Who,
            #[serde(flatten)]
            pub record: $record,
        })*
    };
}

held! {
    HeldStreak: StreakRecord;
    HeldFast: FastRecord;
    HeldLong: LongRecord;
    HeldComeback: ComebackRecord;
}

/// A playgroup's, with whoever holds each; of the longest game, its winner, where there is one to name.
#[derive(Debug, Clone, PartialEq, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GroupRecords {
    #[schema(required)]
    pub longest_streak: Option<HeldStreak>,
    #[schema(required)]
    pub fastest_win: Option<HeldFast>,
    #[schema(required)]
    pub longest_game: Option<HeldLong>,
    #[schema(required)]
    pub biggest_comeback: Option<HeldComeback>,
}

impl GroupRecords {
    pub fn people_mut(&mut self) -> impl Iterator<Item = &mut Who> {
        let streak = self.longest_streak.iter_mut().map(|held| &mut held.who);
        let fast = self.fastest_win.iter_mut().map(|held| &mut held.who);
        let long = self.longest_game.iter_mut().map(|held| &mut held.who);
        let comeback = self.biggest_comeback.iter_mut().map(|held| &mut held.who);
        streak.chain(fast).chain(long).chain(comeback)
    }
}

/// The best of the games seen so far, each with the seat it is about. Of two alike the earlier stands.
#[derive(Debug, Clone, Copy, Default)]
pub struct Best<'a> {
    timed_win: Option<(Duration, &'a Game, &'a Seat)>,
    turned_win: Option<(i64, &'a Game, &'a Seat)>,
    longest: Option<(Duration, &'a Game)>,
    comeback: Option<(i64, &'a Game, &'a Seat)>,
}

impl<'a> Best<'a> {
    pub fn game(&mut self, game: &'a Game) {
        if let Some(length) = game.length()
            && self.longest.is_none_or(|(longest, _)| length > longest)
        {
            self.longest = Some((length, game));
        }
    }

    pub fn win(&mut self, game: &'a Game, seat: &'a Seat) {
        if let Some(length) = game.length()
            && self.timed_win.is_none_or(|(fastest, ..)| length < fastest)
        {
            self.timed_win = Some((length, game, seat));
        }
        if let Some(turns) = game.turns
            && self.turned_win.is_none_or(|(fastest, ..)| turns < fastest)
        {
            self.turned_win = Some((turns, game, seat));
        }
        if let Some(life) = game.comeback.filter(|life| *life > 0)
            && self.comeback.is_none_or(|(most, ..)| life > most)
        {
            self.comeback = Some((life, game, seat));
        }
    }

    pub fn fastest(&self) -> Option<(FastRecord, &'a Seat)> {
        let timed = self.timed_win.map(|(_, game, seat)| (game, seat));
        let (game, seat) = timed.or(self.turned_win.map(|(_, game, seat)| (game, seat)))?;
        let record = FastRecord {
            game_id: game.id,
            minutes: game.length().map(minutes),
            turns: game.turns,
            played_at: game.ended_at,
        };
        Some((record, seat))
    }

    pub fn longest(&self) -> Option<(LongRecord, &'a Game)> {
        let (length, game) = self.longest?;
        let record = LongRecord {
            game_id: game.id,
            minutes: minutes(length),
            played_at: game.ended_at,
        };
        Some((record, game))
    }

    pub fn comeback(&self) -> Option<(ComebackRecord, &'a Seat)> {
        let (life, game, seat) = self.comeback?;
        let record = ComebackRecord {
            game_id: game.id,
            life,
            played_at: game.ended_at,
        };
        Some((record, seat))
    }

    pub fn records(&self, run: &Run) -> Records {
        Records {
            longest_streak: streak(run),
            fastest_win: self.fastest().map(|(record, _)| record),
            longest_game: self.longest().map(|(record, _)| record),
            biggest_comeback: self.comeback().map(|(record, _)| record),
        }
    }
}

pub fn streak(run: &Run) -> Option<StreakRecord> {
    let (from, until) = run.span?;
    Some(StreakRecord {
        length: run.longest,
        from,
        until,
    })
}

/// To the nearest.
fn minutes(length: Duration) -> u64 {
    (length.as_secs() + 30) / 60
}
