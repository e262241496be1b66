//! A measured call and the SQL statements behind it.

use std::path::Path;

use anyhow::{Context, Result};
use podium_store::Conn;
use rusqlite::trace::{TraceEvent, TraceEventCodes};
use serde_json::Value;

use crate::account::Account;
use crate::http::Request;
use crate::process::Podium;

pub struct Call {
    pub name: &'static str,
    /// Below `/api`.
    pub path: String,
    /// A call with a body is a POST.
    body: Option<Value>,
    /// With their values filled in.
    pub statements: Vec<String>,
}

impl Call {
    pub fn get(name: &'static str, path: String, statements: Vec<String>) -> Call {
        Call {
            name,
            path,
            body: None,
            statements,
        }
    }

    pub fn posting(self, body: Value) -> Call {
        Call {
            body: Some(body),
            ..self
        }
    }

    pub fn request(&self, podium: &Podium, account: &Account) -> Result<Request> {
        account.request(podium, &self.path, self.body.as_ref())
    }
}

/// Runs `read` and returns the SQL statements that SQLite traced.
pub async fn written_down(
    database: &Path,
    read: impl AsyncFnOnce(&mut Conn) -> podium_store::Result<()>,
) -> Result<Vec<String>> {
    let mut conn = rusqlite::Connection::open(database)?;
    let (said, heard) = std::sync::mpsc::channel();
    conn.trace_v2(
        TraceEventCodes::SQLITE_TRACE_STMT,
        Some(move |event: TraceEvent<'_>| {
            if let TraceEvent::Stmt(statement, _) = event {
                // Sending fails once the statements are read and the receiver is gone.
                let _ = said.send(statement.expanded_sql());
            }
        }),
    )?;
    read(&mut Conn::Sqlite(conn)).await?;
    let said: Result<Vec<String>> = heard
        .into_iter()
        .map(|sql| sql.context("a statement too long to say"))
        .collect();
    // Leave out the full-text index's internal queries: they run again with the outer statement.
    let ours = |sql: &String| sql.starts_with("SELECT") && !sql.contains("note_search_");
    Ok(said?.into_iter().filter(ours).collect())
}
