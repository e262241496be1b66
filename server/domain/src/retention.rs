//! What is deleted once it has been kept for as long as the operator wants.

words! {
    pub enum Kept.word {
        /// Entries of the audit log, but not those of a playgroup that is still there.
        Activity = "activity",
        /// Live tables that were closed without a game.
        ClosedTables = "closedTables",
        /// Live tables whose game was recorded: the game stays, its timeline goes.
        Timelines = "timelines",
        /// Links into playgroups, from their end on.
        JoinLinks = "joinLinks",
        /// Links by which guests claim their seats, from their end on.
        ClaimLinks = "claimLinks",
        /// With their games.
        RemovedSets = "removedSets",
        RemovedGames = "removedGames",
    }
}
