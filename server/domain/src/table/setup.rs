//! The setup of a table: rules, settings and seats.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::seat::{SeatNo, SeatSetup};
use super::{MOST_COUNTED, MOST_LIFE, SEATS};
use crate::FieldError;

/// What the format says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[schema(as = TableRules)]
pub struct Rules {
    pub starting_life: i32,
    /// So much from one commander is out, where the format says so.
    #[schema(required)]
    pub commander_damage: Option<u32>,
    /// So many poison counters are out, where the format says so.
    #[schema(required)]
    pub poison: Option<u32>,
}

/// What the host lets others do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[schema(as = TableSettings)]
pub struct Settings {
    /// Players touch every seat, not only their own.
    pub all_seats: bool,
    /// What the join code makes of whoever has no seat.
    pub join_as: JoinAs,
    /// What it makes of whoever has no account; none where they have to sign in.
    #[serde(default)]
    pub guests: Option<JoinAs>,
    /// Guests without an account may change every seat that players may change, and not only their own.
    #[serde(default)]
    pub guests_all_seats: bool,
    /// Only the host changes who sits where.
    #[serde(default)]
    pub locked: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableJoinAs)]
pub enum JoinAs {
    Player,
    Viewer,
}

impl JoinAs {
    pub const ALL: &[JoinAs] = &[JoinAs::Player, JoinAs::Viewer];

    pub fn as_str(self) -> &'static str {
        match self {
            JoinAs::Player => "player",
            JoinAs::Viewer => "viewer",
        }
    }
}

impl FromStr for JoinAs {
    type Err = FieldError;

    fn from_str(text: &str) -> Result<Self, FieldError> {
        let found = JoinAs::ALL.iter().find(|join| join.as_str() == text);
        found.copied().ok_or(FieldError::Invalid)
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            all_seats: true,
            join_as: JoinAs::Player,
            guests: Some(JoinAs::Player),
            guests_all_seats: false,
            locked: false,
        }
    }
}

impl Settings {
    /// What the join code makes of a device without an account that has no seat yet; `None` where it has to sign in.
    pub fn joins_guests_as(self) -> Option<JoinAs> {
        self.guests.map(|guests| match guests {
            JoinAs::Player if !self.locked => JoinAs::Player,
            _ => JoinAs::Viewer,
        })
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[schema(as = TableSetup)]
pub struct Setup {
    pub rules: Rules,
    pub settings: Settings,
    /// In turn order.
    pub seats: Vec<SeatSetup>,
    /// Who has the first turn, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starter: Option<SeatNo>,
}

impl Setup {
    /// Whether a table can be laid so, or the field that is wrong and why.
    pub fn check(&self) -> Result<(), (String, FieldError)> {
        let refuse = |field: &str, why| Err((field.to_owned(), why));
        let limits = 1..=MOST_COUNTED;
        let not_counted = FieldError::OutOfRange {
            min: 1,
            max: MOST_COUNTED.into(),
        };
        if !(1..=MOST_LIFE).contains(&self.rules.starting_life) {
            let (min, max) = (1, MOST_LIFE.into());
            return refuse("startingLife", FieldError::OutOfRange { min, max });
        }
        if self.rules.commander_damage.is_some_and(|most| !limits.contains(&most)) {
            return refuse("commanderDamage", not_counted);
        }
        if self.rules.poison.is_some_and(|most| !limits.contains(&most)) {
            return refuse("poison", not_counted);
        }
        if self.seats.len() < *SEATS.start() {
            return refuse("seats", FieldError::TooFew { min: *SEATS.start() });
        }
        if self.seats.len() > *SEATS.end() {
            return refuse("seats", FieldError::TooMany { max: *SEATS.end() });
        }
        if self.starter.is_some_and(|seat| seat.index() >= self.seats.len()) {
            return refuse("starter", FieldError::Invalid);
        }
        for (at, seat) in self.seats.iter().enumerate() {
            let before = &self.seats[..at];
            if seat.user().is_some() && before.iter().any(|other| other.user() == seat.user()) {
                return refuse(&format!("seats.{at}.userId"), FieldError::Duplicate);
            }
            if before.iter().any(|other| other.color == seat.color) {
                return refuse(&format!("seats.{at}.color"), FieldError::Duplicate);
            }
            if seat.commanders.len() > 2 {
                return refuse(&format!("seats.{at}.commanders"), FieldError::TooMany { max: 2 });
            }
        }
        Ok(())
    }
}
