//! Counts a scope again from the first change on, some games at a time.

use std::collections::{BTreeSet, HashMap, HashSet};

use podium_domain::Timestamp;
use podium_domain::stats::{Move, Rating, play};
use uuid::Uuid;

use super::due::again;
use super::{RatingRow, rating_columns};
use crate::ids::for_many;
use crate::{Conn, Param, Result, ToRow, many_ids, row, statements};

/// How many games are counted in one transaction. The rest stays marked as due, so an interrupted count continues.
const AT_ONCE: usize = 100;

/// A place in the order of play.
type Point = (Timestamp, Uuid);
const END: Point = (Timestamp::from_micros(i64::MAX), Uuid::max());

/// What came of it.
#[derive(Debug, Clone, Default)]
pub struct Counted {
    /// Whose rating may be another.
    pub users: BTreeSet<Uuid>,
    /// Whether it is a playgroup, whose members all see it.
    pub playgroup: bool,
    /// Whether there is more to count.
    pub unfinished: bool,
}

#[derive(Debug, Clone)]
struct Seat {
    game_id: Uuid,
    user_id: Option<Uuid>,
    deck_id: Option<Uuid>,
    placement: i64,
}

row!(Seat: seat_columns { game_id, user_id, deck_id, placement });

macro_rules! games {
    ($scope:literal) => {
        concat!(
            "SELECT g.ended_at, g.id FROM game g WHERE g.",
            $scope,
            " = $1 AND g.removed_at IS NULL AND g.ended_at >= $2 AND (g.ended_at > $2 OR g.id >= $3)
              ORDER BY g.ended_at, g.id LIMIT $4"
        )
    };
}

statements! {
    /// Takes the mark and locks it: the scope is not counted twice at once.
    TAKE = "DELETE FROM rating_due WHERE scope = $1 RETURNING ended_at, game_id";
    PUT_BACK = concat!("INSERT INTO rating_due (scope, ended_at, game_id) VALUES ($1, $2, $3)", again!());
    IS_PLAYGROUP = "SELECT EXISTS (SELECT 1 FROM playgroup WHERE id = $1)";
    GAMES_OF_PLAYGROUP = games!("playgroup_id");
    GAMES_OF_FORMAT = games!("format_id");
    SEATS = concat!(
        "SELECT ", seat_columns!(), " FROM seat WHERE game_id IN (", many_ids!(), ") ORDER BY game_id, seat"
    );
    UNDO = "DELETE FROM rating_change WHERE scope = $1 AND ended_at >= $2 AND (ended_at > $2 OR game_id >= $3)
        AND ended_at <= $4 AND (ended_at < $4 OR game_id < $5) RETURNING subject, deck";
    RATINGS = concat!(
        "SELECT ", rating_columns!(), " FROM rating WHERE scope = $51 AND subject IN (", many_ids!(), ")"
    );
    STOOD = concat!(
        "SELECT ", rating_columns!(), " FROM rating_change
         WHERE scope = $1 AND subject = $2 AND ended_at <= $3 AND (ended_at < $3 OR game_id < $4)
         ORDER BY ended_at DESC, game_id DESC LIMIT 1"
    );
    INSERT_CHANGE = concat!("INSERT INTO rating_change (", rating_columns!(), ", scope, sigma_before, others_mu, seats,
            placement, beaten, tied)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)");
    KEEP = concat!("INSERT INTO rating (", rating_columns!(), ", scope)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
        ON CONFLICT (scope, subject) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, mu_before = excluded.mu_before,
            games = excluded.games, wins = excluded.wins, draws = excluded.draws, ended_at = excluded.ended_at,
            game_id = excluded.game_id");
    DROP = "DELETE FROM rating WHERE scope = $1 AND subject = $2";
}

/// Counts some of what is due in a scope. Of what was played before only the last rating of those concerned is read.
pub async fn count(c: &mut Conn, scope: Uuid) -> Result<Counted> {
    let due: Vec<Point> = c.all(TAKE, &[&scope]).await?;
    let Some(from) = due.into_iter().min() else {
        return Ok(Counted::default());
    };
    let playgroup = c.one(IS_PLAYGROUP, &[&scope]).await?;
    let sql = if playgroup { GAMES_OF_PLAYGROUP } else { GAMES_OF_FORMAT };
    let limit = AT_ONCE as i64 + 1;
    let mut games: Vec<Point> = c.all(sql, &[&scope, &from.0, &from.1, &limit]).await?;
    let next = games.get(AT_ONCE).copied();
    games.truncate(AT_ONCE);
    let tables = tables(c, &games).await?;
    let until = next.unwrap_or(END);

    let mut concerned: HashMap<Uuid, bool> = HashMap::new();
    concerned.extend(
        c.all::<(Uuid, bool)>(UNDO, &[&scope, &from.0, &from.1, &until.0, &until.1])
            .await?,
    );
    for seat in tables.values().flatten() {
        concerned.extend(seat.user_id.map(|user| (user, false)));
        concerned.extend(seat.deck_id.map(|deck| (deck, true)));
    }
    let mut ledger = Ledger::open(c, scope, &concerned, from, until).await?;
    for game in &games {
        let table = tables.get(&game.1).map(Vec::as_slice).unwrap_or_default();
        ledger.play(c, *game, table, false).await?;
        ledger.play(c, *game, table, true).await?;
    }
    ledger.close(c).await?;
    if let Some(next) = next {
        c.exec(PUT_BACK, &[&scope, &next.0, &next.1]).await?;
    }
    let users = concerned.into_iter().filter(|(_, deck)| !deck).map(|(user, _)| user);
    Ok(Counted {
        users: users.collect(),
        playgroup,
        unfinished: next.is_some(),
    })
}

/// In turn order: sums of floating point numbers depend on it in their last digit.
async fn tables(c: &mut Conn, games: &[Point]) -> Result<HashMap<Uuid, Vec<Seat>>> {
    let ids: Vec<Uuid> = games.iter().map(|(_, game)| *game).collect();
    let mut tables: HashMap<Uuid, Vec<Seat>> = HashMap::new();
    for seat in for_many::<Seat>(c, SEATS, &ids, &[]).await? {
        tables.entry(seat.game_id).or_default().push(seat);
    }
    Ok(tables)
}

/// How those concerned stand in the midst of counting.
struct Ledger {
    scope: Uuid,
    rating_rows: HashMap<Uuid, Option<RatingRow>>,
    /// Those with games beyond what is counted here. Their rating stays that of the last of these.
    later: HashSet<Uuid>,
}

impl Ledger {
    /// The ratings before a point, of everyone in the games to count.
    async fn open(
        c: &mut Conn,
        scope: Uuid,
        concerned: &HashMap<Uuid, bool>,
        from: Point,
        until: Point,
    ) -> Result<Ledger> {
        let subjects: Vec<Uuid> = concerned.keys().copied().collect();
        let mut rating_rows: HashMap<Uuid, Option<RatingRow>> =
            subjects.iter().map(|subject| (*subject, None)).collect();
        let mut later = HashSet::new();
        for last in for_many::<RatingRow>(c, RATINGS, &subjects, &[&scope]).await? {
            let (subject, point) = (last.subject, (last.ended_at, last.game_id));
            if point >= until {
                later.insert(subject);
            }
            let stood = if point < from {
                Some(last)
            } else {
                c.opt(STOOD, &[&scope, &subject, &from.0, &from.1]).await?
            };
            rating_rows.insert(subject, stood);
        }
        Ok(Ledger {
            scope,
            rating_rows,
            later,
        })
    }

    /// Counts a game for its players, or for its decks. An unknown one counts as a newcomer.
    async fn play(&mut self, c: &mut Conn, (ended_at, game_id): Point, seats: &[Seat], deck: bool) -> Result<()> {
        let mut met = HashSet::new();
        let subject = |seat: &Seat| if deck { seat.deck_id } else { seat.user_id };
        // The same deck twice at a table would be rated against itself.
        let subjects: Vec<Option<Uuid>> = (seats.iter())
            .map(|seat| subject(seat).filter(|subject| met.insert(*subject)))
            .collect();
        let table: Vec<(Rating, i64)> = (subjects.iter().zip(seats))
            .map(|(subject, seat)| (self.rating(*subject), seat.placement))
            .collect();
        for (subject, moved) in subjects.into_iter().zip(play(&table)) {
            let Some(subject) = subject else { continue };
            let before = self.rating_rows.get(&subject).copied().flatten();
            let count = |of: fn(&RatingRow) -> i64, one: bool| before.as_ref().map_or(0, of) + i64::from(one);
            let rating_row = RatingRow {
                subject,
                deck,
                mu: moved.after.mu,
                sigma: moved.after.sigma,
                mu_before: moved.before.mu,
                games: count(|rating_row| rating_row.games, true),
                wins: count(|rating_row| rating_row.wins, moved.won),
                draws: count(|rating_row| rating_row.draws, moved.drawn),
                ended_at,
                game_id,
            };
            self.write(c, &rating_row, &moved).await?;
            self.rating_rows.insert(subject, Some(rating_row));
        }
        Ok(())
    }

    fn rating(&self, subject: Option<Uuid>) -> Rating {
        let rating_row = subject.and_then(|subject| self.rating_rows.get(&subject)?.as_ref());
        rating_row.map_or_else(Rating::default, RatingRow::rating)
    }

    async fn write(&self, c: &mut Conn, rating_row: &RatingRow, moved: &Move) -> Result<()> {
        let mut params = rating_row.params();
        params.extend([
            &self.scope as &dyn Param,
            &moved.before.sigma,
            &moved.others,
            &moved.seats,
        ]);
        params.extend([&moved.placement as &dyn Param, &moved.beaten, &moved.tied]);
        c.exec(INSERT_CHANGE, &params).await.map(drop)
    }

    /// Writes the ratings.
    async fn close(self, c: &mut Conn) -> Result<()> {
        let mut rating_rows: Vec<_> = self.rating_rows.into_iter().collect();
        // In one order for all nodes, so that none waits for another who waits for it.
        rating_rows.sort_by_key(|(subject, _)| *subject);
        for (subject, rating_row) in rating_rows {
            match rating_row {
                _ if self.later.contains(&subject) => (),
                None => _ = c.exec(DROP, &[&self.scope, &subject]).await?,
                Some(rating_row) => keep(c, self.scope, &rating_row).await?,
            }
        }
        Ok(())
    }
}

async fn keep(c: &mut Conn, scope: Uuid, rating_row: &RatingRow) -> Result<()> {
    let mut params = rating_row.params();
    params.push(&scope);
    c.exec(KEEP, &params).await.map(drop)
}
