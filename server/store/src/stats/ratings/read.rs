//! Reads ratings, and each game's change of them.

use podium_domain::Timestamp;
use podium_domain::stats::{Rate, Rating, Step, told_after};
use uuid::Uuid;

use super::{RatingRow, rating_columns};
use crate::ids::for_many;
use crate::{Conn, Result, game_is_visible, many_ids, row, statements};

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

row!(Change: change_columns {
    scope, subject, deck, ended_at, game_id, mu_before, sigma_before, mu, sigma, others_mu, seats, placement,
    beaten, tied,
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

    /// The rating after it, over the games that a viewer's stats count.
    pub fn over(&self, counted: Rate) -> RatingRow {
        RatingRow {
            subject: self.subject,
            deck: self.deck,
            mu: self.mu,
            sigma: self.sigma,
            mu_before: self.mu_before,
            games: counted.games.into(),
            wins: counted.wins.into(),
            draws: counted.draws.into(),
            ended_at: self.ended_at,
            game_id: self.game_id,
        }
    }
}

/// Whether the viewer `$1` may see a game `g`, and whether it is private to the rating's owner `$4`.
struct Sight {
    visible: bool,
    private: bool,
}

row!(Sight: sight_columns { visible = game_is_visible!(), private = kept_private!("$4") });

/// A rating, with the scope it is in.
pub type Rated = (Uuid, RatingRow);

/// How far back a rating is shown.
const LAST: i64 = 1_000;

statements! {
    OF_FORMATS = concat!(
        "SELECT scope, ", rating_columns!(), " FROM rating r WHERE subject = $1
             AND NOT EXISTS (SELECT 1 FROM playgroup p WHERE p.id = r.scope)
         ORDER BY games DESC, scope"
    );
    OF_SUBJECTS = concat!(
        "SELECT ", rating_columns!(), " FROM rating WHERE scope = $51 AND subject IN (", many_ids!(), ")"
    );
    CHANGES = concat!(
        "SELECT ", change_columns!("r."), " FROM rating_change r WHERE r.scope = $1 AND r.subject = $2
         ORDER BY r.ended_at DESC, r.game_id DESC LIMIT $3"
    );
    CHANGES_SEEN = concat!(
        "SELECT ", change_columns!("r."), ", ", sight_columns!(),
        " FROM rating_change r JOIN game g ON g.id = r.game_id WHERE r.scope = $2 AND r.subject = $3
         ORDER BY r.ended_at, r.game_id"
    );
    OF_GAME = concat!(
        "SELECT ", change_columns!("r."), " FROM rating_change r WHERE r.game_id = $1 ORDER BY r.scope, r.deck, r.placement, r.subject"
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
pub async fn of_subjects(c: &mut Conn, scope: Uuid, subjects: &[Uuid]) -> Result<Vec<RatingRow>> {
    for_many(c, OF_SUBJECTS, subjects, &[&scope]).await
}

/// A user's rating in a scope, or a deck's with its owner.
#[derive(Debug, Clone, Copy)]
pub struct Subject {
    pub id: Uuid,
    pub owner: Uuid,
}

/// The last changes of a rating that the viewer may see, oldest first.
pub async fn changes(c: &mut Conn, viewer: Uuid, scope: Uuid, subject: Subject) -> Result<Vec<Change>> {
    if subject.owner == viewer {
        let mut changes: Vec<Change> = c.all(CHANGES, &[&scope, &subject.id, &LAST]).await?;
        changes.reverse();
        return Ok(changes);
    }
    let told = told(c, viewer, scope, subject).await?;
    let seen = told.into_iter().filter(|(_, step)| *step == Step::Seen);
    let mut changes: Vec<Change> = seen.map(|(change, _)| change).collect();
    let last = usize::try_from(LAST).unwrap_or(usize::MAX);
    Ok(changes.split_off(changes.len().saturating_sub(last)))
}

/// A rating as a viewer may be told it: after whichever game they may be told of last.
pub async fn last_told(c: &mut Conn, viewer: Uuid, scope: Uuid, subject: Subject) -> Result<Option<Change>> {
    let last = told(c, viewer, scope, subject).await?.pop();
    Ok(last.map(|(change, _)| change))
}

/// The changes after which a rating may be told to a viewer who may not see all of its games.
async fn told(c: &mut Conn, viewer: Uuid, scope: Uuid, subject: Subject) -> Result<Vec<(Change, Step)>> {
    let changes: Vec<(Change, Sight)> = c
        .all(CHANGES_SEEN, &[&viewer, &scope, &subject.id, &subject.owner])
        .await?;
    let step = |(change, sight)| match sight {
        Sight { private: true, .. } => (change, Step::Private),
        Sight { visible: true, .. } => (change, Step::Seen),
        Sight { visible: false, .. } => (change, Step::Unseen),
    };
    let changes: Vec<(Change, Step)> = changes.into_iter().map(step).collect();
    let steps: Vec<Step> = changes.iter().map(|(_, step)| *step).collect();
    let told = changes.into_iter().zip(told_after(&steps));
    Ok(told.filter_map(|(change, told)| told.then_some(change)).collect())
}

/// What a game did to the ratings of all at its table, in every scope.
pub async fn of_game(c: &mut Conn, game: Uuid) -> Result<Vec<Change>> {
    c.all(OF_GAME, &[&game]).await
}
