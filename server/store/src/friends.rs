//! Who is whose friend, or has asked to be.

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

row!(Friend {
    id,
    username,
    firstname,
    picture,
    code,
    asked_by_me,
    asked_at,
    accepted_at,
    last_seen
});

statements! {
    OF_USER = "SELECT u.id, u.username, u.firstname, u.picture, u.friend_code, f.asker = $1, f.asked_at, f.accepted_at, u.last_seen
        FROM friendship f JOIN users u ON u.id = CASE WHEN f.asker = $1 THEN f.asked ELSE f.asker END
        WHERE f.asker = $1 OR f.asked = $1 ORDER BY u.last_seen DESC, u.id";
    INSERT = "INSERT INTO friendship (asker, asked, asked_at, accepted_at) VALUES ($1, $2, $3, $4)";
}

pub async fn of_user(c: &mut Conn, user: Uuid) -> Result<Vec<Friend>> {
    c.all(OF_USER, &[&user]).await
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
