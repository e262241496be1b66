//! Folds a table's stored events into a `Table`, outside the transaction that read them.

use podium_domain::table::{Event, Table};
use podium_store::live::{self, LiveTable, StoredTable};
use podium_store::{Conn, Db};

use crate::http::compute::compute;
use crate::http::error::ApiResult;

/// The table and the events it was read with. A snapshot only saves time: if it cannot be used, all events are folded.
pub async fn fold(db: &Db, row: &LiveTable, stored: StoredTable) -> ApiResult<(Table, Vec<Event>)> {
    let has_snapshot = stored.has_snapshot();
    match compute(move || stored.fold()).await? {
        Err(why) if has_snapshot => why.log("a table's snapshot cannot be used"),
        folded => return Ok(folded?),
    }
    // Not beyond the row that was read with it.
    let (id, upto) = (row.id, row.sequence);
    let read = db.read(async move |c: &mut Conn| live::stored_with_all_events(c, id, upto).await);
    let whole = read.await?;
    Ok(compute(move || whole.fold()).await??)
}
