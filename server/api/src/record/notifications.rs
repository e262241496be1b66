//! Notifications about changed games; sent by the handlers after the write.

use std::collections::BTreeSet;

use podium_domain::{PushEvent, Timestamp};
use podium_store::games::Played;
use uuid::Uuid;

use super::recorder::Recorder;
use crate::signals::Change;

/// Collected from games before and after the change: players, recorder and playgroup.
#[derive(Debug, Default)]
pub struct Notifications {
    users: BTreeSet<Uuid>,
    playgroups: BTreeSet<Uuid>,
    games: BTreeSet<Uuid>,
    /// When the change put notices into inboxes, if it did.
    noticed_at: Option<Timestamp>,
}

impl Notifications {
    pub fn and(mut self, played: &Played) -> Notifications {
        self.users.extend(played.seats.iter().filter_map(|seat| seat.user_id));
        self.users.extend(played.game.recorded_by);
        self.games.insert(played.game.id);
        self.in_playgroup(played.game.playgroup_id)
    }

    /// For a game recorded from a live table at `at`, which also put notices into its players' inboxes.
    pub fn of_live_game(played: &Played, at: Timestamp) -> Notifications {
        Notifications::default().and(played).noticed(at)
    }

    pub fn in_playgroup(mut self, playgroup: Option<Uuid>) -> Notifications {
        self.playgroups.extend(playgroup);
        self
    }

    /// The change put notices into the inboxes of those it seated.
    pub fn noticed(mut self, at: Timestamp) -> Notifications {
        self.noticed_at = Some(at);
        self
    }

    /// Call it once the change is durable.
    pub fn send(self, recorder: &Recorder) {
        for change in [Change::Games, Change::Inbox] {
            recorder.signals.changed(self.users.iter().copied(), change);
        }
        // The games of a set have the same players: one of them tells of all.
        if let Some((at, game)) = self.noticed_at.zip(self.games.first().copied()) {
            recorder.push.tell(PushEvent::Seated { game, at });
        }
        recorder.signals.tell_members(self.playgroups, &[Change::Games]);
        recorder.ratings.due();
    }
}

impl<'a> FromIterator<&'a Played> for Notifications {
    fn from_iter<T: IntoIterator<Item = &'a Played>>(games: T) -> Notifications {
        games.into_iter().fold(Notifications::default(), Notifications::and)
    }
}
