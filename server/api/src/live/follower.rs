//! One device that follows a table: first what it missed, then updates. A device that reads too slowly gets a snapshot.

use std::collections::VecDeque;
use std::sync::Arc;

use podium_domain::table::Role;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;
use uuid::Uuid;

use super::about::{RoleText, events_text, text};
use super::audience::{AudienceGuard, Watcher};
use super::hub::Live;
use super::protocol::ServerMessage;
use super::request::Request;
use super::view::Broadcast;
use crate::http::error::ErrorKind;
use crate::socket::Utf8Bytes;

pub struct Follower {
    live: Arc<Live>,
    table: Uuid,
    guard: AudienceGuard,
    updates: broadcast::Receiver<Broadcast>,
    /// The last event that was sent, or is included in what was sent.
    sequence: u64,
    role: Role,
    /// Messages to send, with the sequence they lead up to, if any.
    queue: VecDeque<(Utf8Bytes, Option<u64>)>,
    lagged: bool,
}

impl Live {
    /// Follows a table: first what is missing after `have`, then updates.
    pub async fn follow(
        self: &Arc<Self>,
        table: Uuid,
        watcher: Watcher,
        have: Option<u64>,
    ) -> Result<Follower, ErrorKind> {
        let follow = |reply| Request::Follow {
            watcher: watcher.clone(),
            have,
            reply,
        };
        // Boxed, so that the socket keeps no room for it.
        let (guard, view) = Box::pin(self.question(table, follow)).await?;
        let mut follower = Follower {
            live: self.clone(),
            table,
            role: guard.role(),
            guard,
            updates: view.updates,
            sequence: 0,
            queue: VecDeque::new(),
            lagged: false,
        };
        follower.enqueue(view.table);
        follower.enqueue(view.people);
        let first = match view.snapshot {
            Some(snapshot) => snapshot.text,
            None => Box::pin(follower.missed_events(have.unwrap_or(0), view.sequence)).await?,
        };
        follower.queue.push_back((first, Some(view.sequence)));
        Ok(follower)
    }
}

impl Follower {
    /// The events after `have` up to `upto`, as one message.
    async fn missed_events(&self, have: u64, upto: u64) -> Result<Utf8Bytes, ErrorKind> {
        if have == upto {
            return Ok(events_text::<&str>(&[]));
        }
        let most = i64::try_from(upto - have).unwrap_or(0);
        let bodies = self.live.events_after(self.table, have, most);
        let bodies = bodies.await.map_err(|_| ErrorKind::Unavailable)?;
        Ok(events_text(&bodies))
    }

    pub fn role(&self) -> Role {
        self.role
    }

    /// The last event that was sent.
    pub fn sequence(&self) -> u64 {
        self.sequence
    }

    /// The last event that is queued to be sent.
    pub fn ahead(&self) -> u64 {
        let queue = self.queue.iter().filter_map(|(_, sequence)| *sequence);
        queue.last().unwrap_or(self.sequence)
    }

    /// The next message. Cancel safe.
    pub async fn next(&mut self) -> Result<Utf8Bytes, ErrorKind> {
        loop {
            if let Some((text, sequence)) = self.queue.pop_front() {
                self.sequence = sequence.unwrap_or(self.sequence);
                return Ok(text);
            }
            if self.lagged {
                self.resync().await?;
                continue;
            }
            match self.updates.recv().await {
                Ok(update) => self.take(update),
                Err(RecvError::Lagged(_)) => self.lagged = true,
                Err(RecvError::Closed) => return Err(ErrorKind::Unavailable),
            }
        }
    }

    fn take(&mut self, update: Broadcast) {
        match update {
            Broadcast::Events { last, .. } if last <= self.sequence => (),
            Broadcast::Events {
                first,
                last,
                text,
                told,
            } if first == self.sequence + 1 => {
                self.live.metrics.followed(told);
                self.queue.push_back((text, Some(last)));
            }
            Broadcast::Events { .. } => self.lagged = true,
            Broadcast::Snapshot(snapshot) => self.queue.push_back((snapshot.text, Some(snapshot.sequence))),
            Broadcast::Table(texts) | Broadcast::People(texts) => self.enqueue(texts),
            Broadcast::Roles => self.update_role(),
        }
    }

    async fn resync(&mut self) -> Result<(), ErrorKind> {
        let view = Box::pin(self.live.view(self.table)).await?;
        self.updates = view.updates;
        self.enqueue(view.table);
        self.enqueue(view.people);
        self.update_role();
        if let Some(snapshot) = view.snapshot {
            self.queue.push_back((snapshot.text, Some(snapshot.sequence)));
        }
        self.lagged = false;
        Ok(())
    }

    fn enqueue(&mut self, texts: RoleText) {
        let text = if self.guard.public { texts.public } else { texts.people };
        self.queue.push_back((text, None));
    }

    fn update_role(&mut self) {
        let role = self.guard.role();
        if role != self.role {
            self.role = role;
            let role = text(&ServerMessage::Role { role });
            self.queue.push_back((role, None));
        }
    }
}
