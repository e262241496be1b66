//! Permissions at a table.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::board::Board;
use super::change::Change;
use super::command::Command;
use super::event::By;
use super::seat::SeatNo;
use super::setup::{JoinAs, Settings};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableRole)]
pub enum Role {
    Host,
    Player,
    Viewer,
}

/// A user's relation to a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Attendance {
    pub user: Uuid,
    pub host: bool,
    /// Their role without a seat; `None` for strangers and those who left.
    pub joins: Option<JoinAs>,
}

/// What can be done with a table besides the commands of those at it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableAct {
    See,
    /// See or join it by its code.
    Enter {
        open: bool,
    },
    /// Remove people, renew the code.
    Host,
}

impl Attendance {
    pub fn may(self, act: TableAct) -> bool {
        match act {
            TableAct::Enter { open: true } => true,
            TableAct::See | TableAct::Enter { open: false } => self.host || self.joins.is_some(),
            TableAct::Host => self.host,
        }
    }

    /// Their role; `None` if they may not join the table.
    pub fn role(self, board: &Board) -> Option<Role> {
        self.may(TableAct::See).then(|| self.role_by_code(board))
    }

    /// Their role, or the one they would get by the code.
    pub fn role_by_code(self, board: &Board) -> Role {
        match self.joins.unwrap_or(board.settings.join_as) {
            _ if self.host => Role::Host,
            JoinAs::Viewer if board.seat_of(self.user).is_none() => Role::Viewer,
            _ => Role::Player,
        }
    }
}

/// A device without an account at a table, with the guest's seat that it holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Visit {
    pub seat: Option<SeatNo>,
}

impl Visit {
    /// Its role; `None` where the host wants nobody without an account.
    pub fn role(self, board: &Board) -> Option<Role> {
        Some(match board.settings.guests? {
            JoinAs::Player if self.held_seat(board).is_some() => Role::Player,
            _ => Role::Viewer,
        })
    }

    /// The seat it holds; one that was given to a user is theirs.
    pub fn held_seat(self, board: &Board) -> Option<SeatNo> {
        let seat = board.seat(self.seat?)?;
        seat.place.user().is_none().then_some(seat.seat)
    }
}

/// Who asks, as the server knows them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Actor {
    pub role: Role,
    pub user: Option<Uuid>,
    /// The guest's seat that a device without an account holds.
    pub guest: Option<SeatNo>,
    /// Taps are joined by it.
    pub device: Option<Uuid>,
}

impl Actor {
    /// Closes idle tables.
    pub const SERVER: Actor = Actor {
        role: Role::Host,
        user: None,
        guest: None,
        device: None,
    };

    pub(super) fn own(&self, board: &Board) -> Option<SeatNo> {
        match self.user {
            Some(user) => board.seat_of(user),
            None => Visit { seat: self.guest }.held_seat(board),
        }
    }

    pub(super) fn by(&self, board: &Board) -> By {
        By {
            seat: self.own(board),
            device: self.device,
        }
    }

    /// Whether they may do this to the table. For what changes things that lie on it, see [`Actor::may_change`].
    pub(super) fn may(&self, board: &Board, command: &Command) -> bool {
        match (self.role, command) {
            (Role::Host, _) => true,
            (Role::Viewer, _) => false,
            (_, Command::Settings { .. } | Command::SetUp { .. } | Command::Close {} | Command::Reopen {}) => false,
            // What is written down counts for people with an account.
            (_, Command::Finish { .. }) => board.settings.all_seats && self.user.is_some(),
            (_, Command::Seat { .. }) if board.settings.locked => false,
            (_, Command::Seat { seat, place }) if self.user.is_none() => {
                place.user().is_none() && self.own(board) == Some(*seat)
            }
            (_, Command::Seat { seat, place }) => {
                let guests = |user: Option<Uuid>| user.is_none() || user == self.user;
                let taken = board.seat(*seat).and_then(|seat| seat.place.user());
                let mine = taken.is_some() || place.user().is_some();
                guests(taken) && guests(place.user()) && (mine || board.settings.all_seats)
            }
            _ => true,
        }
    }

    fn may_change_every_seat(&self, settings: &Settings) -> bool {
        settings.all_seats && (self.user.is_some() || settings.guests_all_seats)
    }

    /// Whether they may bring about these changes, by a step, an undo or a redo.
    pub(super) fn may_change(&self, board: &Board, changes: &[Change]) -> bool {
        match self.role {
            Role::Host => true,
            Role::Viewer => false,
            Role::Player if self.may_change_every_seat(&board.settings) => true,
            Role::Player => {
                let own = self.own(board);
                changes.iter().all(|change| own_change(own, change))
            }
        }
    }
}

/// What a player may do who touches their own seat only: what is on it, and what all share.
fn own_change(own: Option<SeatNo>, change: &Change) -> bool {
    match change {
        Change::Storm { .. } | Change::Monarch { .. } | Change::Initiative { .. } | Change::Daylight { .. } => true,
        // Pass it on, take it, or take it back.
        Change::Turn { from, to } => match (from, to) {
            (Some(from), Some(to)) => own == Some(from.seat) || own == Some(to.seat),
            _ => true,
        },
        Change::Order { .. } => false,
        Change::Colors { from, to } => {
            let seats = SeatNo::all(from.len()).zip(from.iter().zip(to));
            seats
                .into_iter()
                .all(|(seat, (from, to))| from == to || own == Some(seat))
        }
        on_seat => own.is_some() && on_seat.slot().seat() == own,
    }
}
