//! Many users at little cost: written into storage, without passwords and mails, and signed in by their refresh tokens.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use podium_domain::{FriendCode, Lang, SignInMethod, Timestamp};
use podium_store::identity::accounts::{self, NewAccount};
use podium_store::identity::sessions::{self, Session};
use podium_store::user::{self, NewUser};
use podium_store::{Conn, Result};
use sha2::{Digest, Sha256};

use crate::{Caller, TestApp};

#[derive(Clone)]
struct Newcomer {
    account: NewAccount,
    user: NewUser,
    refresh_token: String,
}

impl TestApp {
    /// Verified users with profiles, by their first names.
    pub async fn crowd<'n>(&self, names: impl IntoIterator<Item = &'n str>) -> Vec<Caller> {
        let newcomers: Vec<Newcomer> = names.into_iter().map(|name| self.newcomer(name)).collect();
        for some in newcomers.chunks(50) {
            let (some, now) = (some.to_vec(), self.clock.now());
            let arrive = async move |c: &mut Conn| {
                for newcomer in &some {
                    arrive(c, newcomer, now).await?;
                }
                Ok(())
            };
            self.app.db.write(arrive).await.expect("they are written down");
        }
        let mut callers = Vec::new();
        for newcomer in newcomers {
            let mut caller = self.anyone();
            caller.email = newcomer.account.email.to_string();
            caller.id = newcomer.user.id.to_string();
            caller.refresh_token = newcomer.refresh_token;
            let signed_in = caller.refresh().await;
            assert_eq!(signed_in.status, 200, "{signed_in:?}");
            callers.push(caller);
        }
        callers
    }

    fn newcomer(&self, name: &str) -> Newcomer {
        let (now, entropy) = (self.clock.now(), &self.app.entropy);
        let (account, sign) = (entropy.uuid(now), hex::encode(entropy.bytes::<6>()));
        Newcomer {
            account: NewAccount {
                id: account,
                email: format!("{sign}@podium.example").parse().expect("an address"),
                email_verified: true,
                password: Some("none fits".into()),
                display_name: None,
                now,
            },
            user: NewUser {
                id: entropy.uuid(now),
                subject: account.to_string(),
                firstname: name.parse().expect("a first name"),
                username: format!("{name}-{sign}").parse().expect("a username"),
                locale: Lang::En,
                friend_code: FriendCode::random(entropy),
                now,
            },
            refresh_token: BASE64_URL_SAFE_NO_PAD.encode(entropy.bytes::<32>()),
        }
    }
}

async fn arrive(c: &mut Conn, newcomer: &Newcomer, now: Timestamp) -> Result<()> {
    let session = Session {
        id: newcomer.user.id,
        device: None,
        method: SignInMethod::Password,
        signed_in_at: now,
        used_at: now,
    };
    accounts::insert(c, &newcomer.account).await?;
    user::insert(c, &newcomer.user).await?;
    sessions::start(c, newcomer.account.id, &session).await?;
    let token: [u8; 32] = Sha256::digest(&newcomer.refresh_token).into();
    sessions::renew(c, session.id, &token, now).await
}
