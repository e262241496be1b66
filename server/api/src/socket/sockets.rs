//! The open sockets of this node; closes those whose session has ended.

use std::collections::{HashMap, HashSet};
use std::mem;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use axum::http::{HeaderMap, header};
use podium_domain::Timestamp;
use podium_settings::Settings;
use podium_store::identity::sessions;
use podium_store::{Conn, user};
use podium_system::LastSuccess;
use podium_system::metrics::Scrape;
use tokio::sync::{Notify, watch};
use uuid::Uuid;

use super::CloseReason;
use super::open_sockets::OpenSockets;
use super::session::{Credentials, SocketSession};
use crate::http::error::{ApiResult, ErrorKind};
use crate::http::extract::Authenticator;

/// A session ended anywhere closes its sockets within five seconds.
const RECHECK: Duration = Duration::from_secs(3);

pub struct Sockets {
    authenticator: Arc<Authenticator>,
    settings: Arc<Settings>,
    open: Mutex<Vec<Weak<SocketSession>>>,
    /// Notified when sessions may have ended.
    recheck: Notify,
    stop: watch::Sender<bool>,
    pub(super) counted: OpenSockets,
}

impl Sockets {
    pub fn new(authenticator: Arc<Authenticator>, settings: Arc<Settings>) -> Sockets {
        Sockets {
            authenticator,
            settings,
            open: Mutex::default(),
            recheck: Notify::new(),
            stop: watch::Sender::new(false),
            counted: OpenSockets::new(),
        }
    }

    // What a check takes is boxed, so that no open socket keeps room for it.

    /// Registers a socket for the user of this token, if they may call the API.
    pub async fn admit(&self, token: String) -> Result<Arc<SocketSession>, CloseReason> {
        let (user, credentials) = Box::pin(self.check(token)).await?;
        let session = Arc::new(SocketSession::new(user, credentials));
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.push(Arc::downgrade(&session));
        Ok(session)
    }

    /// Continues a session with a fresh token of the same user.
    pub async fn renew(&self, session: &SocketSession, token: String) -> Result<(), CloseReason> {
        let (user, credentials) = Box::pin(self.check(token)).await?;
        if user != session.user() {
            return Err(CloseReason::Refused(ErrorKind::InvalidToken));
        }
        session.set_credentials(credentials);
        Ok(())
    }

    /// Checks a token by the same rules as a call.
    async fn check(&self, token: String) -> Result<(Uuid, Credentials), CloseReason> {
        let checked = async {
            let caller = self.authenticator.identify(token).await?;
            let credentials = Credentials {
                session: caller.bearer.own.map(|own| own.session),
                signed_in_at: caller.bearer.signed_in_at,
                expires_at: caller.bearer.expires_at,
            };
            ApiResult::Ok((self.authenticator.sign_in(caller)?.user.id, credentials))
        };
        checked.await.map_err(|why| CloseReason::Refused(why.kind()))
    }

    /// Browsers let any page open a socket and send its origin; only ours is accepted.
    pub(super) fn is_ours(&self, headers: &HeaderMap) -> bool {
        let settings = &self.settings;
        let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
        let Some(origin) = text(header::ORIGIN) else {
            return false;
        };
        if origin == settings.public_origin() || settings.web_origins.iter().any(|other| other == origin) {
            return true;
        }
        // Without a configured address, ours is the one the page was requested at.
        let host = origin.split_once("://").map(|(_, host)| host);
        settings.public_url.is_none() && host.is_some() && host == text(header::HOST)
    }

    /// Sessions may have ended: check now.
    pub fn recheck(&self) {
        self.recheck.notify_one();
    }

    /// Checks the sessions behind the sockets. Never returns.
    pub async fn run(&self, success: LastSuccess) {
        loop {
            let _ = tokio::time::timeout(RECHECK, self.recheck.notified()).await;
            match self.end_signed_out().await {
                Ok(()) => success.mark(),
                Err(why) => why.log("the sign-ins of open sockets could not be looked up"),
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
        let known = self.authenticator.db.read(async move |c: &mut Conn| {
            let live = sessions::live_among(c, &asked).await?;
            Ok((live, user::valid_since_among(c, &hosted).await?))
        });
        let (live, valid_since) = known.await?;
        let live: HashSet<Uuid> = live.into_iter().collect();
        let valid_since: HashMap<Uuid, Option<Timestamp>> = valid_since.into_iter().collect();
        let now = self.authenticator.clock.now();
        for (credentials, session) in open {
            let stands = match credentials.session {
                Some(id) => live.contains(&id),
                None => (valid_since.get(&session.user()))
                    .is_some_and(|since| since.is_none_or(|since| credentials.signed_in_at >= since)),
            };
            let good = stands && now < credentials.expires_at;
            // If it was renewed meanwhile, the next check decides.
            if !good && session.credentials() == credentials {
                session.ending.end(CloseReason::Refused(ErrorKind::SessionExpired));
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

    pub fn measure(&self, scrape: &Scrape) {
        self.counted.measure(scrape);
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
