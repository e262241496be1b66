//! How long things are kept.

use std::time::Duration;

use podium_domain::Kept;
use podium_domain::access::RESTORABLE_FOR;

use crate::Settings;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Settings {
    /// How long it is kept; `None` forever.
    pub fn keeps(&self, kept: Kept) -> Option<Duration> {
        let days = match kept {
            Kept::Activity => self.keep_activity_days,
            Kept::ClosedTables => self.keep_closed_tables_days,
            Kept::Timelines => self.keep_timelines_days,
            Kept::JoinLinks | Kept::ClaimLinks => self.keep_links_days,
            Kept::RemovedSets | Kept::RemovedGames => self.keep_removed_days,
        };
        (days > 0).then(|| DAY * days)
    }

    pub(crate) fn retention_complaints(&self) -> Option<String> {
        let promised = self.keeps(Kept::RemovedGames).is_none_or(|kept| kept >= RESTORABLE_FOR);
        (!promised).then(|| {
            "keep_removed_days must be 0 or at least 30: people are told that they can restore for 30 days".into()
        })
    }
}
