//! Counts the rows that quotas limit.

use std::time::Duration;

use podium_domain::Timestamp;
use uuid::Uuid;

use crate::live::LiveStatus;
use crate::{Conn, Result, statements};

/// A link this new counts even if it no longer works; otherwise links could be made and revoked in turn without end.
const RECENT_LINK_AGE: Duration = Duration::from_secs(24 * 60 * 60);

statements! {
    DECKS = "SELECT COUNT(*) FROM deck WHERE owner_id = $1";
    TAGS = "SELECT COUNT(*) FROM tag WHERE user_id = $1";
    PLAYGROUPS = "SELECT COUNT(*) FROM playgroup_member WHERE user_id = $1 AND joined_at IS NOT NULL";
    INVITATIONS = "SELECT COUNT(*) FROM playgroup_member WHERE invited_by = $1 AND joined_at IS NULL";
    FRIENDS = "SELECT COUNT(*) FROM friendship WHERE asker = $1 OR (asked = $1 AND accepted_at IS NOT NULL)";
    FRIEND_REQUESTS = "SELECT COUNT(*) FROM friendship WHERE asker = $1 AND accepted_at IS NULL";
    BLOCKS = "SELECT COUNT(*) FROM block WHERE blocker = $1";
    GAMES = "SELECT COUNT(*) FROM game WHERE recorded_by = $1";
    SETS = "SELECT COUNT(*) FROM game_set WHERE recorded_by = $1";
    OTHER_OPEN_TABLES = "SELECT COUNT(*) FROM live_table WHERE host_id = $1 AND status = $2 AND id <> $3";
    CLOSED_TABLES = "SELECT COUNT(*) FROM live_table WHERE host_id = $1 AND status = $2";
    JOIN_LINKS = "SELECT COUNT(*) FROM playgroup_link
        WHERE made_by = $1 AND ((revoked_at IS NULL AND expires_at > $2) OR made_at > $3)";
    CLAIM_LINKS = "SELECT COUNT(*) FROM claim_link WHERE made_by = $1 AND NOT by_guest AND expires_at > $2";
    CLAIM_LINKS_OF_GAME = "SELECT COUNT(*) FROM claim_link WHERE game_id = $1 AND expires_at > $2";
}

pub async fn count_decks(c: &mut Conn, owner: Uuid) -> Result<i64> {
    c.one(DECKS, &[&owner]).await
}

pub async fn count_tags(c: &mut Conn, user: Uuid) -> Result<i64> {
    c.one(TAGS, &[&user]).await
}

/// Playgroups that the user has joined; invitations do not count.
pub async fn count_playgroups(c: &mut Conn, user: Uuid) -> Result<i64> {
    c.one(PLAYGROUPS, &[&user]).await
}

/// Unanswered invitations that the user sent.
pub async fn count_invitations(c: &mut Conn, by: Uuid) -> Result<i64> {
    c.one(INVITATIONS, &[&by]).await
}

/// Friends, and people whom the user asked: their answer makes them friends without another check.
pub async fn count_friends(c: &mut Conn, user: Uuid) -> Result<i64> {
    c.one(FRIENDS, &[&user]).await
}

/// Unanswered friend requests that the user sent.
pub async fn count_friend_requests(c: &mut Conn, by: Uuid) -> Result<i64> {
    c.one(FRIEND_REQUESTS, &[&by]).await
}

pub async fn count_blocks(c: &mut Conn, by: Uuid) -> Result<i64> {
    c.one(BLOCKS, &[&by]).await
}

pub async fn count_games(c: &mut Conn, recorded_by: Uuid) -> Result<i64> {
    c.one(GAMES, &[&recorded_by]).await
}

pub async fn count_sets(c: &mut Conn, recorded_by: Uuid) -> Result<i64> {
    c.one(SETS, &[&recorded_by]).await
}

/// Open tables of the host with this one, which may not be open yet.
pub async fn count_open_tables(c: &mut Conn, host: Uuid, with: Uuid) -> Result<i64> {
    let others: i64 = c.one(OTHER_OPEN_TABLES, &[&host, &LiveStatus::Open, &with]).await?;
    Ok(others + 1)
}

pub async fn count_closed_tables(c: &mut Conn, host: Uuid) -> Result<i64> {
    c.one(CLOSED_TABLES, &[&host, &LiveStatus::Closed]).await
}

/// Links into playgroups that still work or are new.
pub async fn count_join_links(c: &mut Conn, made_by: Uuid, now: Timestamp) -> Result<i64> {
    c.one(JOIN_LINKS, &[&made_by, &now, &(now - RECENT_LINK_AGE)]).await
}

/// Links that the user made; those of guests at their tables do not count.
pub async fn count_claim_links(c: &mut Conn, made_by: Uuid, now: Timestamp) -> Result<i64> {
    c.one(CLAIM_LINKS, &[&made_by, &now]).await
}

pub async fn count_claim_links_of_game(c: &mut Conn, game: Uuid, now: Timestamp) -> Result<i64> {
    c.one(CLAIM_LINKS_OF_GAME, &[&game, &now]).await
}
