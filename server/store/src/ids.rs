//! Reads rows of many ids with one statement.

use uuid::Uuid;

use crate::{Batch, Conn, FromRow, Param, Result};

pub use crate::db::MANY;

/// Every row of a statement with `IN (many_ids!())`, for any number of ids.
pub async fn for_many<T: FromRow + Send>(
    c: &mut Conn,
    sql: &'static str,
    ids: &[Uuid],
    rest: &[&dyn Param],
) -> Result<Vec<T>> {
    let mut all = Vec::new();
    let mut batch = Batch::default();
    batch.many(sql, ids, rest, &mut all);
    batch.run(c).await?;
    Ok(all)
}
