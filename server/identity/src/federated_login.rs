//! Sign-in with an ID token of Google or Apple; called by the identity protocol and by `POST /auth/login`.

use podium_domain::{Action, Email, Provider, SignInMethod, Timestamp};
use podium_store::audit::{self, Entry};
use podium_store::identity::accounts::{self, NewAccount};
use podium_store::identity::flows;
use podium_store::identity::providers::{self, Joined};
use podium_store::{Conn, account};
use uuid::Uuid;

use crate::Identity;
use crate::person::Person;
use crate::providers::{IdpClaims, ProviderError};
use crate::secret::sha256;
use crate::service::{NextToken, Opening, Service};

/// The outcome of a sign-in with an ID token.
pub enum FederatedLogin {
    In {
        person: Box<Person>,
        next: NextToken,
        new: bool,
    },
    /// The address belongs to an account with a verified address: sign in to that account by one of these first.
    Confirm { email: Email, methods: Vec<SignInMethod> },
}

pub struct LoginTokens {
    pub account: Uuid,
    pub token: String,
    pub refresh_token: String,
}

/// Why the sign-in is refused.
#[derive(Debug, thiserror::Error)]
pub enum FederatedLoginError {
    #[error(transparent)]
    Provider(#[from] ProviderError),
    #[error("the sign-in was not begun here, or has been used")]
    Over,
    #[error("the provider does not say that the address is verified")]
    Unproven,
    #[error("nobody is known by this")]
    Unknown,
    #[error("the account is disabled")]
    Disabled,
    #[error(transparent)]
    Store(#[from] podium_store::Error),
}

pub struct LoginRequest {
    pub claims: IdpClaims,
    /// Used when the ID token has no name.
    pub name: Option<String>,
    pub device: Option<String>,
    /// Whether an account may be made.
    pub create: bool,
}

impl Service {
    /// Verifies an ID token. The caller must also know the nonce of its sign-in, so that a stolen token is useless.
    pub async fn verify_idp_token(
        &self,
        provider: Provider,
        id_token: &str,
        nonce: Option<&str>,
    ) -> Result<IdpClaims, FederatedLoginError> {
        let claims = self.providers.verify(provider, id_token).await?;
        match nonce {
            Some(nonce) if hex::encode(sha256(nonce)) == claims.nonce => Ok(claims),
            _ => Err(FederatedLoginError::Over),
        }
    }

    /// Signs in to the account joined to the provider, or creates one. The email address alone never opens an account
    /// whose owner has verified it.
    pub async fn federated_login(&self, request: LoginRequest) -> Result<FederatedLogin, FederatedLoginError> {
        let LoginRequest {
            claims,
            name,
            device,
            create,
        } = request;
        let now = self.clock.now();
        let (opening, next) = self.open(SignInMethod::Provider(claims.provider), device);
        let entropy = self.entropy.clone();
        let (id, name) = (entropy.uuid(now), claims.name.clone().or(name));
        let arrived = self.db.write(async move |c: &mut Conn| {
            if !flows::is_redeemed(c, claims.provider, &claims.nonce, now).await? {
                return Ok(Err(FederatedLoginError::Over));
            }
            if let Some(joined) = providers::by_subject(c, claims.provider, &claims.subject).await? {
                let Some(person) = Person::by_id(c, joined.account).await? else {
                    return Ok(Err(FederatedLoginError::Unknown));
                };
                if person.account.disabled {
                    return Ok(Err(FederatedLoginError::Disabled));
                }
                settle(c, &claims, &opening, joined.account).await?;
                audit::record(c, &Entry::new(&entropy, now, joined.account, Action::SignIn)).await?;
                return Ok(Ok(Found::Known(person)));
            }
            if !create {
                return Ok(Err(FederatedLoginError::Unknown));
            }
            let Some(email) = claims.email.clone() else {
                return Ok(Err(FederatedLoginError::Unproven));
            };
            match accounts::by_email(c, &email).await? {
                Some(holder) if holder.disabled => return Ok(Err(FederatedLoginError::Disabled)),
                Some(holder) if holder.email_verified => {
                    let methods = Person::of(c, holder).await?.methods();
                    return Ok(Ok(Found::Taken(email, methods)));
                }
                // The holder never verified the address, so their account goes.
                Some(holder) => {
                    account::end(c, holder.id, &email, &entropy, now).await?;
                    audit::record(c, &Entry::new(&entropy, now, id, Action::AddressReclaimed)).await?;
                }
                None => {}
            }
            let new = NewAccount {
                id,
                email,
                email_verified: true,
                password: None,
                display_name: name.clone(),
                now,
            };
            let made = accounts::insert(c, &new).await?;
            let account = made.ok_or(podium_store::Error::Collision("the address was just taken".into()))?;
            let joined = claims.joined(id, now);
            providers::join(c, &joined).await?;
            settle(c, &claims, &opening, id).await?;
            audit::record(c, &Entry::new(&entropy, now, id, Action::SignUp)).await?;
            let joined = vec![joined];
            Ok(Ok(Found::New(Person { account, joined })))
        });
        let (person, new) = match arrived.await?? {
            Found::Known(person) => (person, false),
            Found::New(person) => (person, true),
            Found::Taken(email, methods) => return Ok(FederatedLogin::Confirm { email, methods }),
        };
        let person = Box::new(person);
        Ok(FederatedLogin::In { person, next, new })
    }
}

impl Identity {
    /// Signs in with an ID token and its nonce. `None` where the address belongs to another account, whose owner has to
    /// sign in first.
    pub async fn login(
        &self,
        provider: Provider,
        id_token: &str,
        nonce: Option<&str>,
        device: Option<String>,
    ) -> Result<Option<LoginTokens>, FederatedLoginError> {
        let request = LoginRequest {
            claims: self.0.verify_idp_token(provider, id_token, nonce).await?,
            name: None,
            device,
            create: true,
        };
        let FederatedLogin::In { person, next, .. } = self.0.federated_login(request).await? else {
            return Ok(None);
        };
        let grant = (self.0).grant(&person, next, self.0.clock.now(), SignInMethod::Provider(provider));
        Ok(Some(LoginTokens {
            account: person.account.id,
            token: grant.id_token,
            refresh_token: grant.refresh_token,
        }))
    }
}

enum Found {
    Known(Person),
    New(Person),
    Taken(Email, Vec<SignInMethod>),
}

/// Spends the ID token and starts the session.
async fn settle(c: &mut Conn, claims: &IdpClaims, opening: &Opening, account: Uuid) -> podium_store::Result<()> {
    let now = opening.session.signed_in_at;
    flows::spend(c, claims.provider, &claims.nonce, now).await?;
    providers::used(c, claims.provider, &claims.subject, now).await?;
    opening.start(c, account).await
}

impl IdpClaims {
    pub fn joined(&self, account: Uuid, now: Timestamp) -> Joined {
        Joined {
            provider: self.provider,
            subject: self.subject.clone(),
            account,
            email: self.email.as_ref().map(|email| email.as_str().to_owned()),
            joined_at: now,
            used_at: now,
        }
    }
}
