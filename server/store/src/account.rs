//! Deletes an account and everything that belongs to it alone.

use std::cmp::Reverse;

use podium_domain::{Action, Email, Role, Timestamp, heir};
use podium_system::Entropy;
use uuid::Uuid;

use crate::audit::{self, Entry};
use crate::identity::{accounts, mail};
use crate::user::User;
use crate::{Conn, Result, friends, games, live, playgroups, query, user};

/// The account behind a profile, as it is to be deleted.
#[derive(Debug, Clone)]
pub enum Ending {
    /// One that is kept here; it may have no profile yet.
    Own { account: Uuid, email: Email },
    /// Another service keeps it.
    Hosted { user: Uuid },
}

/// What is left to do and to tell once an account has ended.
#[derive(Debug, Clone, Default)]
pub struct Ended {
    /// Files that nothing shows any more.
    pub pictures: Vec<String>,
    /// Their playgroups and invitations, each with the others concerned.
    pub playgroups: Vec<(Uuid, Vec<Uuid>)>,
    /// Friends, and those with a pending request.
    pub friends: Vec<Uuid>,
    /// The live tables at which they are now a deleted player.
    pub live_tables: Vec<Uuid>,
}

/// Deletes an account: its sign-in, what it owned is handed over or deleted, and its seats become a deleted player's.
pub async fn end(c: &mut Conn, account: Uuid, email: &Email, entropy: &Entropy, at: Timestamp) -> Result<Ended> {
    let ended = match user::by_subject(c, &account.to_string()).await? {
        Some(user) => end_profile(c, user.id, entropy, at).await?,
        None => Ended::default(),
    };
    mail::forget(c, email).await?;
    accounts::delete(c, account).await?;
    audit::record(c, &Entry::new(entropy, at, account, Action::AccountDeleted)).await?;
    Ok(ended)
}

/// Deletes what is here of a user whose account another service keeps.
pub async fn end_hosted(c: &mut Conn, user: Uuid, entropy: &Entropy, at: Timestamp) -> Result<Ended> {
    let ended = end_profile(c, user, entropy, at).await?;
    audit::record(c, &Entry::new(entropy, at, user, Action::AccountDeleted)).await?;
    Ok(ended)
}

/// Whether the operator keeps a user out.
pub async fn is_disabled(c: &mut Conn, user: &User) -> Result<bool> {
    let account = match user.subject.parse() {
        Ok(account) => accounts::by_id(c, account).await?,
        Err(_) => None,
    };
    Ok(user.is_disabled() || account.is_some_and(|account| account.disabled))
}

async fn end_profile(c: &mut Conn, user: Uuid, entropy: &Entropy, at: Timestamp) -> Result<Ended> {
    let mut ended = Ended {
        pictures: read_pictures(c, user).await?,
        friends: (friends::of_user(c, user).await?.into_iter())
            .map(|friend| friend.id)
            .collect(),
        playgroups: Vec::new(),
        live_tables: read_live_tables(c, user).await?,
    };
    // The newest first: those are in use, and nodes can be told of only so many at once.
    ended.live_tables.sort_unstable_by_key(|table| Reverse(*table));
    for group in read_playgroups(c, user).await? {
        let mut people = playgroups::people(c, group).await?;
        people.retain(|id| *id != user);
        ended.playgroups.push((group, people));
        ended.pictures.append(&mut part(c, user, group, entropy, at).await?);
    }
    games::forget(c, user).await?;
    let (name, nobody) = (user.to_string(), entropy.uuid(at).to_string());
    for table in &ended.live_tables {
        rename_in_events(c, *table, &name, &nobody).await?;
        rename_in_snapshot(c, *table, &name, &nobody).await?;
        rename_in_summary(c, *table, &name, &nobody).await?;
        live::changed(c, *table).await?;
    }
    delete_user(c, user).await?;
    for table in &ended.live_tables {
        delete_left_table(c, *table).await?;
    }
    Ok(ended)
}

/// Takes a user out of a playgroup for good; ownership is handed over, or the playgroup is deleted when empty. Returns
/// the pictures to delete.
async fn part(c: &mut Conn, user: Uuid, group: Uuid, entropy: &Entropy, at: Timestamp) -> Result<Vec<String>> {
    let row = playgroups::membership_row(c, group, user).await?;
    let owned = row.is_some_and(|row| row.role == Role::Owner);
    let others = read_other_members(c, group, user).await?;
    let entry = |action, about| {
        let entry = Entry::new(entropy, at, user, action).in_playgroup(group);
        entry.about(Some(about))
    };
    playgroups::take_out(c, group, user).await?;
    audit::record(c, &entry(Action::Left, user)).await?;
    match heir(&others) {
        Some(heir) if owned => {
            playgroups::set_role(c, group, heir, Role::Owner).await?;
            audit::record(c, &entry(Action::HandedOver, heir)).await?;
            Ok(Vec::new())
        }
        None if owned => {
            let pictures = read_playgroup_picture(c, group).await?;
            playgroups::delete(c, group).await?;
            Ok(pictures)
        }
        _ => Ok(Vec::new()),
    }
}

/// The user's own and those of their decks.
#[query {"
    SELECT picture FROM users WHERE id = :user AND picture IS NOT NULL
    UNION ALL
    SELECT picture FROM deck WHERE owner_id = :user AND picture IS NOT NULL"}]
async fn read_pictures(c: &mut Conn, user: Uuid) -> Result<Vec<String>>;

#[query("SELECT playgroup_id FROM playgroup_member WHERE user_id = :user ORDER BY playgroup_id")]
async fn read_playgroups(c: &mut Conn, user: Uuid) -> Result<Vec<Uuid>>;

#[query("SELECT picture FROM playgroup WHERE id = :playgroup AND picture IS NOT NULL")]
async fn read_playgroup_picture(c: &mut Conn, playgroup: Uuid) -> Result<Vec<String>>;

#[query {"
    SELECT user_id, role, joined_at FROM playgroup_member
    WHERE playgroup_id = :playgroup AND user_id <> :user AND joined_at IS NOT NULL"}]
async fn read_other_members(c: &mut Conn, playgroup: Uuid, user: Uuid) -> Result<Vec<(Uuid, Role, Timestamp)>>;

#[query {"
    SELECT table_id FROM live_person WHERE user_id = :user
    UNION
    SELECT id FROM live_table WHERE host_id = :user"}]
async fn read_live_tables(c: &mut Conn, user: Uuid) -> Result<Vec<Uuid>>;

/// Events know users by their ids alone.
#[query("UPDATE live_event SET body = REPLACE(body, :before, :after) WHERE table_id = :table")]
async fn rename_in_events(c: &mut Conn, table: Uuid, before: &str, after: &str) -> Result<()>;

#[query("UPDATE live_snapshot SET body = REPLACE(body, :before, :after) WHERE table_id = :table")]
async fn rename_in_snapshot(c: &mut Conn, table: Uuid, before: &str, after: &str) -> Result<()>;

#[query("UPDATE live_summary SET body = REPLACE(body, :before, :after) WHERE table_id = :table")]
async fn rename_in_summary(c: &mut Conn, table: Uuid, before: &str, after: &str) -> Result<()>;

#[query("DELETE FROM users WHERE id = :user")]
async fn delete_user(c: &mut Conn, user: Uuid) -> Result<()>;

/// Deletes a live table that everyone left and that is no game's.
#[query {"
    DELETE FROM live_table
    WHERE id = :table AND host_id IS NULL
        AND NOT EXISTS (SELECT 1 FROM live_person p WHERE p.table_id = live_table.id AND p.role <> 'left')
        AND NOT EXISTS (SELECT 1 FROM game g WHERE g.id = live_table.game_id)"}]
async fn delete_left_table(c: &mut Conn, table: Uuid) -> Result<()>;
