//! What lets an open socket live on, and ends it: the signed-in user behind it, or a guest's place.

use std::sync::{Mutex, MutexGuard, PoisonError};

use podium_domain::Timestamp;
use tokio::sync::Notify;
use uuid::Uuid;

use super::CloseReason;

/// A user's permission to hold one socket. It ends at the latest with their sign-in.
pub struct SocketSession {
    user: Uuid,
    credentials: Mutex<Credentials>,
    pub ending: Ending,
}

/// Lets the server end a socket that another task serves.
#[derive(Default)]
pub struct Ending {
    why: Mutex<Option<CloseReason>>,
    ended: Notify,
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
            credentials: Mutex::new(credentials),
            ending: Ending::default(),
        }
    }

    pub fn user(&self) -> Uuid {
        self.user
    }

    pub(super) fn credentials(&self) -> Credentials {
        *self.held()
    }

    pub(super) fn set_credentials(&self, credentials: Credentials) {
        *self.held() = credentials;
    }

    fn held(&self) -> MutexGuard<'_, Credentials> {
        self.credentials.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Ending {
    /// Waits until the server closes this socket.
    pub async fn over(&self) -> CloseReason {
        loop {
            if let Some(why) = *self.why() {
                return why;
            }
            self.ended.notified().await;
        }
    }

    pub fn end(&self, why: CloseReason) {
        self.why().get_or_insert(why);
        self.ended.notify_one();
    }

    fn why(&self) -> MutexGuard<'_, Option<CloseReason>> {
        self.why.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
