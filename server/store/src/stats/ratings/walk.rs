//! The way through the games of a scope in the order of play: which of them change, and how.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use podium_domain::Timestamp;
use uuid::Uuid;

use super::due::Mark;
use super::read::of_subjects;
use super::stood::stood;
use super::table::{Entrant, RatedSeat};
use super::tracked::{AllTracked, Tracked};
use super::{BEGIN, END, Point, RatedGame, RatingRow, State, Table};
use crate::{Conn, Result, query, row};

#[derive(Debug, Clone)]
struct Seat {
    game_id: Uuid,
    ended_at: Timestamp,
    format_id: Uuid,
    playgroup_id: Option<Uuid>,
    user_id: Option<Uuid>,
    deck_id: Option<Uuid>,
    placement: i64,
}

row!(Seat {
    game_id = "s.game_id", ended_at = "g.ended_at", format_id = "g.format_id", playgroup_id = "g.playgroup_id",
    user_id = "s.user_id", deck_id = "s.deck_id", placement = "s.placement",
});

/// A marked game: what is stored of it, and its seats as they are now, in turn order.
struct Marked {
    old: Table,
    now: Vec<Seat>,
}

/// A game is computed again if it is marked, or if somebody
/// is tracked who sat there; if that changes it, everyone who sat there is tracked from then on.
pub struct Walk {
    scope: Uuid,
    at_once: usize,
    pub tracked: AllTracked,
    /// Ratings as they are stored, of those who were asked for.
    stored: HashMap<Uuid, Option<RatingRow>>,
    pub users: BTreeSet<Uuid>,
    pub marks: Vec<Mark>,
    /// The games that are stored otherwise now.
    pub games: Vec<RatedGame>,
    /// The games that are stored no longer.
    pub dropped_games: Vec<Point>,
}

impl Walk {
    pub fn new(scope: Uuid, at_once: usize) -> Walk {
        Walk {
            scope,
            at_once,
            tracked: AllTracked::new(),
            stored: HashMap::new(),
            users: BTreeSet::new(),
            marks: Vec::new(),
            games: Vec::new(),
            dropped_games: Vec::new(),
        }
    }

    pub fn changed_games(&self) -> usize {
        self.games.len() + self.dropped_games.len()
    }

    /// Finds those who are tracked in the games that were passed, and a few more, who do no harm.
    pub async fn resume(&mut self, c: &mut Conn, begun: Point, next: Point) -> Result<()> {
        let limit = self.at_once as i64;
        let mut from = begun;
        while from < next {
            let games = read_games(c, self.scope, from.0, from.1, limit).await?;
            for game in games.iter().filter(|game| game.point() < next) {
                self.play(game.point(), &Table::unpack(&game.seats)?, true);
            }
            from = games.last().map_or(next, |game| after(game.point()));
        }
        self.users.clear();
        self.read_last(c).await?;
        self.tracked.retain(|_, tracked| {
            tracked.latest = None;
            tracked.last >= Some(next)
        });
        Ok(())
    }

    /// Goes through some games; says where it goes on, if there are more.
    pub async fn some(&mut self, c: &mut Conn, from: Point) -> Result<Option<Point>> {
        let limit = self.at_once as i64;
        let mut marks = read_marks(c, self.scope, from.0, from.1, limit).await?;
        // While nobody is tracked nothing changes before the next mark.
        let from = match marks.first() {
            Some(mark) if self.tracked.is_empty() => mark.point(),
            None if self.tracked.is_empty() => return Ok(None),
            _ => from,
        };
        let mut games = read_games(c, self.scope, from.0, from.1, limit).await?;
        let full = |length: usize, last: Option<Point>| last.filter(|_| length == self.at_once);
        let until = [
            full(marks.len(), marks.last().map(Mark::point)),
            full(games.len(), games.last().map(RatedGame::point)),
        ];
        let until = until.into_iter().flatten().min();
        marks.retain(|mark| until.is_none_or(|until| mark.point() <= until));
        games.retain(|game| until.is_none_or(|until| game.point() <= until));

        let mut points: BTreeMap<Point, Option<Vec<u8>>> = marks.iter().map(|mark| (mark.point(), None)).collect();
        for game in games {
            points.insert(game.point(), Some(game.seats));
        }
        let mut marked = self.marked(c, &marks, &points).await?;
        for (point, seats) in points {
            match (marked.remove(&point), seats) {
                (Some(game), seats) => self.change(c, point, seats, game).await?,
                (None, Some(seats)) => self.pass(point, seats)?,
                (None, None) => (),
            }
        }
        self.marks.append(&mut marks);
        Ok(until.map(after))
    }

    /// The marked games as they are stored and as they are now, and how those in them are rated.
    async fn marked(
        &mut self,
        c: &mut Conn,
        marks: &[Mark],
        points: &BTreeMap<Point, Option<Vec<u8>>>,
    ) -> Result<HashMap<Point, Marked>> {
        let mut marked: HashMap<Point, Marked> = HashMap::new();
        let mut subjects = BTreeSet::new();
        for point in marks.iter().map(Mark::point) {
            let seats = points.get(&point).and_then(Option::as_deref);
            let old = seats.map(Table::unpack).transpose()?.unwrap_or_default();
            subjects.extend(old.entrants().map(|(entrant, _)| entrant.subject));
            marked.insert(point, Marked { old, now: Vec::new() });
        }
        let games: BTreeSet<Uuid> = marks.iter().map(|mark| mark.game_id).collect();
        let games: Vec<Uuid> = games.into_iter().collect();
        let mut seats = read_seats(c, &games).await?;
        // Not in the statement: PostgreSQL would read all games of the scope for it.
        seats.retain(|seat| seat.format_id == self.scope || seat.playgroup_id == Some(self.scope));
        for seat in seats {
            // A game that was moved in time is marked at both points.
            if let Some(game) = marked.get_mut(&(seat.ended_at, seat.game_id)) {
                subjects.extend([seat.user_id, seat.deck_id].into_iter().flatten());
                game.now.push(seat);
            }
        }
        self.read_stored(c, &subjects.into_iter().collect::<Vec<_>>()).await?;
        Ok(marked)
    }

    async fn read_stored(&mut self, c: &mut Conn, subjects: &[Uuid]) -> Result<()> {
        let missing = subjects.iter().filter(|subject| !self.stored.contains_key(subject));
        let missing: Vec<Uuid> = missing.copied().collect();
        self.stored.extend(missing.iter().map(|subject| (*subject, None)));
        let rows = of_subjects(c, self.scope, &missing).await?;
        self.stored.extend(rows.into_iter().map(|row| (row.subject, Some(row))));
        Ok(())
    }

    /// A game that was not changed itself.
    fn pass(&mut self, point: Point, seats: Vec<u8>) -> Result<()> {
        let mut table = Table::unpack(&seats)?;
        if !(table.entrants()).any(|(entrant, _)| self.tracked.contains_key(&entrant.subject)) {
            return Ok(());
        }
        table.set_before(|subject| self.tracked.get(&subject).map(|tracked| tracked.state));
        let packed = table.pack();
        let changed = packed != seats;
        self.play(point, &table, changed);
        if changed {
            self.games.push(RatedGame::new(point, packed));
        }
        Ok(())
    }

    async fn change(&mut self, c: &mut Conn, point: Point, seats: Option<Vec<u8>>, game: Marked) -> Result<()> {
        let Marked { old, now } = game;
        for (entrant, deck) in old.entrants() {
            let known = self.known(entrant.subject, point);
            self.track(entrant.subject, deck, known.unwrap_or(entrant.before));
        }
        let mut new = Vec::with_capacity(now.len());
        for seat in now {
            new.push(RatedSeat {
                placement: seat.placement,
                user: self.entrant(c, point, seat.user_id, false).await?,
                deck: self.entrant(c, point, seat.deck_id, true).await?,
            });
        }
        let new = Table::new(new);
        let gone = old
            .entrants()
            .filter(|(entrant, _)| new.find(entrant.subject).is_none());
        for (entrant, deck) in gone {
            self.users.extend((!deck).then_some(entrant.subject));
            if let Some(tracked) = self.tracked.get_mut(&entrant.subject) {
                tracked.left = Some(point);
            }
        }
        self.play(point, &new, true);
        let packed = new.entrants().next().map(|_| new.pack());
        match packed {
            packed if packed == seats => (),
            Some(packed) => self.games.push(RatedGame::new(point, packed)),
            None => self.dropped_games.push(point),
        }
        Ok(())
    }

    fn track(&mut self, subject: Uuid, deck: bool, state: State) -> &mut Tracked {
        let tracked = self.tracked.entry(subject);
        tracked.or_insert_with(|| Tracked::new(deck, state))
    }

    /// How somebody stood before a marked game, unless they have games after it too.
    fn known(&self, subject: Uuid, point: Point) -> Option<State> {
        match (self.tracked.get(&subject), self.stored.get(&subject).copied().flatten()) {
            (Some(tracked), _) => Some(tracked.state),
            (None, None) => Some(State::default()),
            (None, Some(row)) => (row.point() < point).then(|| row.state()),
        }
    }

    async fn entrant(&self, c: &mut Conn, point: Point, subject: Option<Uuid>, deck: bool) -> Result<Option<Entrant>> {
        let Some(subject) = subject else { return Ok(None) };
        let before = match self.known(subject, point) {
            Some(state) => state,
            None => {
                let row = stood(c, self.scope, subject, deck, point).await?;
                row.as_ref().map_or_else(State::default, RatingRow::state)
            }
        };
        Ok(Some(Entrant { subject, before }))
    }

    /// How everyone at a table stands after it, or those alone who are tracked already.
    fn play(&mut self, point: Point, table: &Table, everyone: bool) {
        for deck in [false, true] {
            for effect in table.effects(point, deck) {
                let (subject, state) = (effect.row.subject, effect.row.state());
                if everyone || self.tracked.contains_key(&subject) {
                    let tracked = self.track(subject, deck, state);
                    (tracked.state, tracked.latest, tracked.waiting) = (state, Some(effect.row), false);
                }
                if everyone && !deck {
                    self.users.insert(subject);
                }
            }
        }
    }

    /// Reads the last game of those who are newly tracked.
    async fn read_last(&mut self, c: &mut Conn) -> Result<()> {
        let new: Vec<Uuid> = (self.tracked.iter())
            .filter(|(_, tracked)| tracked.last.is_none())
            .map(|(subject, _)| *subject)
            .collect();
        self.read_stored(c, &new).await?;
        for subject in new {
            let stored = self.stored.get(&subject).copied().flatten();
            if let Some(tracked) = self.tracked.get_mut(&subject) {
                tracked.last = Some(stored.map_or(BEGIN, |row| row.point()));
            }
        }
        Ok(())
    }

    /// The last ratings of those who have no later game. They need not be tracked any longer.
    pub async fn finish(&mut self, c: &mut Conn, ended: bool) -> Result<Vec<(Uuid, Option<RatingRow>)>> {
        self.read_last(c).await?;
        let is_last = |tracked: &Tracked| ended || tracked.reached().is_some_and(|at| Some(at) >= tracked.last);
        let mut done: Vec<(Uuid, Tracked)> = self.tracked.extract_if(|_, tracked| is_last(tracked)).collect();
        // In one order for all nodes, so that none waits for another who waits for it.
        done.sort_by_key(|(subject, _)| *subject);
        for tracked in self.tracked.values_mut() {
            (tracked.latest, tracked.left) = (None, None);
        }
        let mut ratings = Vec::with_capacity(done.len());
        for (subject, tracked) in done {
            let row = match tracked.latest {
                None if tracked.state.games > 0 => {
                    stood(c, self.scope, subject, tracked.deck, tracked.left.unwrap_or(END)).await?
                }
                latest => latest,
            };
            ratings.push((subject, row));
        }
        Ok(ratings)
    }
}

/// The point that follows.
fn after((ended_at, game): Point) -> Point {
    (ended_at, Uuid::from_u128(game.as_u128().saturating_add(1)))
}

#[query {"
    SELECT {crate::stats::ratings::due::Mark} FROM rating_due
    WHERE scope = :scope AND ended_at >= :from AND (ended_at > :from OR game_id >= :from_game)
    ORDER BY ended_at, game_id LIMIT :limit"}]
async fn read_marks(c: &mut Conn, scope: Uuid, from: Timestamp, from_game: Uuid, limit: i64) -> Result<Vec<Mark>>;

#[query {"
    SELECT {RatedGame} FROM rating_game
    WHERE scope = :scope AND ended_at >= :from AND (ended_at > :from OR game_id >= :from_game)
    ORDER BY ended_at, game_id LIMIT :limit"}]
async fn read_games(c: &mut Conn, scope: Uuid, from: Timestamp, from_game: Uuid, limit: i64) -> Result<Vec<RatedGame>>;

#[query {"
    SELECT {Seat}
    FROM seat s
    JOIN game g ON g.id = s.game_id
    WHERE s.game_id IN (:games) AND g.removed_at IS NULL
    ORDER BY s.game_id, s.seat"}]
async fn read_seats(c: &mut Conn, games: &[Uuid]) -> Result<Vec<Seat>>;
