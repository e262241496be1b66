//! The signed-in user behind an open socket.

use std::sync::{Mutex, MutexGuard, PoisonError};

use podium_domain::Timestamp;
use tokio::sync::Notify;
use uuid::Uuid;

use super::CloseReason;

/// A user's permission to hold one socket. It ends at the latest with their sign-in.
pub struct SocketSession {
    user: Uuid,
    state: Mutex<State>,
    ended: Notify,
}

struct State {
    credentials: Credentials,
    over: Option<CloseReason>,
}

/// The sign-in that opened a socket.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Credentials {
    /// `None` when a hosted project keeps the account.
    pub session: Option<Uuid>,
    pub signed_in_at: Timestamp,
    pub expires_at: Timestamp,
}

impl SocketSession {
    pub fn new(user: Uuid, credentials: Credentials) -> SocketSession {
        SocketSession {
            user,
            state: Mutex::new(State {
                credentials,
                over: None,
            }),
            ended: Notify::new(),
        }
    }

    pub fn user(&self) -> Uuid {
        self.user
    }

    /// Waits until the server closes this socket.
    pub async fn over(&self) -> CloseReason {
        loop {
            if let Some(why) = self.state().over {
                return why;
            }
            self.ended.notified().await;
        }
    }

    pub fn end(&self, why: CloseReason) {
        self.state().over.get_or_insert(why);
        self.ended.notify_one();
    }

    pub(super) fn credentials(&self) -> Credentials {
        self.state().credentials
    }

    pub(super) fn set_credentials(&self, credentials: Credentials) {
        self.state().credentials = credentials;
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
