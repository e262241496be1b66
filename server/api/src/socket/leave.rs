//! By whose leave a socket is open.

use std::sync::{Mutex, MutexGuard, PoisonError};

use podium_domain::Timestamp;
use tokio::sync::Notify;
use uuid::Uuid;

use super::Goodbye;
use crate::error::{ApiResult, ErrorKind};
use crate::extract::{Identified, SignedIn};
use crate::state::AppState;

/// A user's leave to hold one socket: it ends when the server says so, at the latest with their sign-in.
pub struct Leave {
    user: Uuid,
    state: Mutex<State>,
    ended: Notify,
}

struct State {
    pass: Pass,
    over: Option<Goodbye>,
}

/// The sign-in by which a socket is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pass {
    /// None where a hosted project keeps the account.
    pub session: Option<Uuid>,
    pub signed_in_at: Timestamp,
    pub expires_at: Timestamp,
}

impl Leave {
    pub fn new(user: Uuid, pass: Pass) -> Leave {
        Leave {
            user,
            state: Mutex::new(State { pass, over: None }),
            ended: Notify::new(),
        }
    }

    pub fn user(&self) -> Uuid {
        self.user
    }

    /// Goes on by a fresh token of the same user.
    pub async fn renew(&self, app: &AppState, token: String) -> Result<(), Goodbye> {
        let (user, pass) = admit(app, token).await?;
        if user.user.id != self.user {
            return Err(Goodbye::Refused(ErrorKind::InvalidToken));
        }
        self.state().pass = pass;
        Ok(())
    }

    /// Waits for the server to end this conversation.
    pub async fn over(&self) -> Goodbye {
        loop {
            if let Some(why) = self.state().over {
                return why;
            }
            self.ended.notified().await;
        }
    }

    pub fn end(&self, why: Goodbye) {
        self.state().over.get_or_insert(why);
        self.ended.notify_one();
    }

    pub(super) fn pass(&self) -> Pass {
        self.state().pass
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// By the same rules as a call.
pub(super) async fn admit(app: &AppState, token: String) -> Result<(SignedIn, Pass), Goodbye> {
    let admitted = async {
        let caller = Identified::by_token(app, token).await?;
        let pass = Pass {
            session: caller.bearer.own.map(|own| own.session),
            signed_in_at: caller.bearer.signed_in_at,
            expires_at: caller.bearer.expires_at,
        };
        ApiResult::Ok((SignedIn::new(app, caller)?, pass))
    };
    admitted.await.map_err(|why| Goodbye::Refused(why.kind()))
}
