//! The open sockets of this node; closes those whose session has ended.

use std::collections::{HashMap, HashSet};
use std::mem;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use podium_domain::Timestamp;
use podium_store::identity::sessions;
use podium_store::{Conn, Db, user};
use podium_system::Clock;
use tokio::sync::{Notify, watch};
use uuid::Uuid;

use super::CloseReason;
use super::session::{SocketSession, admit};
use crate::error::ErrorKind;
use crate::state::AppState;

/// A session ended anywhere closes its sockets within five seconds.
const RECHECK: Duration = Duration::from_secs(3);

pub struct Sockets {
    db: Db,
    clock: Clock,
    open: Mutex<Vec<Weak<SocketSession>>>,
    /// Notified when sessions may have ended.
    recheck: Notify,
    stop: watch::Sender<bool>,
}

impl Sockets {
    pub fn new(db: Db, clock: Clock) -> Sockets {
        Sockets {
            db,
            clock,
            open: Mutex::default(),
            recheck: Notify::new(),
            stop: watch::Sender::new(false),
        }
    }

    /// Registers a socket for the user of this token, if they may call the API.
    pub async fn admit(&self, app: &AppState, token: String) -> Result<Arc<SocketSession>, CloseReason> {
        let (user, credentials) = admit(app, token).await?;
        let session = Arc::new(SocketSession::new(user.user.id, credentials));
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.push(Arc::downgrade(&session));
        Ok(session)
    }

    /// Sessions may have ended: check now.
    pub fn recheck(&self) {
        self.recheck.notify_one();
    }

    /// Checks the sessions behind the sockets. Never returns.
    pub async fn run(&self) {
        loop {
            let _ = tokio::time::timeout(RECHECK, self.recheck.notified()).await;
            if let Err(why) = self.end_signed_out().await {
                why.log("the sign-ins of open sockets could not be looked up");
            }
        }
    }

    async fn end_signed_out(&self) -> Result<(), podium_store::Error> {
        let open: Vec<_> = self
            .held()
            .into_iter()
            .map(|session| (session.credentials(), session))
            .collect();
        if open.is_empty() {
            return Ok(());
        }
        let asked: Vec<Uuid> = open.iter().filter_map(|(credentials, _)| credentials.session).collect();
        let hosted = open.iter().filter(|(credentials, _)| credentials.session.is_none());
        let hosted: Vec<Uuid> = hosted.map(|(_, session)| session.user()).collect();
        let known = self.db.read(async move |c: &mut Conn| {
            let live = sessions::live_among(c, &asked).await?;
            Ok((live, user::valid_since_among(c, &hosted).await?))
        });
        let (live, valid_since) = known.await?;
        let live: HashSet<Uuid> = live.into_iter().collect();
        let valid_since: HashMap<Uuid, Option<Timestamp>> = valid_since.into_iter().collect();
        let now = self.clock.now();
        for (credentials, session) in open {
            let stands = match credentials.session {
                Some(id) => live.contains(&id),
                None => (valid_since.get(&session.user()))
                    .is_some_and(|since| since.is_none_or(|since| credentials.signed_in_at >= since)),
            };
            let good = stands && now < credentials.expires_at;
            // If it was renewed meanwhile, the next check decides.
            if !good && session.credentials() == credentials {
                session.end(CloseReason::Refused(ErrorKind::SessionExpired));
            }
        }
        Ok(())
    }

    /// The sockets that are still open; forgets the others.
    fn held(&self) -> Vec<Arc<SocketSession>> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let (held, known): (Vec<_>, Vec<_>) = mem::take(&mut *open)
            .into_iter()
            .filter_map(|session| Some((session.upgrade()?, session)))
            .unzip();
        *open = known;
        held
    }

    /// Becomes true when the server stops; every socket holds one.
    pub fn stopping(&self) -> watch::Receiver<bool> {
        self.stop.subscribe()
    }

    /// Closes every socket and waits until all are closed.
    pub async fn close_all(&self) {
        self.stop.send_replace(true);
        self.stop.closed().await;
    }
}
