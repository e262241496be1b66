//! The relation between two users, on which most permissions rest.

use podium_domain::{FriendCode, Timestamp};
use uuid::Uuid;

use crate::ids::for_many;
use crate::{Batch, Conn, Result, many_ids, row, statements};

/// What anyone may know of a person.
#[derive(Debug, Clone)]
pub struct Card {
    pub id: Uuid,
    pub username: String,
    pub firstname: String,
    pub picture: Option<String>,
}

row!(Card: card_columns { id, username, firstname, picture });
pub(crate) use card_columns;

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

/// What is between the caller `$1` and another user `u`.
struct Bond {
    code: FriendCode,
    last_seen: Timestamp,
    asked_by_me: Option<bool>,
    asked_at: Option<Timestamp>,
    accepted_at: Option<Timestamp>,
    blocked: bool,
    blocks_me: bool,
}

row!(Bond: bond_columns {
    code = "u.friend_code",
    last_seen = "u.last_seen",
    asked_by_me = "f.asker = $1",
    asked_at = "f.asked_at",
    accepted_at = "f.accepted_at",
    blocked = "EXISTS (SELECT 1 FROM block x WHERE x.blocker = $1 AND x.blocked = u.id)",
    blocks_me = "EXISTS (SELECT 1 FROM block x WHERE x.blocker = u.id AND x.blocked = $1)",
});

/// A playgroup by what lists show of it.
#[derive(Debug, Clone)]
pub struct Shared {
    pub id: Uuid,
    pub name: String,
    pub picture: Option<String>,
}

row!(Shared: shared_columns { id, name, picture });

/// Whether neither of the two blocks the other.
#[macro_export]
macro_rules! at_peace {
    ($me:literal, $other:literal) => {
        concat!(
            "NOT EXISTS (SELECT 1 FROM block x WHERE (x.blocker = ",
            $me,
            " AND x.blocked = ",
            $other,
            ") OR (x.blocker = ",
            $other,
            " AND x.blocked = ",
            $me,
            "))"
        )
    };
}

/// A user whom another may want to seat at a table.
#[derive(Debug, Clone)]
pub struct Seatable {
    pub card: Card,
    /// Neither blocks the other.
    pub at_peace: bool,
    /// At peace, and the same user, a friend, or a member of a common playgroup.
    pub may_be_seated: bool,
}

/// What is between the caller `$51` and another user `u` before they sit at one table.
struct Terms {
    at_peace: bool,
    friends: bool,
    in_a_playgroup: bool,
}

row!(Terms: terms_columns {
    at_peace = at_peace!("$51", "u.id"),
    friends = "EXISTS (SELECT 1 FROM friendship
        WHERE accepted_at IS NOT NULL AND ((asker = $51 AND asked = u.id) OR (asker = u.id AND asked = $51)))",
    in_a_playgroup = "EXISTS (
        SELECT 1 FROM playgroup_member mine JOIN playgroup_member theirs ON theirs.playgroup_id = mine.playgroup_id
        WHERE mine.user_id = $51 AND theirs.user_id = u.id AND mine.joined_at IS NOT NULL AND theirs.joined_at IS NOT NULL)",
});

macro_rules! relation {
    () => {
        concat!(
            "SELECT ",
            card_columns!("u."),
            ", ",
            bond_columns!(),
            " FROM users u
              LEFT JOIN friendship f ON (f.asker = $1 AND f.asked = u.id) OR (f.asker = u.id AND f.asked = $1) "
        )
    };
}

statements! {
    CARD = concat!("SELECT ", card_columns!(), " FROM users WHERE id = $1");
    CARDS = concat!("SELECT ", card_columns!(), " FROM users WHERE id IN (", many_ids!(), ")");
    RELATION = concat!(relation!(), "WHERE u.id = $2");
    RELATION_BY_CODE = concat!(relation!(), "WHERE u.friend_code = $2");
    SEATABLE = concat!("SELECT ", card_columns!("u."), ", ", terms_columns!(), " FROM users u WHERE u.id IN (", many_ids!(), ")");
    SHARED_A_GAME = concat!("SELECT EXISTS (
            SELECT 1 FROM seat mine JOIN seat theirs ON theirs.game_id = mine.game_id JOIN game g ON g.id = mine.game_id
            WHERE mine.user_id = $1 AND theirs.user_id = $2 AND g.removed_at IS NULL
        ) AND ", at_peace!("$1", "$2"));
    SHARED_PLAYGROUPS = concat!("SELECT ", shared_columns!("g."), "
        FROM playgroup_member mine JOIN playgroup_member theirs ON theirs.playgroup_id = mine.playgroup_id
        JOIN playgroup g ON g.id = mine.playgroup_id
        WHERE mine.user_id = $1 AND theirs.user_id = $2 AND mine.joined_at IS NOT NULL AND theirs.joined_at IS NOT NULL
        ORDER BY g.last_activity DESC, g.id");
    SHARED_GAMES = "SELECT COUNT(*)
        FROM seat mine JOIN seat theirs ON theirs.game_id = mine.game_id JOIN game g ON g.id = mine.game_id
        WHERE mine.user_id = $1 AND theirs.user_id = $2 AND g.removed_at IS NULL";
    ACTIVE_DECKS = "SELECT COUNT(*) FROM deck WHERE owner_id = $1 AND archived_at IS NULL";
    MEMBERS = "SELECT user_id FROM playgroup_member WHERE playgroup_id = $1 AND joined_at IS NOT NULL";
}

pub async fn card(c: &mut Conn, user: Uuid) -> Result<Option<Card>> {
    c.opt(CARD, &[&user]).await
}

/// Cards in no particular order.
pub async fn cards(c: &mut Conn, users: &[Uuid]) -> Result<Vec<Card>> {
    for_many(c, CARDS, users, &[]).await
}

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
    Ok(c.opt(RELATION, &[&me, &them]).await?.map(|row| from_row(me, row)))
}

/// The same, by the code they go by among friends.
pub async fn relation_by_code(c: &mut Conn, me: Uuid, code: &FriendCode) -> Result<Option<Relation>> {
    Ok(c.opt(RELATION_BY_CODE, &[&me, code])
        .await?
        .map(|row| from_row(me, row)))
}

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
        batch.many(SEATABLE, users, &[&me], &mut self.0);
    }

    pub fn seatable(self, me: Uuid) -> impl Iterator<Item = Seatable> {
        self.0.into_iter().map(move |(card, terms)| Seatable {
            at_peace: terms.at_peace,
            may_be_seated: card.id == me || (terms.at_peace && (terms.friends || terms.in_a_playgroup)),
            card,
        })
    }
}

/// Whether one may see the other's page, stats and active decks: as above, and who shared a game with them.
pub async fn may_see(c: &mut Conn, me: Uuid, them: Uuid) -> Result<bool> {
    Ok(may_seat(c, me, them).await? || c.one(SHARED_A_GAME, &[&me, &them]).await?)
}

/// The playgroups both are in, newest activity first.
pub async fn shared_playgroups(c: &mut Conn, me: Uuid, them: Uuid) -> Result<Vec<Shared>> {
    c.all(SHARED_PLAYGROUPS, &[&me, &them]).await
}

/// How many games both sat in.
pub async fn shared_games(c: &mut Conn, me: Uuid, them: Uuid) -> Result<i64> {
    c.one(SHARED_GAMES, &[&me, &them]).await
}

pub async fn active_decks(c: &mut Conn, user: Uuid) -> Result<i64> {
    c.one(ACTIVE_DECKS, &[&user]).await
}

/// Everyone who has joined a playgroup.
pub async fn members(c: &mut Conn, playgroup: Uuid) -> Result<Vec<Uuid>> {
    c.all(MEMBERS, &[&playgroup]).await
}
