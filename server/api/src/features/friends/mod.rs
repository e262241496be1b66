//! Friends: found by code, requested, accepted, ended.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use podium_domain::{FriendCode, PushEvent, Quota, Timestamp};
use podium_settings::Settings;
use podium_store::people::{self, Relation, Tie};
use podium_store::{Conn, Db, friends, quotas};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::features::Writer;
use crate::http::error::{ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Path, SignedIn};
use crate::http::tx::{self, TxError};
use crate::push::Push;
use crate::quota::check_quota;
use crate::signals::{Change, Signals};
use crate::wire::{Empty, Friend, PersonStatus};

#[derive(Serialize, ToSchema)]
pub struct FriendsBody {
    friends: Vec<Friend>,
}

#[derive(Serialize, ToSchema)]
pub struct FriendBody {
    friend: Friend,
}

#[derive(Serialize, ToSchema)]
pub struct FoundUserBody {
    user: FoundUser,
}

/// Whoever goes by a code.
#[derive(Serialize, ToSchema)]
pub struct FoundUser {
    id: Uuid,
    username: String,
    firstname: String,
    #[schema(required)]
    picture: Option<String>,
    code: String,
    status: PersonStatus,
}

/// My friends and the requests between us, last seen first.
#[utoipa::path(get, path = "/user/friends", tag = "friends", operation_id = "listFriends", responses((status = 200, body = FriendsBody), (status = "default", body = ErrorBody)))]
pub async fn list(State(db): State<Db>, SignedIn { user, .. }: SignedIn) -> ApiResult<Json<FriendsBody>> {
    let friends = db.read_one(async move |c: &mut Conn| friends::of_user(c, user.id).await);
    Ok(Json(FriendsBody {
        friends: friends.await?.into_iter().map(Friend::from).collect(),
    }))
}

/// Whoever goes by a code, typed in any case, with or without its dash.
#[utoipa::path(get, path = "/users/{code}", tag = "friends", operation_id = "findUser", params(("code" = String, Path)), responses((status = 200, body = FoundUserBody), (status = "default", body = ErrorBody)))]
pub async fn find(State(db): State<Db>, me: SignedIn, Path(code): Path<String>) -> ApiResult<Json<FoundUserBody>> {
    let found = tx::read(&db, async move |c: &mut Conn| relation(c, me.user.id, &code).await);
    let Relation { card, code, tie, .. } = found.await?;
    let user = FoundUser {
        id: card.id,
        username: card.username,
        firstname: card.firstname,
        picture: card.picture,
        code: code.to_string(),
        status: tie.into(),
    };
    Ok(Json(FoundUserBody { user }))
}

/// Asks somebody to be my friend; where they have asked me, that is a yes.
#[utoipa::path(post, path = "/users/{code}", tag = "friends", operation_id = "askFriend", params(("code" = String, Path)), responses((status = 201, body = FriendBody), (status = 200, body = FriendBody), (status = "default", body = ErrorBody)))]
pub async fn ask(
    writer: Writer,
    State(push): State<Arc<Push>>,
    me: SignedIn,
    Path(code): Path<String>,
) -> ApiResult<(StatusCode, Json<FriendBody>)> {
    let (now, settings) = (writer.clock.now(), writer.settings.clone());
    let (tie, friend) = tx::write(&writer.db, async move |c: &mut Conn| {
        let them = relation(c, me.user.id, &code).await?;
        match them.tie {
            Tie::None => {
                friends::insert(c, me.user.id, them.card.id, now, None).await?;
                let requests = quotas::count_friend_requests(c, me.user.id).await?;
                check_quota(&settings, Quota::FriendRequests, requests)?;
                check_friends(c, &settings, me.user.id).await?;
            }
            Tie::Incoming(_) => accept_request(c, &settings, me.user.id, them.card.id, now).await?,
            Tie::Accepted(_) | Tie::Outgoing(_) => (),
            Tie::Myself => return Err(ErrorKind::Yourself.into()),
            Tie::Blocked => return Err(ErrorKind::Blocked.into()),
        }
        Ok((them.tie, between(c, me.user.id, them.card.id).await?))
    })
    .await?;
    if matches!(tie, Tie::None | Tie::Incoming(_)) {
        tell(&writer.signals, me.user.id, friend.id);
    }
    if let Tie::None = tie {
        let (from, to) = (me.user.id, friend.id);
        push.tell(PushEvent::FriendRequest { from, to });
    }
    let status = match tie {
        Tie::None => StatusCode::CREATED,
        _ => StatusCode::OK,
    };
    Ok((status, Json(FriendBody { friend: friend.into() })))
}

/// Says yes to somebody who asked me.
#[utoipa::path(put, path = "/users/{code}", tag = "friends", operation_id = "acceptFriend", params(("code" = String, Path)), responses((status = 200, body = FriendBody), (status = "default", body = ErrorBody)))]
pub async fn accept(writer: Writer, me: SignedIn, Path(code): Path<String>) -> ApiResult<Json<FriendBody>> {
    let (now, settings) = (writer.clock.now(), writer.settings.clone());
    let friend = tx::write(&writer.db, async move |c: &mut Conn| {
        let them = relation(c, me.user.id, &code).await?;
        match them.tie {
            Tie::Incoming(_) => accept_request(c, &settings, me.user.id, them.card.id, now).await?,
            Tie::Accepted(_) => (),
            Tie::Myself => return Err(ErrorKind::Yourself.into()),
            Tie::None | Tie::Outgoing(_) | Tie::Blocked => return Err(ErrorKind::RequestGone.into()),
        }
        between(c, me.user.id, them.card.id).await
    })
    .await?;
    tell(&writer.signals, me.user.id, friend.id);
    Ok(Json(FriendBody { friend: friend.into() }))
}

async fn accept_request(
    c: &mut Conn,
    settings: &Settings,
    me: Uuid,
    them: Uuid,
    now: Timestamp,
) -> Result<(), TxError> {
    friends::accept(c, me, them, now).await?;
    check_friends(c, settings, me).await
}

/// Refuses if the user has too many friends, or may have once those whom they asked accept.
async fn check_friends(c: &mut Conn, settings: &Settings, me: Uuid) -> Result<(), TxError> {
    Ok(check_quota(
        settings,
        Quota::Friends,
        quotas::count_friends(c, me).await?,
    )?)
}

/// Ends a friendship, declines a request or withdraws one; where there is nothing, nothing happens.
#[utoipa::path(delete, path = "/users/{code}", tag = "friends", operation_id = "removeFriend", params(("code" = String, Path)), responses((status = 200, body = Empty), (status = "default", body = ErrorBody)))]
pub async fn remove(
    State(db): State<Db>,
    State(signals): State<Arc<Signals>>,
    SignedIn { user: me, .. }: SignedIn,
    Path(code): Path<String>,
) -> ApiResult<Json<Empty>> {
    let them = tx::write(&db, async move |c: &mut Conn| {
        let them = relation(c, me.id, &code).await?.card.id;
        friends::part(c, me.id, them).await?;
        Ok(them)
    })
    .await?;
    tell(&signals, me.id, them);
    Ok(Json(Empty {}))
}

/// The user of a code. An unknown code and one of a user who blocks the caller get the same refusal.
async fn relation(c: &mut Conn, me: Uuid, code: &str) -> Result<Relation, TxError> {
    let code: FriendCode = code.parse().map_err(|_| ErrorKind::NotFound)?;
    let relation = people::relation_by_code(c, me, &code).await?;
    relation
        .filter(|relation| !relation.blocks_me)
        .ok_or(ErrorKind::NotFound.into())
}

async fn between(c: &mut Conn, me: Uuid, them: Uuid) -> Result<friends::Friend, TxError> {
    Ok(friends::with(c, me, them).await?.ok_or(ErrorKind::RequestGone)?)
}

/// A request waits for one of the two, or has just ceased to.
fn tell(signals: &Signals, me: Uuid, them: Uuid) {
    for change in [Change::Friends, Change::Inbox] {
        signals.changed([me, them], change);
    }
}
