//! What the bare driver does with the same statements: run on as many threads as Podium reads with, every column
//! looked at, nothing made of it; the answer is the same bytes.

use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result};
use axum::Router;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use crossbeam_channel::{Sender, bounded};
use rusqlite::{Connection, OpenFlags};
use serde::{Deserialize, Serialize};
use tokio::net::TcpListener;
use tokio::sync::oneshot;

#[derive(Serialize, Deserialize)]
pub struct Route {
    pub statements: Vec<String>,
    pub body: String,
}

#[derive(Serialize, Deserialize)]
pub struct Routes {
    pub database: String,
    pub routes: HashMap<String, Route>,
}

type Job = (Arc<Route>, oneshot::Sender<rusqlite::Result<()>>);

/// Serves the routes given on standard input until it is killed; says its address on standard output.
pub async fn serve() -> Result<()> {
    let Routes { database, routes } = serde_json::from_reader(std::io::stdin())?;
    let (queue, jobs) = bounded::<Job>(4_096);
    let threads = std::thread::available_parallelism()?.get().clamp(2, 8);
    for _ in 0..threads {
        let (conn, jobs) = (open(Path::new(&database))?, jobs.clone());
        std::thread::spawn(move || {
            for (route, answer) in jobs {
                let _ = answer.send(run(&conn, &route.statements));
            }
        });
    }
    let mut router = Router::new();
    for (path, route) in routes {
        let (queue, route) = (queue.clone(), Arc::new(route));
        router = router.route(&path, get(move || answer(queue.clone(), route.clone())));
    }
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    crate::bare::say_address(&listener)?;
    axum::serve(listener, router).await.context("the bare driver's server")
}

async fn answer(queue: Sender<Job>, route: Arc<Route>) -> impl IntoResponse {
    let (done, outcome) = oneshot::channel();
    let sent = queue.try_send((route.clone(), done)).map_err(|why| why.to_string());
    let ran = match sent {
        Err(why) => Err(why),
        Ok(()) => match outcome.await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(why)) => Err(why.to_string()),
            Err(why) => Err(why.to_string()),
        },
    };
    match ran {
        Ok(()) => Ok(([(header::CONTENT_TYPE, "application/json")], route.body.clone())),
        Err(why) => {
            eprintln!("the bare driver: {why}");
            Err(StatusCode::INTERNAL_SERVER_ERROR)
        }
    }
}

/// As Podium opens it.
fn open(database: &Path) -> Result<Connection> {
    let conn = Connection::open_with_flags(database, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    conn.execute_batch("PRAGMA busy_timeout = 5000; PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY;")?;
    conn.set_prepared_statement_cache_capacity(512);
    Ok(conn)
}

fn run(conn: &Connection, statements: &[String]) -> rusqlite::Result<()> {
    conn.prepare_cached("BEGIN")?.execute([])?;
    for sql in statements {
        let mut statement = conn.prepare_cached(sql)?;
        let columns = statement.column_count();
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            for column in 0..columns {
                std::hint::black_box(row.get_ref(column)?);
            }
        }
    }
    conn.prepare_cached("COMMIT")?.execute([])?;
    Ok(())
}
