use std::sync::Arc;

use axum::Json as Answered;
use axum::extract::State;
use axum::http::StatusCode;
use podium_domain::table::{
    Actor, Event, JoinAs, Role, Rules, SeatColor, SeatNo, SeatSetup, SeatedPlayer, Settings, Setup, Table,
};
use podium_domain::{BestOf, Commander, FieldError, PushEvent, Quota, Timestamp};
use podium_store::games::{Played, Seat};
use podium_store::live::{self, LivePerson, LiveStatus, LiveTable};
use podium_store::sets::{self, Set};
use podium_store::{Conn, quotas};
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::access;
use crate::formats::Catalogue;
use crate::http::check::Check;
use crate::http::error::{ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Json, SignedIn};
use crate::http::tx::{self, TxError};
use crate::live::free_code;
use crate::quota::check_quota;
use crate::record::{Draft, NewGame, NewIds, NewSeat, Recorder, check_game, set_for};
use crate::signals::Change;
use crate::wire::LiveBody;

/// A table to be played at.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewLive {
    /// Made by the caller, so that the same table opened twice is one table.
    id: Option<Uuid>,
    /// The set's, where it is left out.
    format_id: Option<Uuid>,
    subformat_id: Option<Uuid>,
    playgroup_id: Option<Uuid>,
    /// A set that is not decided, whose next game this is; it says format and playgroup.
    set_id: Option<Uuid>,
    /// Begins a set with this game: 1, 3, 5 or 7, or 0 where it is open-ended.
    best_of: Option<i64>,
    /// 1 to 99999; the format's, where it is left out.
    starting_life: Option<i64>,
    /// 2 to 10, and as many as the format allows.
    seats: Vec<NewLiveSeat>,
    /// Who has the first turn, where that is known: a seat, counted from 1.
    starter: Option<SeatNo>,
    settings: Option<Settings>,
}

/// A user or a guest, with a deck of theirs or only its name.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewLiveSeat {
    /// Me, a friend, or somebody of a common playgroup.
    user_id: Option<Uuid>,
    /// 1 to 50 characters, where there is no user.
    guest_name: Option<String>,
    deck_id: Option<Uuid>,
    /// 1 to 100 characters, where there is no deck.
    deck_name: Option<String>,
    /// One that no other seat has; the next free one, where it is left out.
    color: Option<SeatColor>,
}

/// Opens a table. The same id again, by whoever opened it, gives the table as it is now.
#[utoipa::path(post, path = "/live", tag = "live", operation_id = "openLive", request_body = NewLive,
    responses((status = 201, body = LiveBody), (status = 200, body = LiveBody), (status = "default", body = ErrorBody)))]
pub async fn open(
    recorder: Recorder,
    State(settings): State<Arc<podium_settings::Settings>>,
    SignedIn { user: me, .. }: SignedIn,
    Json(new): Json<NewLive>,
) -> ApiResult<(StatusCode, Answered<LiveBody>)> {
    let now = recorder.clock.now();
    let id = new.id.unwrap_or_else(|| recorder.entropy.uuid(now));
    let (db, opening) = (recorder.db.clone(), recorder.clone());
    let status = tx::write(&db, async move |c: &mut Conn| match live::find(c, id).await? {
        Some(row) if row.host_id == Some(me.id) => Ok(StatusCode::OK),
        Some(_) => Err(ErrorKind::Conflict.into()),
        None => {
            create_table(c, &opening, me.id, id, new, now).await?;
            Ok(StatusCode::CREATED)
        }
    })
    .await?;
    let loaded = access::now(&recorder.db, id).await?;
    if status == StatusCode::CREATED {
        recorder.signals.changed(loaded.concerned(), Change::Live);
        recorder.push.tell(PushEvent::TableOpened { table: id });
    }
    let table = loaded.show(&settings, me.id)?;
    Ok((status, Answered(LiveBody { table })))
}

/// Creates a table, checked like the game that it would record; gives its row and its first event.
pub(super) async fn create_table(
    c: &mut Conn,
    recorder: &Recorder,
    me: Uuid,
    id: Uuid,
    new: NewLive,
    now: Timestamp,
) -> Result<(LiveTable, Event), TxError> {
    let mut check = Check::default();
    if id.is_nil() {
        check.refuse("id", FieldError::Invalid);
    }
    let begins = begun_set(&mut check, &new);
    let draft = Draft::new(planned(&new), recorder, now, String::new());
    let ids = NewIds::new(recorder, &draft, now);
    let set = set_for(c, me, &mut check, &draft, None).await?;
    let checked = check_game(c, recorder, me, &mut check, &draft, set.as_ref(), ids).await?;
    let played = checked.played;
    let setup = played
        .as_ref()
        .and_then(|played| setup(&mut check, &recorder.formats, played, &new));
    let (Played { game, .. }, setup) = check.done(played.zip(setup))?;
    let set_id = match begins {
        Some(best_of) => {
            let set = Set {
                id: recorder.entropy.uuid(now),
                playgroup_id: game.playgroup_id,
                format_id: game.format_id,
                subformat_id: game.subformat_id,
                best_of: best_of.map(BestOf::games),
                started_at: now,
                closed_at: None,
                recorded_by: Some(me),
                recorded_at: now,
                version: 1,
                removed_at: None,
            };
            sets::insert(c, &set).await?;
            check_quota(&recorder.settings, Quota::Sets, quotas::count_sets(c, me).await?)?;
            Some(set.id)
        }
        None => game.set_id,
    };
    let host = Actor {
        role: Role::Host,
        user: Some(me),
        guest: None,
        device: None,
    };
    let users: Vec<Uuid> = setup.seats.iter().filter_map(SeatSetup::user).collect();
    let event = Table::open(id, setup, &host, now).map_err(|_| ErrorKind::Internal)?;
    let row = LiveTable {
        id,
        code: free_code(c, &recorder.entropy).await?,
        host_id: Some(me),
        format_id: game.format_id,
        subformat_id: game.subformat_id,
        playgroup_id: game.playgroup_id,
        set_id,
        game_id: ids.game,
        status: LiveStatus::Open,
        opened_at: event.at,
        touched_at: event.at,
        sequence: 0,
        version: 1,
    };
    live::insert(c, &row).await?;
    check_quota(
        &recorder.settings,
        Quota::OpenTables,
        quotas::count_open_tables(c, me, id).await?,
    )?;
    // The new table counts as well: it may be closed without a game.
    let closed = quotas::count_closed_tables(c, me).await? + 1;
    check_quota(&recorder.settings, Quota::ClosedTables, closed)?;
    // So does its game, which is recorded at its end whatever the limit.
    let games = quotas::count_games(c, me).await? + 1;
    check_quota(&recorder.settings, Quota::Games, games)?;
    live::append(c, id, 0, &[(&event).into()], LiveStatus::Open).await?;
    let came = LivePerson {
        role: JoinAs::Player,
        came: true,
        since: now,
    };
    live::put_person(c, id, me, &came).await?;
    for user in users.into_iter().filter(|user| *user != me) {
        live::seat_person(c, id, user, now).await?;
    }
    Ok((row, event))
}

/// How many games decide the set that begins with this table, where one does.
fn begun_set(check: &mut Check, new: &NewLive) -> Option<Option<BestOf>> {
    let best_of = match new.best_of? {
        _ if new.set_id.is_some() => Err(FieldError::Invalid),
        0 => Ok(None),
        games => games.try_into().map(Some),
    };
    check.take("bestOf", best_of)
}

/// The game that is still to be played; without a result it is checked as a draw.
fn planned(new: &NewLive) -> NewGame {
    let seat = |seat: &NewLiveSeat| NewSeat {
        user_id: seat.user_id,
        guest_name: seat.guest_name.clone(),
        deck_id: seat.deck_id,
        deck_name: seat.deck_name.clone(),
        placement: Some(1),
        ..NewSeat::default()
    };
    NewGame {
        set_id: new.set_id,
        playgroup_id: new.playgroup_id,
        format_id: new.format_id,
        subformat_id: new.subformat_id,
        seats: new.seats.iter().map(seat).collect(),
        ..NewGame::default()
    }
}

/// The table as its first event lays it.
fn setup(check: &mut Check, formats: &Catalogue, played: &Played, new: &NewLive) -> Option<Setup> {
    let rules = formats.rules(played.game.format_id, played.game.subformat_id)?;
    let life = new.starting_life.unwrap_or(rules.starting_life);
    let limit = |most: i64| u32::try_from(most).ok();
    let places = played.seats.iter().zip(colors(&new.seats));
    let setup = Setup {
        rules: Rules {
            // Too much is refused with what else is wrong with the table.
            starting_life: i32::try_from(life).unwrap_or_default(),
            commander_damage: rules.commander_damage.and_then(limit),
            poison: rules.poison.and_then(limit),
        },
        settings: new.settings.unwrap_or_default(),
        seats: places.map(|(seat, color)| place(seat, color)).collect::<Option<_>>()?,
        starter: new.starter,
    };
    match setup.check() {
        Ok(()) => Some(setup),
        Err((field, why)) => {
            check.refuse(field, why);
            None
        }
    }
}

/// Each seat's own color, or the next free one.
fn colors(seats: &[NewLiveSeat]) -> Vec<SeatColor> {
    let taken: Vec<SeatColor> = seats.iter().filter_map(|seat| seat.color).collect();
    let mut free = SeatColor::ALL.into_iter().filter(|color| !taken.contains(color));
    let color = |seat: &NewLiveSeat| seat.color.or_else(|| free.next());
    seats.iter().filter_map(color).collect()
}

fn place(seat: &Seat, color: SeatColor) -> Option<SeatSetup> {
    let player = match (seat.user_id, &seat.guest_name) {
        (Some(user), _) => SeatedPlayer::User(user),
        (None, name) => SeatedPlayer::Guest(name.as_ref()?.parse().ok()?),
    };
    let commanders: Vec<String> = serde_json::from_str(&seat.commanders).unwrap_or_default();
    let commanders = commanders.iter().filter_map(|name| name.parse::<Commander>().ok());
    Some(SeatSetup {
        player,
        deck_id: seat.deck_id,
        deck_name: seat.deck_name.as_ref().and_then(|name| name.parse().ok()),
        commanders: commanders.take(2).collect(),
        color,
    })
}
