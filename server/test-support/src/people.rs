//! Cheap users: written into storage with a session, without mail, password hashing or a call of the server.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use podium_domain::{Firstname, FriendCode, Lang, Quota, SignInMethod, Username};
use podium_store::identity::accounts::{self, NewAccount};
use podium_store::identity::sessions::{self, Session};
use podium_store::user::{self, NewUser};
use podium_store::{Conn, Error, Result};
use serde_json::json;
use sha2::{Digest, Sha256};
use uuid::Uuid;

use crate::{Caller, TestApp, rsa};

/// Long enough, and on no list of common passwords.
pub const PASSWORD: &str = "seven lamps on felt";
/// Its hash, at the server's own cost: what a sign-in by it checks is the real thing.
const PASSWORD_HASH: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$cG9kaXVtLXRlc3Qtc2FsdA$RIZWBI4J373Sio9+L9/MSR2bA6+WXibRtvzLEGzX3vY";

#[derive(Clone)]
struct Newcomer {
    account: NewAccount,
    /// None for those who have no profile.
    user: Option<NewUser>,
    session: Uuid,
    refresh_token: String,
}

impl TestApp {
    /// A verified user with a profile: `<name>@podium.example`, by [`PASSWORD`].
    pub async fn user(&self, name: &str) -> Caller {
        let firstname: Firstname = name.parse().expect("a first name");
        let username = Username::suggest(&firstname, self.app.entropy.bytes());
        let user = self.profile(firstname, username);
        self.arrives(self.newcomer(name, Some(user))).await
    }

    /// A user with an unverified address.
    pub async fn unverified(&self, name: &str) -> Caller {
        self.arrives(self.newcomer(name, None)).await
    }

    /// Any number of verified users, by first names that may repeat.
    pub async fn crowd<'n>(&self, names: impl IntoIterator<Item = &'n str>) -> Vec<Caller> {
        let newcomer = |name: &str| {
            let sign = hex::encode(self.app.entropy.bytes::<6>());
            let username = format!("{name}-{sign}").parse().expect("a username");
            let user = self.profile(name.parse().expect("a first name"), username);
            self.newcomer(&sign, Some(user))
        };
        self.arrive(names.into_iter().map(newcomer).collect()).await
    }

    fn profile(&self, firstname: Firstname, username: Username) -> NewUser {
        let (now, entropy) = (self.clock.now(), &self.app.entropy);
        NewUser {
            id: entropy.uuid(now),
            subject: entropy.uuid(now).to_string(),
            firstname,
            lastname: None,
            username,
            locale: Lang::En,
            friend_code: FriendCode::from_bytes(entropy.bytes()),
            now,
        }
    }

    fn newcomer(&self, address: &str, user: Option<NewUser>) -> Newcomer {
        let (now, entropy) = (self.clock.now(), &self.app.entropy);
        let subject = user.as_ref().map(|user| user.subject.parse().expect("an id"));
        let email = format!("{}@podium.example", address.to_lowercase());
        Newcomer {
            account: NewAccount {
                id: subject.unwrap_or_else(|| entropy.uuid(now)),
                email: email.parse().expect("an address"),
                email_verified: user.is_some(),
                password: Some(PASSWORD_HASH.to_owned()),
                display_name: None,
                now,
            },
            session: user.as_ref().map_or_else(|| entropy.uuid(now), |user| user.id),
            user,
            refresh_token: BASE64_URL_SAFE_NO_PAD.encode(entropy.bytes::<32>()),
        }
    }

    async fn arrives(&self, newcomer: Newcomer) -> Caller {
        self.arrive(vec![newcomer]).await.remove(0)
    }

    async fn arrive(&self, newcomers: Vec<Newcomer>) -> Vec<Caller> {
        for some in newcomers.chunks(50) {
            let some = some.to_vec();
            let write = async move |c: &mut Conn| {
                for newcomer in &some {
                    newcomer.write(c).await?;
                }
                Ok(())
            };
            self.app.db.write(write).await.expect("they are written down");
        }
        let caller = |newcomer: Newcomer| Caller {
            token: self.id_token(&newcomer),
            email: newcomer.account.email.to_string(),
            id: newcomer.user.map_or_else(String::new, |user| user.id.to_string()),
            refresh_token: newcomer.refresh_token,
            ..self.anyone()
        };
        newcomers.into_iter().map(caller).collect()
    }

    /// What the server answers to a sign-in, signed by its key.
    fn id_token(&self, newcomer: &Newcomer) -> String {
        let (settings, now) = (&self.app.settings, self.clock.now());
        let account = &newcomer.account;
        rsa::sign_as_server(&json!({
            "jti": self.app.entropy.uuid(now),
            "iss": format!("{}/securetoken.googleapis.com/{}", settings.public_origin(), settings.project_id),
            "aud": settings.project_id,
            "sub": account.id,
            "user_id": account.id,
            "sid": newcomer.session,
            "email": account.email.as_str(),
            "email_verified": account.email_verified,
            "auth_time": now.seconds(),
            "iat": now.seconds(),
            "exp": now.seconds() + 60 * 60,
            "firebase": { "identities": { "email": [account.email.as_str()] }, "sign_in_provider": "password" },
        }))
    }
}

impl Newcomer {
    async fn write(&self, c: &mut Conn) -> Result<()> {
        let now = self.account.now;
        let session = Session {
            id: self.session,
            device: None,
            method: SignInMethod::Password,
            signed_in_at: now,
            used_at: now,
        };
        let taken = || Error::Failed(format!("{} is somebody else's", self.account.email));
        accounts::insert(c, &self.account).await?.ok_or_else(taken)?;
        if let Some(user) = &self.user {
            user::insert(c, user).await?.ok_or_else(taken)?;
        }
        let limit = Quota::Sessions.default_limit();
        sessions::start(c, self.account.id, &session, limit).await?;
        let token: [u8; 32] = Sha256::digest(&self.refresh_token).into();
        sessions::renew(c, session.id, &token, now).await
    }
}
