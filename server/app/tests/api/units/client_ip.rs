use axum::http::HeaderMap;
use ipnet::IpNet;
use podium_api::units::resolve;

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
