//! Who may do what with a recorded game, a set or a deck; for live tables see [`crate::table::Attendance`]. Handlers ask,
//! and the store says what a caller is; its SQL for lists is held to the same answers by a test.

use std::time::Duration;

use crate::{Act, Membership, Timestamp};

/// How long a removed game or set can be restored.
pub const RESTORABLE_FOR: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// How long a game recorded by someone else is listed for its players, who need not confirm it.
pub const CONTESTABLE_FOR: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// Whether it was not removed, or so lately that it can be restored.
pub fn restorable(removed_at: Option<Timestamp>, now: Timestamp) -> bool {
    removed_at.is_none_or(|at| at >= now - RESTORABLE_FOR)
}

/// A user's relation to a recorded game or set, as it is now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameAccess {
    pub recorder: bool,
    pub seated: bool,
    /// In the playgroup it belongs to.
    pub playgroup: Option<Membership>,
    pub removed: bool,
}

/// What can be done with a game or set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameAct {
    See,
    /// Tag it, write notes on it, find it in lists and stats.
    Use,
    /// Correct, remove, restore; make a link by which a guest claims their seat.
    Edit,
    /// Give up one's own seat.
    LeaveSeat,
}

impl GameAccess {
    pub fn may(self, act: GameAct) -> bool {
        let in_playgroup = |act: Act| self.playgroup.is_some_and(|membership| membership.may(act));
        match act {
            GameAct::Edit => self.recorder || in_playgroup(Act::Run),
            // Only those who can restore it know of a removed one.
            GameAct::See if self.removed => self.may(GameAct::Edit),
            GameAct::See => self.recorder || self.seated || in_playgroup(Act::TakePart),
            GameAct::Use => !self.removed && self.may(GameAct::See),
            GameAct::LeaveSeat => !self.removed && self.seated,
        }
    }
}

/// A user's relation to a deck, as it is now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DeckAccess {
    pub viewer: DeckViewer,
    pub archived: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeckViewer {
    Owner,
    /// They may see the owner's page.
    Acquaintance,
    Stranger,
}

/// What can be done with a deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeckAct {
    See,
    /// Change, archive, restore, delete.
    Edit,
}

impl DeckAccess {
    pub fn may(self, act: DeckAct) -> bool {
        match (self.viewer, act) {
            (DeckViewer::Owner, _) => true,
            (DeckViewer::Acquaintance, DeckAct::See) => !self.archived,
            (DeckViewer::Acquaintance, DeckAct::Edit) | (DeckViewer::Stranger, _) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Role;

    const STRANGER: GameAccess = GameAccess {
        recorder: false,
        seated: false,
        playgroup: None,
        removed: false,
    };

    #[test]
    fn the_table_of_games_and_sets_holds_line_by_line() {
        let (yes, no) = (true, false);
        let member = |membership| GameAccess {
            playgroup: Some(membership),
            ..STRANGER
        };
        let everyone = [
            GameAccess {
                recorder: true,
                ..STRANGER
            },
            GameAccess {
                seated: true,
                ..STRANGER
            },
            member(Membership::In(Role::Owner)),
            member(Membership::In(Role::Admin)),
            member(Membership::In(Role::Member)),
            member(Membership::Invited),
            STRANGER,
        ];
        let present = [
            (GameAct::See, [yes, yes, yes, yes, yes, no, no]),
            (GameAct::Use, [yes, yes, yes, yes, yes, no, no]),
            (GameAct::Edit, [yes, no, yes, yes, no, no, no]),
            (GameAct::LeaveSeat, [no, yes, no, no, no, no, no]),
        ];
        let removed = [
            (GameAct::See, [yes, no, yes, yes, no, no, no]),
            (GameAct::Use, [no; 7]),
            (GameAct::Edit, [yes, no, yes, yes, no, no, no]),
            (GameAct::LeaveSeat, [no; 7]),
        ];
        for (removed, table) in [(no, present), (yes, removed)] {
            for (act, who) in table {
                let may = everyone.map(|access| GameAccess { removed, ..access }.may(act));
                assert_eq!(may, who, "{act:?}, removed: {removed}");
            }
        }
    }

    #[test]
    fn the_table_of_decks_holds_line_by_line() {
        let (yes, no) = (true, false);
        let table = [
            (DeckAct::See, no, [yes, yes, no]),
            (DeckAct::See, yes, [yes, no, no]),
            (DeckAct::Edit, no, [yes, no, no]),
            (DeckAct::Edit, yes, [yes, no, no]),
        ];
        for (act, archived, who) in table {
            let everyone = [DeckViewer::Owner, DeckViewer::Acquaintance, DeckViewer::Stranger];
            let may = everyone.map(|viewer| DeckAccess { viewer, archived }.may(act));
            assert_eq!(may, who, "{act:?}, archived: {archived}");
        }
    }

    #[test]
    fn a_removal_is_final_after_thirty_days() {
        let now = Timestamp::from_seconds(1_780_000_000);
        assert!(restorable(None, now));
        assert!(restorable(Some(now - RESTORABLE_FOR), now));
        assert!(!restorable(Some(now - RESTORABLE_FOR - Duration::from_micros(1)), now));
    }
}
