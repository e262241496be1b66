//! The devices without an account at a live table, each with the guest's seat it holds.

use podium_domain::Timestamp;
use podium_domain::table::SeatNo;
use uuid::Uuid;

use super::changed;
use crate::{Conn, Error, Result, row, statements};

#[derive(Debug, Clone, Copy)]
pub struct LiveGuest {
    pub id: Uuid,
    pub seat: SeatNo,
}

struct Stored {
    id: Uuid,
    seat: i64,
}

row!(Stored: guest_columns { id, seat });

/// Of the device's token; the token itself is nowhere.
pub type TokenHash = [u8; 32];

statements! {
    GUESTS = concat!("SELECT ", guest_columns!(), " FROM live_guest WHERE table_id = $1 ORDER BY seat");
    GUEST_BY_TOKEN = concat!("SELECT ", guest_columns!(), " FROM live_guest WHERE table_id = $1 AND token_hash = $2");
    PUT_GUEST = "INSERT INTO live_guest (id, table_id, seat, token_hash, since) VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (table_id, seat) DO NOTHING";
    REMOVE_GUEST = "DELETE FROM live_guest WHERE table_id = $1 AND seat = $2";
}

impl TryFrom<Stored> for LiveGuest {
    type Error = Error;

    fn try_from(Stored { id, seat }: Stored) -> Result<LiveGuest> {
        let known = u8::try_from(seat).ok().and_then(|seat| SeatNo::try_from(seat).ok());
        let seat = known.ok_or_else(|| Error::Failed(format!("{seat} is no seat")))?;
        Ok(LiveGuest { id, seat })
    }
}

pub async fn guests(c: &mut Conn, table: Uuid) -> Result<Vec<LiveGuest>> {
    let stored: Vec<Stored> = c.all(GUESTS, &[&table]).await?;
    stored.into_iter().map(LiveGuest::try_from).collect()
}

/// The device with this token, where it holds a seat at the table.
pub async fn guest_by_token(c: &mut Conn, table: Uuid, token: TokenHash) -> Result<Option<LiveGuest>> {
    let stored: Option<Stored> = c.opt(GUEST_BY_TOKEN, &[&table, &token]).await?;
    stored.map(LiveGuest::try_from).transpose()
}

/// A device takes a seat; false where another holds it.
pub async fn put_guest(
    c: &mut Conn,
    table: Uuid,
    guest: LiveGuest,
    token: TokenHash,
    since: Timestamp,
) -> Result<bool> {
    let seat = i64::from(guest.seat.number());
    let put = c.exec(PUT_GUEST, &[&guest.id, &table, &seat, &token, &since]).await? > 0;
    if put {
        changed(c, table).await?;
    }
    Ok(put)
}

/// Whether a device held that seat.
pub async fn remove_guest(c: &mut Conn, table: Uuid, seat: SeatNo) -> Result<bool> {
    let removed = c.exec(REMOVE_GUEST, &[&table, &i64::from(seat.number())]).await? > 0;
    if removed {
        changed(c, table).await?;
    }
    Ok(removed)
}
