//! Sign-ins in progress with a provider.

use podium_domain::{Provider, Timestamp};

use crate::{Conn, Result, query, row};

#[derive(Debug, Clone)]
pub struct Flow {
    /// SHA-256 in hex of the client's secret, which the ID token must carry as its nonce.
    pub nonce: String,
    pub provider: Provider,
    /// Of PKCE.
    pub verifier: String,
    pub redirect_uri: String,
    /// When the code was traded: from then on a token with this nonce is good once.
    pub redeemed_at: Option<Timestamp>,
    pub expires_at: Timestamp,
}

row!(Flow {
    nonce,
    provider,
    verifier,
    redirect_uri,
    redeemed_at,
    expires_at
});

/// Stores a flow that begins, that has been redeemed, or that is put back because its provider was away.
#[query {"
    INSERT INTO provider_flow ({Flow}, state_hash)
    VALUES (:flow.nonce, :flow.provider, :flow.verifier, :flow.redirect_uri, :flow.redeemed_at, :flow.expires_at,
        :state_hash)"}]
pub async fn keep(c: &mut Conn, state_hash: &[u8; 32], flow: &Flow) -> Result<()>;

/// Takes one out to redeem it: of several who try, one has it. It may have expired.
#[query("DELETE FROM provider_flow WHERE state_hash = :state_hash AND redeemed_at IS NULL RETURNING {Flow}")]
pub async fn take(c: &mut Conn, state_hash: &[u8; 32]) -> Result<Option<Flow>>;

/// Whether a token with this nonce may still be used.
#[query {"
    SELECT EXISTS (
        SELECT 1 FROM provider_flow
        WHERE nonce = :nonce AND provider = :provider AND redeemed_at IS NOT NULL AND expires_at > :now
    )"}]
pub async fn is_redeemed(c: &mut Conn, provider: Provider, nonce: &str, now: Timestamp) -> Result<bool>;

/// Uses it up. False where it was not there to be used.
pub async fn spend(c: &mut Conn, provider: Provider, nonce: &str, now: Timestamp) -> Result<bool> {
    Ok(delete_redeemed(c, provider, nonce, now).await? == 1)
}

#[query {"
    DELETE FROM provider_flow
    WHERE nonce = :nonce AND provider = :provider AND redeemed_at IS NOT NULL AND expires_at > :now"}]
async fn delete_redeemed(c: &mut Conn, provider: Provider, nonce: &str, now: Timestamp) -> Result<u64>;

#[query("DELETE FROM provider_flow WHERE expires_at <= :now")]
pub(super) async fn sweep(c: &mut Conn, now: Timestamp) -> Result<()>;
