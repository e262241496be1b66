//! The one way in which an account is deleted: called by its owner's call and by the operator's command.

use std::sync::Arc;

use podium_store::account::{self, Ended, Ending};
use podium_store::{Conn, Db, Result};
use podium_system::{Clock, Entropy};
use uuid::Uuid;

use crate::http::bundle::bundle;
use crate::live::Live;
use crate::pictures::Pictures;
use crate::ratings::Ratings;
use crate::signals::{Change, Signals};

bundle! {
    /// What deleting an account needs.
    pub struct Deletion {
        db: Db,
        clock: Clock,
        entropy: Entropy,
        pictures: Pictures,
        ratings: Arc<Ratings>,
        signals: Arc<Signals>,
        live: Arc<Live>,
    }
}

impl Deletion {
    /// Deletes an account, the profile `user` with it, and tells those concerned.
    pub async fn of(&self, user: Option<Uuid>, ending: Ending) -> Result<()> {
        let (entropy, now) = (self.entropy.clone(), self.clock.now());
        let ended = self.db.write(async move |c: &mut Conn| match &ending {
            Ending::Own { account, email } => account::end(c, *account, email, &entropy, now).await,
            Ending::Hosted { user } => account::end_hosted(c, *user, &entropy, now).await,
        });
        self.follow(user, ended.await?).await;
        Ok(())
    }

    async fn follow(&self, user: Option<Uuid>, ended: Ended) {
        for picture in &ended.pictures {
            self.pictures.remove(picture).await;
        }
        self.ratings.due();
        self.signals.changed(user, Change::Sessions);
        for change in [Change::Friends, Change::Inbox] {
            self.signals.changed(ended.friends.iter().copied(), change);
        }
        for table in ended.live_tables {
            self.live.forget(table);
        }
        for (group, people) in &ended.playgroups {
            self.signals.tell_playgroup(*group, people);
        }
    }
}
