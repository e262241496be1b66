//! Somebody at the door for whom a provider vouches.

use podium_domain::{Action, Email, Provider, SignInMethod, Timestamp};
use podium_store::audit::{self, Entry};
use podium_store::identity::accounts::{self, NewAccount};
use podium_store::identity::flows;
use podium_store::identity::providers::{self, Joined};
use podium_store::{Conn, account};
use uuid::Uuid;

use crate::Identity;
use crate::person::Person;
use crate::providers::{ProviderError, Vouched};
use crate::secret::sha256;
use crate::service::{NextToken, Opening, Service};

/// What a provider's word for somebody comes to.
pub enum Arrival {
    In {
        person: Box<Person>,
        next: NextToken,
        new: bool,
    },
    /// The address is an account's that somebody has proved theirs. Who comes now proves it by one of these.
    Confirm { email: Email, methods: Vec<SignInMethod> },
}

/// Somebody who has come in.
pub struct Entered {
    pub account: Uuid,
    pub token: String,
    pub refresh_token: String,
}

/// Why somebody is not let in.
#[derive(Debug, thiserror::Error)]
pub enum ArrivalError {
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

/// Who comes, and what happens where nobody is known by it.
pub struct Newcomer {
    pub vouched: Vouched,
    /// What to call them where the provider's token does not say.
    pub name: Option<String>,
    pub device: Option<String>,
    /// Whether an account may be made.
    pub welcome: bool,
}

impl Service {
    /// Whom a provider's token speaks of, where who brings it also holds the secret that its sign-in began with: a
    /// stolen token opens no door.
    pub async fn vouch(
        &self,
        provider: Provider,
        id_token: &str,
        nonce: Option<&str>,
    ) -> Result<Vouched, ArrivalError> {
        let vouched = self.providers.vouch(provider, id_token).await?;
        match nonce {
            Some(nonce) if hex::encode(sha256(nonce)) == vouched.nonce => Ok(vouched),
            _ => Err(ArrivalError::Over),
        }
    }

    /// Signs in whoever a provider has named before; makes an account for whoever nobody has. An address alone opens
    /// nothing that somebody else has proved to be theirs.
    pub async fn arrive(&self, newcomer: Newcomer) -> Result<Arrival, ArrivalError> {
        let Newcomer {
            vouched,
            name,
            device,
            welcome,
        } = newcomer;
        let now = self.clock.now();
        let (opening, next) = self.open(SignInMethod::Provider(vouched.provider), device);
        let entropy = self.entropy.clone();
        let (id, name) = (entropy.uuid(now), vouched.name.clone().or(name));
        let arrived = self.db.write(async move |c: &mut Conn| {
            if !flows::is_redeemed(c, vouched.provider, &vouched.nonce, now).await? {
                return Ok(Err(ArrivalError::Over));
            }
            if let Some(joined) = providers::by_subject(c, vouched.provider, &vouched.subject).await? {
                let Some(person) = Person::by_id(c, joined.account).await? else {
                    return Ok(Err(ArrivalError::Unknown));
                };
                if person.account.disabled {
                    return Ok(Err(ArrivalError::Disabled));
                }
                settle(c, &vouched, &opening, joined.account).await?;
                audit::record(c, &Entry::new(&entropy, now, joined.account, Action::SignIn)).await?;
                return Ok(Ok(Found::Known(person)));
            }
            if !welcome {
                return Ok(Err(ArrivalError::Unknown));
            }
            let Some(email) = vouched.email.clone() else {
                return Ok(Err(ArrivalError::Unproven));
            };
            match accounts::by_email(c, &email).await? {
                Some(holder) if holder.disabled => return Ok(Err(ArrivalError::Disabled)),
                Some(holder) if holder.email_verified => {
                    let methods = Person::of(c, holder).await?.methods();
                    return Ok(Ok(Found::Taken(email, methods)));
                }
                // Whoever wrote this address down never showed that it is theirs: nothing of them stays.
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
            let joined = vouched.joined(id, now);
            providers::join(c, &joined).await?;
            settle(c, &vouched, &opening, id).await?;
            audit::record(c, &Entry::new(&entropy, now, id, Action::SignUp)).await?;
            let joined = vec![joined];
            Ok(Ok(Found::New(Person { account, joined })))
        });
        let (person, new) = match arrived.await?? {
            Found::Known(person) => (person, false),
            Found::New(person) => (person, true),
            Found::Taken(email, methods) => return Ok(Arrival::Confirm { email, methods }),
        };
        let person = Box::new(person);
        Ok(Arrival::In { person, next, new })
    }
}

impl Identity {
    /// Signs in by a provider's token and its nonce, where the sign-in was begun and redeemed here. None where the
    /// address is an account's: then its owner has to show that it is theirs.
    pub async fn enter(
        &self,
        provider: Provider,
        id_token: &str,
        nonce: Option<&str>,
        device: Option<String>,
    ) -> Result<Option<Entered>, ArrivalError> {
        let newcomer = Newcomer {
            vouched: self.0.vouch(provider, id_token, nonce).await?,
            name: None,
            device,
            welcome: true,
        };
        let Arrival::In { person, next, .. } = self.0.arrive(newcomer).await? else {
            return Ok(None);
        };
        let grant = (self.0).grant(&person, next, self.0.clock.now(), SignInMethod::Provider(provider));
        Ok(Some(Entered {
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

/// The provider's word has been used, and a session begins by it.
async fn settle(c: &mut Conn, vouched: &Vouched, opening: &Opening, account: Uuid) -> podium_store::Result<()> {
    let now = opening.session.signed_in_at;
    flows::spend(c, vouched.provider, &vouched.nonce, now).await?;
    providers::used(c, vouched.provider, &vouched.subject, now).await?;
    opening.start(c, account).await
}

impl Vouched {
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
