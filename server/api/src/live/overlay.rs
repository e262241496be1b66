//! The socket of a streaming overlay: shows its owner's current table to anyone, read-only.

use std::sync::Arc;
use std::time::Duration;

use axum::response::Response;
use podium_domain::Timestamp;
use podium_domain::table::Role;
use podium_store::streaming::{self, TokenHash};
use podium_store::{Conn, Db, Result as Stored};
use podium_system::Clock;
use tokio::sync::Notify;
use tokio::time::{Instant, sleep_until};
use uuid::Uuid;

use super::about::text;
use super::audience::Watcher;
use super::follower::Follower;
use super::hub::Live;
use super::protocol::{OverlayMessage, ServerMessage};
use crate::http::bundle::bundle;
use crate::http::error::{ApiResult, ErrorBody, ErrorKind};
use crate::links::token;
use crate::signals::Signals;
use crate::socket::{
    self, CloseReason, Frame, Heartbeat, Message, SocketKind, Sockets, Upgrade, Utf8Bytes, WebSocket, hello,
    parse_frame, send,
};

/// An ended token closes its overlays within five seconds, even if this node missed the signal.
const RECHECK: Duration = Duration::from_secs(3);
/// How long a finished game stays on the overlay until another starts.
const AFTERGLOW: Duration = Duration::from_secs(15 * 60);
/// `usedAt` is written at most once per overlay in this time.
const USED_EVERY: Duration = Duration::from_secs(5 * 60);
/// How many messages an overlay may send between two pings.
const CHATTER: u32 = 60;

bundle! {
    /// What the socket of an overlay needs.
    pub struct OverlayParts {
        db: Db,
        clock: Clock,
        sockets: Arc<Sockets>,
        signals: Arc<Signals>,
        live: Arc<Live>,
    }
}

/// An overlay sees its owner's current table here. The first message has the streaming token.
///
/// A WebSocket, opened from anywhere: the overlay says [`OverlayMessage`]s, the server [`ServerMessage`]s. It is closed
/// with 1012 when the server restarts, 4400 for what is no message, 4401 where the token is none or no longer one, 4429
/// for too many messages, or too many overlays of one owner.
#[utoipa::path(get, path = "/live/overlay/socket", tag = "live", operation_id = "openOverlaySocket", security(()), responses((status = 101, description = "from here on, messages"), (status = "default", body = ErrorBody)))]
pub async fn open_overlay(parts: OverlayParts, upgrade: ApiResult<Upgrade>) -> ApiResult<Response> {
    socket::open_from_anywhere(parts.sockets.clone(), SocketKind::Overlay, upgrade, |socket| {
        Box::pin(talk(parts, socket))
    })
}

async fn talk(parts: OverlayParts, socket: &mut WebSocket) -> Result<(), CloseReason> {
    let token = match hello(socket).await? {
        None => return Ok(()),
        Some(OverlayMessage::Hello { token }) => token::hash(&token),
        Some(OverlayMessage::Ping { .. }) => return Err(CloseReason::Malformed),
    };
    let Lookup { owner, table } = Box::pin(lookup(&parts, token)).await.map_err(|why| {
        why.log("an overlay's token could not be looked up");
        CloseReason::Refused(ErrorKind::Unavailable)
    })?;
    let owner = owner.ok_or(CloseReason::Refused(ErrorKind::StreamingUnknown))?;
    let watch = parts.signals.watches.watch(owner).ok_or(CloseReason::TooMany)?;
    let mut overlay = Overlay {
        parts,
        token,
        owner,
        watch,
        shown: None,
        used_at: None,
    };
    overlay.go_to(table).await;
    let welcome = ServerMessage::Welcome {
        role: Role::Viewer,
        sequence: overlay.follower().map_or(0, |follower| follower.ahead()),
        now: overlay.parts.clock.now(),
    };
    say(socket, text(&welcome)).await?;
    if overlay.shown.is_none() {
        say(socket, no_table()).await?;
    }
    overlay.keep_used();
    overlay.show(socket).await
}

async fn say(socket: &mut WebSocket, text: Utf8Bytes) -> Result<(), CloseReason> {
    send(socket, Message::Text(text)).await
}

fn no_table() -> Utf8Bytes {
    text(&ServerMessage::Table { table: None })
}

/// The token's owner, and the table to show.
struct Lookup {
    owner: Option<Uuid>,
    table: Option<Uuid>,
}

async fn lookup(parts: &OverlayParts, token: TokenHash) -> Stored<Lookup> {
    let since = parts.clock.now() - AFTERGLOW;
    let found = parts.db.read(async move |c: &mut Conn| {
        let owner = streaming::owner(c, token).await?;
        let table = match owner {
            Some(owner) => streaming::table(c, owner, since).await?,
            None => None,
        };
        Ok(Lookup { owner, table })
    });
    found.await
}

struct Overlay {
    parts: OverlayParts,
    token: TokenHash,
    owner: Uuid,
    /// Notified when the owner may have changed tables or tokens.
    watch: Arc<Notify>,
    shown: Option<(Uuid, Follower)>,
    used_at: Option<Timestamp>,
}

impl Overlay {
    fn follower(&self) -> Option<&Follower> {
        self.shown.as_ref().map(|(_, follower)| follower)
    }

    async fn show(&mut self, socket: &mut WebSocket) -> Result<(), CloseReason> {
        let (mut heartbeat, mut chatter) = (Heartbeat::new(), 0);
        let mut recheck = Instant::now() + RECHECK;
        loop {
            tokio::select! {
                told = next(&mut self.shown) => match told {
                    Ok(told) => say(socket, told).await?,
                    // The next recheck finds it again; until then the overlay keeps its picture.
                    Err(_) => self.shown = None,
                },
                () = self.watch.notified() => {
                    self.recheck(socket).await?;
                    recheck = Instant::now() + RECHECK;
                }
                () = sleep_until(recheck) => {
                    self.recheck(socket).await?;
                    recheck = Instant::now() + RECHECK;
                }
                frame = socket.recv() => {
                    heartbeat.heard();
                    chatter += 1;
                    if chatter > CHATTER {
                        return Err(CloseReason::TooMany);
                    }
                    match parse_frame(frame)? {
                        Frame::Ignored => (),
                        Frame::Closed => return Ok(()),
                        Frame::Message(OverlayMessage::Hello { .. }) => return Err(CloseReason::Malformed),
                        Frame::Message(OverlayMessage::Ping { at }) => {
                            let now = self.parts.clock.now();
                            say(socket, text(&ServerMessage::Pong { at, now })).await?;
                        }
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

    /// Whether the token still holds, and which table its owner is at. A storage outage changes nothing.
    async fn recheck(&mut self, socket: &mut WebSocket) -> Result<(), CloseReason> {
        let Ok(found) = Box::pin(lookup(&self.parts, self.token)).await else {
            return Ok(());
        };
        if found.owner != Some(self.owner) {
            return Err(CloseReason::Refused(ErrorKind::StreamingUnknown));
        }
        self.keep_used();
        let shown = self.shown.as_ref().map(|(table, _)| *table);
        if found.table != shown {
            self.go_to(found.table).await;
            if found.table.is_none() {
                say(socket, no_table()).await?;
            }
        }
        Ok(())
    }

    async fn go_to(&mut self, table: Option<Uuid>) {
        self.shown = match table {
            None => None,
            Some(table) => {
                let follower = self.parts.live.follow(table, Watcher::Overlay, None).await;
                follower.ok().map(|follower| (table, follower))
            }
        };
    }

    /// Runs beside the socket; a failed write is only logged.
    fn keep_used(&mut self) {
        let (now, token) = (self.parts.clock.now(), self.token);
        let since = now - USED_EVERY;
        if self.used_at.is_some_and(|at| at > since) {
            return;
        }
        self.used_at = Some(now);
        let db = self.parts.db.clone();
        tokio::spawn(async move {
            let kept = db.write(async move |c: &mut Conn| streaming::used(c, token, now, since).await);
            if let Err(why) = kept.await {
                why.log("an overlay's use was not kept");
            }
        });
    }
}

/// The next message, if a table is shown.
async fn next(shown: &mut Option<(Uuid, Follower)>) -> Result<Utf8Bytes, ErrorKind> {
    match shown {
        Some((_, follower)) => follower.next().await,
        None => std::future::pending().await,
    }
}
