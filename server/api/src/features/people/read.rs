use axum::Json;
use axum::extract::State;
use podium_domain::Timestamp;
use podium_store::people::{self, Relation, Tie};
use podium_store::{Conn, Db, Result};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::http::error::{ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Path, SignedIn};
use crate::http::tx::{self, TxError};
use crate::wire::{PersonStatus, copy_of};

#[derive(Serialize, ToSchema)]
pub struct PersonBody {
    pub user: Person,
}

/// Somebody, as far as I may see them; of a stranger, the card alone.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Person {
    id: Uuid,
    username: String,
    firstname: String,
    #[schema(required)]
    picture: Option<String>,
    /// Whether I may see their page, figures and decks.
    visible: bool,
    status: PersonStatus,
    #[schema(required)]
    code: Option<String>,
    /// Since when we are friends, or the request stands.
    #[schema(required)]
    since: Option<Timestamp>,
    /// Of friends.
    #[schema(required)]
    last_seen: Option<Timestamp>,
    /// Those we are both in.
    playgroups: Vec<SharedPlaygroup>,
    /// How many games we both sat in.
    #[schema(required)]
    shared_games: Option<i64>,
    /// Of their active ones.
    #[schema(required)]
    decks_count: Option<i64>,
}

#[derive(Serialize, ToSchema)]
pub struct SharedPlaygroup {
    id: Uuid,
    name: String,
    #[schema(required)]
    picture: Option<String>,
}

copy_of!(people::Shared as SharedPlaygroup { id, name, picture });

/// Somebody by their id.
#[utoipa::path(get, path = "/user/{id}", tag = "people", operation_id = "readPerson", params(("id" = Uuid, Path)), responses((status = 200, body = PersonBody), (status = "default", body = ErrorBody)))]
pub async fn read(State(db): State<Db>, me: SignedIn, Path(id): Path<Uuid>) -> ApiResult<Json<PersonBody>> {
    let user = tx::read(&db, async move |c: &mut Conn| person(c, me.user.id, id).await);
    Ok(Json(PersonBody { user: user.await? }))
}

/// A user as the caller may see them now.
pub(super) async fn person(c: &mut Conn, me: Uuid, id: Uuid) -> Result<Person, TxError> {
    let relation = people::relation(c, me, id).await?.ok_or(ErrorKind::NotFound)?;
    let mut person = stranger(&relation);
    if people::may_see(c, me, id).await? {
        person.visible = true;
        person.code = Some(relation.code.to_string());
        let shared = people::shared_playgroups(c, me, id).await?;
        person.playgroups = shared.into_iter().map(SharedPlaygroup::from).collect();
        person.decks_count = Some(people::active_decks(c, id).await?);
        if id != me {
            person.shared_games = Some(people::shared_games(c, me, id).await?);
        }
        if let Tie::Accepted(_) = relation.tie {
            person.last_seen = Some(relation.last_seen);
        }
    }
    Ok(person)
}

fn stranger(relation: &Relation) -> Person {
    let since = match relation.tie {
        Tie::Accepted(at) | Tie::Incoming(at) | Tie::Outgoing(at) => Some(at),
        Tie::None | Tie::Myself | Tie::Blocked => None,
    };
    let card = relation.card.clone();
    Person {
        id: card.id,
        username: card.username,
        firstname: card.firstname,
        picture: card.picture,
        visible: false,
        status: relation.tie.into(),
        code: None,
        since,
        last_seen: None,
        playgroups: Vec::new(),
        shared_games: None,
        decks_count: None,
    }
}
