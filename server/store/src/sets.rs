//! Sets: series of games. Their score is derived from their games.

use std::collections::HashMap;

use podium_domain::access::GameAccess;
use podium_domain::recording::SetFacts;
use podium_domain::{BestOf, GameResult, Membership, Player, Score, Timestamp};
use uuid::Uuid;

use crate::games::InPlaygroup;
use crate::{Batch, Conn, Result, query, row};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Set {
    pub id: Uuid,
    pub playgroup_id: Option<Uuid>,
    pub format_id: Uuid,
    pub subformat_id: Option<Uuid>,
    pub best_of: Option<i64>,
    pub started_at: Timestamp,
    pub closed_at: Option<Timestamp>,
    pub recorded_by: Option<Uuid>,
    pub recorded_at: Timestamp,
    pub version: i64,
    pub removed_at: Option<Timestamp>,
}

row!(Set {
    id,
    playgroup_id,
    format_id,
    subformat_id,
    best_of,
    started_at,
    closed_at,
    recorded_by,
    recorded_at,
    version,
    removed_at,
});

impl Set {
    pub fn best_of(&self) -> Option<BestOf> {
        self.best_of.and_then(|games| games.try_into().ok())
    }
}

/// One player of one game of a set.
#[derive(Debug, Clone)]
pub struct SetSeat {
    set_id: Uuid,
    game_id: Uuid,
    pub user_id: Option<Uuid>,
    pub guest_name: Option<String>,
    pub username: Option<String>,
    pub firstname: Option<String>,
    pub picture: Option<String>,
    placement: i64,
}

row!(SetSeat {
    set_id = "g.set_id",
    game_id = "g.id",
    user_id = "s.user_id",
    guest_name = "s.guest_name",
    username = "u.username",
    firstname = "u.firstname",
    picture = "u.picture",
    placement = "s.placement",
});

impl SetSeat {
    pub fn player(&self) -> Player {
        Player::new(self.user_id, self.guest_name.as_deref())
    }
}

/// A set with the viewer's relation to it, which the permissions need.
#[derive(Debug, Clone)]
pub struct SetView {
    pub set: Set,
    pub playgroup_name: Option<String>,
    pub access: GameAccess,
    /// Of its games, oldest first; of a removed set, of those that went with it.
    seats: Vec<SetSeat>,
}

impl SetView {
    /// Each game's id and result, oldest first.
    pub fn results(&self) -> Vec<(Uuid, GameResult)> {
        let mut games: Vec<(Uuid, GameResult)> = Vec::new();
        for seat in &self.seats {
            let result = (seat.player(), seat.placement);
            match games.last_mut() {
                Some((game, seats)) if *game == seat.game_id => seats.push(result),
                _ => games.push((seat.game_id, vec![result])),
            }
        }
        games
    }

    /// What a further game of the set must fit.
    pub fn facts(&self) -> SetFacts {
        SetFacts {
            id: self.set.id,
            playgroup_id: self.set.playgroup_id,
            format_id: self.set.format_id,
            subformat_id: self.set.subformat_id,
            open: self.set.removed_at.is_none() && self.set.closed_at.is_none(),
            games: self.results(),
        }
    }

    pub fn score(&self) -> Score {
        let games: Vec<GameResult> = self.results().into_iter().map(|(_, seats)| seats).collect();
        Score::of(&games)
    }

    /// What a player of the set is called.
    pub fn seat_of(&self, player: &Player) -> Option<&SetSeat> {
        self.seats.iter().rev().find(|seat| seat.player() == *player)
    }

    /// Its playgroup, as the viewer knows it.
    pub fn playgroup(&self) -> InPlaygroup {
        InPlaygroup {
            name: self.playgroup_name.clone(),
            role: match self.access.playgroup {
                Some(Membership::In(role)) => Some(role),
                Some(Membership::Invited) | None => None,
            },
        }
    }

    pub fn decided(&self) -> bool {
        self.score().decides(self.set.best_of())
    }
}

/// A set, removed or not, without a permission check.
pub async fn find(c: &mut Conn, me: Uuid, set: Uuid) -> Result<Option<SetView>> {
    Ok(of_ids(c, me, &[set]).await?.pop())
}

/// Sets in no particular order.
pub async fn of_ids(c: &mut Conn, me: Uuid, sets: &[Uuid]) -> Result<Vec<SetView>> {
    let mut rows = SetRows::default();
    let mut batch = Batch::default();
    rows.read(&mut batch, me, sets);
    batch.run(c).await?;
    Ok(rows.views(me))
}

#[query {"
    SELECT {Set as t}, {InPlaygroup}
    FROM game_set t
    LEFT JOIN playgroup p ON p.id = t.playgroup_id
    LEFT JOIN playgroup_member m ON m.playgroup_id = t.playgroup_id AND m.user_id = :viewer AND m.joined_at IS NOT NULL
    WHERE t.id IN (:sets)"}]
fn read_sets<'a>(batch: &mut Batch<'a>, viewer: Uuid, sets: &[Uuid], into: &'a mut Vec<(Set, InPlaygroup)>);

// The set of a removed game is looked up by itself: for a join PostgreSQL walks through all sets.
#[query {"
    SELECT {SetSeat}
    FROM game g
    JOIN seat s ON s.game_id = g.id
    LEFT JOIN users u ON u.id = s.user_id
    WHERE g.set_id IN (:sets)
        AND (g.removed_at IS NULL OR g.removed_at = (SELECT t.removed_at FROM game_set t WHERE t.id = g.set_id))
    ORDER BY g.set_id, g.ended_at, g.id, s.seat"}]
fn read_seats<'a>(batch: &mut Batch<'a>, sets: &[Uuid], into: &'a mut Vec<SetSeat>);

/// Sets as they are read among other statements.
#[derive(Default)]
pub struct SetRows {
    sets: Vec<(Set, InPlaygroup)>,
    seats: Vec<SetSeat>,
}

impl SetRows {
    pub fn read<'a>(&'a mut self, batch: &mut Batch<'a>, me: Uuid, sets: &[Uuid]) {
        read_sets(batch, me, sets, &mut self.sets);
        read_seats(batch, sets, &mut self.seats);
    }

    pub fn views(self, me: Uuid) -> Vec<SetView> {
        let mut tables: HashMap<Uuid, Vec<SetSeat>> = HashMap::new();
        for seat in self.seats {
            tables.entry(seat.set_id).or_default().push(seat);
        }
        let view = |(set, playgroup): (Set, InPlaygroup)| {
            let seats = tables.remove(&set.id).unwrap_or_default();
            SetView {
                access: GameAccess {
                    recorder: set.recorded_by == Some(me),
                    seated: seats.iter().any(|seat| seat.user_id == Some(me)),
                    playgroup: playgroup.role.map(Membership::In),
                    removed: set.removed_at.is_some(),
                },
                playgroup_name: playgroup.name,
                set,
                seats,
            }
        };
        self.sets.into_iter().map(view).collect()
    }
}

#[query {"
    SELECT t.id
    FROM game_set t
    LEFT JOIN playgroup_member m ON m.playgroup_id = t.playgroup_id AND m.user_id = :user AND m.joined_at IS NOT NULL
    WHERE t.removed_at >= :since AND (t.recorded_by = :user OR m.role IN ('owner', 'admin'))
    ORDER BY t.removed_at DESC, t.id LIMIT 200"}]
async fn find_removed(c: &mut Conn, user: Uuid, since: Timestamp) -> Result<Vec<Uuid>>;

/// What was removed since then and the user may bring back, newest first.
pub async fn removed(c: &mut Conn, me: Uuid, since: Timestamp) -> Result<Vec<SetView>> {
    let ids = find_removed(c, me, since).await?;
    let mut sets = of_ids(c, me, &ids).await?;
    sets.sort_by_key(|view| ids.iter().position(|id| *id == view.set.id));
    Ok(sets)
}

#[query("
    INSERT INTO game_set ({Set})
    VALUES (:set.id, :set.playgroup_id, :set.format_id, :set.subformat_id, :set.best_of, :set.started_at, :set.closed_at,
        :set.recorded_by, :set.recorded_at, :set.version, :set.removed_at)")]
pub async fn insert(c: &mut Conn, set: &Set) -> Result<()>;

/// Writes what may change of a set; its version moves on.
#[query {"
    UPDATE game_set SET playgroup_id = :set.playgroup_id, format_id = :set.format_id, subformat_id = :set.subformat_id,
        best_of = :set.best_of, closed_at = :set.closed_at, removed_at = :set.removed_at, version = version + 1
    WHERE id = :set.id"}]
pub async fn update(c: &mut Conn, set: &Set) -> Result<()>;

/// Follows a change of a set's games: it closes when they decide it, and is open again when they no longer do.
/// `before` is the set as it was; one that was closed by hand stays so.
pub async fn settle(c: &mut Conn, before: &SetView, at: Timestamp) -> Result<()> {
    // Who asks does not matter here.
    let Some(after) = find(c, Uuid::nil(), before.set.id).await? else {
        return Ok(());
    };
    let closed_at = match (before.decided(), after.decided()) {
        (_, true) => after.set.closed_at.or(Some(at)),
        (true, false) => None,
        (false, false) => after.set.closed_at,
    };
    update(c, &Set { closed_at, ..after.set }).await
}
