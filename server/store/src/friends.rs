//! Friendships and friend requests.

use podium_domain::{FriendCode, Timestamp};
use uuid::Uuid;

use crate::{Conn, Result, row, statements};

#[derive(Debug, Clone)]
pub struct Friend {
    pub id: Uuid,
    pub username: String,
    pub firstname: String,
    pub picture: Option<String>,
    pub code: FriendCode,
    pub asked_by_me: bool,
    pub asked_at: Timestamp,
    pub accepted_at: Option<Timestamp>,
    pub last_seen: Timestamp,
}

row!(Friend: friend_columns {
    id = "u.id",
    username = "u.username",
    firstname = "u.firstname",
    picture = "u.picture",
    code = "u.friend_code",
    asked_by_me = "f.asker = $1",
    asked_at = "f.asked_at",
    accepted_at = "f.accepted_at",
    last_seen = "u.last_seen",
});

macro_rules! friends {
    () => {
        concat!(
            "SELECT ",
            friend_columns!(),
            " FROM friendship f JOIN users u ON u.id = CASE WHEN f.asker = $1 THEN f.asked ELSE f.asker END "
        )
    };
}

statements! {
    OF_USER = concat!(friends!(), "WHERE f.asker = $1 OR f.asked = $1 ORDER BY u.last_seen DESC, u.id");
    REQUESTS = concat!(friends!(), "WHERE f.asked = $1 AND f.accepted_at IS NULL ORDER BY f.asked_at DESC, u.id");
    WITH = concat!(friends!(), "WHERE (f.asker = $1 AND f.asked = $2) OR (f.asker = $2 AND f.asked = $1)");
    INSERT = "INSERT INTO friendship (asker, asked, asked_at, accepted_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
    ACCEPT = "UPDATE friendship SET accepted_at = $3 WHERE asker = $2 AND asked = $1 AND accepted_at IS NULL";
    PART = "DELETE FROM friendship WHERE (asker = $1 AND asked = $2) OR (asker = $2 AND asked = $1)";
}

pub async fn of_user(c: &mut Conn, user: Uuid) -> Result<Vec<Friend>> {
    c.all(OF_USER, &[&user]).await
}

/// Requests to a user that they have not answered, newest first.
pub async fn requests(c: &mut Conn, user: Uuid) -> Result<Vec<Friend>> {
    c.all(REQUESTS, &[&user]).await
}

/// The friendship or request between two people, as the first of them sees it.
pub async fn with(c: &mut Conn, me: Uuid, them: Uuid) -> Result<Option<Friend>> {
    c.opt(WITH, &[&me, &them]).await
}

/// Accepts a request.
pub async fn accept(c: &mut Conn, me: Uuid, them: Uuid, now: Timestamp) -> Result<()> {
    c.exec(ACCEPT, &[&me, &them, &now]).await.map(drop)
}

/// Ends a friendship, or a request either way.
pub async fn part(c: &mut Conn, me: Uuid, them: Uuid) -> Result<()> {
    c.exec(PART, &[&me, &them]).await.map(drop)
}

pub async fn insert(
    c: &mut Conn,
    asker: Uuid,
    asked: Uuid,
    asked_at: Timestamp,
    accepted_at: Option<Timestamp>,
) -> Result<()> {
    c.exec(INSERT, &[&asker, &asked, &asked_at, &accepted_at])
        .await
        .map(drop)
}
