//! The socket of an open page: hello, welcome, then signals.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;

use super::Signals;
use super::protocol::{ClientMessage, ServerMessage};
use super::subscriber::{Subscriber, Update};
use crate::http::error::{ApiResult, ErrorBody};
use crate::socket::{
    self, CloseReason, Frame, Heartbeat, SocketKind, Sockets, Upgrade, WebSocket, hello, parse_frame, send,
};

/// How many messages a page may send between two pings; it needs one an hour.
const CHATTER: u32 = 30;

/// My open pages hear here what has changed. The first message says who I am.
///
/// A WebSocket: the page says [`ClientMessage`]s, the server [`ServerMessage`]s. It is closed with 1012 when the server
/// restarts, 4400 for what is no message, 4401 once I am no longer signed in, 4429 when I have opened too many others.
#[utoipa::path(get, path = "/user/socket", tag = "signals", operation_id = "openSocket", security(()), responses((status = 101, description = "from here on, messages"), (status = "default", body = ErrorBody)))]
pub async fn open(
    State(sockets): State<Arc<Sockets>>,
    State(signals): State<Arc<Signals>>,
    headers: HeaderMap,
    upgrade: ApiResult<Upgrade>,
) -> ApiResult<Response> {
    socket::open(sockets.clone(), SocketKind::Page, &headers, upgrade, |socket| {
        Box::pin(talk(sockets, signals, socket))
    })
}

async fn talk(sockets: Arc<Sockets>, signals: Arc<Signals>, socket: &mut WebSocket) -> Result<(), CloseReason> {
    let token = match hello(socket).await? {
        None => return Ok(()),
        Some(ClientMessage::Renew { .. }) => return Err(CloseReason::Malformed),
        Some(ClientMessage::Hello { token }) => token,
    };
    let session = sockets.admit(token).await?;
    let subscription = Subscription {
        subscriber: signals.subscribe(session),
        signals: &signals,
    };
    send(socket, ServerMessage::Welcome).await?;
    tokio::select! {
        why = listen(&sockets, socket, &subscription.subscriber) => why,
        why = subscription.subscriber.session().ending.over() => Err(why),
    }
}

/// Subscribed as long as the socket is open.
struct Subscription<'a> {
    signals: &'a Signals,
    subscriber: Arc<Subscriber>,
}

impl Drop for Subscription<'_> {
    fn drop(&mut self) {
        self.signals.unsubscribe(&self.subscriber);
    }
}

async fn listen(sockets: &Sockets, socket: &mut WebSocket, subscriber: &Subscriber) -> Result<(), CloseReason> {
    let (mut heartbeat, mut chatter) = (Heartbeat::new(), 0);
    loop {
        tokio::select! {
            told = subscriber.next() => match told {
                Update::Missed => send(socket, ServerMessage::Welcome).await?,
                Update::Changed(what) => send(socket, ServerMessage::Changed { what }).await?,
            },
            frame = socket.recv() => {
                heartbeat.heard();
                chatter += 1;
                if chatter > CHATTER {
                    return Err(CloseReason::Malformed);
                }
                match parse_frame(frame)? {
                    Frame::Ignored => (),
                    Frame::Closed => return Ok(()),
                    Frame::Message(ClientMessage::Hello { .. }) => return Err(CloseReason::Malformed),
                    Frame::Message(ClientMessage::Renew { token }) => sockets.renew(subscriber.session(), token).await?,
                }
            }
            () = heartbeat.due() => {
                chatter = 0;
                if !heartbeat.ask(socket).await? {
                    return Ok(());
                }
            }
        }
    }
}
