use std::path::Path;

use rusqlite::backup::{Backup, StepResult};

use super::table::{STEPS, Table, tables};
use super::{Checksum, rows};
use crate::{Address, Conn, DatabaseFile, Error, Result, pictures, query};

/// How many pages are copied at a time: 16 MiB.
const PAGES: i32 = 4_096;

/// A database as it is at one moment, whatever is written meanwhile.
pub struct Snapshot {
    conn: Conn,
    /// The step that its schema is at; 0 where there is none of Podium's tables.
    pub schema: i64,
    /// Without the schema's own.
    pub tables: Vec<Table>,
}

impl Snapshot {
    pub async fn begin(address: &Address) -> Result<Snapshot> {
        let mut conn = address.connect().await?;
        // The first look decides what a transaction sees from then on.
        conn.batch(match &conn {
            Conn::Sqlite(_) => "BEGIN; PRAGMA schema_version",
            Conn::Postgres(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        })
        .await?;
        let mut tables = tables(&mut conn).await?;
        let schema = match tables.iter().any(|table| table.name == STEPS) {
            true => read_schema(&mut conn).await?,
            false => 0,
        };
        tables.retain(|table| table.name != STEPS);
        Ok(Snapshot { conn, schema, tables })
    }

    /// The addresses of every picture that something shows.
    pub async fn pictures(&mut self) -> Result<Vec<String>> {
        pictures::in_use(&mut self.conn).await
    }

    /// Goes on with a copy where holding the moment would hold up others: SQLite's write-ahead log grows as long as somebody
    /// reads what was before it. PostgreSQL needs no copy. `tell` is told how many pages are done, of how many.
    pub fn detach<E: From<Error>>(
        &mut self,
        scratch: &Path,
        mut tell: impl FnMut(u64, u64) -> Result<(), E>,
    ) -> Result<(), E> {
        let Conn::Sqlite(from) = &self.conn else { return Ok(()) };
        let mut copy = DatabaseFile::in_folder(scratch).create_copy_target()?;
        // The copy is deleted after the backup, so it needs no syncs.
        copy.execute_batch("PRAGMA synchronous = OFF").map_err(Error::from)?;
        let copying = Backup::new(from, &mut copy).map_err(Error::from)?;
        loop {
            // The open transaction keeps the moment: without it, each write would begin the copy anew.
            let step = copying.step(PAGES).map_err(Error::from)?;
            let pages = copying.progress();
            let number = |pages: i32| u64::try_from(pages).unwrap_or_default();
            tell(number(pages.pagecount - pages.remaining), number(pages.pagecount))?;
            match step {
                StepResult::Done => break,
                StepResult::More => (),
                busy => return Err(Error::Failed(format!("the copy of the database is {busy:?}")).into()),
            }
        }
        drop(copying);
        self.conn = Conn::Sqlite(copy);
        Ok(())
    }

    /// Hands over every row of a table as a line, and says what they add up to.
    pub async fn rows<E: From<Error> + Send>(
        &mut self,
        table: &Table,
        take: impl FnMut(&[u8]) -> Result<(), E> + Send,
    ) -> Result<Checksum, E> {
        rows(&mut self.conn, table, take).await
    }
}

/// The number of the last migration.
#[query("SELECT COALESCE(MAX(number), 0) FROM schema_migration")]
async fn read_schema(c: &mut Conn) -> Result<i64>;
