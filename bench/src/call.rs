//! A measured call, and the statements behind it.

use std::path::Path;

use anyhow::{Context, Result};
use podium_store::Conn;
use rusqlite::trace::{TraceEvent, TraceEventCodes};
use serde_json::Value;

use crate::load::Request;
use crate::process::Podium;

/// Something to ask for, and the statements behind it, with their values.
pub struct Call {
    pub name: &'static str,
    pub path: String,
    /// Posted, where there is one.
    body: Option<Value>,
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

    pub fn request(&self, podium: &Podium, headers: &[(&str, String)]) -> Request {
        match &self.body {
            None => Request::new(podium.address, "GET", &self.path, headers, ""),
            Some(body) => {
                let json = ("Content-Type", "application/json".to_owned());
                let headers = [headers, &[json]].concat();
                Request::new(podium.address, "POST", &self.path, &headers, &body.to_string())
            }
        }
    }
}

/// Has SQLite say what it was asked.
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
                // The receiver is gone once the statements are read.
                let _ = said.send(statement.expanded_sql());
            }
        }),
    )?;
    read(&mut Conn::Sqlite(conn)).await?;
    let said: Result<Vec<String>> = heard
        .into_iter()
        .map(|sql| sql.context("a statement too long to say"))
        .collect();
    // What the full-text index asks for itself it asks again by itself.
    let ours = |sql: &String| sql.starts_with("SELECT") && !sql.contains("note_search_");
    Ok(said?.into_iter().filter(ours).collect())
}
