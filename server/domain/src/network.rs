//! The network of an address, for limits that a caller must not get around by changing addresses.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// What one home calls from: an IPv4 address, which many homes may share, or a whole /64 of IPv6.
pub fn home_network(ip: IpAddr) -> IpAddr {
    match ip {
        IpAddr::V4(_) => ip,
        IpAddr::V6(ip) => Ipv6Addr::from(u128::from(ip) & !u128::from(u64::MAX)).into(),
    }
}

/// What one person can rent to call from: all of an IPv4 /24, or of an IPv6 /64.
pub fn rentable_network(ip: IpAddr) -> IpAddr {
    match ip {
        IpAddr::V4(ip) => Ipv4Addr::from(u32::from(ip) & 0xffff_ff00).into(),
        IpAddr::V6(_) => home_network(ip),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_is_all_that_one_caller_can_have() {
        for (ip, home, rentable) in [
            ("203.0.113.77", "203.0.113.77", "203.0.113.0"),
            ("203.0.112.255", "203.0.112.255", "203.0.112.0"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::", "2001:db8:1:2::"),
            ("2001:db8:1:3::", "2001:db8:1:3::", "2001:db8:1:3::"),
            ("::1", "::", "::"),
        ] {
            let [ip, home, rentable] = [ip, home, rentable].map(|text| text.parse::<IpAddr>().unwrap());
            assert_eq!((home_network(ip), rentable_network(ip)), (home, rentable), "{ip}");
        }
    }
}
