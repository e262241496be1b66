use podium_store::{Conn, people};
use uuid::Uuid;

use super::Change;
use crate::state::AppState;

/// Signals changes to the members of playgroups. Does not hold up the call: members are read after the write.
pub fn tell_members(app: &AppState, playgroups: impl IntoIterator<Item = Uuid>, too: &'static [Change]) {
    for playgroup in playgroups {
        let app = app.clone();
        tokio::spawn(async move {
            let members = app
                .db
                .read(async move |c: &mut Conn| people::members(c, playgroup).await);
            match members.await {
                Ok(members) => {
                    app.signals
                        .changed(members.iter().copied(), Change::Playgroup(playgroup));
                    for change in too {
                        app.signals.changed(members.iter().copied(), *change);
                    }
                }
                Err(why) => why.log("the members of a playgroup were not told of a change"),
            }
        });
    }
}

/// Signals a changed playgroup to everyone in it, and to others concerned: invited, removed, or gone.
pub fn tell_playgroup(app: &AppState, playgroup: Uuid, concerned: &[Uuid]) {
    tell_members(app, [playgroup], &[Change::Playgroups]);
    for change in [Change::Inbox, Change::Playgroups, Change::Playgroup(playgroup)] {
        app.signals.changed(concerned.iter().copied(), change);
    }
}
