//! Whole databases as rows that either kind can take: read from one moment, written into an empty place. Used by
//! `podium-backup`.

mod checksum;
mod line;
mod snapshot;
mod table;
mod target;

pub use checksum::Checksum;
pub use line::check;
pub use snapshot::Snapshot;
pub use table::{Field, Kind, Table};
pub use target::Target;

use crate::{Conn, Error, MIGRATIONS, Row};

/// The newest schema that this program knows.
pub fn newest_schema() -> i64 {
    MIGRATIONS.len() as i64
}

/// Hands over every row of a table as a line, and says what they add up to.
async fn rows<E: From<Error> + Send>(
    c: &mut Conn,
    table: &Table,
    mut take: impl FnMut(&[u8]) -> Result<(), E> + Send,
) -> Result<Checksum, E> {
    let (mut sum, mut line, mut broken) = (Checksum::default(), Vec::new(), None);
    let sql = format!("SELECT {} FROM {}", table.fields(), table.quoted());
    let mut read = |row: &Row<'_>| {
        line::write(&mut line, &table.columns, row)?;
        sum.add(&line);
        take(&line).map_err(|why| {
            broken = Some(why);
            Error::Refused
        })
    };
    let read = c.scan(&sql, &mut read).await;
    match broken {
        Some(why) => Err(why),
        None => {
            read?;
            Ok(sum)
        }
    }
}
