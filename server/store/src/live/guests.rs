//! The devices without an account at a live table, each with the guest's seat it holds.

use podium_domain::Timestamp;
use podium_domain::table::SeatNo;
use uuid::Uuid;

use super::changed;
use crate::{Conn, Error, Result, query, row};

#[derive(Debug, Clone, Copy)]
pub struct LiveGuest {
    pub id: Uuid,
    pub seat: SeatNo,
}

struct Stored {
    id: Uuid,
    seat: i64,
}

row!(Stored { id, seat });

/// Of the device's token; the token itself is nowhere.
pub type TokenHash = [u8; 32];

impl TryFrom<Stored> for LiveGuest {
    type Error = Error;

    fn try_from(Stored { id, seat }: Stored) -> Result<LiveGuest> {
        let known = u8::try_from(seat).ok().and_then(|seat| SeatNo::try_from(seat).ok());
        let seat = known.ok_or_else(|| Error::Failed(format!("{seat} is no seat")))?;
        Ok(LiveGuest { id, seat })
    }
}

pub async fn guests(c: &mut Conn, table: Uuid) -> Result<Vec<LiveGuest>> {
    let stored = read_guests(c, table).await?;
    stored.into_iter().map(LiveGuest::try_from).collect()
}

#[query("SELECT {Stored} FROM live_guest WHERE table_id = :table ORDER BY seat")]
async fn read_guests(c: &mut Conn, table: Uuid) -> Result<Vec<Stored>>;

/// The device with this token, where it holds a seat at the table.
pub async fn guest_by_token(c: &mut Conn, table: Uuid, token: TokenHash) -> Result<Option<LiveGuest>> {
    let stored = find_guest(c, table, token).await?;
    stored.map(LiveGuest::try_from).transpose()
}

#[query("SELECT {Stored} FROM live_guest WHERE table_id = :table AND token_hash = :token")]
async fn find_guest(c: &mut Conn, table: Uuid, token: TokenHash) -> Result<Option<Stored>>;

/// A device takes a seat; false where another holds it.
pub async fn put_guest(
    c: &mut Conn,
    table: Uuid,
    guest: LiveGuest,
    token: TokenHash,
    since: Timestamp,
) -> Result<bool> {
    let seat = i64::from(guest.seat.number());
    let put = insert_guest(c, guest.id, table, seat, token, since).await? > 0;
    if put {
        changed(c, table).await?;
    }
    Ok(put)
}

#[query {"
    INSERT INTO live_guest (id, table_id, seat, token_hash, since)
    VALUES (:id, :table, :seat, :token, :since)
    ON CONFLICT (table_id, seat) DO NOTHING"}]
async fn insert_guest(
    c: &mut Conn,
    id: Uuid,
    table: Uuid,
    seat: i64,
    token: TokenHash,
    since: Timestamp,
) -> Result<u64>;

/// Whether a device held that seat.
pub async fn remove_guest(c: &mut Conn, table: Uuid, seat: SeatNo) -> Result<bool> {
    let removed = delete_guest(c, table, i64::from(seat.number())).await? > 0;
    if removed {
        changed(c, table).await?;
    }
    Ok(removed)
}

#[query("DELETE FROM live_guest WHERE table_id = :table AND seat = :seat")]
async fn delete_guest(c: &mut Conn, table: Uuid, seat: i64) -> Result<u64>;
