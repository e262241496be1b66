//! The relation between two users, on which most permissions rest.

use podium_domain::{FriendCode, Timestamp};
use uuid::Uuid;

use crate::sql::Fragment;
use crate::{Batch, Conn, Result, fragment, query, row};

/// What anyone may know of a person.
#[derive(Debug, Clone)]
pub struct Card {
    pub id: Uuid,
    pub username: String,
    pub firstname: String,
    pub picture: Option<String>,
}

row!(Card {
    id,
    username,
    firstname,
    picture
});

/// A user's relation to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tie {
    None,
    Myself,
    /// Friends since then.
    Accepted(Timestamp),
    /// They asked me.
    Incoming(Timestamp),
    /// I asked them.
    Outgoing(Timestamp),
    /// By me. Whether they block me is never told.
    Blocked,
}

/// Another user as seen by the caller.
#[derive(Debug, Clone)]
pub struct Relation {
    pub card: Card,
    pub code: FriendCode,
    pub last_seen: Timestamp,
    pub tie: Tie,
    /// They want nothing to do with me.
    pub blocks_me: bool,
}

/// What is between the caller `:me` and another user `u`.
struct Bond {
    code: FriendCode,
    last_seen: Timestamp,
    asked_by_me: Option<bool>,
    asked_at: Option<Timestamp>,
    accepted_at: Option<Timestamp>,
    blocked: bool,
    blocks_me: bool,
}

row!(Bond {
    code = "u.friend_code",
    last_seen = "u.last_seen",
    asked_by_me = "f.asker = :me",
    asked_at = "f.asked_at",
    accepted_at = "f.accepted_at",
    blocked = "EXISTS (SELECT 1 FROM block x WHERE x.blocker = :me AND x.blocked = u.id)",
    blocks_me = "EXISTS (SELECT 1 FROM block x WHERE x.blocker = u.id AND x.blocked = :me)",
});

/// A playgroup by what lists show of it.
#[derive(Debug, Clone)]
pub struct Shared {
    pub id: Uuid,
    pub name: String,
    pub picture: Option<String>,
}

row!(Shared { id, name, picture });

/// A user whom another may want to seat at a table.
#[derive(Debug, Clone)]
pub struct Seatable {
    pub card: Card,
    /// Neither blocks the other.
    pub at_peace: bool,
    /// At peace, and the same user, a friend, or a member of a common playgroup.
    pub may_be_seated: bool,
}

/// What is between the caller `:me` and another user `u` before they sit at one table.
struct Terms {
    at_peace: bool,
    friends: bool,
    in_a_playgroup: bool,
}

row!(Terms {
    at_peace = "NOT EXISTS (
        SELECT 1 FROM block x
        WHERE (x.blocker = :me AND x.blocked = u.id) OR (x.blocker = u.id AND x.blocked = :me))",
    friends = "EXISTS (SELECT 1 FROM friendship
        WHERE accepted_at IS NOT NULL AND ((asker = :me AND asked = u.id) OR (asker = u.id AND asked = :me)))",
    in_a_playgroup = "EXISTS (
        SELECT 1 FROM playgroup_member mine JOIN playgroup_member theirs ON theirs.playgroup_id = mine.playgroup_id
        WHERE mine.user_id = :me AND theirs.user_id = u.id
            AND mine.joined_at IS NOT NULL AND theirs.joined_at IS NOT NULL)",
});

const RELATION: Fragment = fragment!(me => "SELECT {Card as u}, {Bond}
    FROM users u
    LEFT JOIN friendship f ON (f.asker = :me AND f.asked = u.id) OR (f.asker = u.id AND f.asked = :me)");

#[query("SELECT {Card} FROM users WHERE id = :user")]
pub async fn card(c: &mut Conn, user: Uuid) -> Result<Option<Card>>;

/// Cards in no particular order.
#[query("SELECT {Card} FROM users WHERE id IN (:users)")]
pub async fn cards(c: &mut Conn, users: &[Uuid]) -> Result<Vec<Card>>;

fn from_row(me: Uuid, (card, bond): (Card, Bond)) -> Relation {
    let tie = match (bond.asked_by_me, bond.asked_at, bond.accepted_at) {
        _ if card.id == me => Tie::Myself,
        _ if bond.blocked => Tie::Blocked,
        (_, _, Some(accepted_at)) => Tie::Accepted(accepted_at),
        (Some(true), Some(asked_at), _) => Tie::Outgoing(asked_at),
        (Some(false), Some(asked_at), _) => Tie::Incoming(asked_at),
        _ => Tie::None,
    };
    Relation {
        card,
        code: bond.code,
        last_seen: bond.last_seen,
        tie,
        blocks_me: bond.blocks_me,
    }
}

/// Another user and the caller's relation to them.
pub async fn relation(c: &mut Conn, me: Uuid, them: Uuid) -> Result<Option<Relation>> {
    Ok(find_relation(c, me, them).await?.map(|row| from_row(me, row)))
}

#[query("{RELATION} WHERE u.id = :them")]
async fn find_relation(c: &mut Conn, me: Uuid, them: Uuid) -> Result<Option<(Card, Bond)>>;

/// The same, by the code they go by among friends.
pub async fn relation_by_code(c: &mut Conn, me: Uuid, code: &FriendCode) -> Result<Option<Relation>> {
    let found = find_relation_by_code(c, me, code.as_str()).await?;
    Ok(found.map(|row| from_row(me, row)))
}

#[query("{RELATION} WHERE u.friend_code = :code")]
async fn find_relation_by_code(c: &mut Conn, me: Uuid, code: &str) -> Result<Option<(Card, Bond)>>;

/// Whether a user may seat another: themselves, a friend, or a member of a common playgroup, unless one blocks the
/// other.
pub async fn may_seat(c: &mut Conn, me: Uuid, them: Uuid) -> Result<bool> {
    if me == them {
        return Ok(true);
    }
    let mut found = Found::default();
    let mut batch = Batch::default();
    found.read(&mut batch, me, &[them]);
    batch.run(c).await?;
    Ok(found.seatable(me).any(|one| one.may_be_seated))
}

/// Users as they are read among other statements, for a caller who may want to seat them.
#[derive(Default)]
pub(crate) struct Found(Vec<(Card, Terms)>);

impl Found {
    pub fn read<'a>(&'a mut self, batch: &mut Batch<'a>, me: Uuid, users: &[Uuid]) {
        read_seatable(batch, me, users, &mut self.0);
    }

    pub fn seatable(self, me: Uuid) -> impl Iterator<Item = Seatable> {
        self.0.into_iter().map(move |(card, terms)| Seatable {
            at_peace: terms.at_peace,
            may_be_seated: card.id == me || (terms.at_peace && (terms.friends || terms.in_a_playgroup)),
            card,
        })
    }
}

#[query("SELECT {Card as u}, {Terms} FROM users u WHERE u.id IN (:users)")]
fn read_seatable<'a>(batch: &mut Batch<'a>, me: Uuid, users: &[Uuid], into: &'a mut Vec<(Card, Terms)>);

/// Whether one may see the other's page, stats and active decks: as above, and who shared a game with them.
pub async fn may_see(c: &mut Conn, me: Uuid, them: Uuid) -> Result<bool> {
    Ok(may_seat(c, me, them).await? || have_shared_game(c, me, them).await?)
}

/// Whether both sat in one game and neither blocks the other.
#[query {"
    SELECT EXISTS (
        SELECT 1 FROM seat mine JOIN seat theirs ON theirs.game_id = mine.game_id JOIN game g ON g.id = mine.game_id
        WHERE mine.user_id = :me AND theirs.user_id = :them AND g.removed_at IS NULL
    ) AND NOT EXISTS (
        SELECT 1 FROM block x
        WHERE (x.blocker = :me AND x.blocked = :them) OR (x.blocker = :them AND x.blocked = :me)
    )"}]
async fn have_shared_game(c: &mut Conn, me: Uuid, them: Uuid) -> Result<bool>;

/// The playgroups both are in, newest activity first.
#[query {"
    SELECT {Shared as g}
    FROM playgroup_member mine JOIN playgroup_member theirs ON theirs.playgroup_id = mine.playgroup_id
    JOIN playgroup g ON g.id = mine.playgroup_id
    WHERE mine.user_id = :me AND theirs.user_id = :them AND mine.joined_at IS NOT NULL AND theirs.joined_at IS NOT NULL
    ORDER BY g.last_activity DESC, g.id"}]
pub async fn shared_playgroups(c: &mut Conn, me: Uuid, them: Uuid) -> Result<Vec<Shared>>;

/// How many games both sat in.
#[query {"
    SELECT COUNT(*)
    FROM seat mine JOIN seat theirs ON theirs.game_id = mine.game_id JOIN game g ON g.id = mine.game_id
    WHERE mine.user_id = :me AND theirs.user_id = :them AND g.removed_at IS NULL"}]
pub async fn shared_games(c: &mut Conn, me: Uuid, them: Uuid) -> Result<i64>;

#[query("SELECT COUNT(*) FROM deck WHERE owner_id = :user AND archived_at IS NULL")]
pub async fn active_decks(c: &mut Conn, user: Uuid) -> Result<i64>;

/// Everyone who has joined a playgroup.
#[query("SELECT user_id FROM playgroup_member WHERE playgroup_id = :playgroup AND joined_at IS NOT NULL")]
pub async fn members(c: &mut Conn, playgroup: Uuid) -> Result<Vec<Uuid>>;
