//! Full-text search of my notes.

use std::collections::HashMap;

use axum::extract::State;
use podium_domain::search::{self, Piece};
use podium_domain::{FieldError, Timestamp};
use podium_store::notes::{self, Filters, PAGE};
use podium_store::{Conn, Db, games, sets};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::http::error::{ApiError, ApiResult, ErrorBody};
use crate::http::extract::{Json, Query, SignedIn};
use crate::record::{show_games, show_sets};
use crate::wire::{Game, Limit, Note, Set};

/// What anyone types into a box is shorter.
const LONGEST: usize = 200;

type NotesLimit = Limit<PAGE>;

/// What is looked for, and where.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Asked {
    /// Words that must all be there, in any form and with or without accents; the last may be only begun. Without
    /// any, all my notes are there.
    #[serde(default)]
    q: String,
    playgroupid: Option<Uuid>,
    /// A deck that was played at that table.
    deckid: Option<Uuid>,
    formatid: Option<Uuid>,
    subformatid: Option<Uuid>,
    /// One of my tags, on the same game or set, or on the game's set.
    tagid: Option<Uuid>,
    /// Milliseconds since 1970: only notes last changed before.
    timestamp: Option<i64>,
    /// How many notes, if fewer than a page has.
    #[param(inline)]
    limit: Option<NotesLimit>,
}

/// A page of notes, last changed first.
#[derive(Serialize, ToSchema)]
pub struct FoundBody {
    notes: Vec<NoteHit>,
    /// The `timestamp` of the next page, if there is one.
    #[schema(required)]
    next: Option<i64>,
}

/// A note that was found, where it fits, and what it is on.
#[derive(Serialize, ToSchema)]
pub struct NoteHit {
    #[serde(flatten)]
    note: Note,
    /// Plain text around the first word that was asked for.
    snippet: Vec<SnippetPart>,
    #[schema(required)]
    game: Option<Game>,
    /// Without its games.
    #[schema(required)]
    set: Option<Set>,
}

#[derive(Serialize, ToSchema)]
pub struct SnippetPart {
    text: String,
    /// Whether it is a word that was asked for.
    hit: bool,
}

impl From<Piece> for SnippetPart {
    fn from(Piece { text, hit }: Piece) -> SnippetPart {
        SnippetPart { text, hit }
    }
}

/// Finds my notes on games and sets that I can still see.
#[utoipa::path(get, path = "/notes/search", tag = "notes", operation_id = "searchNotes", params(Asked), responses((status = 200, body = FoundBody), (status = "default", body = ErrorBody)))]
pub async fn search(State(db): State<Db>, me: SignedIn, Query(asked): Query<Asked>) -> ApiResult<Json<FoundBody>> {
    if asked.q.chars().count() > LONGEST {
        return Err(ApiError::fields([("q", FieldError::TooLong { max: LONGEST })]));
    }
    let filters = Filters {
        before: asked.timestamp.map(Timestamp::from_millis),
        playgroup: asked.playgroupid,
        deck: asked.deckid,
        format: asked.formatid,
        subformat: asked.subformatid,
        tag: asked.tagid,
        limit: asked.limit.map(Limit::get),
    };
    let query = search::Query::new(&asked.q);
    let sought = query.clone();
    let (found, next, games, sets) = db
        .read(async move |c: &mut Conn| {
            let (found, next) = notes::search(c, me.user.id, &sought, &filters).await?;
            let on = |target: fn(&notes::Note) -> Option<Uuid>| found.iter().filter_map(target).collect::<Vec<_>>();
            let games = games::of_ids(c, me.user.id, &on(|note| note.game_id)).await?;
            let sets = sets::of_ids(c, me.user.id, &on(|note| note.set_id)).await?;
            let games = show_games(c, me.user.id, games).await?;
            let sets = show_sets(c, me.user.id, sets).await?;
            Ok((found, next, games, sets))
        })
        .await?;
    let mut games: HashMap<Uuid, Game> = games.wire()?.into_iter().map(|game| (game.id, game)).collect();
    let mut sets: HashMap<Uuid, Set> = sets.wire()?.into_iter().map(|set| (set.id, set)).collect();
    let hit = |note: notes::Note| NoteHit {
        snippet: query
            .snippet(&note.content)
            .into_iter()
            .map(SnippetPart::from)
            .collect(),
        game: note.game_id.and_then(|id| games.remove(&id)),
        set: note.set_id.and_then(|id| sets.remove(&id)),
        note: note.into(),
    };
    Ok(Json(FoundBody {
        notes: found.into_iter().map(hit).collect(),
        next,
    }))
}
