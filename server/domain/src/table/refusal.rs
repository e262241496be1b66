use serde::Serialize;
use utoipa::ToSchema;

/// Why a command changes nothing; the word goes to the client as it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = TableRefusal)]
pub enum Refusal {
    /// Not with this role, or not on another player's seat.
    NotAllowed,
    /// The game is over and written down.
    Finished,
    /// The table was closed; the host can open it again.
    Closed,
    /// It is open, so it cannot be opened.
    Open,
    /// There is no such seat, commander or counter.
    Unknown,
    /// A value that no table can take.
    Invalid,
    /// It is so already.
    NoChange,
    /// Only before anything was played.
    Begun,
    /// There is nothing left to undo, or no such step.
    NothingToUndo,
    NothingToRedo,
    /// Something later has touched the same thing: that is undone first.
    Superseded,
    /// The table is full of this.
    Limit,
}

impl Refusal {
    pub const ALL: &[Refusal] = &[
        Refusal::NotAllowed,
        Refusal::Finished,
        Refusal::Closed,
        Refusal::Open,
        Refusal::Unknown,
        Refusal::Invalid,
        Refusal::NoChange,
        Refusal::Begun,
        Refusal::NothingToUndo,
        Refusal::NothingToRedo,
        Refusal::Superseded,
        Refusal::Limit,
    ];

    pub fn word(self) -> &'static str {
        match self {
            Refusal::NotAllowed => "not_allowed",
            Refusal::Finished => "finished",
            Refusal::Closed => "closed",
            Refusal::Open => "open",
            Refusal::Unknown => "unknown",
            Refusal::Invalid => "invalid",
            Refusal::NoChange => "no_change",
            Refusal::Begun => "begun",
            Refusal::NothingToUndo => "nothing_to_undo",
            Refusal::NothingToRedo => "nothing_to_redo",
            Refusal::Superseded => "superseded",
            Refusal::Limit => "limit",
        }
    }
}
