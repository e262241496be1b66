//! Takes over tables that one device played without the server.

use std::sync::Arc;

use axum::Json as Answered;
use axum::extract::State;
use axum::http::StatusCode;
use podium_domain::table::{
    Actor, Ask, Board, Command, Decision, Event, Refusal, Role, Roll, SeatSetup, Table, comeback,
};
use podium_domain::{FieldError, PushEvent, Quota, Timestamp};
use podium_store::games::Played;
use podium_store::live::{self, Append, Folded, LiveStatus, LiveTable as Row, Stored, Written};
use podium_store::{Conn, Db, quotas};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::access;
use super::open::{NewLive, create_table};
use crate::http::check::Check;
use crate::http::error::{ApiError, ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Json, Path, SignedIn};
use crate::http::tx::{self, TxError};
use crate::live::{Live, check_place, renew_taken_code, seated};
use crate::quota::check_quota;
use crate::record::{Notifications, Recorder, record_live};
use crate::signals::Change;
use crate::wire::LiveTable;

/// How large a body may be: as many commands as are taken, and some room.
pub const MAX_OFFLINE_TABLE: usize = 2 * 1024 * 1024;
/// How many commands are taken: they are decided inside the transaction.
const MOST_COMMANDS: usize = 5_000;

/// A table that was played on one device without the server, with everything that was done at it.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OfflineLive {
    #[serde(flatten)]
    table: NewLive,
    /// Of the device, as its socket calls it.
    device: Uuid,
    /// When it was opened, by the device's clock.
    opened_at: Timestamp,
    /// The device's clock now: all its times are corrected by how wrong it is.
    sent_at: Timestamp,
    /// In the order they were done, at most 5000.
    commands: Vec<OfflineCommand>,
}

#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OfflineCommand {
    id: Uuid,
    /// By the device's clock, and not after `sentAt`.
    at: Timestamp,
    command: Command,
    /// What the device threw, where the command throws dice.
    roll: Option<Roll>,
}

#[derive(Serialize, ToSchema)]
pub struct UploadedBody {
    table: LiveTable,
    /// Commands that a table which was here before does not take.
    refused: Vec<RefusedCommand>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct RefusedCommand {
    id: Uuid,
    reason: Refusal,
}

/// Takes over a table that was played offline, with all its events and, where it is finished, its game.
///
/// The same id again gives the table as it is now, and takes in the commands that it does not have yet. A new table is
/// taken as a whole or not at all: a command that its rules refuse is told by its number.
#[utoipa::path(put, path = "/live/{id}/offline", tag = "live", operation_id = "uploadLive", request_body = OfflineLive, params(("id" = Uuid, Path)),
    responses((status = 201, body = UploadedBody), (status = 200, body = UploadedBody), (status = "default", body = ErrorBody)))]
pub async fn upload(
    recorder: Recorder,
    State(live): State<Arc<Live>>,
    State(settings): State<Arc<podium_settings::Settings>>,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
    Json(offline): Json<OfflineLive>,
) -> ApiResult<(StatusCode, Answered<UploadedBody>)> {
    let now = recorder.clock.now();
    let offline = offline.corrected(now)?;
    let uploaded = match take_in(&recorder, me.id, id, offline.clone(), now).await {
        // Another device was faster: the table is read again as that one left it.
        Err(error) if error.kind() == ErrorKind::Unavailable => take_in(&recorder, me.id, id, offline, now).await,
        done => done,
    }?;
    let loaded = access::now(&recorder.db, id).await?;
    if uploaded.changed {
        recorder.signals.changed(loaded.concerned(), Change::Live);
    }
    match uploaded.created {
        true => recorder.push.tell(PushEvent::TableOpened { table: id }),
        false if uploaded.changed => live.forget(id),
        false => (),
    }
    if let Some(played) = &uploaded.played {
        Notifications::of_live_game(played, now).send(&recorder);
    }
    let body = UploadedBody {
        table: loaded.show(&settings, me.id)?,
        refused: uploaded.refused,
    };
    let status = match uploaded.created {
        true => StatusCode::CREATED,
        false => StatusCode::OK,
    };
    Ok((status, Answered(body)))
}

impl OfflineLive {
    /// With times by the server's clock; refused with what is wrong with them.
    fn corrected(mut self, now: Timestamp) -> ApiResult<OfflineLive> {
        let mut check = Check::default();
        if self.commands.len() > MOST_COMMANDS {
            check.refuse("commands", FieldError::TooMany { max: MOST_COMMANDS });
        }
        let sent_at = self.sent_at;
        let by_ours = |at: Timestamp| now - at.distance(sent_at);
        if self.opened_at > sent_at {
            check.refuse("openedAt", FieldError::InFuture);
        } else if by_ours(self.opened_at) < Timestamp::from_seconds(0) {
            check.refuse("openedAt", FieldError::Invalid);
        }
        if let Some(number) = self.commands.iter().position(|one| one.at > sent_at) {
            check.refuse(format!("commands.{number}.at"), FieldError::InFuture);
        }
        self.opened_at = by_ours(self.opened_at);
        self.commands.iter_mut().for_each(|one| one.at = by_ours(one.at));
        check.done(Some(self))
    }
}

struct Uploaded {
    created: bool,
    /// Whether there is anything that was not here before.
    changed: bool,
    /// The recorded game if the table finished.
    played: Option<Played>,
    refused: Vec<RefusedCommand>,
}

/// A table with all its events.
type Present = (Row, Table, Vec<Event>);

/// The table if it is here, as its host has it.
async fn present(db: &Db, me: Uuid, id: Uuid) -> ApiResult<Option<Present>> {
    let read = tx::read(db, async move |c: &mut Conn| {
        let Some(row) = live::find(c, id).await? else {
            return Ok(None);
        };
        if row.host_id != Some(me) {
            return Err(ErrorKind::Conflict.into());
        }
        let stored: Stored<Table> = live::stored_events(c, id, row.sequence).await?;
        Ok(Some((row, stored)))
    });
    let Some((row, stored)) = read.await? else {
        return Ok(None);
    };
    let (table, events) = stored.fold()?;
    Ok(Some((row, table, events)))
}

/// Reads what is here, then writes what is new.
async fn take_in(recorder: &Recorder, me: Uuid, id: Uuid, offline: OfflineLive, now: Timestamp) -> ApiResult<Uploaded> {
    let present = present(&recorder.db, me, id).await?;
    let opening = recorder.clone();
    tx::write(&recorder.db, async move |c: &mut Conn| {
        take_over(c, &opening, me, id, offline, present, now).await
    })
    .await
}

/// Opens the table unless it is here, and plays its commands by the rules of every table.
async fn take_over(
    c: &mut Conn,
    recorder: &Recorder,
    me: Uuid,
    id: Uuid,
    offline: OfflineLive,
    present: Option<Present>,
    now: Timestamp,
) -> Result<Uploaded, TxError> {
    let (created, row, mut table, mut events) = match present {
        Some((row, table, events)) => (false, row, table, events),
        None if live::find(c, id).await?.is_some() => return Err(ErrorKind::Unavailable.into()),
        None => {
            let (row, event) = create_table(c, recorder, me, id, offline.table, offline.opened_at).await?;
            (true, row, opened(&event)?, vec![event])
        }
    };
    let host = Actor {
        role: Role::Host,
        user: Some(me),
        guest: None,
        device: Some(offline.device),
    };
    let known = events.len();
    let mut refused = Vec::new();
    for (number, one) in offline.commands.into_iter().enumerate() {
        let command = one.id;
        match decide(c, &table, &host, one).await? {
            Ok(Decision::Known(_)) => (),
            Ok(Decision::New(event)) => {
                table.apply(&event).map_err(ApiError::internal)?;
                events.push(*event);
            }
            Err(why) if created => return Err(refusal(number, why).into()),
            Err(reason) => refused.push(RefusedCommand { id: command, reason }),
        }
    }
    let changed = events.len() > known;
    let played = match changed {
        true => store(c, recorder, &row, &table, &events, known, now).await?,
        false => None,
    };
    Ok(Uploaded {
        created,
        changed: created || changed,
        played,
        refused,
    })
}

fn opened(event: &Event) -> ApiResult<Table> {
    Table::opened(event).map_err(ApiError::internal)
}

/// What comes of a command; a seat is checked as at every table.
async fn decide(
    c: &mut Conn,
    table: &Table,
    host: &Actor,
    one: OfflineCommand,
) -> Result<Result<Decision, Refusal>, TxError> {
    if let Some(sequence) = table.sequence_of(one.id) {
        return Ok(Ok(Decision::Known(sequence)));
    }
    let command = match one.command {
        Command::Seat { seat, place } => {
            let (known, before) = seats(table.board());
            match check_place(c, host.user, &known, &before, place).await? {
                Some(place) => Command::Seat { seat, place },
                None => return Ok(Err(Refusal::Invalid)),
            }
        }
        // The device lays its table once.
        Command::SetUp { .. } => return Ok(Err(Refusal::Begun)),
        other => other,
    };
    let ask = Ask { id: one.id, command };
    Ok(table.decide_offline(&ask, host, one.at, one.roll))
}

/// Who sits at the table, and all its places.
fn seats(board: &Board) -> (Vec<Uuid>, Vec<SeatSetup>) {
    let places: Vec<SeatSetup> = board.seats.iter().map(|seat| seat.place.clone()).collect();
    (places.iter().filter_map(SeatSetup::user).collect(), places)
}

/// By the number of the command, with the word that comes closest.
fn refusal(number: usize, why: Refusal) -> ApiError {
    let word = match why {
        Refusal::Unknown => FieldError::Unknown,
        Refusal::Limit => FieldError::OverLimit,
        Refusal::Finished | Refusal::Closed => FieldError::Closed,
        _ => FieldError::Invalid,
    };
    ApiError::fields([(format!("commands.{number}"), word)])
}

/// Stores the events after the first `known`, and records the game that they finish.
async fn store(
    c: &mut Conn,
    recorder: &Recorder,
    row: &Row,
    table: &Table,
    events: &[Event],
    known: usize,
    now: Timestamp,
) -> Result<Option<Played>, TxError> {
    let new = &events[known..];
    let status = LiveStatus::from(&table.board().status);
    if row.status != LiveStatus::Open && status == LiveStatus::Open {
        let open = quotas::count_open_tables(c, row.host_id.unwrap_or_default(), row.id).await?;
        check_quota(&recorder.settings, Quota::OpenTables, open)?;
        renew_taken_code(c, &recorder.entropy, row).await?;
    }
    let written: Vec<Written> = new.iter().map(Written::from).collect();
    match live::append_many(c, row.id, known as u64, &written, status).await? {
        Append::Appended => (),
        Append::Behind => return Err(ErrorKind::Unavailable.into()),
    }
    live::put_snapshot(c, row.id, &table.to_snapshot()).await?;
    for user in new.iter().flat_map(seated) {
        live::seat_person(c, row.id, user, now).await?;
    }
    match status {
        LiveStatus::Finished => Ok(Some(record_live(c, row.id, table, comeback(events), now).await?)),
        LiveStatus::Open | LiveStatus::Closed => Ok(None),
    }
}
