//! Playgroups and who is in them.

use podium_domain::Timestamp;
use uuid::Uuid;

use crate::{Conn, Result, row, statements};

/// A playgroup as one of its people sees it.
#[derive(Debug, Clone)]
pub struct Playgroup {
    pub id: Uuid,
    pub name: String,
    pub description: String,
    pub picture: Option<String>,
    pub created_at: Timestamp,
    pub last_activity: Timestamp,
    pub games: i64,
    pub my_role: String,
    pub my_joined_at: Option<Timestamp>,
}

#[derive(Debug, Clone)]
pub struct Member {
    pub playgroup_id: Uuid,
    pub id: Uuid,
    pub username: String,
    pub firstname: String,
    pub picture: Option<String>,
    pub role: String,
    pub joined_at: Option<Timestamp>,
}

row!(Playgroup {
    id,
    name,
    description,
    picture,
    created_at,
    last_activity,
    games,
    my_role,
    my_joined_at
});
row!(Member {
    playgroup_id,
    id,
    username,
    firstname,
    picture,
    role,
    joined_at
});

statements! {
    OF_USER = "SELECT g.id, g.name, g.description, g.picture, g.created_at, g.last_activity, g.games, m.role, m.joined_at
        FROM playgroup_member m JOIN playgroup g ON g.id = m.playgroup_id
        WHERE m.user_id = $1 ORDER BY g.last_activity DESC, g.id";
    MEMBERS_BESIDE = "SELECT m.playgroup_id, u.id, u.username, u.firstname, u.picture, m.role, m.joined_at
        FROM playgroup_member mine JOIN playgroup_member m ON m.playgroup_id = mine.playgroup_id
        JOIN users u ON u.id = m.user_id
        WHERE mine.user_id = $1 AND mine.joined_at IS NOT NULL ORDER BY m.joined_at, u.id";
    INVITED = "SELECT EXISTS (SELECT 1 FROM playgroup_member WHERE playgroup_id = $1 AND user_id = $2 AND joined_at IS NULL)";
    INSERT = "INSERT INTO playgroup (id, name, description, picture, created_at, last_activity, games) VALUES ($1, $2, $3, $4, $5, $6, $7)";
    INSERT_MEMBER = "INSERT INTO playgroup_member (playgroup_id, user_id, role, invited_by, invited_at, joined_at) VALUES ($1, $2, $3, $4, $5, $6)";
}

/// A user's playgroups, newest activity first, with the members of those they have joined: an invited user does
/// not see who is in.
pub async fn of_user(c: &mut Conn, user: Uuid) -> Result<Vec<(Playgroup, Vec<Member>)>> {
    let groups: Vec<Playgroup> = c.all(OF_USER, &[&user]).await?;
    let members: Vec<Member> = c.all(MEMBERS_BESIDE, &[&user]).await?;
    let of = |group: &Playgroup| members.iter().filter(|m| m.playgroup_id == group.id).cloned().collect();
    Ok(groups
        .into_iter()
        .map(|group| {
            let members = of(&group);
            (group, members)
        })
        .collect())
}

pub async fn insert(c: &mut Conn, group: &Playgroup) -> Result<()> {
    c.exec(
        INSERT,
        &[
            &group.id,
            &group.name,
            &group.description,
            &group.picture,
            &group.created_at,
            &group.last_activity,
            &group.games,
        ],
    )
    .await
    .map(drop)
}

pub async fn insert_member(
    c: &mut Conn,
    playgroup: Uuid,
    user: Uuid,
    role: &str,
    invited_by: Option<Uuid>,
    at: Timestamp,
    joined: bool,
) -> Result<()> {
    let joined_at = joined.then_some(at);
    c.exec(INSERT_MEMBER, &[&playgroup, &user, &role, &invited_by, &at, &joined_at])
        .await
        .map(drop)
}

/// Whether a user is invited to a playgroup and has not joined it.
pub async fn is_invited(c: &mut Conn, playgroup: Uuid, user: Uuid) -> Result<bool> {
    c.one(INVITED, &[&playgroup, &user]).await
}
