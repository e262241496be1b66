//! Reads rows of many ids with one statement.

use uuid::Uuid;

use crate::{Conn, FromRow, Param, Result};

/// How many ids one statement takes.
pub const MANY: usize = 50;

/// The places of the ids, `$1` to `$50`; a statement's other values follow from `$51`.
#[macro_export]
macro_rules! many_ids {
    () => {
        "$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, \
         $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, \
         $45, $46, $47, $48, $49, $50"
    };
}

/// Every row of a statement with `IN (many_ids!())`, for any number of ids. Places left over hold the nil id,
/// which nothing has.
pub async fn for_many<T: FromRow + Send>(c: &mut Conn, sql: &str, ids: &[Uuid], rest: &[&dyn Param]) -> Result<Vec<T>> {
    let mut all = Vec::new();
    for some in ids.chunks(MANY) {
        let mut places = [Uuid::nil(); MANY];
        places[..some.len()].copy_from_slice(some);
        let ids = places.iter().map(|id| id as &dyn Param);
        let params: Vec<&dyn Param> = ids.chain(rest.iter().copied()).collect();
        all.append(&mut c.all(sql, &params).await?);
    }
    Ok(all)
}
