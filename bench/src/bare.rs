//! The bare framework: a route with fixed bytes, and one password hash.

use std::collections::HashMap;
use std::io::Write;

use anyhow::Result;
use argon2::{Algorithm, Argon2, Params, Version};
use axum::Router;
use axum::http::{HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use tokio::net::TcpListener;

pub const PASSWORD: &str = "four lamps, one table";

type Json = ([(HeaderName, &'static str); 1], &'static str);

/// Serves the answers given on standard input until killed; prints its address.
pub async fn serve() -> Result<()> {
    let answers: HashMap<String, String> = serde_json::from_reader(std::io::stdin())?;
    let mut router = Router::new();
    for (path, body) in answers {
        // The answers live as long as the process.
        let body: &'static str = body.leak();
        let handler = match path.as_str() {
            "/signin" => post(move || hash_then(body)),
            _ => get(move || async move { json(body) }),
        };
        router = router.route(&path, handler);
    }
    serve_router(router).await
}

/// Serves until killed; prints its address for the parent process.
pub async fn serve_router(router: Router) -> Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("{}", listener.local_addr()?);
    std::io::stdout().flush()?;
    axum::serve(listener, router).await?;
    Ok(())
}

/// The answer of a reference server that may fail.
pub fn answer(body: Result<Vec<u8>>) -> Response {
    match body {
        Ok(body) => ([(header::CONTENT_TYPE, "application/json")], body).into_response(),
        Err(why) => {
            eprintln!("a reference server: {why:#}");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}

fn json(body: &'static str) -> Json {
    ([(header::CONTENT_TYPE, "application/json")], body)
}

async fn hash_then(body: &'static str) -> Json {
    tokio::task::spawn_blocking(|| {
        // The same parameters as Podium's.
        let params = Params::new(19 * 1024, 2, 1, None).expect("within argon2's limits");
        let mut hash = [0; 32];
        Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
            .hash_password_into(PASSWORD.as_bytes(), b"sixteen bytes...", &mut hash)
            .expect("a plain password");
        std::hint::black_box(hash);
    })
    .await
    .expect("hashing does not panic");
    json(body)
}
