//! Friends.

use axum::Json;
use axum::extract::State;
use podium_domain::Timestamp;
use podium_store::{Conn, friends};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::error::{ApiResult, ErrorBody};
use crate::extract::SignedIn;
use crate::state::AppState;

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Friend {
    id: Uuid,
    username: String,
    firstname: String,
    #[schema(required)]
    picture: Option<String>,
    code: String,
    status: FriendStatus,
    #[schema(value_type = String, format = DateTime)]
    since: Timestamp,
    #[schema(value_type = String, format = DateTime)]
    last_seen: Timestamp,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum FriendStatus {
    Accepted,
    /// They asked me.
    Incoming,
    /// I asked them.
    Outgoing,
}

impl From<friends::Friend> for Friend {
    fn from(friend: friends::Friend) -> Friend {
        let status = match (friend.accepted_at, friend.asked_by_me) {
            (Some(_), _) => FriendStatus::Accepted,
            (None, true) => FriendStatus::Outgoing,
            (None, false) => FriendStatus::Incoming,
        };
        Friend {
            id: friend.id,
            username: friend.username,
            firstname: friend.firstname,
            picture: friend.picture,
            code: friend.code.to_string(),
            status,
            since: friend.accepted_at.unwrap_or(friend.asked_at),
            last_seen: friend.last_seen,
        }
    }
}

#[derive(Serialize, ToSchema)]
pub struct FriendsBody {
    friends: Vec<Friend>,
}

/// My friends and the requests between us, last seen first.
#[utoipa::path(get, path = "/user/friends", tag = "friends", operation_id = "listFriends", responses((status = 200, body = FriendsBody), (status = "default", body = ErrorBody)))]
pub async fn list(State(app): State<AppState>, SignedIn { user, .. }: SignedIn) -> ApiResult<Json<FriendsBody>> {
    let friends = app
        .db
        .read(async move |c: &mut Conn| friends::of_user(c, user.id).await)
        .await?;
    Ok(Json(FriendsBody {
        friends: friends.into_iter().map(Friend::from).collect(),
    }))
}
