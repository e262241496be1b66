use std::sync::Arc;

use podium_store::{Conn, people};
use uuid::Uuid;

use super::{Change, Signals};

impl Signals {
    /// Signals changes to the members of playgroups. Does not hold up the call: members are read after the write.
    pub fn tell_members(self: &Arc<Self>, playgroups: impl IntoIterator<Item = Uuid>, too: &'static [Change]) {
        for playgroup in playgroups {
            let signals = self.clone();
            self.reading.spawn(async move {
                let members = signals
                    .db
                    .read_one(async move |c: &mut Conn| people::members(c, playgroup).await);
                match members.await {
                    Ok(members) => {
                        signals.changed(members.iter().copied(), Change::Playgroup(playgroup));
                        for change in too {
                            signals.changed(members.iter().copied(), *change);
                        }
                    }
                    Err(why) => why.log("the members of a playgroup were not told of a change"),
                }
            });
        }
    }

    /// Signals a changed playgroup to everyone in it, and to others concerned: invited, removed, or gone.
    pub fn tell_playgroup(self: &Arc<Self>, playgroup: Uuid, concerned: &[Uuid]) {
        self.tell_members([playgroup], &[Change::Playgroups]);
        for change in [Change::Inbox, Change::Playgroups, Change::Playgroup(playgroup)] {
            self.changed(concerned.iter().copied(), change);
        }
    }
}
