//! Ratings over time, game by game.

use std::collections::{HashMap, HashSet};

use axum::Json;
use axum::extract::State;
use podium_domain::FieldError;
use podium_domain::access::DeckAct;
use podium_store::stats::ratings::{self, Change, OwnerGames, Subject};
use podium_store::stats::seasons;
use podium_store::{Conn, Db, decks, playgroups};
use podium_system::Clock;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::named::may_see;
use super::rating::{RatingChange, RatingScope};
use crate::http::compute::Turn;
use crate::http::error::{ApiError, ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Path, Query, SignedIn};
use crate::http::tx::{self, TxError};
use crate::record::seen_game;

/// Among whom a rating is asked for: one of these, or neither for the format that was played most.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Among {
    playgroupid: Option<Uuid>,
    formatid: Option<Uuid>,
}

/// A rating over time, oldest first: the last 1,000 games of it.
#[derive(Serialize, ToSchema)]
pub struct RatingsBody {
    scope: RatingScope,
    points: Vec<RatingChange>,
}

/// What a game did to the ratings of those at its table.
#[derive(Serialize, ToSchema)]
pub struct GameRatingsBody {
    changes: Vec<RatingChange>,
}

/// Somebody's rating over time: mine, or of somebody whose page I may see. In a playgroup of mine, unless they keep theirs
/// to themselves there. Games that I may not see have no points of their own; those that count five at a time still
/// change it, and the others do not.
#[utoipa::path(get, path = "/user/{id}/ratings", tag = "figures", operation_id = "listRatings", params(("id" = Uuid, Path), Among), responses((status = 200, body = RatingsBody), (status = "default", body = ErrorBody)))]
pub async fn ratings_of(
    State(db): State<Db>,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
    Query(among): Query<Among>,
) -> ApiResult<Json<RatingsBody>> {
    let body = tx::read(&db, async move |c: &mut Conn| {
        may_see(c, me.id, id).await?;
        over_time(c, me.id, id, id, &among).await
    });
    Ok(Json(body.await?))
}

/// The rating over time of a deck that I may see. In a playgroup of mine, unless its owner keeps theirs to themselves there.
#[utoipa::path(get, path = "/deck/{id}/ratings", tag = "figures", operation_id = "listDeckRatings", params(("id" = Uuid, Path), Among), responses((status = 200, body = RatingsBody), (status = "default", body = ErrorBody)))]
pub async fn deck_ratings(
    State(db): State<Db>,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
    Query(among): Query<Among>,
) -> ApiResult<Json<RatingsBody>> {
    let body = tx::read(&db, async move |c: &mut Conn| {
        let view = decks::find(c, me.id, id).await?;
        let view = view.filter(|view| view.access.may(DeckAct::See));
        let deck = view.ok_or(ErrorKind::NotFound)?.deck;
        over_time(c, me.id, id, deck.owner_id, &among).await
    });
    Ok(Json(body.await?))
}

/// Of a user, or of a deck of theirs.
async fn over_time(c: &mut Conn, me: Uuid, subject: Uuid, owner: Uuid, among: &Among) -> Result<RatingsBody, TxError> {
    let (scope, id) = match (among.playgroupid, among.formatid) {
        (Some(_), Some(_)) => return Err(ApiError::fields([("formatid", FieldError::Invalid)]).into()),
        (Some(playgroup), None) => {
            if !playgroups::takes_part(c, playgroup, me).await? {
                return Err(ErrorKind::NotFound.into());
            }
            if owner != me && seasons::is_private(c, playgroup, owner).await? {
                return Err(ErrorKind::Forbidden.into());
            }
            (RatingScope::playgroup(playgroup), playgroup)
        }
        (None, Some(format)) => (RatingScope::format(format), format),
        (None, None) => match ratings::most_played_format(c, me, Subject { id: subject, owner }).await? {
            Some(format) => (RatingScope::format(format), format),
            None => {
                let (scope, points) = (RatingScope::default(), Vec::new());
                return Ok(RatingsBody { scope, points });
            }
        },
    };
    let changes = ratings::changes(c, me, id, Subject { id: subject, owner }).await?;
    let points = changes.iter().map(|change| RatingChange::new(scope, change)).collect();
    Ok(RatingsBody { scope, points })
}

/// What a game that I may see did to ratings: in its playgroup where I am in it, without those who keep theirs to themselves
/// there; and in its format, of others as far as their rating's history tells it.
#[utoipa::path(get, path = "/game/{id}/ratings", tag = "figures", operation_id = "listGameRatings", params(("id" = Uuid, Path)), responses((status = 200, body = GameRatingsBody), (status = "default", body = ErrorBody)))]
pub async fn game_ratings(
    State(db): State<Db>,
    State(clock): State<Clock>,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
) -> ApiResult<Json<GameRatingsBody>> {
    let now = clock.now();
    let turn = Turn::take().await?;
    let rows = tx::read(&db, async move |c: &mut Conn| {
        let view = seen_game(c, me.id, id, now).await?;
        let game = &view.played.game;
        let mut rows = GameRows {
            game: id,
            format: game.format_id,
            playgroup: game.playgroup_id.filter(|_| view.access.playgroup.is_some()),
            own: HashSet::new(),
            others: Vec::new(),
            hidden: HashSet::new(),
            changes: ratings::of_game(c, id).await?,
        };
        for seat in &view.played.seats {
            let Some(owner) = seat.user_id else { continue };
            let subjects = [owner].into_iter().chain(seat.deck_id);
            if owner == me.id {
                rows.own.extend(subjects);
                continue;
            }
            let games = ratings::owner_games(c, me.id, rows.format, owner).await?;
            rows.others.push((games, seat.deck_id));
            if let Some(playgroup) = rows.playgroup
                && seasons::is_private(c, playgroup, owner).await?
            {
                rows.hidden.extend(subjects);
            }
        }
        Ok(rows)
    });
    let rows = rows.await?;
    let changes = turn.run(move || rows.changes()).await??;
    Ok(Json(GameRatingsBody { changes }))
}

/// What the answer is computed from, after the transaction: that takes as long as the players' histories.
struct GameRows {
    game: Uuid,
    format: Uuid,
    /// If the viewer is in it.
    playgroup: Option<Uuid>,
    /// The viewer and their deck.
    own: HashSet<Uuid>,
    /// The other players, each with the deck they played.
    others: Vec<(OwnerGames, Option<Uuid>)>,
    /// Those whose ratings in the playgroup are private.
    hidden: HashSet<Uuid>,
    changes: Vec<Change>,
}

impl GameRows {
    fn changes(self) -> podium_store::Result<Vec<RatingChange>> {
        let mut visible = HashMap::new();
        for (games, deck) in self.others {
            let changes = games.changes_by(self.game, deck)?;
            visible.extend(changes.into_iter().map(|change| (change.row.subject, change)));
        }
        let mut changes = Vec::new();
        for change in self.changes {
            let subject = change.row.subject;
            if change.scope == self.format {
                let shown = visible.get(&subject).or(self.own.contains(&subject).then_some(&change));
                changes.extend(shown.map(|change| RatingChange::new(RatingScope::format(self.format), change)));
            } else if Some(change.scope) == self.playgroup && !self.hidden.contains(&subject) {
                changes.push(RatingChange::new(RatingScope::playgroup(change.scope), &change));
            }
        }
        Ok(changes)
    }
}
