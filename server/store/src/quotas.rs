//! Counts the rows that quotas limit.

use std::time::Duration;

use podium_domain::Timestamp;
use uuid::Uuid;

use crate::{Conn, Result, query};

/// A link this new counts even if it no longer works; otherwise links could be made and revoked in turn without end.
const RECENT_LINK_AGE: Duration = Duration::from_secs(24 * 60 * 60);

#[query("SELECT COUNT(*) FROM deck WHERE owner_id = :owner")]
pub async fn count_decks(c: &mut Conn, owner: Uuid) -> Result<i64>;

#[query("SELECT COUNT(*) FROM tag WHERE user_id = :user")]
pub async fn count_tags(c: &mut Conn, user: Uuid) -> Result<i64>;

/// Playgroups that the user has joined; invitations do not count.
#[query("SELECT COUNT(*) FROM playgroup_member WHERE user_id = :user AND joined_at IS NOT NULL")]
pub async fn count_playgroups(c: &mut Conn, user: Uuid) -> Result<i64>;

/// Unanswered invitations that the user sent.
#[query("SELECT COUNT(*) FROM playgroup_member WHERE invited_by = :by AND joined_at IS NULL")]
pub async fn count_invitations(c: &mut Conn, by: Uuid) -> Result<i64>;

/// Friends, and people whom the user asked: their answer makes them friends without another check.
#[query("SELECT COUNT(*) FROM friendship WHERE asker = :user OR (asked = :user AND accepted_at IS NOT NULL)")]
pub async fn count_friends(c: &mut Conn, user: Uuid) -> Result<i64>;

/// Unanswered friend requests that the user sent.
#[query("SELECT COUNT(*) FROM friendship WHERE asker = :by AND accepted_at IS NULL")]
pub async fn count_friend_requests(c: &mut Conn, by: Uuid) -> Result<i64>;

#[query("SELECT COUNT(*) FROM block WHERE blocker = :by")]
pub async fn count_blocks(c: &mut Conn, by: Uuid) -> Result<i64>;

#[query("SELECT COUNT(*) FROM game WHERE recorded_by = :recorded_by")]
pub async fn count_games(c: &mut Conn, recorded_by: Uuid) -> Result<i64>;

#[query("SELECT COUNT(*) FROM game_set WHERE recorded_by = :recorded_by")]
pub async fn count_sets(c: &mut Conn, recorded_by: Uuid) -> Result<i64>;

/// Open tables of the host with this one, which may not be open yet.
#[query("SELECT COUNT(*) + 1 FROM live_table WHERE host_id = :host AND status = 'open' AND id <> :with")]
pub async fn count_open_tables(c: &mut Conn, host: Uuid, with: Uuid) -> Result<i64>;

#[query("SELECT COUNT(*) FROM live_table WHERE host_id = :host AND status = 'closed'")]
pub async fn count_closed_tables(c: &mut Conn, host: Uuid) -> Result<i64>;

/// Links into playgroups that still work or are new.
pub async fn count_join_links(c: &mut Conn, made_by: Uuid, now: Timestamp) -> Result<i64> {
    count_working_or_new_links(c, made_by, now, now - RECENT_LINK_AGE).await
}

#[query {"
    SELECT COUNT(*) FROM playgroup_link
    WHERE made_by = :made_by AND ((revoked_at IS NULL AND expires_at > :now) OR made_at > :new_since)"}]
async fn count_working_or_new_links(c: &mut Conn, made_by: Uuid, now: Timestamp, new_since: Timestamp) -> Result<i64>;

/// Links that the user made; those of guests at their tables do not count.
#[query("SELECT COUNT(*) FROM claim_link WHERE made_by = :made_by AND NOT by_guest AND expires_at > :now")]
pub async fn count_claim_links(c: &mut Conn, made_by: Uuid, now: Timestamp) -> Result<i64>;

#[query("SELECT COUNT(*) FROM claim_link WHERE game_id = :game AND expires_at > :now")]
pub async fn count_claim_links_of_game(c: &mut Conn, game: Uuid, now: Timestamp) -> Result<i64>;
