//! The bare driver with the same statements, on as many threads as Podium reads with, returning rows as JSON.

use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result};
use axum::Router;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use crossbeam_channel::{Sender, bounded};
use rusqlite::types::ValueRef;
use rusqlite::{Connection, OpenFlags, Row};
use serde::ser::{SerializeMap, Serializer};
use serde::{Deserialize, Serialize};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use uuid::Uuid;

#[derive(Serialize, Deserialize)]
pub struct Routes {
    pub database: String,
    /// The statements behind each path.
    pub routes: HashMap<String, Vec<String>>,
}

type Job = (Arc<Vec<String>>, oneshot::Sender<Result<Vec<u8>>>);

/// Serves the routes given on standard input until killed; prints its address.
pub async fn serve() -> Result<()> {
    let Routes { database, routes } = serde_json::from_reader(std::io::stdin())?;
    let (queue, jobs) = bounded::<Job>(4_096);
    let threads = std::thread::available_parallelism()?.get().clamp(2, 8);
    for _ in 0..threads {
        let (conn, jobs) = (open(Path::new(&database))?, jobs.clone());
        std::thread::spawn(move || {
            for (statements, answer) in jobs {
                let _ = answer.send(run(&conn, &statements));
            }
        });
    }
    let mut router = Router::new();
    for (path, statements) in routes {
        let (queue, statements) = (queue.clone(), Arc::new(statements));
        router = router.route(&path, get(move || answer(queue.clone(), statements.clone())));
    }
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    crate::bare::say_address(&listener)?;
    axum::serve(listener, router).await.context("the bare driver's server")
}

async fn answer(queue: Sender<Job>, statements: Arc<Vec<String>>) -> impl IntoResponse {
    let (done, outcome) = oneshot::channel();
    let read = async {
        queue.try_send((statements, done))?;
        outcome.await?
    };
    match read.await {
        Ok(body) => Ok(([(header::CONTENT_TYPE, "application/json")], body)),
        Err(why) => {
            eprintln!("the bare driver: {why}");
            Err(StatusCode::INTERNAL_SERVER_ERROR)
        }
    }
}

/// Opens the database with Podium's settings.
fn open(database: &Path) -> Result<Connection> {
    let conn = Connection::open_with_flags(database, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    conn.execute_batch("PRAGMA busy_timeout = 5000; PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY;")?;
    conn.set_prepared_statement_cache_capacity(512);
    Ok(conn)
}

fn run(conn: &Connection, statements: &[String]) -> Result<Vec<u8>> {
    let mut body = Vec::new();
    conn.prepare_cached("BEGIN")?.execute([])?;
    for sql in statements {
        let mut statement = conn.prepare_cached(sql)?;
        let names: Vec<String> = statement.column_names().map(str::to_owned).collect();
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            serde_json::to_writer(&mut body, &Object { row, names: &names })?;
        }
    }
    conn.prepare_cached("COMMIT")?.execute([])?;
    Ok(body)
}

struct Object<'r> {
    row: &'r Row<'r>,
    names: &'r [String],
}

impl Serialize for Object<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(Some(self.names.len()))?;
        for (at, name) in self.names.iter().enumerate() {
            match self.row.get_ref(at).map_err(serde::ser::Error::custom)? {
                ValueRef::Null => object.serialize_entry(name, &())?,
                ValueRef::Integer(number) => object.serialize_entry(name, &number)?,
                ValueRef::Real(number) => object.serialize_entry(name, &number)?,
                ValueRef::Text(text) => object.serialize_entry(name, &String::from_utf8_lossy(text))?,
                ValueRef::Blob(bytes) => object.serialize_entry(name, &Uuid::from_slice(bytes).ok())?,
            }
        }
        object.end()
    }
}
