//! What one account may keep or do at once: every limit with its default. Operators change limits with the setting
//! `quotas`.

use std::str::FromStr;

macro_rules! quotas {
    ($($(#[$doc:meta])* $quota:ident = $word:literal, $default:literal;)*) => {
        /// What is limited for each account, or for each address without an account.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Quota { $($(#[$doc])* $quota),* }

        impl Quota {
            pub const ALL: &[Quota] = &[$(Quota::$quota),*];

            /// Its name in the setting and in errors.
            pub fn word(self) -> &'static str {
                match self { $(Quota::$quota => $word),* }
            }

            pub fn default_limit(self) -> u32 {
                match self { $(Quota::$quota => $default),* }
            }
        }
    };
}

quotas! {
    /// Decks of one owner, archived ones included.
    Decks = "decks", 1_000;
    Tags = "tags", 500;
    /// Playgroups that one user has joined.
    Playgroups = "playgroups", 200;
    /// Unanswered invitations that one user sent.
    Invitations = "invitations", 500;
    /// Friends of one user, with those whom they asked and who have not answered.
    Friends = "friends", 2_000;
    /// Unanswered friend requests that one user sent.
    FriendRequests = "friend_requests", 200;
    /// People whom one user blocks.
    Blocks = "blocks", 1_000;
    /// Games that one user recorded, removed ones included.
    Games = "games", 100_000;
    /// Sets that one user recorded, removed ones included.
    Sets = "sets", 20_000;
    /// Live tables of one host that are open.
    OpenTables = "open_tables", 50;
    /// Live tables of one host that were closed without a game and are still kept.
    ClosedTables = "closed_tables", 1_000;
    /// Links into playgroups that one user made, and that still work or are less than a day old.
    JoinLinks = "join_links", 200;
    /// Links to guests' seats that one user made and that have not expired, without those that guests made.
    ClaimLinks = "claim_links", 1_000;
    /// Links to the seats of one game that have not expired.
    ClaimLinksPerGame = "claim_links_per_game", 50;
    /// Browsers of one user that get push messages; a new one replaces the oldest.
    PushSubscriptions = "push_subscriptions", 20;
    /// Sign-ins of one account; a new one ends the one used longest ago.
    Sessions = "sessions", 100;
    /// Sockets of one user's open pages on one node; a new one replaces the oldest.
    PageSockets = "page_sockets", 10;
    /// Overlays of one user on one node.
    Overlays = "overlays", 20;
    /// Sockets of one user, or of one guest's seat, at one table on one node; a new one replaces the oldest.
    TableSockets = "table_sockets", 10;
    /// Devices without an account or a seat that watch one table on one node.
    TableViewers = "table_viewers", 100;
    /// Table viewers from one address.
    TableViewersPerAddress = "table_viewers_per_address", 30;
}

/// The limits in force.
#[derive(Debug, Clone)]
pub struct Quotas([u32; Quota::ALL.len()]);

impl Quotas {
    /// The limit in force for one quota.
    pub fn limit(&self, quota: Quota) -> u32 {
        self.0[quota as usize]
    }
}

impl Default for Quotas {
    fn default() -> Quotas {
        Quotas::from_iter([])
    }
}

/// The defaults, except for the given limits.
impl FromIterator<QuotaLimit> for Quotas {
    fn from_iter<I: IntoIterator<Item = QuotaLimit>>(limits: I) -> Quotas {
        let mut quotas = Quotas(std::array::from_fn(|at| Quota::ALL[at].default_limit()));
        for QuotaLimit { quota, limit } in limits {
            quotas.0[quota as usize] = limit;
        }
        quotas
    }
}

/// One limit as an operator sets it: `tags=1000`, or 0 for no limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct QuotaLimit {
    quota: Quota,
    limit: u32,
}

impl FromStr for QuotaLimit {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<QuotaLimit, &'static str> {
        let (word, limit) = text
            .split_once('=')
            .ok_or("not a quota and its limit, such as tags=1000")?;
        let quota = Quota::ALL.iter().find(|quota| quota.word() == word.trim());
        let limit: u32 = limit.trim().parse().map_err(|_| "the limit is not a whole number")?;
        Ok(QuotaLimit {
            quota: *quota.ok_or("there is no such quota")?,
            limit: if limit == 0 { u32::MAX } else { limit },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_given_limit_replaces_its_default() {
        let changed: [QuotaLimit; 2] = ["decks=7", " tags = 0 "].map(|text| text.parse().unwrap());
        let quotas = Quotas::from_iter(changed);
        assert_eq!(quotas.limit(Quota::Decks), 7);
        assert_eq!(quotas.limit(Quota::Tags), u32::MAX);
        assert_eq!(quotas.limit(Quota::Games), Quota::Games.default_limit());
    }

    #[test]
    fn malformed_limits_are_refused() {
        for text in [
            "",
            "tags",
            "tags=",
            "tags=-1",
            "tags=many",
            "dragons=3",
            "tags=5000000000",
        ] {
            assert!(text.parse::<QuotaLimit>().is_err(), "{text}");
        }
    }
}
