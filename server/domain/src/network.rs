//! Networks of addresses: for limits that a caller must not get around by changing addresses, and for calls that must not
//! reach the operator's own machines.

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

/// Whether an address is one of the internet's, and not of this machine, its network or a special use.
pub fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => match (ip.to_ipv4_mapped(), ip.segments()) {
            (Some(ip), _) => is_public_v4(ip),
            // NAT64: the last 32 bits are an IPv4 address.
            (None, [0x64, 0xff9b, 0, 0, 0, 0, high, low]) => {
                is_public_v4(Ipv4Addr::from((u32::from(high) << 16) | u32::from(low)))
            }
            // Of what is given out, all but documentation and ways to tunnel IPv4.
            (None, [first, second, ..]) => {
                first & 0xe000 == 0x2000 && first != 0x2002 && !(first == 0x2001 && matches!(second, 0 | 0xdb8))
            }
        },
    }
}

fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let shared = a == 100 && (64..128).contains(&b);
    let benchmark = a == 198 && matches!(b, 18 | 19);
    let special = matches!(a, 0 | 224..) || (a, b, c) == (192, 0, 0);
    !(ip.is_private()
        || ip.is_loopback()
        || ip.is_link_local()
        || ip.is_documentation()
        || shared
        || benchmark
        || special)
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
    #[test]
    fn only_the_internet_is_public() {
        for public in [
            "1.1.1.1",
            "172.32.0.1",
            "100.128.0.1",
            "2606:4700::1111",
            "64:ff9b::101:101",
            "::ffff:1.1.1.1",
        ] {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
        for special in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "192.0.0.8",
            "192.0.2.1",
            "192.168.1.1",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "64:ff9b::7f00:1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "fc00::1",
            "fe80::1",
            "ff02::1",
        ] {
            assert!(!is_public(special.parse().unwrap()), "{special}");
        }
    }
}
