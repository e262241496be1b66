//! Recorded games and their seats.

pub mod counters;
pub mod forget;
pub mod list;
pub mod lock;
pub mod table;
pub mod write;

use std::collections::{BTreeSet, HashMap};

use podium_domain::access::GameAccess;
use podium_domain::{Act, Membership, Role, Timestamp};
use uuid::Uuid;

use crate::sql::Fragment;
use crate::{Batch, Conn, Result, fragment, query, row};

pub use podium_domain::recording::{DeckOfTheDay, Game, Played, Seat};

pub use forget::forget;
pub use list::{Filter, PAGE, Page, RowsPage, Scope, page, page_of_rows};
pub use lock::{lock_game, lock_set, lock_whole_set};
pub use table::{Known, Named, Taken, decks_of_the_day, known};
pub use write::{correct, insert, record, remove, restore, set_comeback};

row!(Game {
    id,
    set_id,
    playgroup_id,
    event_id,
    format_id,
    subformat_id,
    started_at,
    ended_at,
    turns,
    end_reason,
    recorded_by,
    recorded_at,
    live,
    version,
    removed_at,
});

row!(Seat {
    game_id,
    seat,
    user_id,
    guest_name,
    deck_id,
    deck_name,
    commanders,
    colors,
    bracket,
    placement,
    final_life,
    eliminated_turn,
    eliminated_by,
    mulligans,
    username = "u.username",
    firstname = "u.firstname",
    picture = "u.picture",
});

/// A game with the viewer's relation to it, which the permissions need.
#[derive(Debug, Clone)]
pub struct GameView {
    pub played: Played,
    pub playgroup_name: Option<String>,
    pub access: GameAccess,
}

/// What the playgroup `p` is called, and the viewer's role `m` in it, where they are a member.
#[derive(Debug, Clone, Default)]
pub struct InPlaygroup {
    pub name: Option<String>,
    pub role: Option<Role>,
}

impl InPlaygroup {
    /// Whether the viewer may see its games and record for it.
    pub fn takes_part(&self) -> bool {
        self.role.is_some_and(|role| Membership::In(role).may(Act::TakePart))
    }
}

row!(InPlaygroup { name = "p.name", role = "m.role" });

/// The playgroup `p` of a game `g`, and the viewer's membership `m` in it.
const PLAYGROUP_JOINS: Fragment = fragment!(viewer => "LEFT JOIN playgroup p ON p.id = g.playgroup_id
    LEFT JOIN playgroup_member m
        ON m.playgroup_id = g.playgroup_id AND m.user_id = :viewer AND m.joined_at IS NOT NULL");

type ViewRow = (Game, InPlaygroup);

impl GameView {
    pub fn new(me: Uuid, played: Played, playgroup: InPlaygroup) -> GameView {
        GameView {
            access: GameAccess {
                recorder: played.game.recorded_by == Some(me),
                seated: played.seats_user(me),
                playgroup: playgroup.role.map(Membership::In),
                removed: played.game.removed_at.is_some(),
            },
            playgroup_name: playgroup.name,
            played,
        }
    }
}

/// Games as they are read among other statements.
#[derive(Default)]
pub struct GameRows {
    games: Vec<ViewRow>,
    seats: Vec<Seat>,
}

impl GameRows {
    /// Games in no particular order, removed or not, without a permission check.
    pub fn read<'a>(&'a mut self, batch: &mut Batch<'a>, me: Uuid, games: &[Uuid]) {
        read_games(batch, games, me, &mut self.games);
        read_seats(batch, games, &mut self.seats);
    }

    /// The seats of the games that are there already.
    pub fn read_seats<'a>(&'a mut self, batch: &mut Batch<'a>) {
        let ids = self.ids();
        read_seats(batch, &ids, &mut self.seats);
    }

    pub fn ids(&self) -> Vec<Uuid> {
        self.games.iter().map(|(game, _)| game.id).collect()
    }

    /// The sets they belong to, each once.
    pub fn sets(&self) -> Vec<Uuid> {
        let sets = self.games.iter().filter_map(|(game, _)| game.set_id);
        sets.collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// In the order of the games.
    pub fn views(self, me: Uuid) -> Vec<GameView> {
        let mut tables: HashMap<Uuid, Vec<Seat>> = HashMap::new();
        for seat in self.seats {
            tables.entry(seat.game_id).or_default().push(seat);
        }
        let view = |(game, playgroup): ViewRow| {
            let mut seats = tables.remove(&game.id).unwrap_or_default();
            seats.sort_unstable_by_key(|seat| seat.seat);
            GameView::new(me, Played { game, seats }, playgroup)
        };
        self.games.into_iter().map(view).collect()
    }
}

async fn with_seats(c: &mut Conn, me: Uuid, games: Vec<ViewRow>) -> Result<Vec<GameView>> {
    let seats = Vec::new();
    let mut rows = GameRows { games, seats };
    let mut batch = Batch::default();
    rows.read_seats(&mut batch);
    batch.run(c).await?;
    Ok(rows.views(me))
}

/// A game, removed or not, without a permission check.
pub async fn find(c: &mut Conn, me: Uuid, game: Uuid) -> Result<Option<GameView>> {
    Ok(of_ids(c, me, &[game]).await?.pop())
}

/// Games in no particular order.
pub async fn of_ids(c: &mut Conn, me: Uuid, games: &[Uuid]) -> Result<Vec<GameView>> {
    let mut rows = GameRows::default();
    let mut batch = Batch::default();
    rows.read(&mut batch, me, games);
    batch.run(c).await?;
    Ok(rows.views(me))
}

/// A set's games, oldest first; of a removed set, those that were removed with it.
pub async fn of_set(c: &mut Conn, me: Uuid, set: Uuid) -> Result<Vec<GameView>> {
    let rows = read_games_of_set(c, set, me).await?;
    with_seats(c, me, rows).await
}

/// What was removed since then and the user may bring back, without what went with its set.
pub async fn removed(c: &mut Conn, me: Uuid, since: Timestamp) -> Result<Vec<GameView>> {
    let rows = read_removed_games(c, me, since).await?;
    with_seats(c, me, rows).await
}

#[query("SELECT {Game as g}, {InPlaygroup} FROM game g {PLAYGROUP_JOINS} WHERE g.id IN (:games)")]
fn read_games<'a>(batch: &mut Batch<'a>, games: &[Uuid], viewer: Uuid, into: &'a mut Vec<ViewRow>);

#[query {"
    SELECT {Game as g}, {InPlaygroup}
    FROM game g
    JOIN game_set t ON t.id = g.set_id
    {PLAYGROUP_JOINS}
    WHERE g.set_id = :set AND (g.removed_at IS NULL OR g.removed_at = t.removed_at)
    ORDER BY g.ended_at, g.id"}]
async fn read_games_of_set(c: &mut Conn, set: Uuid, viewer: Uuid) -> Result<Vec<ViewRow>>;

#[query {"
    SELECT {Game as g}, {InPlaygroup}
    FROM game g
    LEFT JOIN game_set t ON t.id = g.set_id
    {PLAYGROUP_JOINS}
    WHERE g.removed_at >= :since AND t.removed_at IS NULL
        AND (g.recorded_by = :viewer OR m.role IN ('owner', 'admin'))
    ORDER BY g.removed_at DESC, g.id LIMIT 200"}]
async fn read_removed_games(c: &mut Conn, viewer: Uuid, since: Timestamp) -> Result<Vec<ViewRow>>;

/// In no order: a few seats are sorted faster here than all of them by PostgreSQL.
#[query {"
    SELECT {Seat as s}
    FROM seat s
    LEFT JOIN users u ON u.id = s.user_id
    WHERE s.game_id IN (:games)"}]
fn read_seats<'a>(batch: &mut Batch<'a>, games: &[Uuid], into: &'a mut Vec<Seat>);

async fn seats_of(c: &mut Conn, games: &[Uuid]) -> Result<Vec<Seat>> {
    let (mut seats, mut batch) = (Vec::new(), Batch::default());
    read_seats(&mut batch, games, &mut seats);
    batch.run(c).await?;
    Ok(seats)
}
