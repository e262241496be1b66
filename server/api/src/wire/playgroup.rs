use podium_domain::{Role, Timestamp};
use podium_store::people;
use podium_store::playgroups::{self, Seen};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::Card;
use crate::http::extract::Versioned;

/// A playgroup, as I see it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Playgroup {
    pub id: Uuid,
    name: String,
    /// Markdown.
    description: String,
    #[schema(required)]
    picture: Option<String>,
    /// Mine.
    role: Role,
    status: MemberStatus,
    /// Who invited me, while I have not answered.
    #[schema(required)]
    invited_by: Option<Card>,
    /// In the order they joined, those invited last; empty for whoever is only invited.
    members: Vec<Member>,
    /// Of those who have joined; 0 for whoever is only invited.
    members_count: usize,
    last_activity: Timestamp,
    created_at: Timestamp,
    games_count: i64,
    version: i64,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Member {
    id: Uuid,
    username: String,
    firstname: String,
    #[schema(required)]
    picture: Option<String>,
    role: Role,
    status: MemberStatus,
    #[schema(required)]
    joined_at: Option<Timestamp>,
    #[schema(required)]
    invited_by: Option<Card>,
}

#[derive(Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum MemberStatus {
    Member,
    Invited,
}

impl MemberStatus {
    pub fn new(joined_at: Option<Timestamp>) -> MemberStatus {
        match joined_at {
            Some(_) => MemberStatus::Member,
            None => MemberStatus::Invited,
        }
    }
}

impl Member {
    fn new(member: playgroups::Member, invited_by: Option<people::Card>) -> Member {
        Member {
            id: member.id,
            username: member.username,
            firstname: member.firstname,
            picture: member.picture,
            role: member.role,
            status: MemberStatus::new(member.joined_at),
            joined_at: member.joined_at,
            invited_by: invited_by.map(Card::from),
        }
    }
}

impl From<Seen> for Playgroup {
    fn from(seen: Seen) -> Playgroup {
        let host = |user: Option<Uuid>| user.and_then(|user| seen.inviters.get(&user).cloned());
        let status = MemberStatus::new(seen.mine.joined_at);
        let invited_by = host(seen.mine.invited_by).filter(|_| status == MemberStatus::Invited);
        let (mut members, invited): (Vec<_>, Vec<_>) =
            (seen.members.into_iter()).partition(|member| member.joined_at.is_some());
        let members_count = members.len();
        members.extend(invited);
        let member = |member: playgroups::Member| {
            let by = host(member.invited_by);
            Member::new(member, by)
        };
        Playgroup {
            id: seen.group.id,
            name: seen.group.name,
            description: seen.group.description,
            picture: seen.group.picture,
            role: seen.mine.role,
            status,
            invited_by: invited_by.map(Card::from),
            members: members.into_iter().map(member).collect(),
            members_count,
            last_activity: seen.group.last_activity,
            created_at: seen.group.created_at,
            games_count: seen.group.games,
            version: seen.group.version,
        }
    }
}

#[derive(Serialize, ToSchema)]
pub struct PlaygroupBody {
    pub playgroup: Playgroup,
}

impl From<Seen> for Versioned<PlaygroupBody> {
    fn from(seen: Seen) -> Self {
        let version = seen.group.version;
        let playgroup = seen.into();
        Versioned(version, PlaygroupBody { playgroup })
    }
}
