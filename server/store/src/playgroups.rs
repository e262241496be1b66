//! Playgroups and their members.

use std::collections::HashMap;
use std::sync::Arc;

use podium_domain::{Act, Membership, PlaygroupDescription, PlaygroupName, Role, Timestamp};
use uuid::Uuid;

use crate::people::{self, Card};
use crate::sql::Fragment;
use crate::stats::{ratings, versions};
use crate::{Conn, Result, fragment, query, row};

#[derive(Debug, Clone)]
pub struct Playgroup {
    pub id: Uuid,
    pub name: String,
    pub description: String,
    pub picture: Option<String>,
    pub created_at: Timestamp,
    pub last_activity: Timestamp,
    pub games: i64,
    pub version: i64,
}

/// A user's row in a playgroup, joined or invited.
#[derive(Debug, Clone)]
pub struct MembershipRow {
    pub role: Role,
    pub joined_at: Option<Timestamp>,
    pub invited_by: Option<Uuid>,
}

#[derive(Debug, Clone)]
pub struct Member {
    pub playgroup_id: Uuid,
    pub id: Uuid,
    pub username: String,
    pub firstname: String,
    pub picture: Option<String>,
    pub role: Role,
    pub joined_at: Option<Timestamp>,
    pub invited_by: Option<Uuid>,
}

/// A playgroup as one of its people sees it.
#[derive(Debug, Clone)]
pub struct Seen {
    pub group: Playgroup,
    pub mine: MembershipRow,
    /// Empty for a user who is only invited.
    pub members: Vec<Member>,
    /// The cards of those who invited members.
    pub inviters: Arc<HashMap<Uuid, Card>>,
}

row!(Playgroup {
    id,
    name,
    description,
    picture,
    created_at,
    last_activity,
    games,
    version
});
row!(MembershipRow {
    role,
    joined_at,
    invited_by
});
row!(Member {
    playgroup_id = "m.playgroup_id",
    id = "u.id",
    username = "u.username",
    firstname = "u.firstname",
    picture = "u.picture",
    role = "m.role",
    joined_at = "m.joined_at",
    invited_by = "m.invited_by",
});

impl MembershipRow {
    pub fn membership(&self) -> Membership {
        match self.joined_at {
            Some(_) => Membership::In(self.role),
            None => Membership::Invited,
        }
    }
}

/// Playgroups `g` that a user has a row `m` in.
const SEEN: Fragment = fragment!(
    "SELECT {Playgroup as g}, {MembershipRow as m}
    FROM playgroup_member m JOIN playgroup g ON g.id = m.playgroup_id"
);

/// Everyone with a row `m` in a playgroup that the user has joined.
const MEMBERS: Fragment = fragment!(user => "SELECT {Member}
    FROM playgroup_member mine JOIN playgroup_member m ON m.playgroup_id = mine.playgroup_id
    JOIN users u ON u.id = m.user_id
    WHERE mine.user_id = :user AND mine.joined_at IS NOT NULL");

/// A user's playgroups, newest activity first, with the members of those they have joined: an invited user does
/// not see who is in.
pub async fn of_user(c: &mut Conn, user: Uuid) -> Result<Vec<Seen>> {
    let groups = read_groups(c, user).await?;
    let members = read_members_beside(c, user).await?;
    seen(c, groups, members).await
}

#[query("{SEEN} WHERE m.user_id = :user ORDER BY g.last_activity DESC, g.id")]
async fn read_groups(c: &mut Conn, user: Uuid) -> Result<Vec<(Playgroup, MembershipRow)>>;

#[query("{MEMBERS} ORDER BY m.joined_at, u.id")]
async fn read_members_beside(c: &mut Conn, user: Uuid) -> Result<Vec<Member>>;

/// What a user is invited to, last invited first.
pub async fn invitations(c: &mut Conn, user: Uuid) -> Result<Vec<Seen>> {
    let groups = read_invitations(c, user).await?;
    seen(c, groups, Vec::new()).await
}

#[query("{SEEN} WHERE m.user_id = :user AND m.joined_at IS NULL ORDER BY m.invited_at DESC, g.id")]
async fn read_invitations(c: &mut Conn, user: Uuid) -> Result<Vec<(Playgroup, MembershipRow)>>;

/// A playgroup for a member or an invited user; `None` for others.
pub async fn read(c: &mut Conn, user: Uuid, playgroup: Uuid) -> Result<Option<Seen>> {
    let group = read_group(c, user, playgroup).await?;
    let members = read_members(c, user, playgroup).await?;
    Ok(seen(c, group, members).await?.pop())
}

#[query("{SEEN} WHERE m.user_id = :user AND m.playgroup_id = :playgroup")]
async fn read_group(c: &mut Conn, user: Uuid, playgroup: Uuid) -> Result<Vec<(Playgroup, MembershipRow)>>;

#[query("{MEMBERS} AND m.playgroup_id = :playgroup ORDER BY m.joined_at, u.id")]
async fn read_members(c: &mut Conn, user: Uuid, playgroup: Uuid) -> Result<Vec<Member>>;

async fn seen(c: &mut Conn, groups: Vec<(Playgroup, MembershipRow)>, members: Vec<Member>) -> Result<Vec<Seen>> {
    let hosts = groups.iter().filter_map(|(_, mine)| mine.invited_by);
    let mut hosts: Vec<Uuid> = hosts.chain(members.iter().filter_map(|m| m.invited_by)).collect();
    hosts.sort();
    hosts.dedup();
    let hosts = people::cards(c, &hosts).await?;
    let hosts: Arc<HashMap<Uuid, Card>> = Arc::new(hosts.into_iter().map(|card| (card.id, card)).collect());
    let mut tables: HashMap<Uuid, Vec<Member>> = HashMap::new();
    for member in members {
        tables.entry(member.playgroup_id).or_default().push(member);
    }
    let seen = groups.into_iter().map(|(group, mine)| Seen {
        members: tables.remove(&group.id).unwrap_or_default(),
        inviters: hosts.clone(),
        group,
        mine,
    });
    Ok(seen.collect())
}

/// A playgroup, without a permission check.
#[query("SELECT {Playgroup} FROM playgroup WHERE id = :playgroup")]
pub async fn find(c: &mut Conn, playgroup: Uuid) -> Result<Option<Playgroup>>;

/// What the playgroups are called that a user is in or invited to.
#[query {"
    SELECT g.id, g.name FROM playgroup_member m JOIN playgroup g ON g.id = m.playgroup_id
    WHERE m.user_id = :user"}]
pub async fn names(c: &mut Conn, user: Uuid) -> Result<Vec<(Uuid, String)>>;

/// A user's row in a playgroup.
#[query("SELECT {MembershipRow} FROM playgroup_member WHERE playgroup_id = :playgroup AND user_id = :user")]
pub async fn membership_row(c: &mut Conn, playgroup: Uuid, user: Uuid) -> Result<Option<MembershipRow>>;

/// A user's membership in a playgroup.
pub async fn membership(c: &mut Conn, playgroup: Uuid, user: Uuid) -> Result<Option<Membership>> {
    Ok(membership_row(c, playgroup, user).await?.map(|row| row.membership()))
}

/// Whether a user may see its games and record for it.
pub async fn takes_part(c: &mut Conn, playgroup: Uuid, user: Uuid) -> Result<bool> {
    let membership = membership(c, playgroup, user).await?;
    Ok(membership.is_some_and(|membership| membership.may(Act::TakePart)))
}

/// Everyone in it or invited to it.
#[query("SELECT user_id FROM playgroup_member WHERE playgroup_id = :playgroup ORDER BY user_id")]
pub async fn people(c: &mut Conn, playgroup: Uuid) -> Result<Vec<Uuid>>;

/// How many are in it or invited to it.
#[query("SELECT COUNT(*) FROM playgroup_member WHERE playgroup_id = :playgroup")]
pub async fn count(c: &mut Conn, playgroup: Uuid) -> Result<i64>;

#[query("SELECT COUNT(*) FROM playgroup_member WHERE playgroup_id = :playgroup AND joined_at IS NOT NULL")]
pub async fn count_joined(c: &mut Conn, playgroup: Uuid) -> Result<i64>;

#[query {"
    INSERT INTO playgroup ({Playgroup})
    VALUES (:group.id, :group.name, :group.description, :group.picture, :group.created_at, :group.last_activity,
        :group.games, :group.version)"}]
pub async fn insert(c: &mut Conn, group: &Playgroup) -> Result<()>;

pub async fn insert_member(
    c: &mut Conn,
    playgroup: Uuid,
    user: Uuid,
    role: Role,
    invited_by: Option<Uuid>,
    at: Timestamp,
    joined: bool,
) -> Result<()> {
    let joined_at = joined.then_some(at);
    insert_membership(c, playgroup, user, role, invited_by, at, joined_at).await
}

#[query {"
    INSERT INTO playgroup_member (playgroup_id, user_id, role, invited_by, invited_at, joined_at)
    VALUES (:playgroup, :user, :role, :invited_by, :at, :joined_at)"}]
async fn insert_membership(
    c: &mut Conn,
    playgroup: Uuid,
    user: Uuid,
    role: Role,
    invited_by: Option<Uuid>,
    at: Timestamp,
    joined_at: Option<Timestamp>,
) -> Result<()>;

/// Makes a user a member, invited or not. Says whether anything changed.
pub async fn join(c: &mut Conn, playgroup: Uuid, user: Uuid, invited_by: Option<Uuid>, at: Timestamp) -> Result<bool> {
    match membership(c, playgroup, user).await? {
        Some(Membership::In(_)) => return Ok(false),
        Some(Membership::Invited) => set_joined(c, playgroup, user, at).await?,
        None => insert_member(c, playgroup, user, Role::Member, invited_by, at, true).await?,
    }
    versions::members_changed(c, playgroup).await?;
    mark_active(c, playgroup, at).await?;
    Ok(true)
}

#[query("UPDATE playgroup_member SET joined_at = :at WHERE playgroup_id = :playgroup AND user_id = :user")]
async fn set_joined(c: &mut Conn, playgroup: Uuid, user: Uuid, at: Timestamp) -> Result<()>;

pub async fn edit(
    c: &mut Conn,
    playgroup: Uuid,
    name: &PlaygroupName,
    description: &PlaygroupDescription,
    at: Timestamp,
) -> Result<()> {
    update_words(c, playgroup, name.as_str(), description.as_str()).await?;
    mark_active(c, playgroup, at).await
}

#[query {"
    UPDATE playgroup SET name = :name, description = :description, version = version + 1
    WHERE id = :playgroup"}]
async fn update_words(c: &mut Conn, playgroup: Uuid, name: &str, description: &str) -> Result<()>;

pub async fn set_picture(c: &mut Conn, playgroup: Uuid, picture: Option<&str>, at: Timestamp) -> Result<()> {
    update_picture(c, playgroup, picture).await?;
    mark_active(c, playgroup, at).await
}

#[query("UPDATE playgroup SET picture = :picture, version = version + 1 WHERE id = :playgroup")]
async fn update_picture(c: &mut Conn, playgroup: Uuid, picture: Option<&str>) -> Result<()>;

#[query("UPDATE playgroup SET last_activity = :at WHERE id = :playgroup AND last_activity < :at")]
async fn mark_active(c: &mut Conn, playgroup: Uuid, at: Timestamp) -> Result<()>;

#[query("UPDATE playgroup_member SET role = :role WHERE playgroup_id = :playgroup AND user_id = :user")]
pub async fn set_role(c: &mut Conn, playgroup: Uuid, user: Uuid, role: Role) -> Result<()>;

/// Makes one member the owner in the place of another, who becomes an admin. Never two at once, hence the order.
pub async fn hand_over(c: &mut Conn, playgroup: Uuid, from: Uuid, to: Uuid) -> Result<()> {
    set_role(c, playgroup, from, Role::Admin).await?;
    set_role(c, playgroup, to, Role::Owner).await
}

/// Takes a member out, or an invitation back.
pub async fn take_out(c: &mut Conn, playgroup: Uuid, user: Uuid) -> Result<()> {
    let joined_at = delete_member(c, playgroup, user).await?.flatten();
    match joined_at {
        Some(_) => versions::members_changed(c, playgroup).await,
        None => Ok(()),
    }
}

/// Gives when the member joined, null for one who was only invited.
#[query("DELETE FROM playgroup_member WHERE playgroup_id = :playgroup AND user_id = :user RETURNING joined_at")]
async fn delete_member(c: &mut Conn, playgroup: Uuid, user: Uuid) -> Result<Option<Option<Timestamp>>>;

/// Its games stay with their players.
pub async fn delete(c: &mut Conn, playgroup: Uuid) -> Result<()> {
    versions::playgroup_leaves(c, playgroup).await?;
    ratings::forget_scope(c, playgroup).await?;
    delete_playgroup(c, playgroup).await
}

#[query("DELETE FROM playgroup WHERE id = :playgroup")]
async fn delete_playgroup(c: &mut Conn, playgroup: Uuid) -> Result<()>;
