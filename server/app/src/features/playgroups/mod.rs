//! Playgroups.

use axum::Json;
use axum::extract::State;
use podium_domain::Timestamp;
use podium_store::{Conn, playgroups};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::error::{ApiResult, ErrorBody};
use crate::extract::SignedIn;
use crate::state::AppState;

/// A playgroup, as I see it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Playgroup {
    id: Uuid,
    name: String,
    description: String,
    #[schema(required)]
    picture: Option<String>,
    /// Mine: `owner`, `admin` or `member`.
    role: String,
    status: MemberStatus,
    members: Vec<Member>,
    #[schema(value_type = String, format = DateTime)]
    last_activity: Timestamp,
    #[schema(value_type = String, format = DateTime)]
    created_at: Timestamp,
    games_count: i64,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Member {
    id: Uuid,
    username: String,
    firstname: String,
    #[schema(required)]
    picture: Option<String>,
    role: String,
    status: MemberStatus,
    #[schema(required, value_type = Option<String>, format = DateTime)]
    joined_at: Option<Timestamp>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum MemberStatus {
    Member,
    Invited,
}

impl MemberStatus {
    fn new(joined_at: Option<Timestamp>) -> MemberStatus {
        match joined_at {
            Some(_) => MemberStatus::Member,
            None => MemberStatus::Invited,
        }
    }
}

impl From<playgroups::Member> for Member {
    fn from(member: playgroups::Member) -> Member {
        Member {
            id: member.id,
            username: member.username,
            firstname: member.firstname,
            picture: member.picture,
            role: member.role,
            status: MemberStatus::new(member.joined_at),
            joined_at: member.joined_at,
        }
    }
}

#[derive(Serialize, ToSchema)]
pub struct PlaygroupsBody {
    playgroups: Vec<Playgroup>,
}

/// My playgroups and invitations, newest activity first.
#[utoipa::path(get, path = "/user/playgroups", tag = "playgroups", operation_id = "listPlaygroups", responses((status = 200, body = PlaygroupsBody), (status = "default", body = ErrorBody)))]
pub async fn list(State(app): State<AppState>, SignedIn { user, .. }: SignedIn) -> ApiResult<Json<PlaygroupsBody>> {
    let groups = app
        .db
        .read(async move |c: &mut Conn| playgroups::of_user(c, user.id).await)
        .await?;
    let playgroups = groups.into_iter().map(|(group, members)| Playgroup {
        id: group.id,
        name: group.name,
        description: group.description,
        picture: group.picture,
        role: group.my_role,
        status: MemberStatus::new(group.my_joined_at),
        members: members.into_iter().map(Member::from).collect(),
        last_activity: group.last_activity,
        created_at: group.created_at,
        games_count: group.games,
    });
    Ok(Json(PlaygroupsBody {
        playgroups: playgroups.collect(),
    }))
}
