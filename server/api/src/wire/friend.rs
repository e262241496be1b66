use podium_domain::Timestamp;
use podium_store::friends;
use podium_store::people::Tie;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// A friend, or a request between us.
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
    since: Timestamp,
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

/// How I stand to somebody.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum PersonStatus {
    None,
    #[serde(rename = "self")]
    Myself,
    Accepted,
    /// They asked me.
    Incoming,
    /// I asked them.
    Outgoing,
    /// By me.
    Blocked,
}

impl From<Tie> for PersonStatus {
    fn from(tie: Tie) -> PersonStatus {
        match tie {
            Tie::None => PersonStatus::None,
            Tie::Myself => PersonStatus::Myself,
            Tie::Accepted(_) => PersonStatus::Accepted,
            Tie::Incoming(_) => PersonStatus::Incoming,
            Tie::Outgoing(_) => PersonStatus::Outgoing,
            Tie::Blocked => PersonStatus::Blocked,
        }
    }
}
