use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// What a user may want to ask for anew.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Change {
    /// What waits for them.
    Inbox,
    Friends,
    /// The list of their playgroups.
    Playgroups,
    /// One playgroup, its people or its games.
    Playgroup(Uuid),
    Games,
    Events,
    /// The live tables they are at; how the game stands there is told at the table itself.
    Live,
    /// Their sign-ins: the list, and whether this one still stands, which the server looks at itself.
    Sessions,
    /// Ratings, where games have been counted.
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
