//! Starts a sign-in with a provider and exchanges its code; only the client that started it can finish it.

use std::time::Duration;

use podium_domain::{Email, Provider};
use podium_store::Conn;
use podium_store::identity::flows::{self, Flow};
use podium_store::identity::{accounts, providers};
use url::Url;

use crate::providers::{IdpClaims, ProviderError};
use crate::secret::{Hash, Secret, sha256};
use crate::service::Service;

/// How long a user may take at the provider.
const ON_THE_WAY: Duration = Duration::from_secs(10 * 60);
/// How long a user may take to prove that an account is theirs.
const REDEEMED: Duration = Duration::from_secs(60 * 60);

/// A started sign-in. Only a holder of state and nonce can finish it.
pub struct Begun {
    pub address: Url,
    pub state: String,
    pub nonce: String,
}

/// What a provider's answer is traded for.
pub struct Answered {
    pub code: String,
    pub state: String,
    pub nonce: String,
}

pub struct Exchanged {
    /// The provider's token: with the nonce it is good once.
    pub token: String,
    pub email: Option<Email>,
    pub name: Option<String>,
    /// Set when the address has an account already: how its owner can prove it.
    pub proof: Option<Proof>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof {
    pub email: Email,
    pub password: bool,
    /// Others that vouch for the account.
    pub providers: Vec<Provider>,
}

#[derive(Debug, thiserror::Error)]
pub enum ExchangeError {
    #[error(transparent)]
    Provider(#[from] ProviderError),
    #[error("no such sign-in is under way")]
    Over,
    #[error("the provider does not vouch for the address")]
    Unproven,
    #[error(transparent)]
    Store(#[from] podium_store::Error),
}

impl Service {
    pub async fn begin_at(&self, provider: Provider, mobile: bool) -> Result<Begun, ExchangeError> {
        let peer = self.providers.peer(provider)?;
        let door = if mobile { "/mobile" } else { "" };
        let [state, nonce, verifier] = [(); 3].map(|()| Secret::random(&self.entropy));
        let state_hash = state.hash();
        let flow = Flow {
            nonce: hex::encode(nonce.hash()),
            provider,
            verifier: verifier.reveal(),
            redirect_uri: format!("{}{door}/auth/{}/callback", self.settings.public_url, provider.word()),
            redeemed_at: None,
            expires_at: self.clock.now() + ON_THE_WAY,
        };
        let state = state.reveal();
        let address = peer.authorization_url(&flow, &state).await?;
        self.db
            .write(async move |c: &mut Conn| flows::keep(c, &state_hash, &flow).await)
            .await?;
        Ok(Begun {
            address,
            state,
            nonce: nonce.reveal(),
        })
    }

    /// Trades a provider's code for its token. The first try counts, whatever comes of it, unless the provider is away.
    pub async fn exchange(&self, provider: Provider, answered: Answered) -> Result<Exchanged, ExchangeError> {
        let peer = self.providers.peer(provider)?;
        let state = Secret::parse(&answered.state).ok_or(ExchangeError::Over)?.hash();
        let taken = self.db.write(async move |c: &mut Conn| flows::take(c, &state).await);
        let flow = taken.await?.ok_or(ExchangeError::Over)?;
        let own = flow.provider == provider
            && flow.nonce == hex::encode(sha256(&answered.nonce))
            && flow.expires_at > self.clock.now();
        if !own {
            return Err(ExchangeError::Over);
        }
        match peer.exchange_code(&answered.code, &flow, self.clock.now()).await {
            Ok((token, claims)) => self.redeem(state, flow, token, claims).await,
            Err(ProviderError::Away) => {
                self.db
                    .write(async move |c: &mut Conn| flows::keep(c, &state, &flow).await)
                    .await?;
                Err(ProviderError::Away.into())
            }
            Err(why) => Err(why.into()),
        }
    }

    /// From here on the ID token is valid once, together with its nonce.
    async fn redeem(
        &self,
        state: Hash,
        flow: Flow,
        token: String,
        claims: IdpClaims,
    ) -> Result<Exchanged, ExchangeError> {
        let now = self.clock.now();
        let flow = Flow {
            redeemed_at: Some(now),
            expires_at: now + REDEEMED,
            ..flow
        };
        let IdpClaims {
            provider,
            subject,
            email,
            name,
            ..
        } = claims;
        let (address, elsewhere) = (email.clone(), self.hosted.is_some());
        let unit = async move |c: &mut Conn| {
            let proof = match (providers::by_subject(c, provider, &subject).await?, &address) {
                // A hosted project asks for its own proof.
                _ if elsewhere => None,
                (Some(_), _) => None,
                (None, None) => return Ok(Err(ExchangeError::Unproven)),
                (None, Some(address)) => proof(c, address).await?,
            };
            flows::keep(c, &state, &flow).await?;
            Ok(Ok(proof))
        };
        let mut proof = self.db.write(unit).await??;
        if let Some(proof) = &mut proof {
            proof.providers.retain(|provider| self.providers.is_on(*provider));
        }
        Ok(Exchanged {
            token,
            email,
            name,
            proof,
        })
    }
}

/// `None` if the address is free, or belongs to an account that never verified it.
async fn proof(c: &mut Conn, email: &Email) -> podium_store::Result<Option<Proof>> {
    let account = accounts::by_email(c, email).await?;
    let Some(account) = account.filter(|account| account.email_verified) else {
        return Ok(None);
    };
    let joined = providers::of_account(c, account.id).await?;
    Ok(Some(Proof {
        email: account.email,
        password: account.password.is_some(),
        providers: joined.into_iter().map(|joined| joined.provider).collect(),
    }))
}
