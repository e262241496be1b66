//! The bare socket library: every message is passed on to everyone.

use anyhow::Result;
use axum::Router;
use axum::extract::State;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use axum::routing::get;
use tokio::sync::broadcast;

type All = broadcast::Sender<Utf8Bytes>;

/// Serves until killed; prints its address.
pub async fn serve() -> Result<()> {
    let (all, _) = broadcast::channel(1_024);
    let router = Router::new().route("/", get(open)).with_state(all);
    crate::bare::serve_router(router).await
}

/// Uses the same small buffer as Podium.
async fn open(State(all): State<All>, upgrade: WebSocketUpgrade) -> Response {
    upgrade
        .read_buffer_size(4 * 1024)
        .on_upgrade(|socket| pass_on(socket, all))
}

async fn pass_on(mut socket: WebSocket, all: All) {
    let mut told = all.subscribe();
    loop {
        tokio::select! {
            Ok(text) = told.recv() => if socket.send(Message::Text(text)).await.is_err() {
                return;
            },
            said = socket.recv() => match said {
                Some(Ok(Message::Text(text))) => drop(all.send(text)),
                Some(Ok(_)) => (),
                None | Some(Err(_)) => return,
            },
        }
    }
}
