//! The bare driver with the same statements, on as many threads as Podium reads with, returning rows as JSON.

use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;

use anyhow::Result;
use axum::Router;
use axum::routing::get;
use rusqlite::Connection;
use serde::{Deserialize, Serialize};

use crate::bare;
use crate::sqlite::{Threads, append};

#[derive(Serialize, Deserialize)]
pub struct Routes {
    pub database: String,
    /// The statements behind each path.
    pub routes: HashMap<String, Vec<String>>,
}

/// Serves the routes given on standard input until killed; prints its address.
pub async fn serve() -> Result<()> {
    let Routes { database, routes } = serde_json::from_reader(std::io::stdin())?;
    let threads = Threads::readers(Path::new(&database))?;
    let mut router = Router::new();
    for (path, statements) in routes {
        let (threads, statements) = (threads.clone(), Arc::new(statements));
        let handler = async move || {
            let statements = statements.clone();
            bare::answer(threads.run(move |conn| run(conn, &statements)).await)
        };
        router = router.route(&path, get(handler));
    }
    bare::serve_router(router).await
}

fn run(conn: &Connection, statements: &[String]) -> Result<Vec<u8>> {
    let mut body = Vec::new();
    conn.prepare_cached("BEGIN")?.execute([])?;
    for sql in statements {
        append(&mut body, conn.prepare_cached(sql)?.query([])?)?;
    }
    conn.prepare_cached("COMMIT")?.execute([])?;
    Ok(body)
}
