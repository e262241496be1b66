use std::collections::HashMap;

use axum::Json;
use axum::extract::State;
use podium_domain::{Player as Who, Timestamp};
use podium_store::games::{self, GameView};
use podium_store::people::Card;
use podium_store::pods::{self, DeckRef as StoredDeck};
use podium_store::{Conn, Db, Result, people, sets};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::http::error::{ApiResult, ErrorBody};
use crate::http::extract::SignedIn;
use crate::wire::Color;

/// How many tables are offered, and out of how many of the last games.
const OFFERED: usize = 5;
const LOOKED_AT: i64 = 50;

#[derive(Serialize, ToSchema)]
pub struct PodsBody {
    /// The tables I sat at last, the last first.
    pods: Vec<Pod>,
    /// Me, then everyone else I may seat, those I played with last first.
    players: Vec<PodPlayer>,
}

/// The people of one table, with what they would play there again.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Pod {
    format_id: Uuid,
    #[schema(required)]
    subformat_id: Option<Uuid>,
    #[schema(required)]
    playgroup_id: Option<Uuid>,
    #[schema(value_type = String, format = DateTime)]
    ended_at: Timestamp,
    /// The set that is under way at this table.
    #[schema(required)]
    set_id: Option<Uuid>,
    seats: Vec<PodSeat>,
}

/// Somebody I may no longer seat is offered as a guest.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PodSeat {
    #[schema(required)]
    user_id: Option<Uuid>,
    #[schema(required)]
    guest_name: Option<String>,
    #[schema(required)]
    username: Option<String>,
    #[schema(required)]
    firstname: Option<String>,
    #[schema(required)]
    picture: Option<String>,
    #[schema(required)]
    deck: Option<DeckRef>,
    /// What was played there last, where it is no deck of theirs any more.
    #[schema(required)]
    deck_name: Option<String>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PodPlayer {
    id: Uuid,
    username: String,
    firstname: String,
    #[schema(required)]
    picture: Option<String>,
    #[schema(required)]
    last_deck: Option<DeckRef>,
}

#[derive(Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeckRef {
    id: Uuid,
    name: String,
    colors: Vec<Color>,
    #[schema(required)]
    bracket: Option<i64>,
    #[schema(required)]
    picture: Option<String>,
    format_id: Uuid,
}

impl From<StoredDeck> for DeckRef {
    fn from(deck: StoredDeck) -> DeckRef {
        DeckRef {
            id: deck.id,
            name: deck.name,
            colors: Color::all(&deck.colors),
            bracket: deck.bracket,
            picture: deck.picture,
            format_id: deck.format_id,
        }
    }
}

/// What a next game is recorded from: my last tables, and the people I may seat.
#[utoipa::path(get, path = "/games/pods", tag = "games", operation_id = "listPods", responses((status = 200, body = PodsBody), (status = "default", body = ErrorBody)))]
pub async fn pods(State(db): State<Db>, SignedIn { user: me, .. }: SignedIn) -> ApiResult<Json<PodsBody>> {
    let body = db.read(async move |c: &mut Conn| offered(c, me.id).await).await?;
    Ok(Json(body))
}

async fn offered(c: &mut Conn, me: Uuid) -> Result<PodsBody> {
    let recent = pods::recent(c, me, LOOKED_AT).await?;
    let mut games = games::of_ids(c, me, &recent).await?;
    games.sort_by_key(|view| recent.iter().position(|id| *id == view.played.game.id));
    let mut people: Vec<Card> = people::card(c, me).await?.into_iter().collect();
    people.append(&mut pods::companions(c, me).await?);
    let last_met = |card: &Card| {
        let sat = |view: &GameView| view.played.seats.iter().any(|seat| seat.user_id == Some(card.id));
        games.iter().position(sat).unwrap_or(usize::MAX)
    };
    // Stable: those not met lately stay by name.
    people.sort_by_key(|card| (card.id != me, last_met(card)));

    let ids: Vec<Uuid> = people.iter().map(|card| card.id).collect();
    let tables = distinct(&games);
    let played: Vec<Uuid> = tables
        .iter()
        .flat_map(|view| &view.played.seats)
        .filter_map(|seat| seat.deck_id)
        .collect();
    let offer = Offer {
        favourites: pods::last_played(c, &ids).await?,
        played: pods::active(c, &played)
            .await?
            .into_iter()
            .map(|deck| (deck.id, deck))
            .collect(),
        open_sets: open_sets(c, me, &tables).await?,
        people: &people,
    };
    let pods = tables.into_iter().map(|view| offer.pod(view)).collect();
    let player = |card: &Card| PodPlayer {
        id: card.id,
        username: card.username.clone(),
        firstname: card.firstname.clone(),
        picture: card.picture.clone(),
        last_deck: offer.last_deck(card.id, None),
    };
    let players = people.iter().map(player).collect();
    Ok(PodsBody { pods, players })
}

/// The last game of each table: the same people at the same format.
fn distinct(games: &[GameView]) -> Vec<&GameView> {
    let mut seen: Vec<(Uuid, Vec<Who>)> = Vec::new();
    let mut tables = Vec::new();
    for view in games {
        let mut who: Vec<Who> = view.played.seats.iter().map(|seat| seat.player()).collect();
        who.sort();
        let table = (view.played.game.format_id, who);
        if tables.len() < OFFERED && !seen.contains(&table) {
            seen.push(table);
            tables.push(view);
        }
    }
    tables
}

async fn open_sets(c: &mut Conn, me: Uuid, tables: &[&GameView]) -> Result<Vec<Uuid>> {
    let ids: Vec<Uuid> = tables.iter().filter_map(|view| view.played.game.set_id).collect();
    let sets = sets::of_ids(c, me, &ids).await?;
    let open = sets.into_iter().filter(|view| view.set.closed_at.is_none());
    Ok(open.map(|view| view.set.id).collect())
}

struct Offer<'a> {
    people: &'a [Card],
    /// Each person's last played deck of each format, their last first.
    favourites: Vec<StoredDeck>,
    played: HashMap<Uuid, StoredDeck>,
    open_sets: Vec<Uuid>,
}

impl Offer<'_> {
    fn last_deck(&self, user: Uuid, format: Option<Uuid>) -> Option<DeckRef> {
        let mut theirs = self.favourites.iter().filter(|deck| deck.owner_id == user);
        let deck = theirs.find(|deck| format.is_none_or(|format| deck.format_id == format))?;
        Some(deck.clone().into())
    }

    fn pod(&self, view: &GameView) -> Pod {
        let game = &view.played.game;
        Pod {
            format_id: game.format_id,
            subformat_id: game.subformat_id,
            playgroup_id: game.playgroup_id.filter(|_| view.access.playgroup.is_some()),
            ended_at: game.ended_at,
            set_id: game.set_id.filter(|id| self.open_sets.contains(id)),
            seats: view
                .played
                .seats
                .iter()
                .map(|seat| self.seat(seat, game.format_id))
                .collect(),
        }
    }

    fn seat(&self, seat: &games::Seat, format: Uuid) -> PodSeat {
        let user = seat
            .user_id
            .filter(|user| self.people.iter().any(|card| card.id == *user));
        let Some(user) = user else {
            return PodSeat {
                user_id: None,
                guest_name: seat.guest_name.clone().or(seat.firstname.clone()),
                username: None,
                firstname: None,
                picture: None,
                deck: None,
                deck_name: seat.deck_name.clone(),
            };
        };
        let again = seat.deck_id.and_then(|deck| self.played.get(&deck).cloned());
        let deck = again.map(DeckRef::from);
        let named = deck.is_none() && seat.deck_id.is_none() && seat.deck_name.is_some();
        PodSeat {
            user_id: Some(user),
            guest_name: None,
            username: seat.username.clone(),
            firstname: seat.firstname.clone(),
            picture: seat.picture.clone(),
            deck: deck.or_else(|| self.last_deck(user, Some(format)).filter(|_| !named)),
            deck_name: seat.deck_name.clone().filter(|_| named),
        }
    }
}
