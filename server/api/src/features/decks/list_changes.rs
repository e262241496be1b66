//! Two versions of a deck's list, and whether the change helped.

use axum::Json;
use axum::extract::State;
use podium_domain::card_list::CardChange;
use podium_domain::stats::Comparison;
use podium_domain::{FieldError, Timestamp};
use podium_store::decks::lists::{self, ListVersion};
use podium_store::stats::played::{self, Filter, Scope};
use podium_store::{Conn, Db, Result};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::access::seen;
use super::lists::{Played, PlayedList, find};
use crate::http::compute::Turn;
use crate::http::error::{ApiError, ApiResult, ErrorBody};
use crate::http::extract::{Path, Query, SignedIn};
use crate::http::tx;

#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Other {
    /// The number of another version; the one before where nothing is said.
    from: Option<i64>,
}

#[derive(Serialize, ToSchema)]
pub struct ListChangesBody {
    /// The older of the two.
    before: PlayedList,
    after: PlayedList,
    changes: Vec<CardChange>,
    /// By the games that were played with each.
    comparison: Comparison,
    /// Whether some of the deck's games count five at a time, or not at all, because I may not see them.
    partial: bool,
}

/// A version, and when it was replaced.
type Replaced = (ListVersion, Option<Timestamp>);

impl ListChangesBody {
    fn new(before: &Replaced, after: &Replaced, played: &Played) -> Result<ListChangesBody> {
        let changes = after.0.cards()?.changes_from(&before.0.cards()?);
        let (before, after) = (played.with(&before.0, before.1)?, played.with(&after.0, after.1)?);
        Ok(ListChangesBody {
            comparison: Comparison::of(&before.record, &after.record),
            partial: played.is_partial(),
            before,
            after,
            changes,
        })
    }
}

/// What changed between two versions of the list of a deck that I may see, and whether it helped.
#[utoipa::path(get, path = "/deck/{id}/lists/{number}/changes", tag = "decks", operation_id = "compareDeckLists", params(("id" = Uuid, Path), ("number" = i64, Path), Other), responses((status = 200, body = ListChangesBody), (status = "default", body = ErrorBody)))]
pub async fn compare_lists(
    State(db): State<Db>,
    SignedIn { user: me, .. }: SignedIn,
    Path((id, number)): Path<(Uuid, i64)>,
    Query(other): Query<Other>,
) -> ApiResult<Json<ListChangesBody>> {
    let other = other.from.unwrap_or(number.saturating_sub(1));
    let turn = Turn::take().await?;
    let (before, after, owner, games) = tx::read(&db, async move |c: &mut Conn| {
        let owner = seen(c, me.id, id).await??.owner_id;
        if other == number {
            return Err(ApiError::fields([("from", FieldError::Invalid)]).into());
        }
        let (older, newer) = (number.min(other), number.max(other));
        let before = (find(c, id, older).await?, lists::until(c, id, older).await?);
        let after = (find(c, id, newer).await?, lists::until(c, id, newer).await?);
        let filter = Filter {
            from: Some(before.0.since),
            until: after.1,
            ..Filter::default()
        };
        let games = played::find(c, me.id, Scope::Deck { id, owner }, &filter).await?;
        Ok((before, after, owner, games))
    })
    .await?;
    let body = turn.run(move || ListChangesBody::new(&before, &after, &Played::new(owner, games)?));
    Ok(Json(body.await??))
}
