//! Finds the table of a call, and checks that the caller may know of it.

use std::str::FromStr;
use std::sync::Arc;

use podium_domain::table::TableAct;
use podium_domain::{FieldError, LiveCode};
use podium_settings::Settings;
use podium_store::live::{LiveStatus, LiveTable};
use podium_store::{Conn, Db, live};
use podium_system::{Clock, Entropy};
use uuid::Uuid;

use crate::http::bundle::bundle;
use crate::http::error::{ApiResult, ErrorKind};
use crate::http::tx::{self, TxError};
use crate::live::{Live, LoadedTable, Unfolded};
use crate::signals::Signals;

bundle! {
    /// What a change at a live table needs.
    pub struct LiveTables {
        db: Db,
        clock: Clock,
        entropy: Entropy,
        settings: Arc<Settings>,
        signals: Arc<Signals>,
        live: Arc<Live>,
    }
}

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

/// A table the caller is at, or an open one whose code they have. Checked before anything else is read.
pub async fn known(c: &mut Conn, me: Uuid, key: &Key) -> Result<LiveTable, TxError> {
    let row = match key {
        Key::Id(id) => live::find(c, *id).await?,
        Key::Code(code) => live::find_by_code(c, code.as_str()).await?,
    };
    let row = row.ok_or(ErrorKind::LiveUnknown)?;
    let act = match key {
        Key::Id(_) => TableAct::See,
        Key::Code(_) => TableAct::Enter {
            open: row.status == LiveStatus::Open,
        },
    };
    let person = live::person(c, row.id, me).await?;
    if row.attendance(me, person.map(|person| person.role)).may(act) {
        Ok(row)
    } else {
        Err(ErrorKind::LiveUnknown.into())
    }
}

/// A table that the caller is the host of.
pub async fn hosted(c: &mut Conn, me: Uuid, id: Uuid) -> Result<LiveTable, TxError> {
    let row = known(c, me, &Key::Id(id)).await?;
    if row.attendance(me, None).may(TableAct::Host) {
        Ok(row)
    } else {
        Err(ErrorKind::Forbidden.into())
    }
}

pub fn still_open(row: &LiveTable) -> Result<(), ErrorKind> {
    match row.status {
        LiveStatus::Open => Ok(()),
        LiveStatus::Closed => Err(ErrorKind::LiveClosed),
        LiveStatus::Finished => Err(ErrorKind::LiveFinished),
    }
}

/// The table of a key as its caller may see it.
pub async fn seen(db: &Db, me: Uuid, key: Key) -> ApiResult<LoadedTable> {
    let table = tx::read(db, async move |c: &mut Conn| {
        let row = known(c, me, &key).await?;
        Ok(Unfolded::read(c, row).await?)
    });
    table.await?.fold(db).await
}

/// A table after a write.
pub async fn now(db: &Db, id: Uuid) -> ApiResult<LoadedTable> {
    let table = tx::read(db, async move |c: &mut Conn| {
        let row = live::find(c, id).await?.ok_or(ErrorKind::LiveUnknown)?;
        Ok(Unfolded::read(c, row).await?)
    });
    table.await?.fold(db).await
}
