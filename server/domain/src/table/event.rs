//! What has happened at a table, one event for each command that was taken.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::board::{Board, Status};
use super::change::Change;
use super::roll::{Roll, Thrown};
use super::seat::{SeatNo, SeatSetup};
use super::setup::{Settings, Setup};
use super::wire;
use crate::{EndReason, Timestamp};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableEvent)]
pub struct Event {
    /// From 1, without gaps.
    pub sequence: u64,
    /// The server's time to the millisecond; never before the event it follows.
    #[serde(with = "wire")]
    pub at: Timestamp,
    /// The command's.
    pub id: Uuid,
    pub by: By,
    pub what: What,
}

/// Who did it: on which device, and in which seat where they have one.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableBy)]
pub struct By {
    #[schema(required)]
    pub seat: Option<SeatNo>,
    #[schema(required)]
    pub device: Option<Uuid>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[schema(as = TableWhat)]
pub enum What {
    /// The table is laid, for the first time or anew.
    Opened {
        setup: Setup,
    },
    /// Things on the table became others.
    Step {
        changes: Vec<Change>,
        /// A tap, which others may join.
        tap: bool,
        /// The line's first event, where this tap joins one.
        #[schema(required)]
        joins: Option<u64>,
        /// Whose doing a change of life was, where somebody said so.
        #[schema(required)]
        source: Option<SeatNo>,
    },
    /// A step by its first event, and the changes that take it back.
    Undone {
        step: u64,
        changes: Vec<Change>,
    },
    Redone {
        step: u64,
        changes: Vec<Change>,
    },
    Rolled {
        roll: Roll,
        /// A device threw it at a table that was played offline; otherwise the server did.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        offline: bool,
    },
    /// Who has the first turn, as agreed.
    Starts {
        seat: SeatNo,
    },
    Paused {},
    Resumed {},
    Seated {
        seat: SeatNo,
        place: SeatSetup,
    },
    Settings {
        settings: Settings,
    },
    Finished {
        /// By seat number: 1 is best, equal ones are ties.
        placements: Vec<i64>,
        #[serde(with = "wire::maybe")]
        #[schema(required, rename = "endReason")]
        end_reason: Option<EndReason>,
    },
    Closed {},
    Reopened {},
}

impl Board {
    /// Puts down what an event did; `None` where it names what is not there.
    pub(super) fn take(&mut self, event: &Event, played_until: Timestamp) -> Option<()> {
        match &event.what {
            What::Opened { setup } => *self = Board::laid(setup, event.at),
            What::Step { changes, .. } | What::Undone { changes, .. } | What::Redone { changes, .. } => {
                changes.iter().for_each(|change| self.put(change));
            }
            What::Rolled { roll, .. } => {
                if let Roll::Starter { seat } = roll {
                    self.starter = Some(*seat);
                }
                self.roll = Some(Thrown {
                    sequence: event.sequence,
                    roll: roll.clone(),
                });
            }
            What::Starts { seat } => self.starter = Some(*seat),
            What::Paused {} => self.turns.paused = true,
            What::Resumed {} => self.turns.paused = false,
            What::Seated { seat, place } => {
                let seat = self.seat_mut(*seat)?;
                let color = seat.place.color;
                seat.place = place.clone();
                seat.place.color = color;
            }
            What::Settings { settings } => self.settings = *settings,
            What::Finished { placements, end_reason } => {
                let closed = matches!(self.status, Status::Closed { .. });
                self.status = Status::Finished {
                    at: if closed { played_until } else { event.at },
                    placements: placements.clone(),
                    end_reason: *end_reason,
                };
            }
            What::Closed {} => {
                self.status = Status::Closed { at: played_until };
                self.turns.paused = true;
            }
            What::Reopened {} => self.status = Status::Open,
        }
        Some(())
    }
}
