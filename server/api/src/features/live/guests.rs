//! People without an account at a table: they look on by its code, or hold a guest's seat.

use axum::Json as Answered;
use axum::http::StatusCode;
use podium_domain::table::{Ask, Board, Command, JoinAs, Role, SeatNo, SeatSetup, SeatedPlayer, Visit};
use podium_domain::{FieldError, GuestName, LiveCode};
use podium_store::Conn;
use podium_store::live::{self, LiveGuest, LiveStatus};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::access::{LiveTables, hosted, now, still_open};
use crate::http::check::Check;
use crate::http::error::{ApiError, ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Json, Path, SignedIn};
use crate::http::tx;
use crate::links::token;
use crate::live::{Asker, LoadedTable, Unfolded, Who};
use crate::wire::{LiveBody, LiveTable};

/// Which seat a device without an account takes.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewLiveGuest {
    /// A guest's seat that no other device holds; left out, I only get up.
    seat: Option<i64>,
    /// 1 to 50 characters; left out, the guest is called as before.
    name: Option<String>,
    /// Of the seat that I held here before, which becomes free.
    token: Option<String>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LiveGuestBody {
    /// Of the seat that I hold now: the socket knows me by it. Shown this once.
    #[schema(required)]
    token: Option<String>,
    table: LiveTable,
}

/// An open table by its code, for those without an account, where its host lets them in.
#[utoipa::path(get, path = "/live/{code}/guest", tag = "live", operation_id = "readLiveAsGuest", security(()), params(("code" = String, Path)), responses((status = 200, body = LiveBody), (status = "default", body = ErrorBody)))]
pub async fn read_as_guest(tables: LiveTables, Path(code): Path<String>) -> ApiResult<Answered<LiveBody>> {
    let (loaded, joins) = visited(&tables, &code).await?;
    let role = match joins {
        JoinAs::Player => Role::Player,
        JoinAs::Viewer => Role::Viewer,
    };
    let table = loaded.show_guest(&tables.settings, role)?;
    Ok(Answered(LiveBody { table }))
}

/// Takes a guest's seat on a device without an account, or gets up from it. Its game can be claimed later.
#[utoipa::path(post, path = "/live/{code}/guest", tag = "live", operation_id = "sitDownAsGuest", security(()), params(("code" = String, Path)), request_body = NewLiveGuest, responses((status = 201, body = LiveGuestBody), (status = "default", body = ErrorBody)))]
pub async fn sit_as_guest(
    tables: LiveTables,
    Path(code): Path<String>,
    Json(new): Json<NewLiveGuest>,
) -> ApiResult<(StatusCode, Answered<LiveGuestBody>)> {
    let (loaded, joins) = visited(&tables, &code).await?;
    let board = loaded.board();
    // Getting up is always possible.
    if new.seat.is_some() && joins != JoinAs::Player {
        return Err(ErrorKind::Forbidden.into());
    }
    let mut check = Check::default();
    let seat = check.take("seat", new.seat.map(|seat| guest_seat(board, seat)).transpose());
    let name: Option<Option<GuestName>> = check.take("name", new.name.map(|name| name.parse()).transpose());
    let (seat, name) = check.done(seat.zip(name))?;
    let table = loaded.row.id;
    let since = tables.clock.now();
    let made = seat.map(|seat| Made {
        token: token::new(&tables.entropy),
        guest: LiveGuest {
            id: tables.entropy.uuid(since),
            seat,
        },
    });
    let before = new.token.map(|token| token::hash(&token));
    let put = made.as_ref().map(|made| (made.guest, token::hash(&made.token)));
    let code = loaded.row.code.clone();
    tx::write(&tables.db, async move |c: &mut Conn| {
        // Not closed, and the code not renewed, since it was read.
        let row = live::find(c, table).await?.filter(|row| row.code == code);
        still_open(&row.ok_or(ErrorKind::LiveUnknown)?)?;
        if let Some(before) = before
            && let Some(held) = live::guest_by_token(c, table, before).await?
        {
            live::remove_guest(c, table, held.seat).await?;
        }
        match put {
            Some((guest, token)) if !live::put_guest(c, table, guest, token, since).await? => {
                Err(ApiError::fields([("seat", FieldError::Taken)]).into())
            }
            _ => Ok(()),
        }
    })
    .await?;
    tables.live.refresh(table);
    if let (Some(made), Some(name)) = (&made, name) {
        call(&tables, board, table, made.guest, name).await?;
    }
    let role = made.as_ref().map_or(Role::Viewer, |_| Role::Player);
    let body = LiveGuestBody {
        table: now(&tables.db, table).await?.show_guest(&tables.settings, role)?,
        token: made.map(|made| made.token),
    };
    Ok((StatusCode::CREATED, Answered(body)))
}

/// The device that holds a guest's seat.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct SeatHolder {
    token: String,
}

/// A table at which this device holds a guest's seat, by the token of the seat, also after its code was renewed.
#[utoipa::path(put, path = "/live/{code}/guest", tag = "live", operation_id = "returnAsGuest", security(()), params(("code" = Uuid, Path, description = "The table's id")), request_body = SeatHolder, responses((status = 200, body = LiveBody), (status = "default", body = ErrorBody)))]
pub async fn return_as_guest(
    tables: LiveTables,
    Path(id): Path<Uuid>,
    Json(SeatHolder { token }): Json<SeatHolder>,
) -> ApiResult<Answered<LiveBody>> {
    let table = tx::read(&tables.db, async move |c: &mut Conn| {
        let guest = live::guest_by_token(c, id, token::hash(&token)).await?;
        let row = live::find(c, id).await?.filter(|row| row.status == LiveStatus::Open);
        let (guest, row) = guest.zip(row).ok_or(ErrorKind::LiveUnknown)?;
        Ok((guest, Unfolded::read(c, row).await?))
    });
    let (guest, table) = table.await?;
    let loaded = table.fold(&tables.db).await?;
    let visit = Visit { seat: Some(guest.seat) };
    visit.held_seat(loaded.board()).ok_or(ErrorKind::LiveUnknown)?;
    let role = visit.role(loaded.board()).ok_or(ErrorKind::NotSignedIn)?;
    let table = loaded.show_guest(&tables.settings, role)?;
    Ok(Answered(LiveBody { table }))
}

struct Made {
    token: String,
    guest: LiveGuest,
}

/// Frees a guest's seat that a device without an account holds at a table that I host; the device looks on from then on.
#[utoipa::path(delete, path = "/live/{id}/guest/{seat}", tag = "live", operation_id = "freeGuestSeat", params(("id" = Uuid, Path), ("seat" = SeatNo, Path)), responses((status = 200, body = LiveBody), (status = "default", body = ErrorBody)))]
pub async fn free_guest_seat(
    tables: LiveTables,
    SignedIn { user: me, .. }: SignedIn,
    Path((id, seat)): Path<(Uuid, SeatNo)>,
) -> ApiResult<Answered<LiveBody>> {
    tx::write(&tables.db, async move |c: &mut Conn| {
        still_open(&hosted(c, me.id, id).await?)?;
        match live::remove_guest(c, id, seat).await? {
            true => Ok(()),
            false => Err(ErrorKind::NotFound.into()),
        }
    })
    .await?;
    tables.live.refresh(id);
    let table = now(&tables.db, id).await?.show(&tables.settings, me.id)?;
    Ok(Answered(LiveBody { table }))
}

/// An open table that lets in those without an account, and as what.
async fn visited(tables: &LiveTables, code: &str) -> ApiResult<(LoadedTable, JoinAs)> {
    let code: LiveCode = code.parse().map_err(|_| ErrorKind::LiveUnknown)?;
    let table = tx::read(&tables.db, async move |c: &mut Conn| {
        let row = live::find_by_code(c, code.as_str()).await?;
        let row = row.filter(|row| row.status == LiveStatus::Open);
        Ok(Unfolded::read(c, row.ok_or(ErrorKind::LiveUnknown)?).await?)
    });
    let loaded = table.await?.fold(&tables.db).await?;
    let joins = loaded.board().settings.joins_guests_as();
    Ok((loaded, joins.ok_or(ErrorKind::NotSignedIn)?))
}

fn guest_seat(board: &Board, seat: i64) -> Result<SeatNo, FieldError> {
    let number = u8::try_from(seat).ok().and_then(|seat| SeatNo::try_from(seat).ok());
    let seat = number
        .and_then(|number| board.seat(number))
        .ok_or(FieldError::Unknown)?;
    match seat.place.user() {
        Some(_) => Err(FieldError::Taken),
        None => Ok(seat.seat),
    }
}

/// Calls the guest by the name they gave.
async fn call(tables: &LiveTables, board: &Board, table: Uuid, guest: LiveGuest, name: GuestName) -> ApiResult<()> {
    let Some(seat) = board.seat(guest.seat) else {
        return Ok(());
    };
    let place = SeatSetup {
        player: SeatedPlayer::Guest(name),
        ..seat.place.clone()
    };
    if place == seat.place {
        return Ok(());
    }
    let ask = Ask {
        id: tables.entropy.uuid(tables.clock.now()),
        command: Command::Seat {
            seat: guest.seat,
            place,
        },
    };
    let asker = Asker::At {
        who: Who::Guest(guest.id),
        device: None,
    };
    // Refused, the guest has the seat under the name it had.
    let asked = tables.live.command(table, ask, asker).await;
    asked.map(drop).map_err(|_| ErrorKind::Unavailable.into())
}
