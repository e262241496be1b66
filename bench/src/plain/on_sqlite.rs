use std::path::Path;

use anyhow::Result;
use rusqlite::types::{ToSql, ToSqlOutput};
use rusqlite::{TransactionBehavior, params_from_iter};
use uuid::Uuid;

use super::{Cell, Read, Statement};
use crate::sqlite::{Threads, append};

/// Several threads read, one writes.
pub struct OnSqlite {
    readers: Threads,
    writer: Threads,
}

impl OnSqlite {
    pub fn open(file: &Path) -> Result<OnSqlite> {
        Ok(OnSqlite {
            readers: Threads::readers(file)?,
            writer: Threads::start(file, 1)?,
        })
    }

    pub async fn read(&self, statements: Read, id: Uuid) -> Result<Vec<u8>> {
        let read = self.readers.run(move |conn| {
            let mut body = b"[".to_vec();
            for (at, sql) in statements.iter().enumerate() {
                body.extend(if at == 0 { "[" } else { ",[" }.bytes());
                append(&mut body, conn.prepare_cached(&numbered(sql))?.query([id])?)?;
                body.push(b']');
            }
            body.push(b']');
            Ok(body)
        });
        read.await
    }

    pub async fn write(&self, statements: Vec<Statement>) -> Result<()> {
        let write = self.writer.run(move |conn| {
            let transaction = conn.transaction_with_behavior(TransactionBehavior::Immediate)?;
            for (sql, values) in statements {
                transaction
                    .prepare_cached(&numbered(sql))?
                    .execute(params_from_iter(values))?;
            }
            transaction.commit()?;
            Ok(Vec::new())
        });
        write.await.map(drop)
    }
}

/// SQLite numbers `$1` as it meets it.
fn numbered(sql: &str) -> String {
    sql.replace('$', "?")
}

impl ToSql for Cell {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        match self {
            Cell::Id(id) => id.to_sql(),
            Cell::Number(number) => number.to_sql(),
            Cell::Text(text) => text.to_sql(),
        }
    }
}
