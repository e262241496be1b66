//! The state that every call of the protocol shares.

use std::time::Duration;

use podium_domain::{Action, SignInMethod, Timestamp};
use podium_store::audit::{self, Entry};
use podium_store::identity::accounts::Account;
use podium_store::identity::sessions::{self, Session};
use podium_store::identity::{accounts, live_session};
use podium_store::{Conn, Db, user};
use podium_system::{Clock, Entropy};
use uuid::Uuid;

use crate::Settings;
use crate::hosted::Hosted;
use crate::mail::Mailer;
use crate::password::{self, Hasher};
use crate::person::Person;
use crate::providers::Providers;
use crate::refusal::Refusal;
use crate::secret::{Hash, Secret};
use crate::token::{Holder, TokenError, Tokens};

/// How long after a sign-in its session may change what a thief would want to change.
const RECENT: Duration = Duration::from_secs(5 * 60);

pub struct Service {
    pub db: Db,
    pub clock: Clock,
    pub entropy: Entropy,
    pub settings: Settings,
    pub tokens: Tokens,
    pub hasher: Hasher,
    pub mailer: Mailer,
    pub providers: Providers,
    /// Who keeps the accounts, where it is not us.
    pub hosted: Option<Hosted>,
}

/// The account behind an identity token, through a session that is still good.
#[derive(Debug, Clone)]
pub struct Caller {
    pub person: Person,
    pub session: Uuid,
    pub signed_in_at: Timestamp,
    pub method: SignInMethod,
}

/// A session before it is stored, with the hash of its first refresh token.
#[derive(Clone)]
pub struct Opening {
    pub session: Session,
    token: Hash,
    /// How many sessions its account may have.
    limit: u32,
    entropy: Entropy,
}

/// A session and its next refresh token, before they are stored.
pub struct NextToken {
    pub session: Uuid,
    pub hash: Hash,
    secret: Secret,
}

/// What a client holds from now on.
pub struct Grant {
    pub id_token: String,
    pub refresh_token: String,
}

impl Service {
    pub fn entry(&self, action: Action, account: Uuid) -> Entry {
        Entry::new(&self.entropy, self.clock.now(), account, action)
    }

    /// Prepares a session that begins now.
    pub fn open(&self, method: SignInMethod, device: Option<String>) -> (Opening, NextToken) {
        let now = self.clock.now();
        let next = self.next_token(self.entropy.uuid(now));
        let session = Session {
            id: next.session,
            device,
            method,
            signed_in_at: now,
            used_at: now,
        };
        let token = next.hash;
        let limit = self.settings.sessions_per_account;
        let entropy = self.entropy.clone();
        let opening = Opening {
            session,
            token,
            limit,
            entropy,
        };
        (opening, next)
    }

    pub fn next_token(&self, session: Uuid) -> NextToken {
        let secret = Secret::random(&self.entropy);
        NextToken {
            session,
            hash: secret.hash(),
            secret,
        }
    }

    /// Tokens for a session whose refresh token has been stored.
    pub fn grant(&self, person: &Person, next: NextToken, signed_in_at: Timestamp, method: SignInMethod) -> Grant {
        let (now, account) = (self.clock.now(), &person.account);
        let holder = Holder {
            token: self.entropy.uuid(now),
            subject: account.id,
            session: next.session,
            email: account.email.as_str(),
            email_verified: account.email_verified,
            signed_in_at,
            method,
            joined: &person.joined,
        };
        let id_token = self.tokens.issue(&holder, now);
        Grant {
            id_token,
            refresh_token: next.secret.reveal(),
        }
    }

    pub async fn caller(&self, id_token: Option<&str>) -> Result<Caller, Refusal> {
        let claims = match self.tokens.verify(id_token.unwrap_or_default(), self.clock.now()) {
            Ok(claims) => claims,
            Err(TokenError::Expired) => return Err(Refusal::bad("TOKEN_EXPIRED")),
            Err(TokenError::Invalid) => return Err(Refusal::bad("INVALID_ID_TOKEN")),
        };
        let (session, subject) = (claims.sid, claims.sub);
        let found = self.db.read(async move |c: &mut Conn| {
            let live = live_session(c, session).await?;
            Ok((Person::by_id(c, subject).await?, live))
        });
        match found.await? {
            (None, _) => Err(Refusal::bad("USER_NOT_FOUND")),
            (Some(person), _) if person.account.disabled => Err(Refusal::bad("USER_DISABLED")),
            (Some(person), Some(live)) if live.subject == person.account.id => Ok(Caller {
                person,
                session,
                signed_in_at: live.signed_in_at,
                method: live.method,
            }),
            _ => Err(Refusal::bad("TOKEN_EXPIRED")),
        }
    }

    /// Refuses a new password that is weak for the account's owner, whose address and names are no secret.
    pub async fn check_password(&self, password: &str, account: &Account) -> Result<(), Refusal> {
        let subject = account.id.to_string();
        let read = self
            .db
            .read(async move |c: &mut Conn| user::by_subject(c, &subject).await);
        let profile = read.await?;
        let names = profile.as_ref().map(|user| {
            let lastname = user.lastname.as_deref().unwrap_or_default();
            [user.firstname.as_str(), lastname, user.username.as_str()]
        });
        let personal = [Some(account.email.as_str()), account.display_name.as_deref()];
        let personal = personal.into_iter().flatten().chain(names.into_iter().flatten());
        Ok(password::check(password, personal)?)
    }

    /// Refuses a caller whose sign-in was too long ago for something this grave.
    pub fn require_recent(&self, caller: &Caller) -> Result<(), Refusal> {
        if caller.signed_in_at + RECENT < self.clock.now() {
            return Err(Refusal::bad("CREDENTIAL_TOO_OLD_LOGIN_AGAIN"));
        }
        Ok(())
    }
}

impl Opening {
    /// Stores the session with its first refresh token.
    pub async fn start(&self, c: &mut Conn, account: Uuid) -> podium_store::Result<()> {
        let now = self.session.signed_in_at;
        accounts::signed_in(c, account, now).await?;
        let ended = sessions::start(c, account, &self.session, self.limit).await?;
        for _ in 0..ended {
            let entry = Entry::new(&self.entropy, now, account, Action::SessionEnded);
            audit::record(c, &entry).await?;
        }
        sessions::renew(c, self.session.id, &self.token, now).await
    }
}
