//! Sign-ins in progress with a provider.

use podium_domain::{Provider, Timestamp};

use crate::{Conn, Result, ToRow, row, statements};

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

row!(Flow: flow_columns { nonce, provider, verifier, redirect_uri, redeemed_at, expires_at });

statements! {
    INSERT = concat!("INSERT INTO provider_flow (", flow_columns!(), ", state_hash) VALUES ($1, $2, $3, $4, $5, $6, $7)");
    TAKE = concat!("DELETE FROM provider_flow WHERE state_hash = $1 AND redeemed_at IS NULL RETURNING ", flow_columns!());
    IS_REDEEMED = "SELECT EXISTS (SELECT 1 FROM provider_flow
                   WHERE nonce = $1 AND provider = $2 AND redeemed_at IS NOT NULL AND expires_at > $3)";
    SPEND = "DELETE FROM provider_flow
             WHERE nonce = $1 AND provider = $2 AND redeemed_at IS NOT NULL AND expires_at > $3";
    SWEEP = "DELETE FROM provider_flow WHERE expires_at <= $1";
}

/// A flow that begins, that has been redeemed, or that is put back because its provider was away.
pub async fn keep(c: &mut Conn, state_hash: &[u8; 32], flow: &Flow) -> Result<()> {
    let mut params = flow.params();
    params.push(state_hash);
    c.exec(INSERT, &params).await.map(drop)
}

/// Takes one out to redeem it: of several who try, one has it. It may have expired.
pub async fn take(c: &mut Conn, state_hash: &[u8; 32]) -> Result<Option<Flow>> {
    c.opt(TAKE, &[state_hash]).await
}

/// Whether a token with this nonce may still be used.
pub async fn is_redeemed(c: &mut Conn, provider: Provider, nonce: &str, now: Timestamp) -> Result<bool> {
    c.one(IS_REDEEMED, &[&nonce, &provider, &now]).await
}

/// Uses it up. False where it was not there to be used.
pub async fn spend(c: &mut Conn, provider: Provider, nonce: &str, now: Timestamp) -> Result<bool> {
    Ok(c.exec(SPEND, &[&nonce, &provider, &now]).await? == 1)
}

pub(super) async fn sweep(c: &mut Conn, now: Timestamp) -> Result<()> {
    c.exec(SWEEP, &[&now]).await.map(drop)
}
