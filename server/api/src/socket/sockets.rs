//! The sockets that are open on this node, and the sign-ins behind them.

use std::collections::{HashMap, HashSet};
use std::mem;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use podium_domain::{Clock, Timestamp};
use podium_store::identity::sessions;
use podium_store::{Conn, Db, user};
use tokio::sync::{Notify, watch};
use uuid::Uuid;

use super::Goodbye;
use super::leave::{Leave, admit};
use crate::error::ErrorKind;
use crate::state::AppState;

/// A sign-in ended anywhere closes its sockets within five seconds.
const RECHECK: Duration = Duration::from_secs(3);

pub struct Sockets {
    db: Db,
    clock: Clock,
    open: Mutex<Vec<Weak<Leave>>>,
    /// Somebody's sign-ins may have ended.
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

    /// Lets whoever has this token hold a socket, as long as a call would be answered to them.
    pub async fn admit(&self, app: &AppState, token: String) -> Result<Arc<Leave>, Goodbye> {
        let (user, pass) = admit(app, token).await?;
        let leave = Arc::new(Leave::new(user.user.id, pass));
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.push(Arc::downgrade(&leave));
        Ok(leave)
    }

    /// Somebody's sign-ins may have ended: looks at once.
    pub fn recheck(&self) {
        self.recheck.notify_one();
    }

    /// Looks after the sign-ins behind the sockets. Never returns.
    pub async fn run(&self) {
        loop {
            let _ = tokio::time::timeout(RECHECK, self.recheck.notified()).await;
            if let Err(why) = self.end_signed_out().await {
                why.log("the sign-ins of open sockets could not be looked up");
            }
        }
    }

    async fn end_signed_out(&self) -> Result<(), podium_store::Error> {
        let open: Vec<_> = self.held().into_iter().map(|leave| (leave.pass(), leave)).collect();
        if open.is_empty() {
            return Ok(());
        }
        let asked: Vec<Uuid> = open.iter().filter_map(|(pass, _)| pass.session).collect();
        let hosted = open.iter().filter(|(pass, _)| pass.session.is_none());
        let hosted: Vec<Uuid> = hosted.map(|(_, leave)| leave.user()).collect();
        let known = self.db.read(async move |c: &mut Conn| {
            let live = sessions::live_among(c, &asked).await?;
            Ok((live, user::valid_since_among(c, &hosted).await?))
        });
        let (live, valid_since) = known.await?;
        let live: HashSet<Uuid> = live.into_iter().collect();
        let valid_since: HashMap<Uuid, Option<Timestamp>> = valid_since.into_iter().collect();
        let now = self.clock.now();
        for (pass, leave) in open {
            let stands = match pass.session {
                Some(session) => live.contains(&session),
                None => (valid_since.get(&leave.user()))
                    .is_some_and(|since| since.is_none_or(|since| pass.signed_in_at >= since)),
            };
            let good = stands && now < pass.expires_at;
            // Renewed meanwhile, it is looked at the next time.
            if !good && leave.pass() == pass {
                leave.end(Goodbye::Refused(ErrorKind::SessionExpired));
            }
        }
        Ok(())
    }

    /// Those still held; what is gone is forgotten.
    fn held(&self) -> Vec<Arc<Leave>> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let (held, known): (Vec<_>, Vec<_>) = mem::take(&mut *open)
            .into_iter()
            .filter_map(|leave| Some((leave.upgrade()?, leave)))
            .unzip();
        *open = known;
        held
    }

    /// True once the server stops; every conversation holds one.
    pub fn stopping(&self) -> watch::Receiver<bool> {
        self.stop.subscribe()
    }

    /// Ends every conversation, and waits until all have said goodbye.
    pub async fn farewell(&self) {
        self.stop.send_replace(true);
        self.stop.closed().await;
    }
}
