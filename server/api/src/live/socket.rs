//! The socket of one device at a live table: hello, what it missed, then commands in and events out.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;

use axum::http::HeaderMap;
use axum::response::Response;
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use podium_domain::home_network;
use podium_domain::table::{Ask, Command};
use podium_store::live::{self, LiveStatus};
use podium_store::{Conn, Db};
use podium_system::{Clock, Entropy};
use uuid::Uuid;

use super::about::text;
use super::audience::{GuestSocket, Watcher};
use super::follower::Follower;
use super::hub::Live;
use super::protocol::{ClientMessage, ServerMessage};
use super::request::{Answer, Asker, Reply, Unavailable};
use crate::http::bundle::bundle;
use crate::http::error::{ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{ClientIp, Path};
use crate::links::token;
use crate::socket::{
    self, CloseReason, Ending, Frame, Heartbeat, Message, SocketKind, Sockets, Upgrade, WebSocket, hello, parse_frame,
    send,
};

/// Commands a second, after a burst.
const COMMANDS: NonZeroU32 = NonZeroU32::new(30).expect("not 0");
const COMMANDS_AT_ONCE: NonZeroU32 = NonZeroU32::new(120).expect("not 0");
/// Messages of any kind per second; our own client never sends more.
const MESSAGES: NonZeroU32 = NonZeroU32::new(60).expect("not 0");
const MESSAGES_AT_ONCE: NonZeroU32 = NonZeroU32::new(400).expect("not 0");
/// How many commands of one device may await their answers.
const MOST_WAITING: usize = 128;

bundle! {
    /// What the socket of a device needs.
    pub struct SocketParts {
        db: Db,
        sockets: Arc<Sockets>,
        live: Arc<Live>,
        clock: Clock,
        entropy: Entropy,
    }
}

/// A device plays at a live table here, or looks on. The first message says who it is and what it has; a device without
/// an account comes as a guest, where the host lets guests in.
///
/// A WebSocket: the device says [`ClientMessage`]s, the server [`ServerMessage`]s. It is closed with 1012 when the server
/// restarts, 4400 for what is no message, 4401 once I am no longer signed in, 4403 once I may not come to the table any
/// more, 4404 where there is no such table, 4410 once the code that I watched it by was renewed, 4429 for too many messages, or
/// when I have opened too many others. 1013 means to try again later, as when too many devices without a seat watch it.
#[utoipa::path(get, path = "/live/{id}/socket", tag = "live", operation_id = "openLiveSocket", security(()), params(("id" = Uuid, Path)), responses((status = 101, description = "from here on, messages"), (status = "default", body = ErrorBody)))]
pub async fn open(
    parts: SocketParts,
    Path(table): Path<Uuid>,
    ClientIp(ip): ClientIp,
    headers: HeaderMap,
    upgrade: ApiResult<Upgrade>,
) -> ApiResult<Response> {
    socket::open(
        parts.sockets.clone(),
        SocketKind::Table,
        &headers,
        upgrade,
        move |socket| Box::pin(talk(parts, socket, table, home_network(ip))),
    )
}

async fn talk(parts: SocketParts, socket: &mut WebSocket, table: Uuid, network: IpAddr) -> Result<(), CloseReason> {
    let (watcher, device, have) = match hello(socket).await? {
        None => return Ok(()),
        Some(ClientMessage::Hello { token, device, have }) => {
            (Watcher::User(parts.sockets.admit(token).await?), device, have)
        }
        Some(ClientMessage::Guest {
            code,
            token,
            device,
            have,
        }) => {
            let seated = Box::pin(admit_guest(&parts, table, code.clone(), token)).await?;
            let guest = GuestSocket {
                id: seated.unwrap_or_else(|| parts.entropy.uuid(parts.clock.now())),
                took_seat: seated.is_some(),
                code,
                network,
                ending: Ending::default(),
            };
            (Watcher::Guest(Arc::new(guest)), device, have)
        }
        Some(_) => return Err(CloseReason::Malformed),
    };
    let asker = Asker::At {
        who: watcher.who().ok_or(CloseReason::Malformed)?,
        device: Some(device),
    };
    let follower = parts.live.follow(table, watcher.clone(), have).await;
    let mut device = Device {
        parts,
        table,
        asker,
        follower: follower.map_err(CloseReason::Refused)?,
        answers: VecDeque::new(),
        done: VecDeque::new(),
        commands: RateLimiter::direct(Quota::per_second(COMMANDS).allow_burst(COMMANDS_AT_ONCE)),
        messages: RateLimiter::direct(Quota::per_second(MESSAGES).allow_burst(MESSAGES_AT_ONCE)),
    };
    say(socket, &device.welcome()).await?;
    tokio::select! {
        why = device.play(socket, &watcher) => why,
        why = watcher.over() => Err(why),
    }
}

/// Admits a device without an account: by the token of the seat it took, whose id is returned, else by the table's code.
async fn admit_guest(
    parts: &SocketParts,
    table: Uuid,
    code: String,
    token: Option<String>,
) -> Result<Option<Uuid>, CloseReason> {
    let token = token.map(|token| token::hash(&token));
    let found = parts.db.read(async move |c: &mut Conn| {
        if let Some(token) = token
            && let Some(guest) = live::guest_by_token(c, table, token).await?
        {
            return Ok(Some(Some(guest.id)));
        }
        let row = live::find_by_code(c, &code).await?;
        Ok(row
            .filter(|row| row.id == table && row.status == LiveStatus::Open)
            .map(|_| None))
    });
    match found.await {
        Ok(Some(seated)) => Ok(seated),
        Ok(None) => Err(CloseReason::Refused(ErrorKind::LiveUnknown)),
        Err(why) => {
            why.log("a guest could not be looked up");
            Err(CloseReason::Refused(ErrorKind::Unavailable))
        }
    }
}

async fn say(socket: &mut WebSocket, message: &ServerMessage<'_>) -> Result<(), CloseReason> {
    send(socket, Message::Text(text(message))).await
}

struct Device {
    parts: SocketParts,
    table: Uuid,
    asker: Asker,
    follower: Follower,
    /// Answers to queued commands, in order.
    answers: VecDeque<(Uuid, Reply)>,
    /// Commands that are done, whose events this device has not been sent yet.
    done: VecDeque<(Uuid, u64)>,
    commands: DefaultDirectRateLimiter,
    messages: DefaultDirectRateLimiter,
}

impl Device {
    fn welcome(&self) -> ServerMessage<'static> {
        ServerMessage::Welcome {
            role: self.follower.role(),
            sequence: self.follower.ahead(),
            now: self.parts.clock.now(),
        }
    }

    async fn play(&mut self, socket: &mut WebSocket, watcher: &Watcher) -> Result<(), CloseReason> {
        let mut heartbeat = Heartbeat::new();
        loop {
            tokio::select! {
                told = self.follower.next() => {
                    send(socket, Message::Text(told.map_err(CloseReason::Refused)?)).await?;
                    self.acknowledge(socket).await?;
                }
                (id, answer) = next(&mut self.answers) => self.answer(socket, id, answer).await?,
                frame = socket.recv() => {
                    heartbeat.heard();
                    if self.messages.check().is_err() {
                        return Err(CloseReason::TooMany);
                    }
                    match parse_frame(frame)? {
                        Frame::Ignored => (),
                        Frame::Closed => return Ok(()),
                        Frame::Message(ClientMessage::Hello { .. } | ClientMessage::Guest { .. }) => {
                            return Err(CloseReason::Malformed);
                        }
                        Frame::Message(ClientMessage::Renew { token }) => match watcher {
                            Watcher::User(session) => self.parts.sockets.renew(session, token).await?,
                            Watcher::Guest(..) | Watcher::Overlay => return Err(CloseReason::Malformed),
                        },
                        Frame::Message(ClientMessage::Ping { at }) => {
                            let now = self.parts.clock.now();
                            say(socket, &ServerMessage::Pong { at, now }).await?;
                        }
                        Frame::Message(ClientMessage::Do { id, command }) => self.ask(socket, id, command).await?,
                    }
                }
                () = heartbeat.due() => if !heartbeat.ask(socket).await? {
                    return Ok(());
                },
            }
        }
    }

    async fn ask(&mut self, socket: &mut WebSocket, id: Uuid, command: Command) -> Result<(), CloseReason> {
        if self.answers.len() >= MOST_WAITING || self.commands.check().is_err() {
            let reason = "too_fast";
            return say(socket, &ServerMessage::Refused { id, reason }).await;
        }
        match self.parts.live.ask(self.table, Ask { id, command }, self.asker) {
            Ok(reply) => self.answers.push_back((id, reply)),
            Err(Unavailable) => self.answer(socket, id, Err(Unavailable)).await?,
        }
        Ok(())
    }

    async fn answer(
        &mut self,
        socket: &mut WebSocket,
        id: Uuid,
        answer: Result<Answer, Unavailable>,
    ) -> Result<(), CloseReason> {
        let reason = match answer {
            Ok(Answer::Done(sequence)) => {
                self.done.push_back((id, sequence));
                return self.acknowledge(socket).await;
            }
            Ok(Answer::Refused(refusal)) => refusal.word(),
            Err(Unavailable) => "unavailable",
        };
        say(socket, &ServerMessage::Refused { id, reason }).await
    }

    /// Sends `done` for commands whose events were sent.
    async fn acknowledge(&mut self, socket: &mut WebSocket) -> Result<(), CloseReason> {
        while let Some((id, sequence)) = self
            .done
            .pop_front_if(|(_, sequence)| *sequence <= self.follower.sequence())
        {
            say(socket, &ServerMessage::Done { id, sequence }).await?;
        }
        Ok(())
    }
}

/// The next answer, once there is one. An actor that crashed never answers.
async fn next(answers: &mut VecDeque<(Uuid, Reply)>) -> (Uuid, Result<Answer, Unavailable>) {
    let Some((id, reply)) = answers.front_mut() else {
        return std::future::pending().await;
    };
    let answered = (*id, reply.await.unwrap_or(Err(Unavailable)));
    answers.pop_front();
    answered
}
