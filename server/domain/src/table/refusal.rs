use serde::Serialize;
use utoipa::ToSchema;

words! {
    /// Why a command changes nothing; the word goes to the client as it is.
    #[derive(Serialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = TableRefusal)]
    pub enum Refusal.word {
        /// Not with this role, or not on another player's seat.
        NotAllowed = "not_allowed",
        /// The game is over and written down.
        Finished = "finished",
        /// The table was closed; the host can open it again.
        Closed = "closed",
        /// It is open, so it cannot be opened.
        Open = "open",
        /// There is no such seat, commander or counter.
        Unknown = "unknown",
        /// A value that no table can take.
        Invalid = "invalid",
        /// It is so already.
        NoChange = "no_change",
        /// Only before anything was played.
        Begun = "begun",
        /// There is nothing left to undo, or no such step.
        NothingToUndo = "nothing_to_undo",
        NothingToRedo = "nothing_to_redo",
        /// Something later has touched the same thing: that is undone first.
        Superseded = "superseded",
        /// The table is full of this, or the host has too many open tables to reopen it.
        Limit = "limit",
    }
}
