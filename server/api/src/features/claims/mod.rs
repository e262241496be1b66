//! Claim links: a guest seat is claimed by the person who sat in it.

use std::sync::Arc;
use std::time::Duration;

use axum::Json as Answer;
use axum::extract::State;
use axum::http::StatusCode;
use podium_domain::{FieldError, Quota, Timestamp};
use podium_settings::Settings;
use podium_store::claims::{self, ClaimLink, LinkMaker, TokenHash};
use podium_store::games::{self, GameView, Seat};
use podium_store::{Conn, Db, live, people, quotas};
use podium_system::Clock;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::features::Writer;
use crate::http::error::{ApiError, ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Json, Path, SignedIn, Versioned};
use crate::http::tx::{self, TxError};
use crate::links::token;
use crate::live::Unfolded;
use crate::quota::check_quota;
use crate::record::{Recorder, change_player, own_game, show_game};
use crate::wire::{Card, GameBody};

const LIVES: Duration = Duration::from_secs(14 * 24 * 60 * 60);

#[derive(Deserialize, ToSchema)]
pub struct NewClaimLink {
    /// A guest's seat.
    #[schema(required)]
    seat: Option<i64>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ClaimLinkBody {
    /// A page to open by whoever sat there.
    url: String,
    /// Shown this once.
    token: String,
    expires_at: Timestamp,
}

#[derive(Serialize, ToSchema)]
pub struct ClaimBody {
    claim: Claim,
}

/// What a link leads to.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Claim {
    guest_name: String,
    seat: i64,
    ended_at: Timestamp,
    format_id: Uuid,
    /// The names of everyone at the table, in turn order.
    players: Vec<String>,
    #[schema(required)]
    recorded_by: Option<Card>,
    #[schema(required)]
    deck_name: Option<String>,
    expires_at: Timestamp,
}

/// Makes a link by which a guest of a game that I may change claims their seat: once, within 14 days.
#[utoipa::path(post, path = "/game/{id}/claim-link", tag = "claims", operation_id = "makeClaimLink", params(("id" = Uuid, Path)), request_body = NewClaimLink, responses((status = 201, body = ClaimLinkBody), (status = "default", body = ErrorBody)))]
pub async fn make(
    writer: Writer,
    State(settings): State<Arc<Settings>>,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
    Json(new): Json<NewClaimLink>,
) -> ApiResult<(StatusCode, Answer<ClaimLinkBody>)> {
    let fresh = FreshLink::new(&writer);
    let (link, limits) = (fresh.clone(), settings.clone());
    tx::write(&writer.db, async move |c: &mut Conn| {
        let view = own_game(c, me.id, id, link.made_at).await?;
        if view.played.game.removed_at.is_some() {
            return Err(ErrorKind::NotFound.into());
        }
        let seat = guest_seat(&view, new.seat).map_err(|why| ApiError::fields([("seat", why)]))?;
        link.insert_link(c, &limits, id, seat, LinkMaker::User(me.id)).await?;
        let made = quotas::count_claim_links(c, me.id, link.made_at).await?;
        Ok(check_quota(&limits, Quota::ClaimLinks, made)?)
    })
    .await?;
    Ok((StatusCode::CREATED, Answer(fresh.body(&settings))))
}

/// A link as it is made.
#[derive(Clone)]
struct FreshLink {
    token: String,
    made_at: Timestamp,
}

impl FreshLink {
    fn new(writer: &Writer) -> FreshLink {
        FreshLink {
            token: token::new(&writer.entropy),
            made_at: writer.clock.now(),
        }
    }

    async fn insert_link(
        &self,
        c: &mut Conn,
        settings: &Settings,
        game_id: Uuid,
        seat: i64,
        maker: LinkMaker,
    ) -> Result<(), TxError> {
        let link = ClaimLink {
            game_id,
            seat,
            expires_at: self.made_at + LIVES,
            used_at: None,
        };
        claims::insert(c, token::hash(&self.token), &link, maker, self.made_at).await?;
        let of_game = quotas::count_claim_links_of_game(c, game_id, self.made_at).await?;
        Ok(check_quota(settings, Quota::ClaimLinksPerGame, of_game)?)
    }

    fn body(self, settings: &Settings) -> ClaimLinkBody {
        ClaimLinkBody {
            url: format!("{}/claim/{}", settings.public_origin(), self.token),
            token: self.token,
            expires_at: self.made_at + LIVES,
        }
    }
}

#[derive(Deserialize, ToSchema)]
pub struct HeldSeat {
    /// The token of the guest's seat that my device held.
    #[schema(required)]
    token: Option<String>,
}

/// Makes a claim link for the guest's seat that a device without an account held at a table, once its game is recorded.
#[utoipa::path(post, path = "/live/{id}/claim-link", tag = "claims", operation_id = "makeOwnClaimLink", security(()), params(("id" = Uuid, Path)), request_body = HeldSeat, responses((status = 201, body = ClaimLinkBody), (status = "default", body = ErrorBody)))]
pub async fn make_as_guest(
    writer: Writer,
    State(settings): State<Arc<Settings>>,
    Path(id): Path<Uuid>,
    Json(held): Json<HeldSeat>,
) -> ApiResult<(StatusCode, Answer<ClaimLinkBody>)> {
    let held = held.token.ok_or(FieldError::Required);
    let held = token::hash(&held.map_err(|why| ApiError::fields([("token", why)]))?);
    let table = tx::read(&writer.db, async move |c: &mut Conn| {
        let guest = live::guest_by_token(c, id, held)
            .await?
            .ok_or(ErrorKind::ClaimUnknown)?;
        let row = live::find(c, id).await?.ok_or(ErrorKind::ClaimUnknown)?;
        let (game, host) = row.recorded().zip(row.host_id).ok_or(ErrorKind::ClaimUnknown)?;
        Ok((Unfolded::read(c, row).await?, guest.seat, game, host))
    });
    let (table, seat, game, host) = table.await?;
    let seat = table.fold(&writer.db).await?.game_seat(seat);
    let fresh = FreshLink::new(&writer);
    let (link, limits) = (fresh.clone(), settings.clone());
    tx::write(&writer.db, async move |c: &mut Conn| {
        let view = games::find(c, host, game).await?;
        let view = view.filter(|view| view.played.game.removed_at.is_none());
        let view = view.ok_or(ErrorKind::ClaimUnknown)?;
        let seat = guest_seat(&view, seat).map_err(|_| ErrorKind::ClaimUsed)?;
        link.insert_link(c, &limits, game, seat, LinkMaker::GuestOf(host)).await
    })
    .await?;
    Ok((StatusCode::CREATED, Answer(fresh.body(&settings))))
}

fn guest_seat(view: &GameView, seat: Option<i64>) -> Result<i64, FieldError> {
    let number = seat.ok_or(FieldError::Required)?;
    let seat = view.played.seats.iter().find(|seat| seat.seat == number);
    match seat.ok_or(FieldError::Unknown)?.guest_name {
        Some(_) => Ok(number),
        None => Err(FieldError::Invalid),
    }
}

/// What a claim link leads to.
#[utoipa::path(get, path = "/claim/{token}", tag = "claims", operation_id = "readClaim", params(("token" = String, Path)), responses((status = 200, body = ClaimBody), (status = "default", body = ErrorBody)))]
pub async fn read(
    State(db): State<Db>,
    State(clock): State<Clock>,
    SignedIn { user: me, .. }: SignedIn,
    Path(token): Path<String>,
) -> ApiResult<Answer<ClaimBody>> {
    let (hash, now) = (token::hash(&token), clock.now());
    let claim = tx::read(&db, async move |c: &mut Conn| {
        let found = follow(c, me.id, hash).await?;
        let guest_name = found.open(now)?;
        let recorded_by = match found.view.played.game.recorded_by {
            Some(user) => people::card(c, user).await?,
            None => None,
        };
        let game = &found.view.played.game;
        let seats = found.view.played.seats.iter();
        let name = |seat: &Seat| seat.firstname.clone().or(seat.guest_name.clone()).unwrap_or_default();
        Ok(Claim {
            guest_name,
            seat: found.link.seat,
            ended_at: game.ended_at,
            format_id: game.format_id,
            players: seats.map(name).collect(),
            recorded_by: recorded_by.map(Card::from),
            deck_name: found.seat.deck_name.clone(),
            expires_at: found.link.expires_at,
        })
    });
    Ok(Answer(ClaimBody { claim: claim.await? }))
}

/// Makes the guest's seat mine, in that game and in the others of its set.
#[utoipa::path(post, path = "/claim/{token}", tag = "claims", operation_id = "claimSeat", params(("token" = String, Path)), responses((status = 200, body = GameBody), (status = "default", body = ErrorBody)))]
pub async fn claim(
    recorder: Recorder,
    SignedIn { user: me, .. }: SignedIn,
    Path(token): Path<String>,
) -> ApiResult<Versioned<GameBody>> {
    let (hash, now) = (token::hash(&token), recorder.clock.now());
    let shown = tx::write_locked(&recorder.db, async move |c: &mut Conn| {
        let link = claims::find(c, hash).await?.ok_or(ErrorKind::ClaimUnknown)?;
        games::lock_game(c, link.game_id, None).await?;
        let found = follow(c, me.id, hash).await?;
        let game = &found.view.played;
        // The answer to the first call may have been lost on its way.
        if found.link.used_at.is_some() && found.seat.user_id == Some(me.id) {
            return Ok(show_game(c, me.id, game.game.id).await?);
        }
        found.open(now)?;
        if sits_there(c, me.id, &found.view).await? {
            return Err(ErrorKind::AlreadySeated.into());
        }
        let as_me = |seat: &Seat| Seat {
            user_id: Some(me.id),
            guest_name: None,
            username: Some(me.username.clone()),
            firstname: Some(me.firstname.clone()),
            ..seat.clone()
        };
        claims::used(c, hash, now).await?;
        change_player(c, me.id, game, &found.seat, as_me).await?;
        Ok(show_game(c, me.id, game.game.id).await?)
    })
    .await?;
    shown.notifications().send(&recorder);
    Ok(shown.only()?.into())
}

/// A link, and the seat it leads to.
struct Found {
    link: ClaimLink,
    view: GameView,
    seat: Seat,
}

impl Found {
    /// The guest's name, where the link still leads to them.
    fn open(&self, now: Timestamp) -> Result<String, ErrorKind> {
        match &self.seat.guest_name {
            _ if self.link.used_at.is_some() => Err(ErrorKind::ClaimUsed),
            _ if self.link.expires_at <= now => Err(ErrorKind::ClaimExpired),
            Some(guest) => Ok(guest.clone()),
            None => Err(ErrorKind::ClaimUsed),
        }
    }
}

async fn follow(c: &mut Conn, me: Uuid, hash: TokenHash) -> Result<Found, TxError> {
    let link = claims::find(c, hash).await?.ok_or(ErrorKind::ClaimUnknown)?;
    let view = games::find(c, me, link.game_id).await?;
    let view = view
        .filter(|view| view.played.game.removed_at.is_none())
        .ok_or(ErrorKind::ClaimUnknown)?;
    let seat = view.played.seats.iter().find(|seat| seat.seat == link.seat).cloned();
    let seat = seat.ok_or(ErrorKind::ClaimUnknown)?;
    Ok(Found { link, view, seat })
}

/// Whether the user already sits in this game, or in another of its set.
async fn sits_there(c: &mut Conn, me: Uuid, view: &GameView) -> Result<bool, TxError> {
    let here = |view: &GameView| view.access.seated;
    Ok(match view.played.game.set_id {
        Some(set) => games::of_set(c, me, set).await?.iter().any(here),
        None => here(view),
    })
}
