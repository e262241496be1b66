//! Playgroups and their members.

use std::collections::HashMap;
use std::sync::Arc;

use podium_domain::{Act, Membership, PlaygroupDescription, PlaygroupName, Role, Timestamp};
use uuid::Uuid;

use crate::people::{self, Card};
use crate::stats::{ratings, versions};
use crate::{Conn, Result, ToRow, row, statements};

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

row!(Playgroup: playgroup_columns { id, name, description, picture, created_at, last_activity, games, version });
row!(MembershipRow: membership_columns { role, joined_at, invited_by });
row!(Member: member_columns {
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

macro_rules! seen {
    () => {
        concat!(
            "SELECT ",
            playgroup_columns!("g."),
            ", ",
            membership_columns!("m."),
            " FROM playgroup_member m JOIN playgroup g ON g.id = m.playgroup_id "
        )
    };
}

macro_rules! members {
    () => {
        concat!(
            "SELECT ",
            member_columns!(),
            " FROM playgroup_member mine JOIN playgroup_member m ON m.playgroup_id = mine.playgroup_id
              JOIN users u ON u.id = m.user_id WHERE mine.user_id = $1 AND mine.joined_at IS NOT NULL "
        )
    };
}

statements! {
    OF_USER = concat!(seen!(), "WHERE m.user_id = $1 ORDER BY g.last_activity DESC, g.id");
    INVITATIONS = concat!(seen!(), "WHERE m.user_id = $1 AND m.joined_at IS NULL ORDER BY m.invited_at DESC, g.id");
    ONE = concat!(seen!(), "WHERE m.user_id = $1 AND m.playgroup_id = $2");
    MEMBERS_BESIDE = concat!(members!(), "ORDER BY m.joined_at, u.id");
    MEMBERS_OF_ONE = concat!(members!(), "AND m.playgroup_id = $2 ORDER BY m.joined_at, u.id");
    MEMBERSHIP = concat!(
        "SELECT ", membership_columns!(), " FROM playgroup_member WHERE playgroup_id = $1 AND user_id = $2"
    );
    PEOPLE = "SELECT user_id FROM playgroup_member WHERE playgroup_id = $1 ORDER BY user_id";
    FIND = concat!("SELECT ", playgroup_columns!(), " FROM playgroup WHERE id = $1");
    NAMES = "SELECT g.id, g.name FROM playgroup_member m JOIN playgroup g ON g.id = m.playgroup_id WHERE m.user_id = $1";
    COUNT = "SELECT COUNT(*) FROM playgroup_member WHERE playgroup_id = $1";
    COUNT_JOINED = "SELECT COUNT(*) FROM playgroup_member WHERE playgroup_id = $1 AND joined_at IS NOT NULL";
    INSERT = concat!("INSERT INTO playgroup (", playgroup_columns!(), ") VALUES ($1, $2, $3, $4, $5, $6, $7, $8)");
    INSERT_MEMBER = "INSERT INTO playgroup_member (playgroup_id, user_id, role, invited_by, invited_at, joined_at) VALUES ($1, $2, $3, $4, $5, $6)";
    EDIT = "UPDATE playgroup SET name = $2, description = $3, version = version + 1 WHERE id = $1";
    SET_PICTURE = "UPDATE playgroup SET picture = $2, version = version + 1 WHERE id = $1";
    ACTIVE = "UPDATE playgroup SET last_activity = $2 WHERE id = $1 AND last_activity < $2";
    JOIN = "UPDATE playgroup_member SET joined_at = $3 WHERE playgroup_id = $1 AND user_id = $2";
    SET_ROLE = "UPDATE playgroup_member SET role = $3 WHERE playgroup_id = $1 AND user_id = $2";
    TAKE_OUT = "DELETE FROM playgroup_member WHERE playgroup_id = $1 AND user_id = $2 RETURNING joined_at";
    DELETE = "DELETE FROM playgroup WHERE id = $1";
}

/// A user's playgroups, newest activity first, with the members of those they have joined: an invited user does
/// not see who is in.
pub async fn of_user(c: &mut Conn, user: Uuid) -> Result<Vec<Seen>> {
    let groups = c.all(OF_USER, &[&user]).await?;
    let members = c.all(MEMBERS_BESIDE, &[&user]).await?;
    seen(c, groups, members).await
}

/// What a user is invited to, last invited first.
pub async fn invitations(c: &mut Conn, user: Uuid) -> Result<Vec<Seen>> {
    let groups = c.all(INVITATIONS, &[&user]).await?;
    seen(c, groups, Vec::new()).await
}

/// A playgroup for a member or an invited user; `None` for others.
pub async fn read(c: &mut Conn, user: Uuid, playgroup: Uuid) -> Result<Option<Seen>> {
    let group = c.all(ONE, &[&user, &playgroup]).await?;
    let members = c.all(MEMBERS_OF_ONE, &[&user, &playgroup]).await?;
    Ok(seen(c, group, members).await?.pop())
}

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
pub async fn find(c: &mut Conn, playgroup: Uuid) -> Result<Option<Playgroup>> {
    c.opt(FIND, &[&playgroup]).await
}

/// What the playgroups are called that a user is in or invited to.
pub async fn names(c: &mut Conn, user: Uuid) -> Result<Vec<(Uuid, String)>> {
    c.all(NAMES, &[&user]).await
}

/// A user's row in a playgroup.
pub async fn membership_row(c: &mut Conn, playgroup: Uuid, user: Uuid) -> Result<Option<MembershipRow>> {
    c.opt(MEMBERSHIP, &[&playgroup, &user]).await
}

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
pub async fn people(c: &mut Conn, playgroup: Uuid) -> Result<Vec<Uuid>> {
    c.all(PEOPLE, &[&playgroup]).await
}

/// How many are in it or invited to it.
pub async fn count(c: &mut Conn, playgroup: Uuid) -> Result<i64> {
    c.one(COUNT, &[&playgroup]).await
}

pub async fn count_joined(c: &mut Conn, playgroup: Uuid) -> Result<i64> {
    c.one(COUNT_JOINED, &[&playgroup]).await
}

pub async fn insert(c: &mut Conn, group: &Playgroup) -> Result<()> {
    c.exec(INSERT, &group.params()).await.map(drop)
}

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
    c.exec(INSERT_MEMBER, &[&playgroup, &user, &role, &invited_by, &at, &joined_at])
        .await
        .map(drop)
}

/// Makes a user a member, invited or not. Says whether anything changed.
pub async fn join(c: &mut Conn, playgroup: Uuid, user: Uuid, invited_by: Option<Uuid>, at: Timestamp) -> Result<bool> {
    match membership(c, playgroup, user).await? {
        Some(Membership::In(_)) => return Ok(false),
        Some(Membership::Invited) => _ = c.exec(JOIN, &[&playgroup, &user, &at]).await?,
        None => insert_member(c, playgroup, user, Role::Member, invited_by, at, true).await?,
    }
    versions::members_changed(c, playgroup).await?;
    active(c, playgroup, at).await?;
    Ok(true)
}

pub async fn edit(
    c: &mut Conn,
    playgroup: Uuid,
    name: &PlaygroupName,
    description: &PlaygroupDescription,
    at: Timestamp,
) -> Result<()> {
    c.exec(EDIT, &[&playgroup, &name.as_str(), &description.as_str()])
        .await?;
    active(c, playgroup, at).await
}

pub async fn set_picture(c: &mut Conn, playgroup: Uuid, picture: Option<&str>, at: Timestamp) -> Result<()> {
    c.exec(SET_PICTURE, &[&playgroup, &picture]).await?;
    active(c, playgroup, at).await
}

async fn active(c: &mut Conn, playgroup: Uuid, at: Timestamp) -> Result<()> {
    c.exec(ACTIVE, &[&playgroup, &at]).await.map(drop)
}

pub async fn set_role(c: &mut Conn, playgroup: Uuid, user: Uuid, role: Role) -> Result<()> {
    c.exec(SET_ROLE, &[&playgroup, &user, &role]).await.map(drop)
}

/// Makes one member the owner in the place of another, who becomes an admin. Never two at once, hence the order.
pub async fn hand_over(c: &mut Conn, playgroup: Uuid, from: Uuid, to: Uuid) -> Result<()> {
    set_role(c, playgroup, from, Role::Admin).await?;
    set_role(c, playgroup, to, Role::Owner).await
}

/// Takes a member out, or an invitation back.
pub async fn take_out(c: &mut Conn, playgroup: Uuid, user: Uuid) -> Result<()> {
    let joined_at: Option<Timestamp> = c.opt(TAKE_OUT, &[&playgroup, &user]).await?.flatten();
    match joined_at {
        Some(_) => versions::members_changed(c, playgroup).await,
        None => Ok(()),
    }
}

/// Its games stay with their players.
pub async fn delete(c: &mut Conn, playgroup: Uuid) -> Result<()> {
    versions::playgroup_leaves(c, playgroup).await?;
    ratings::forget_scope(c, playgroup).await?;
    c.exec(DELETE, &[&playgroup]).await.map(drop)
}
