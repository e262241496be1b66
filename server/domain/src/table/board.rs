//! The board: everything people see on the table, without its history.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::counter::{CounterName, Counters};
use super::roll::Thrown;
use super::seat::{SeatNo, SeatSetup};
use super::setup::{Rules, Settings, Setup};
use super::turns::Turns;
use super::wire;
use crate::{EndReason, Timestamp};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableBoard)]
pub struct Board {
    pub status: Status,
    pub rules: Rules,
    pub settings: Settings,
    pub opened_at: Timestamp,
    /// By their numbers.
    pub seats: Vec<SeatState>,
    /// The turn order.
    pub order: Vec<SeatNo>,
    /// Who was drawn to have the first turn.
    #[schema(required)]
    pub starter: Option<SeatNo>,
    pub turns: Turns,
    pub storm: u32,
    #[schema(required)]
    pub monarch: Option<SeatNo>,
    #[schema(required)]
    pub initiative: Option<SeatNo>,
    pub daylight: Daylight,
    #[schema(required)]
    pub roll: Option<Thrown>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[schema(as = TableStatus)]
pub enum Status {
    Open,
    /// Nobody has played since.
    Closed {
        at: Timestamp,
    },
    Finished {
        at: Timestamp,
        /// By seat number.
        placements: Vec<i64>,
        #[serde(with = "wire::maybe")]
        #[schema(required, rename = "endReason")]
        end_reason: Option<EndReason>,
    },
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableDaylight)]
pub enum Daylight {
    #[default]
    Neither,
    Day,
    Night,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableSeatState)]
pub struct SeatState {
    pub seat: SeatNo,
    #[serde(flatten)]
    pub place: SeatSetup,
    pub life: i32,
    pub counters: Counters,
    /// How often each commander was cast before.
    pub casts: [u32; 2],
    /// Taken from each commander; what is 0 is left out.
    pub commander_damage: Vec<Damage>,
    #[schema(value_type = BTreeMap<String, u32>)]
    pub custom: BTreeMap<CounterName, u32>,
    pub blessing: bool,
    #[schema(required)]
    pub out: Option<Out>,
    /// What would have this player out, and people said it does not.
    #[schema(value_type = Vec<Cause>)]
    pub spared: BTreeSet<Cause>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableDamage)]
pub struct Damage {
    pub source: SeatNo,
    pub commander: u8,
    pub amount: u32,
}

/// How a player went out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableOut)]
pub struct Out {
    #[schema(required)]
    pub by: Option<SeatNo>,
    #[serde(with = "wire")]
    pub how: EndReason,
    /// The round they went out in; 0 is before the first turn.
    pub round: u32,
    /// The event they went out with: a later one is a better place, the same one is a tie.
    pub sequence: u64,
}

/// Why the rules would have a player out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableCause)]
pub enum Cause {
    Life,
    CommanderDamage,
    Poison,
}

impl Cause {
    pub const ALL: [Cause; 3] = [Cause::Life, Cause::CommanderDamage, Cause::Poison];
}

impl Board {
    pub(super) fn laid(setup: &Setup, at: Timestamp) -> Board {
        let seats = SeatNo::all(setup.seats.len()).zip(&setup.seats);
        Board {
            status: Status::Open,
            rules: setup.rules,
            settings: setup.settings,
            opened_at: at,
            order: SeatNo::all(setup.seats.len()).collect(),
            seats: seats
                .map(|(seat, place)| SeatState::new(seat, place.clone(), setup.rules.starting_life))
                .collect(),
            starter: setup.starter,
            turns: Turns::default(),
            storm: 0,
            monarch: None,
            initiative: None,
            daylight: Daylight::Neither,
            roll: None,
        }
    }

    pub fn seat(&self, seat: SeatNo) -> Option<&SeatState> {
        self.seats.get(seat.index())
    }

    pub(super) fn seat_mut(&mut self, seat: SeatNo) -> Option<&mut SeatState> {
        self.seats.get_mut(seat.index())
    }

    pub fn is_out(&self, seat: SeatNo) -> bool {
        self.seat(seat).is_none_or(|seat| seat.out.is_some())
    }

    /// Who is still in the game, in turn order.
    pub fn still_in(&self) -> Vec<SeatNo> {
        let order = self.order.iter().copied();
        order.filter(|seat| !self.is_out(*seat)).collect()
    }

    /// Whose seat this user has.
    pub fn seat_of(&self, user: uuid::Uuid) -> Option<SeatNo> {
        let own = self.seats.iter().find(|seat| seat.place.user() == Some(user));
        own.map(|seat| seat.seat)
    }
}

impl SeatState {
    fn new(seat: SeatNo, place: SeatSetup, life: i32) -> SeatState {
        SeatState {
            seat,
            place,
            life,
            counters: Counters::default(),
            casts: [0; 2],
            commander_damage: Vec::new(),
            custom: BTreeMap::new(),
            blessing: false,
            out: None,
            spared: BTreeSet::new(),
        }
    }

    pub fn damage_from(&self, source: SeatNo, commander: u8) -> u32 {
        let same = |damage: &&Damage| (damage.source, damage.commander) == (source, commander);
        self.commander_damage
            .iter()
            .find(same)
            .map_or(0, |damage| damage.amount)
    }

    pub(super) fn set_damage(&mut self, source: SeatNo, commander: u8, amount: u32) {
        let other = |damage: &Damage| (damage.source, damage.commander) != (source, commander);
        self.commander_damage.retain(other);
        if amount > 0 {
            self.commander_damage.push(Damage {
                source,
                commander,
                amount,
            });
            self.commander_damage.sort();
        }
    }

    /// How many commanders this seat's deck has; an unnamed one counts as one.
    pub fn commanders(&self) -> u8 {
        if self.place.commanders.len() > 1 { 2 } else { 1 }
    }
}
