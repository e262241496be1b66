use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use ipnet::IpNet;

use crate::error::ApiError;
use crate::state::AppState;

/// The address a call comes from. `X-Forwarded-For` is believed only where a configured proxy wrote it.
#[derive(Debug, Clone, Copy)]
pub struct ClientIp(pub IpAddr);

impl FromRequestParts<AppState> for ClientIp {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, ApiError> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |ConnectInfo(peer)| peer.ip());
        Ok(ClientIp(resolve(peer, &parts.headers, &state.settings.trusted_proxies)))
    }
}

/// Walks back from the nearest hop, and stops at the first that is no proxy of ours.
fn resolve(peer: IpAddr, headers: &HeaderMap, trusted: &[IpNet]) -> IpAddr {
    let ours = |ip: IpAddr| trusted.iter().any(|net| net.contains(&ip));
    let mut here = peer.to_canonical();
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

#[cfg(test)]
mod tests {
    use super::*;

    fn client(peer: &str, forwarded: &[&str], trusted: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for value in forwarded {
            headers.append("x-forwarded-for", value.parse().unwrap());
        }
        let trusted: Vec<IpNet> = trusted.iter().map(|net| net.parse().unwrap()).collect();
        resolve(peer.parse().unwrap(), &headers, &trusted).to_string()
    }

    #[test]
    fn a_stranger_cannot_choose_their_address() {
        assert_eq!(client("203.0.113.5", &["1.2.3.4"], &[]), "203.0.113.5");
        assert_eq!(client("203.0.113.5", &["1.2.3.4"], &["10.0.0.0/8"]), "203.0.113.5");
    }

    #[test]
    fn our_proxies_are_believed_hop_by_hop() {
        let proxies = &["10.0.0.0/8"];
        assert_eq!(client("10.0.0.1", &["1.2.3.4"], proxies), "1.2.3.4");
        assert_eq!(client("10.0.0.1", &["6.6.6.6, 1.2.3.4, 10.0.0.2"], proxies), "1.2.3.4");
        assert_eq!(client("10.0.0.1", &["6.6.6.6", "1.2.3.4"], proxies), "1.2.3.4");
        assert_eq!(client("10.0.0.1", &["rubbish"], proxies), "10.0.0.1");
        assert_eq!(client("::ffff:10.0.0.1", &["1.2.3.4"], proxies), "1.2.3.4");
    }
}
