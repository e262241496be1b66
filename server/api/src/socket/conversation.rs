//! What every socket does: upgrade, hello, heartbeat, close. Used by the signal, table and overlay sockets.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::http::HeaderMap;
use axum::response::Response;
use serde::de::DeserializeOwned;
use tokio::time::{Instant, Interval, MissedTickBehavior, interval_at, timeout};
use tokio_tungstenite::tungstenite::{Error, Message};

use super::open_sockets::SocketKind;
use super::upgrade::{MAX_MESSAGE, Upgrade, WebSocket};
use super::{CloseReason, Sockets};
use crate::http::error::{ApiResult, ErrorKind};

const HELLO_WITHIN: Duration = Duration::from_secs(10);
const PING_EVERY: Duration = Duration::from_secs(20);
/// A client that has sent nothing for this long, not even a pong, is gone.
const SILENCE: Duration = Duration::from_secs(50);
/// How long a message may wait for a client that does not read.
const PATIENCE: Duration = Duration::from_secs(10);
const CLOSING: Duration = Duration::from_secs(1);

/// Runs until the client disconnects or the server closes the socket.
pub type Talk<'s> = Pin<Box<dyn Future<Output = Result<(), CloseReason>> + Send + 's>>;

/// Accepts a socket from one of our own pages.
pub fn open(
    sockets: Arc<Sockets>,
    kind: SocketKind,
    headers: &HeaderMap,
    upgrade: ApiResult<Upgrade>,
    talk: impl for<'s> FnOnce(&'s mut WebSocket) -> Talk<'s> + Send + 'static,
) -> ApiResult<Response> {
    if !sockets.is_ours(headers) {
        return Err(ErrorKind::Forbidden.into());
    }
    open_from_anywhere(sockets, kind, upgrade, talk)
}

/// Accepts a socket from any page, or from no page.
pub fn open_from_anywhere(
    sockets: Arc<Sockets>,
    kind: SocketKind,
    upgrade: ApiResult<Upgrade>,
    talk: impl for<'s> FnOnce(&'s mut WebSocket) -> Talk<'s> + Send + 'static,
) -> ApiResult<Response> {
    Ok(upgrade?.start(async move |mut socket| {
        let _open = sockets.counted.count(kind);
        converse(&sockets, &mut socket, talk).await;
    }))
}

async fn converse(sockets: &Sockets, socket: &mut WebSocket, talk: impl for<'s> FnOnce(&'s mut WebSocket) -> Talk<'s>) {
    let mut stopping = sockets.stopping();
    let why = tokio::select! {
        why = talk(socket) => why,
        _ = stopping.wait_for(|stop| *stop) => Err(CloseReason::Restart),
    };
    let _ = timeout(CLOSING, async {
        if let Err(why) = why {
            let _ = socket.send(why.into()).await;
        }
        // Until the client has closed too.
        while let Some(Ok(_)) = socket.recv().await {}
    })
    .await;
}

/// The first message, which says who it is; `None` if the client disconnects first.
pub async fn hello<M: DeserializeOwned>(socket: &mut WebSocket) -> Result<Option<M>, CloseReason> {
    let first = async {
        loop {
            match parse_frame(socket.recv().await)? {
                Frame::Ignored => (),
                Frame::Closed => return Ok(None),
                Frame::Message(message) => return Ok(Some(message)),
            }
        }
    };
    let late = |_| Err(CloseReason::Refused(ErrorKind::NotSignedIn));
    timeout(HELLO_WITHIN, first).await.unwrap_or_else(late)
}

pub enum Frame<M> {
    Message(M),
    /// A ping or a pong, which the library answers.
    Ignored,
    Closed,
}

pub fn parse_frame<M: DeserializeOwned>(frame: Option<Result<Message, Error>>) -> Result<Frame<M>, CloseReason> {
    match frame {
        None | Some(Ok(Message::Close(_))) => Ok(Frame::Closed),
        Some(Ok(Message::Text(text))) if text.len() > MAX_MESSAGE => Err(CloseReason::TooLong),
        Some(Ok(Message::Text(text))) => match serde_json::from_str(&text) {
            Ok(message) => Ok(Frame::Message(message)),
            Err(_) => Err(CloseReason::Malformed),
        },
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(Frame::Ignored),
        Some(Err(Error::Capacity(_))) => Err(CloseReason::TooLong),
        Some(Ok(Message::Binary(_) | Message::Frame(_)) | Err(_)) => Err(CloseReason::Malformed),
    }
}

pub async fn send(socket: &mut WebSocket, message: impl Into<Message>) -> Result<(), CloseReason> {
    match timeout(PATIENCE, socket.send(message.into())).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(CloseReason::Unread),
    }
}

/// Pings the client to notice when it is gone.
pub struct Heartbeat {
    ping: Interval,
    last_heard: Instant,
}

impl Heartbeat {
    pub fn new() -> Heartbeat {
        let mut ping = interval_at(Instant::now() + PING_EVERY, PING_EVERY);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Heartbeat {
            ping,
            last_heard: Instant::now(),
        }
    }

    pub fn heard(&mut self) {
        self.last_heard = Instant::now();
    }

    pub async fn due(&mut self) {
        self.ping.tick().await;
    }

    /// Pings again if the client was heard lately; else false.
    pub async fn ask(&self, socket: &mut WebSocket) -> Result<bool, CloseReason> {
        let there = self.last_heard.elapsed() <= SILENCE;
        if there {
            send(socket, Message::Ping(Default::default())).await?;
        }
        Ok(there)
    }
}
