//! Writes a step of a count.

use uuid::Uuid;

use super::due::{Mark, due_columns};
use super::step::Step;
use super::{Point, RatingRow, rating_columns};
use crate::ids::for_many;
use crate::{Conn, Error, Param, Result, ToRow, many_ids, statements};

/// How many games one statement writes.
const MANY: usize = 20;

macro_rules! keep_games {
    ($places:expr) => {
        concat!(
            "INSERT INTO rating_game (scope, ended_at, game_id, seats) VALUES ",
            $places,
            " ON CONFLICT (scope, ended_at, game_id) DO UPDATE SET seats = excluded.seats"
        )
    };
}

statements! {
    BEGIN = "INSERT INTO rating_progress (scope, version, begun_at, begun_game, next_at, next_game, waiting)
        VALUES ($1, CAST($2 AS BIGINT) + 1, $3, $4, $5, $6, $7) ON CONFLICT (scope) DO NOTHING";
    ADVANCE = "UPDATE rating_progress SET version = version + 1, begun_at = $3, begun_game = $4, next_at = $5, next_game = $6,
            waiting = $7
        WHERE scope = $1 AND version = $2";
    TAKE = concat!(
        "DELETE FROM rating_due WHERE scope = $51 AND ended_at >= $52 AND ended_at <= $53 AND game_id IN (", many_ids!(), ")
         RETURNING ", due_columns!()
    );
    KEEP_GAME = keep_games!("($1, $2, $3, $4)");
    KEEP_GAMES = keep_games!(
        "($1, $2, $3, $4), ($1, $5, $6, $7), ($1, $8, $9, $10), ($1, $11, $12, $13), ($1, $14, $15, $16),
            ($1, $17, $18, $19), ($1, $20, $21, $22), ($1, $23, $24, $25), ($1, $26, $27, $28),
            ($1, $29, $30, $31), ($1, $32, $33, $34), ($1, $35, $36, $37), ($1, $38, $39, $40),
            ($1, $41, $42, $43), ($1, $44, $45, $46), ($1, $47, $48, $49), ($1, $50, $51, $52),
            ($1, $53, $54, $55), ($1, $56, $57, $58), ($1, $59, $60, $61)"
    );
    DROP_GAME = "DELETE FROM rating_game WHERE scope = $1 AND ended_at = $2 AND game_id = $3";
    KEEP = concat!("INSERT INTO rating (", rating_columns!(), ", scope)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
        ON CONFLICT (scope, subject) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, mu_before = excluded.mu_before,
            games = excluded.games, wins = excluded.wins, draws = excluded.draws, ended_at = excluded.ended_at,
            game_id = excluded.game_id");
    DROP = "DELETE FROM rating WHERE scope = $1 AND subject = $2";
}

/// Writes what a step has found, or refuses if that is out of date: another node was first, or one of its games was
/// changed again. The row of the scope's progress is the lock between nodes.
pub async fn apply(c: &mut Conn, step: &Step) -> Result<()> {
    let sql = if step.version == 0 { BEGIN } else { ADVANCE };
    let (begun, next) = (step.begun.unzip(), step.next.unzip());
    let progress: [&dyn Param; 7] = [
        &step.scope,
        &step.version,
        &begun.0,
        &begun.1,
        &next.0,
        &next.1,
        &step.waiting,
    ];
    let advanced = c.exec(sql, &progress);
    if advanced.await? == 0 || take(c, step).await? != step.marks {
        return Err(Error::Refused);
    }
    write_games(c, step).await?;
    for (subject, row) in &step.ratings {
        match row {
            Some(row) => keep(c, step.scope, row).await?,
            None => _ = c.exec(DROP, &[&step.scope, subject]).await?,
        }
    }
    Ok(())
}

/// Marks of games that were recorded since are left for the next count.
async fn take(c: &mut Conn, step: &Step) -> Result<Vec<Mark>> {
    let (Some(first), Some(last)) = (step.marks.first(), step.marks.last()) else {
        return Ok(Vec::new());
    };
    let games: Vec<Uuid> = step.marks.iter().map(|mark| mark.game_id).collect();
    let mut taken: Vec<Mark> = for_many(c, TAKE, &games, &[&step.scope, &first.ended_at, &last.ended_at]).await?;
    taken.sort_unstable();
    Ok(taken)
}

async fn write_games(c: &mut Conn, step: &Step) -> Result<()> {
    let mut kept: Vec<(&Point, &Vec<u8>)> = Vec::with_capacity(step.games.len());
    for (point, seats) in &step.games {
        match seats {
            Some(seats) => kept.push((point, seats)),
            None => _ = c.exec(DROP_GAME, &[&step.scope, &point.0, &point.1]).await?,
        }
    }
    let (many, few) = kept.split_at(kept.len() - kept.len() % MANY);
    for (sql, some) in many
        .chunks(MANY)
        .map(|some| (KEEP_GAMES, some))
        .chain(few.chunks(1).map(|one| (KEEP_GAME, one)))
    {
        let mut params: Vec<&dyn Param> = vec![&step.scope];
        for (point, seats) in some {
            params.extend([&point.0 as &dyn Param, &point.1, *seats]);
        }
        c.exec(sql, &params).await?;
    }
    Ok(())
}

async fn keep(c: &mut Conn, scope: Uuid, row: &RatingRow) -> Result<()> {
    let mut params = row.params();
    params.push(&scope);
    c.exec(KEEP, &params).await.map(drop)
}
