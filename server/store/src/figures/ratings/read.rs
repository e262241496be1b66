//! Ratings of somebody, and each game's part in them.

use podium_domain::Timestamp;
use podium_domain::figures::Rating;
use uuid::Uuid;

use super::{Standing, standing_columns};
use crate::ids::for_many;
use crate::{Conn, Result, many_ids, row, statements};

/// What a game did to a rating.
#[derive(Debug, Clone)]
pub struct Change {
    pub scope: Uuid,
    pub subject: Uuid,
    pub deck: bool,
    pub ended_at: Timestamp,
    pub game_id: Uuid,
    mu_before: f64,
    sigma_before: f64,
    mu: f64,
    sigma: f64,
    /// What the others were worth on average, before.
    pub others_mu: f64,
    pub seats: i64,
    pub placement: i64,
    pub beaten: i64,
    pub tied: i64,
}

row!(Change {
    scope,
    subject,
    deck,
    ended_at,
    game_id,
    mu_before,
    sigma_before,
    mu,
    sigma,
    others_mu,
    seats,
    placement,
    beaten,
    tied,
});

impl Change {
    pub fn before(&self) -> Rating {
        Rating {
            mu: self.mu_before,
            sigma: self.sigma_before,
        }
    }

    pub fn after(&self) -> Rating {
        Rating {
            mu: self.mu,
            sigma: self.sigma,
        }
    }
}

/// A standing, with the scope it is in.
pub type Rated = (Uuid, Standing);

/// How far back a rating is shown.
const LAST: i64 = 1_000;

macro_rules! change_columns {
    () => {
        "r.scope, r.subject, r.deck, r.ended_at, r.game_id, r.mu_before, r.sigma_before, r.mu, r.sigma, r.others_mu, \
         r.seats, r.placement, r.beaten, r.tied"
    };
}

statements! {
    OF_FORMATS = concat!(
        "SELECT scope, ", standing_columns!(), " FROM rating r WHERE subject = $1
             AND NOT EXISTS (SELECT 1 FROM playgroup p WHERE p.id = r.scope)
         ORDER BY games DESC, scope"
    );
    OF_SUBJECTS = concat!(
        "SELECT ", standing_columns!(), " FROM rating WHERE scope = $51 AND subject IN (", many_ids!(), ")"
    );
    CHANGES = concat!(
        "SELECT ", change_columns!(), " FROM rating_change r WHERE r.scope = $1 AND r.subject = $2
             AND (CAST($3 AS UUID) IS NULL OR NOT EXISTS (
                 SELECT 1 FROM game g JOIN playgroup_member m ON m.playgroup_id = g.playgroup_id
                 WHERE g.id = r.game_id AND m.user_id = $3 AND m.private = TRUE))
         ORDER BY r.ended_at DESC, r.game_id DESC LIMIT $4"
    );
    OF_GAME = concat!(
        "SELECT ", change_columns!(), " FROM rating_change r WHERE r.game_id = $1 ORDER BY r.scope, r.deck, r.placement, r.subject"
    );
}

/// How a user or a deck stands in each format, most played first.
pub async fn of_formats(c: &mut Conn, subject: Uuid) -> Result<Vec<Rated>> {
    c.all(OF_FORMATS, &[&subject]).await
}

pub async fn most_played_format(c: &mut Conn, subject: Uuid) -> Result<Option<Uuid>> {
    Ok(of_formats(c, subject).await?.first().map(|(format, _)| *format))
}

/// How several stand in a scope, those who are rated there, in no particular order.
pub async fn of_subjects(c: &mut Conn, scope: Uuid, subjects: &[Uuid]) -> Result<Vec<Standing>> {
    for_many(c, OF_SUBJECTS, subjects, &[&scope]).await
}

/// The last games' part in a rating, oldest first; without those of playgroups where somebody keeps theirs private, if they
/// are named.
pub async fn changes(c: &mut Conn, scope: Uuid, subject: Uuid, private: Option<Uuid>) -> Result<Vec<Change>> {
    let mut changes: Vec<Change> = c.all(CHANGES, &[&scope, &subject, &private, &LAST]).await?;
    changes.reverse();
    Ok(changes)
}

/// What a game did to the ratings of all at its table, in every scope.
pub async fn of_game(c: &mut Conn, game: Uuid) -> Result<Vec<Change>> {
    c.all(OF_GAME, &[&game]).await
}
