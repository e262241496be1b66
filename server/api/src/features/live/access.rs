//! Which table is meant, and whether somebody may know of it.

use std::str::FromStr;

use podium_domain::{FieldError, LiveCode};
use podium_store::live::LiveStatus;
use podium_store::{Conn, live};
use uuid::Uuid;

use crate::attempt::Stop;
use crate::error::ErrorKind;
use crate::live::Met;

#[derive(Debug, Clone)]
pub enum Key {
    Id(Uuid),
    Code(LiveCode),
}

impl FromStr for Key {
    type Err = FieldError;

    fn from_str(text: &str) -> Result<Key, FieldError> {
        match text.parse() {
            Ok(id) => Ok(Key::Id(id)),
            Err(_) => text.parse().map(Key::Code),
        }
    }
}

/// A table that somebody is at, or whose code they have while it is open.
pub async fn seen(c: &mut Conn, me: Uuid, key: &Key) -> Result<Met, Stop> {
    let (row, by_code) = match key {
        Key::Id(id) => (live::find(c, *id).await?, false),
        Key::Code(code) => (live::find_by_code(c, code.as_str()).await?, true),
    };
    let met = Met::new(c, row.ok_or(ErrorKind::LiveUnknown)?).await?;
    let shown = by_code && met.row.status == LiveStatus::Open;
    if shown || met.person(me).is_some() {
        Ok(met)
    } else {
        Err(ErrorKind::LiveUnknown.into())
    }
}

/// A table that the caller is the host of.
pub async fn hosted(c: &mut Conn, me: Uuid, id: Uuid) -> Result<Met, Stop> {
    let met = seen(c, me, &Key::Id(id)).await?;
    if met.row.host_id == Some(me) {
        Ok(met)
    } else {
        Err(ErrorKind::Forbidden.into())
    }
}

pub fn still_open(met: &Met) -> Result<(), ErrorKind> {
    match met.row.status {
        LiveStatus::Open => Ok(()),
        LiveStatus::Closed => Err(ErrorKind::LiveClosed),
        LiveStatus::Finished => Err(ErrorKind::LiveFinished),
    }
}
