//! Writes a step of a count.

use podium_domain::Timestamp;
use uuid::Uuid;

use super::due::Mark;
use super::step::{Progress, Step};
use super::{RatedGame, RatingRow};
use crate::{Batch, Conn, Error, Result, query};

/// Writes what a step has found, or refuses if that is out of date: another node was first, or one of its games was
/// changed again. The row of the scope's progress is the lock between nodes.
pub async fn apply(c: &mut Conn, step: &Step) -> Result<()> {
    let advanced = match step.progress.version {
        0 => begin_progress(c, step.scope, &step.progress).await?,
        _ => advance_progress(c, step.scope, &step.progress).await?,
    };
    if advanced == 0 || take(c, step).await? != step.marks {
        return Err(Error::Refused);
    }
    for (ended_at, game) in &step.dropped_games {
        delete_game(c, step.scope, *ended_at, *game).await?;
    }
    let mut batch = Batch::default();
    put_games(&mut batch, step.scope, &step.games);
    batch.run(c).await?;
    for (subject, row) in &step.ratings {
        match row {
            Some(row) => put_rating(c, step.scope, row).await?,
            None => delete_rating(c, step.scope, *subject).await?,
        }
    }
    Ok(())
}

#[query {"
    INSERT INTO rating_progress (scope, version, begun_at, begun_game, next_at, next_game, waiting)
    VALUES (:scope, CAST(:progress.version AS BIGINT) + 1, :progress.begun_at, :progress.begun_game, :progress.next_at,
        :progress.next_game, :progress.waiting)
    ON CONFLICT (scope) DO NOTHING"}]
async fn begin_progress(c: &mut Conn, scope: Uuid, progress: &Progress) -> Result<u64>;

#[query {"
    UPDATE rating_progress SET version = version + 1, begun_at = :progress.begun_at, begun_game = :progress.begun_game,
        next_at = :progress.next_at, next_game = :progress.next_game, waiting = :progress.waiting
    WHERE scope = :scope AND version = :progress.version"}]
async fn advance_progress(c: &mut Conn, scope: Uuid, progress: &Progress) -> Result<u64>;

/// Marks of games that were recorded since are left for the next count.
async fn take(c: &mut Conn, step: &Step) -> Result<Vec<Mark>> {
    let (Some(first), Some(last)) = (step.marks.first(), step.marks.last()) else {
        return Ok(Vec::new());
    };
    let games: Vec<Uuid> = step.marks.iter().map(|mark| mark.game_id).collect();
    let mut taken = delete_marks(c, step.scope, first.ended_at, last.ended_at, &games).await?;
    taken.sort_unstable();
    Ok(taken)
}

#[query {"
    DELETE FROM rating_due
    WHERE scope = :scope AND ended_at >= :first AND ended_at <= :last AND game_id IN (:games)
    RETURNING {crate::stats::ratings::due::Mark}"}]
async fn delete_marks(
    c: &mut Conn,
    scope: Uuid,
    first: Timestamp,
    last: Timestamp,
    games: &[Uuid],
) -> Result<Vec<Mark>>;

#[query("DELETE FROM rating_game WHERE scope = :scope AND ended_at = :ended_at AND game_id = :game")]
async fn delete_game(c: &mut Conn, scope: Uuid, ended_at: Timestamp, game: Uuid) -> Result<()>;

#[query {"
    INSERT INTO rating_game (scope, ended_at, game_id, seats)
    VALUES (:scope, :game.ended_at, :game.game_id, :game.seats)
    ON CONFLICT (scope, ended_at, game_id) DO UPDATE SET seats = excluded.seats"}]
fn put_games(batch: &mut Batch<'_>, scope: Uuid, game: &[RatedGame]);

#[query {"
    INSERT INTO rating ({RatingRow}, scope)
    VALUES (:row.subject, :row.deck, :row.mu, :row.sigma, :row.mu_before, :row.games, :row.wins, :row.draws,
        :row.ended_at, :row.game_id, :scope)
    ON CONFLICT (scope, subject) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, mu_before = excluded.mu_before,
        games = excluded.games, wins = excluded.wins, draws = excluded.draws, ended_at = excluded.ended_at,
        game_id = excluded.game_id"}]
async fn put_rating(c: &mut Conn, scope: Uuid, row: &RatingRow) -> Result<()>;

#[query("DELETE FROM rating WHERE scope = :scope AND subject = :subject")]
async fn delete_rating(c: &mut Conn, scope: Uuid, subject: Uuid) -> Result<()>;
