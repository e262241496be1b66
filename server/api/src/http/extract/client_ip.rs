use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRef, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use ipnet::IpNet;
use podium_settings::Settings;

use crate::http::error::ApiError;

/// The address a call comes from. `X-Forwarded-For` is believed only where a configured proxy wrote it.
#[derive(Debug, Clone, Copy)]
pub struct ClientIp(pub IpAddr);

impl<S: Send + Sync> FromRequestParts<S> for ClientIp
where
    Arc<Settings>: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |ConnectInfo(peer)| peer.ip());
        Ok(ClientIp(resolve(
            peer,
            &parts.headers,
            &Arc::<Settings>::from_ref(state).trusted_proxies,
        )))
    }
}

/// Walks back from the nearest hop, and stops at the first that is no proxy of ours.
pub fn resolve(peer: IpAddr, headers: &HeaderMap, trusted: &[IpNet]) -> IpAddr {
    let ours = |ip: IpAddr| trusted.iter().any(|net| net.contains(&ip));
    let mut here = peer.to_canonical();
    if !ours(here) {
        return here;
    }
    let values: Vec<_> = headers
        .get_all("x-forwarded-for")
        .iter()
        .filter_map(|v| v.to_str().ok())
        .collect();
    for hop in values.join(",").rsplit(',') {
        if !ours(here) {
            break;
        }
        let Ok(ip) = hop.trim().parse::<IpAddr>() else { break };
        here = ip.to_canonical();
    }
    here
}
