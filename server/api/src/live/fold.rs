//! Folds a table's stored events into a `Table` or its `Summary`, outside the transaction that read them.

use podium_domain::table::Event;
use podium_store::live::{self, Folded, LiveTable, SNAPSHOT_EVERY, Stored};
use podium_store::{Conn, Db};

use crate::http::compute::compute;
use crate::http::error::ApiResult;

/// What was stored, folded, and the events it was read with. A snapshot only saves time: if it cannot be used, all events
/// are folded, and what they make is stored as the next one.
pub async fn fold<T: Folded + Send + 'static>(
    db: &Db,
    row: &LiveTable,
    stored: Stored<T>,
) -> ApiResult<(T, Vec<Event>)> {
    let (has_snapshot, snapshot) = (stored.has_snapshot(), stored.snapshot_sequence());
    let (folded, snapshot) = match run(stored).await? {
        Err(why) if has_snapshot => {
            why.log("a table's snapshot cannot be used");
            // Not beyond the row that was read with it.
            let (id, upto) = (row.id, row.sequence);
            let read = db.read(async move |c: &mut Conn| live::stored_events(c, id, upto).await);
            (run(read.await?).await??, 0)
        }
        folded => (folded?, snapshot),
    };
    if row.sequence - snapshot > 2 * SNAPSHOT_EVERY.cast_signed() {
        renew(db, row, &folded.0).await;
    }
    Ok(folded)
}

async fn run<T: Folded + Send + 'static>(stored: Stored<T>) -> ApiResult<podium_store::Result<(T, Vec<Event>)>> {
    match stored.is_short() {
        true => Ok(stored.fold()),
        false => compute(move || stored.fold()).await,
    }
}

/// Spares the next reader so many events.
async fn renew(db: &Db, row: &LiveTable, table: &impl Folded) {
    let (row, snapshot) = (row.clone(), table.to_snapshot());
    let written = db.write(async move |c: &mut Conn| live::renew_snapshot(c, &row, &snapshot).await);
    if let Err(why) = written.await {
        why.log("a table's snapshot could not be stored");
    }
}
