//! One conversation: hello, welcome, and then what has changed.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::http::{HeaderMap, header};
use axum::response::Response;
use podium_domain::Timestamp;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

use super::ear::{Ear, Heard, Pass};
use super::protocol::{ClientMessage, Goodbye, ServerMessage};
use crate::error::{ApiResult, ErrorBody, ErrorKind};
use crate::extract::{Identified, SignedIn};
use crate::settings::Settings;
use crate::state::AppState;

const MAX_MESSAGE: usize = 64 * 1024;
/// Sockets are many and mostly silent; a larger buffer would be held by each.
const READ_BUFFER: usize = 4 * 1024;
const HELLO_WITHIN: Duration = Duration::from_secs(10);
const PING_EVERY: Duration = Duration::from_secs(20);
/// A peer that has said nothing for so long, not even to a ping, has gone.
const SILENCE: Duration = Duration::from_secs(50);
/// How long a message may wait for a peer that reads nothing.
const PATIENCE: Duration = Duration::from_secs(10);
/// How many messages a page may send between two pings; it needs one an hour.
const CHATTER: u32 = 30;
const CLOSING: Duration = Duration::from_secs(1);

/// My open pages hear here what has changed. The first message says who I am.
///
/// A WebSocket: the page says [`ClientMessage`]s, the server [`ServerMessage`]s. It is closed with 1012 when the server
/// restarts, 4400 for what is no message, 4401 once I am no longer signed in, 4429 when I have opened too many others.
#[utoipa::path(get, path = "/user/socket", tag = "signals", operation_id = "openSocket", security(()), responses((status = 101, description = "from here on, messages"), (status = "default", body = ErrorBody)))]
pub async fn open(
    State(app): State<AppState>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> ApiResult<Response> {
    if !ours(&app.settings, &headers) {
        return Err(ErrorKind::Forbidden.into());
    }
    let upgrade = upgrade.map_err(|_| ErrorKind::Malformed)?;
    Ok(upgrade
        .read_buffer_size(READ_BUFFER)
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .on_upgrade(|socket| converse(app, socket)))
}

/// Browsers say which page opens a socket, and let any page do so; ours alone may.
fn ours(settings: &Settings, headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = text(header::ORIGIN) else {
        return false;
    };
    if origin == settings.public_origin() || settings.web_origins.iter().any(|other| other == origin) {
        return true;
    }
    // Nobody has said what our address is: it is the one that the page was asked for at.
    let host = origin.split_once("://").map(|(_, host)| host);
    settings.public_url.is_none() && host.is_some() && host == text(header::HOST)
}

async fn converse(app: AppState, mut socket: WebSocket) {
    let mut stopping = app.signals.stopping();
    let why = tokio::select! {
        why = talk(&app, &mut socket) => why,
        _ = stopping.wait_for(|stop| *stop) => Err(Goodbye::Restart),
    };
    let _ = timeout(CLOSING, async {
        if let Err(why) = why {
            let _ = socket.send(why.into()).await;
        }
        // Until both sides have said goodbye.
        while let Some(Ok(_)) = socket.recv().await {}
    })
    .await;
}

/// Until the peer has gone, or the server has a reason to end it.
async fn talk(app: &AppState, socket: &mut WebSocket) -> Result<(), Goodbye> {
    let ear = match timeout(HELLO_WITHIN, hello(app, socket)).await {
        Ok(Ok(Some(ear))) => Listening { app, ear },
        Ok(Ok(None)) => return Ok(()),
        Ok(Err(why)) => return Err(why),
        Err(_) => return Err(Goodbye::Refused(ErrorKind::NotSignedIn)),
    };
    tokio::select! {
        why = listen(app, socket, &ear.ear) => why,
        why = ear.ear.over() => Err(why),
    }
}

/// Registered as long as the conversation lasts.
struct Listening<'a> {
    app: &'a AppState,
    ear: Arc<Ear>,
}

impl Drop for Listening<'_> {
    fn drop(&mut self) {
        self.app.signals.forget(&self.ear);
    }
}

async fn hello(app: &AppState, socket: &mut WebSocket) -> Result<Option<Arc<Ear>>, Goodbye> {
    loop {
        return match heard(socket.recv().await)? {
            Said::Nothing => continue,
            Said::Farewell => Ok(None),
            Said::Message(ClientMessage::Renew { .. }) => Err(Goodbye::Malformed),
            Said::Message(ClientMessage::Hello { token }) => {
                let (user, pass) = admit(app, token).await?;
                let ear = app.signals.listen(user.user.id, pass);
                say(socket, ServerMessage::Welcome).await?;
                Ok(Some(ear))
            }
        };
    }
}

async fn listen(app: &AppState, socket: &mut WebSocket, ear: &Ear) -> Result<(), Goodbye> {
    let mut ping = interval_at(Instant::now() + PING_EVERY, PING_EVERY);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut last_heard, mut chatter) = (Instant::now(), 0);
    loop {
        tokio::select! {
            told = ear.next() => match told {
                Heard::Missed => say(socket, ServerMessage::Welcome).await?,
                Heard::Changed(what) => say(socket, ServerMessage::Changed { what }).await?,
            },
            said = socket.recv() => {
                (last_heard, chatter) = (Instant::now(), chatter + 1);
                if chatter > CHATTER {
                    return Err(Goodbye::Malformed);
                }
                match heard(said)? {
                    Said::Nothing => (),
                    Said::Farewell => return Ok(()),
                    Said::Message(ClientMessage::Hello { .. }) => return Err(Goodbye::Malformed),
                    Said::Message(ClientMessage::Renew { token }) => {
                        let (user, pass) = admit(app, token).await?;
                        if user.user.id != ear.user() {
                            return Err(Goodbye::Refused(ErrorKind::InvalidToken));
                        }
                        ear.renew(pass);
                    }
                }
            }
            _ = ping.tick() => {
                chatter = 0;
                if last_heard.elapsed() > SILENCE {
                    return Ok(());
                }
                send(socket, Message::Ping(Default::default())).await?;
            }
        }
    }
}

enum Said {
    Message(ClientMessage),
    /// A ping or a pong, which the library answers.
    Nothing,
    Farewell,
}

fn heard(said: Option<Result<Message, axum::Error>>) -> Result<Said, Goodbye> {
    match said {
        None | Some(Ok(Message::Close(_))) => Ok(Said::Farewell),
        Some(Ok(Message::Text(text))) => match serde_json::from_str(&text) {
            Ok(message) => Ok(Said::Message(message)),
            Err(_) => Err(Goodbye::Malformed),
        },
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(Said::Nothing),
        // A message that is too long ends here too.
        Some(Ok(Message::Binary(_)) | Err(_)) => Err(Goodbye::Malformed),
    }
}

/// By the same rules as a call.
async fn admit(app: &AppState, token: String) -> Result<(SignedIn, Pass), Goodbye> {
    let admitted = async {
        let caller = Identified::by_token(app, token).await?;
        let pass = Pass {
            session: caller.claims.sid,
            expires_at: Timestamp::from_seconds(caller.claims.exp),
        };
        ApiResult::Ok((SignedIn::new(app, caller)?, pass))
    };
    admitted.await.map_err(|why| Goodbye::Refused(why.kind()))
}

async fn say(socket: &mut WebSocket, message: ServerMessage) -> Result<(), Goodbye> {
    send(socket, message.into()).await
}

async fn send(socket: &mut WebSocket, message: Message) -> Result<(), Goodbye> {
    match timeout(PATIENCE, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(Goodbye::Unread),
    }
}
