//! What the same framework does when it does nothing else: fixed bytes, and one password hash.

use std::collections::HashMap;
use std::io::Write;
use std::sync::LazyLock;

use anyhow::Result;
use argon2::password_hash::{PasswordHasher, PasswordVerifier, SaltString};
use argon2::{Algorithm, Argon2, Params, PasswordHash, Version};
use axum::Router;
use axum::http::{HeaderName, header};
use axum::routing::{get, post};
use tokio::net::TcpListener;

pub const PASSWORD: &str = "four lamps, one table";

type Json = ([(HeaderName, &'static str); 1], &'static str);

/// Serves the answers given on standard input until it is killed; says its address on standard output.
pub async fn serve() -> Result<()> {
    let answers: HashMap<String, String> = serde_json::from_reader(std::io::stdin())?;
    let mut router = Router::new();
    for (path, body) in answers {
        // The process lives as long as its answers.
        let body: &'static str = body.leak();
        let handler = match path.as_str() {
            "/signin" => post(move || verify_then(body)),
            _ => get(move || async move { json(body) }),
        };
        router = router.route(&path, handler);
    }
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("{}", listener.local_addr()?);
    std::io::stdout().flush()?;
    axum::serve(listener, router).await?;
    Ok(())
}

fn json(body: &'static str) -> Json {
    ([(header::CONTENT_TYPE, "application/json")], body)
}

async fn verify_then(body: &'static str) -> Json {
    tokio::task::spawn_blocking(|| {
        static HASH: LazyLock<String> = LazyLock::new(hash);
        let hash = PasswordHash::new(&HASH).expect("we wrote it");
        argon2()
            .verify_password(PASSWORD.as_bytes(), &hash)
            .expect("it is the same password");
    })
    .await
    .expect("hashing does not panic");
    json(body)
}

fn hash() -> String {
    let salt = SaltString::encode_b64(b"sixteen bytes, ok").expect("short enough");
    argon2()
        .hash_password(PASSWORD.as_bytes(), &salt)
        .expect("a plain password")
        .to_string()
}

/// The parameters that Podium promises.
fn argon2() -> Argon2<'static> {
    let params = Params::new(19 * 1024, 2, 1, None).expect("within argon2's limits");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}
