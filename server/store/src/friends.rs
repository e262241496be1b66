//! Friendships and friend requests.

use podium_domain::{FriendCode, Timestamp};
use uuid::Uuid;

use crate::sql::Fragment;
use crate::{Conn, Result, fragment, query, row};

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
    id = "u.id",
    username = "u.username",
    firstname = "u.firstname",
    picture = "u.picture",
    code = "u.friend_code",
    asked_by_me = "f.asker = :user",
    asked_at = "f.asked_at",
    accepted_at = "f.accepted_at",
    last_seen = "u.last_seen",
});

/// Friendships and requests `f` with the other person `u`.
const FRIENDS: Fragment = fragment!(user => "SELECT {Friend} FROM friendship f
    JOIN users u ON u.id = CASE WHEN f.asker = :user THEN f.asked ELSE f.asker END");

#[query("{FRIENDS} WHERE f.asker = :user OR f.asked = :user ORDER BY u.last_seen DESC, u.id")]
pub async fn of_user(c: &mut Conn, user: Uuid) -> Result<Vec<Friend>>;

/// Requests to a user that they have not answered, newest first.
#[query("{FRIENDS} WHERE f.asked = :user AND f.accepted_at IS NULL ORDER BY f.asked_at DESC, u.id")]
pub async fn requests(c: &mut Conn, user: Uuid) -> Result<Vec<Friend>>;

/// The friendship or request between two people, as the first of them sees it.
#[query("{FRIENDS} WHERE (f.asker = :user AND f.asked = :them) OR (f.asker = :them AND f.asked = :user)")]
pub async fn with(c: &mut Conn, user: Uuid, them: Uuid) -> Result<Option<Friend>>;

/// Accepts a request.
#[query {"
    UPDATE friendship SET accepted_at = :now
    WHERE asker = :them AND asked = :me AND accepted_at IS NULL"}]
pub async fn accept(c: &mut Conn, me: Uuid, them: Uuid, now: Timestamp) -> Result<()>;

/// Ends a friendship, or a request either way.
#[query {"
    DELETE FROM friendship
    WHERE (asker = :me AND asked = :them) OR (asker = :them AND asked = :me)"}]
pub async fn part(c: &mut Conn, me: Uuid, them: Uuid) -> Result<()>;

#[query {"
    INSERT INTO friendship (asker, asked, asked_at, accepted_at)
    VALUES (:asker, :asked, :asked_at, :accepted_at) ON CONFLICT DO NOTHING"}]
pub async fn insert(
    c: &mut Conn,
    asker: Uuid,
    asked: Uuid,
    asked_at: Timestamp,
    accepted_at: Option<Timestamp>,
) -> Result<()>;
