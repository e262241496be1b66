use podium_domain::{Lang, Timestamp};
use podium_store::user::User;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// A user, as they see themselves.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Me {
    id: Uuid,
    firstname: String,
    #[schema(required)]
    lastname: Option<String>,
    username: String,
    #[schema(required)]
    picture: Option<String>,
    email: String,
    #[schema(value_type = String)]
    locale: Lang,
    created_at: Timestamp,
    last_seen: Timestamp,
}

impl Me {
    pub fn new(user: User, email: String) -> Me {
        Me {
            id: user.id,
            firstname: user.firstname,
            lastname: user.lastname,
            username: user.username,
            picture: user.picture,
            email,
            locale: user.locale,
            created_at: user.created_at,
            last_seen: user.last_seen,
        }
    }
}

#[derive(Serialize, ToSchema)]
pub struct UserBody {
    pub user: Me,
}
