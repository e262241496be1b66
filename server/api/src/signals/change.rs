use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// What may have changed for a user.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Change {
    /// Their inbox.
    Inbox,
    Friends,
    /// The list of their playgroups.
    Playgroups,
    /// One playgroup, its people or its games.
    Playgroup(Uuid),
    Games,
    Events,
    /// The live tables they are at; the game itself is updated over the table's socket.
    Live,
    /// Their sessions. The server also rechecks the sockets of ended ones.
    Sessions,
    /// Ratings and other stats, after games were counted.
    Stats,
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Change::Inbox => f.write_str("waiting"),
            Change::Friends => f.write_str("friends"),
            Change::Playgroups => f.write_str("playgroups"),
            Change::Playgroup(id) => write!(f, "playgroup:{id}"),
            Change::Games => f.write_str("games"),
            Change::Events => f.write_str("events"),
            Change::Live => f.write_str("live"),
            Change::Sessions => f.write_str("sessions"),
            Change::Stats => f.write_str("figures"),
        }
    }
}

impl FromStr for Change {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Change, &'static str> {
        Ok(match text {
            "waiting" => Change::Inbox,
            "friends" => Change::Friends,
            "playgroups" => Change::Playgroups,
            "games" => Change::Games,
            "events" => Change::Events,
            "live" => Change::Live,
            "sessions" => Change::Sessions,
            "figures" => Change::Stats,
            _ => {
                let id = text.strip_prefix("playgroup:").and_then(|id| id.parse().ok());
                Change::Playgroup(id.ok_or("no change we know")?)
            }
        })
    }
}

impl From<Change> for String {
    fn from(change: Change) -> String {
        change.to_string()
    }
}

impl TryFrom<String> for Change {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Change, &'static str> {
        text.parse()
    }
}
