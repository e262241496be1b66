use std::time::Duration;

use axum::http::StatusCode;
use podium_domain::recording::not_ahead;
use podium_domain::{Action, BestOf, FieldError, FieldErrors, Quota, Timestamp};
use podium_store::sets::Set;
use podium_store::{Conn, games, playgroups, quotas, sets};
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::http::check::Check;
use crate::http::error::{ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{IfMatch, Json, Path, SignedIn, Versioned};
use crate::http::tx::{self, TxError};
use crate::quota::check_quota;
use crate::record::{
    Draft, NewGame, NewIds, Recorded, Recorder, follow_set, note_activity, own_set, record_game, show_set, stale_set,
};
use crate::wire::SetBody;

/// More than any set has; a longer series is sent game by game.
const MOST_GAMES: usize = 50;

#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewSet {
    /// Made by the caller, so that the same set sent twice is one set.
    id: Option<Uuid>,
    playgroup_id: Option<Uuid>,
    #[schema(required)]
    format_id: Option<Uuid>,
    subformat_id: Option<Uuid>,
    /// 1, 3, 5 or 7; left out where it is open-ended.
    best_of: Option<i64>,
    /// When its first game began, where it is left out.
    #[schema(format = DateTime)]
    started_at: Option<String>,
    /// Games already played, oldest first; the rest can follow one by one.
    games: Option<Vec<NewGame>>,
}

#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SetChange {
    playgroup_id: Option<Uuid>,
    #[schema(required)]
    format_id: Option<Uuid>,
    subformat_id: Option<Uuid>,
    /// 1, 3, 5 or 7; left out where it is open-ended.
    best_of: Option<i64>,
    /// Whether it takes no further game. A set that its games decide is closed in any case.
    #[serde(default)]
    closed: bool,
}

/// Records a set, with or without games. The same id again, by whoever recorded it, gives the set as it is now.
#[utoipa::path(post, path = "/set", tag = "sets", operation_id = "recordSet", request_body = NewSet,
    responses((status = 201, body = SetBody), (status = 200, body = SetBody), (status = "default", body = ErrorBody)))]
pub async fn record(
    recorder: Recorder,
    SignedIn { user: me, .. }: SignedIn,
    Json(new): Json<NewSet>,
) -> ApiResult<(StatusCode, Versioned<SetBody>)> {
    let now = recorder.clock.now();
    let (set, wrong, drafts) = draft(&recorder, new, me.id, now);
    let (db, telling, id) = (recorder.db.clone(), recorder.clone(), set.id);
    let (shown, status) = tx::write_locked(&db, async move |c: &mut Conn| {
        let status = match sets::find(c, me.id, id).await? {
            Some(view) if view.set.recorded_by == Some(me.id) => StatusCode::OK,
            Some(_) => return Err(ErrorKind::Conflict.into()),
            None => {
                let mut check = Check::default();
                check.refuse_all(wrong);
                insert(c, &recorder, &mut check, set, &drafts).await?;
                check.done(Some(()))?;
                StatusCode::CREATED
            }
        };
        Ok((show_set(c, me.id, id).await?, status))
    })
    .await?;
    if status == StatusCode::CREATED {
        shown.notifications().noticed(now).send(&telling);
    }
    Ok((status, shown.only()?.into()))
}

type Drafts = Vec<(Draft, NewIds)>;

/// The set as far as it can be looked at without asking storage.
fn draft(recorder: &Recorder, new: NewSet, me: Uuid, now: Timestamp) -> (Set, FieldErrors, Drafts) {
    let mut check = Check::default();
    if new.id.is_some_and(|id| id.is_nil()) {
        check.refuse("id", FieldError::Invalid);
    }
    let best_of = check
        .take("bestOf", new.best_of.map(BestOf::try_from).transpose())
        .flatten();
    let started_at = new
        .started_at
        .map(|text| text.parse().and_then(|at| not_ahead(at, recorder.clock.now())));
    let started_at = check.take("startedAt", started_at.transpose()).flatten();
    check.format("", &recorder.formats, new.format_id, new.subformat_id);
    let mut games = new.games.unwrap_or_default();
    if games.len() > MOST_GAMES {
        check.refuse("games", FieldError::TooMany { max: MOST_GAMES });
        games.clear();
    }
    // Games that do not say when they ended stay in their order.
    let count = games.len();
    let drafts: Drafts = (games.into_iter().enumerate())
        .map(|(at, game)| {
            let ended = now - Duration::from_millis((count - 1 - at) as u64);
            let draft = Draft::new(game, recorder, ended, format!("games.{at}."));
            let ids = NewIds::new(recorder, &draft, now);
            (draft, ids)
        })
        .collect();
    drafts
        .iter()
        .for_each(|(draft, _)| check.refuse_all(draft.refused(&draft.game.wrong)));
    let first = drafts
        .iter()
        .map(|(draft, _)| draft.game.started_at.unwrap_or(draft.game.ended_at))
        .min();
    let set = Set {
        id: new.id.unwrap_or_else(|| recorder.entropy.uuid(now)),
        playgroup_id: new.playgroup_id,
        format_id: new.format_id.unwrap_or_default(),
        subformat_id: new.subformat_id,
        best_of: best_of.map(BestOf::games),
        started_at: started_at.or(first).unwrap_or(now),
        closed_at: None,
        recorded_by: Some(me),
        recorded_at: now,
        version: 1,
        removed_at: None,
    };
    (set, check.into_fields(), drafts)
}

async fn insert(
    c: &mut Conn,
    recorder: &Recorder,
    check: &mut Check,
    set: Set,
    drafts: &Drafts,
) -> Result<(), TxError> {
    let me = set.recorded_by.unwrap_or_default();
    if let Some(playgroup) = set.playgroup_id
        && !playgroups::takes_part(c, playgroup, me).await?
    {
        check.refuse("playgroupId", FieldError::Unknown);
    }
    if !["playgroupId", "formatId", "subformatId"]
        .iter()
        .all(|field| check.holds_at(field))
    {
        return Ok(());
    }
    sets::insert(c, &set).await?;
    check_quota(&recorder.settings, Quota::Sets, quotas::count_sets(c, me).await?)?;
    for (at, (draft, ids)) in drafts.iter().enumerate() {
        let before = sets::find(c, me, set.id).await?.ok_or(ErrorKind::NotFound)?;
        if before.set.closed_at.is_some() {
            check.refuse(format!("games.{at}"), FieldError::Closed);
            continue;
        }
        let recorded = record_game(c, recorder, me, check, draft, Some(&before), *ids).await?;
        if let Recorded::Taken(_) = recorded {
            check.refuse(draft.at("id"), FieldError::Taken);
        }
    }
    Ok(())
}

/// Changes a set that I recorded, or of a playgroup I own or administer. Its games take its format and playgroup.
#[utoipa::path(put, path = "/set/{id}", tag = "sets", operation_id = "changeSet", request_body = SetChange,
    params(("id" = Uuid, Path), ("If-Match" = String, Header, description = "The version it started from, in quotes")),
    responses((status = 200, body = SetBody), (status = "default", body = ErrorBody)))]
pub async fn change(
    recorder: Recorder,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
    version: IfMatch,
    Json(change): Json<SetChange>,
) -> ApiResult<Versioned<SetBody>> {
    let now = recorder.clock.now();
    let (db, telling) = (recorder.db.clone(), recorder.clone());
    let (shown, old_playgroup) = tx::write_locked(&db, async move |c: &mut Conn| {
        games::lock_whole_set(c, id).await?;
        let view = own_set(c, me.id, id, now).await?;
        if version.required()? != view.set.version || view.set.removed_at.is_some() {
            return Err(stale_set(c, me.id, id).await?);
        }
        let mut check = Check::default();
        if let Some(playgroup) = change.playgroup_id
            && view.set.playgroup_id != Some(playgroup)
            && !playgroups::takes_part(c, playgroup, me.id).await?
        {
            check.refuse("playgroupId", FieldError::Unknown);
        }
        let set = changed(&recorder, check, &view, &change, now)?;
        if set != view.set {
            let left_playgroup = view.set.playgroup_id.filter(|id| set.playgroup_id != Some(*id));
            note_activity(c, &recorder, me.id, left_playgroup, Action::SetRemoved).await?;
            sets::update(c, &set).await?;
            follow_set(c, me.id, &set).await?;
        }
        Ok((show_set(c, me.id, id).await?, view.set.playgroup_id))
    })
    .await?;
    shown.notifications().in_playgroup(old_playgroup).send(&telling);
    Ok(shown.only()?.into())
}

fn changed(
    recorder: &Recorder,
    mut check: Check,
    view: &sets::SetView,
    change: &SetChange,
    now: Timestamp,
) -> ApiResult<Set> {
    let rules = check.format("", &recorder.formats, change.format_id, change.subformat_id);
    let fits = |players: usize| {
        let players = i64::try_from(players).unwrap_or(i64::MAX);
        rules.is_none_or(|rules| (rules.min_players..=rules.max_players).contains(&players))
    };
    if !view.results().iter().all(|(_, seats)| fits(seats.len())) {
        check.refuse("formatId", FieldError::Invalid);
    }
    let best_of = check
        .take("bestOf", change.best_of.map(BestOf::try_from).transpose())
        .flatten();
    let decided = view.score().decides(best_of);
    if decided && view.decided() && !change.closed {
        check.refuse("closed", FieldError::Closed);
    }
    let format_id = change.format_id.unwrap_or_default();
    check.done(Some(Set {
        playgroup_id: change.playgroup_id,
        format_id,
        subformat_id: change.subformat_id,
        best_of: best_of.map(BestOf::games),
        closed_at: (decided || change.closed).then(|| view.set.closed_at.unwrap_or(now)),
        ..view.set.clone()
    }))
}
