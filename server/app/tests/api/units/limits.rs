use std::net::IpAddr;

use podium_api::units::Limits;

#[test]
fn one_address_does_not_use_up_anothers_share() {
    let limits = Limits::per_minute(2);
    let (a, b): (IpAddr, IpAddr) = ("192.0.2.1".parse().unwrap(), "192.0.2.2".parse().unwrap());
    assert!(limits.check(a).is_ok() && limits.check(a).is_ok());
    assert!(limits.check(a).unwrap_err() >= 1);
    assert!(limits.check(b).is_ok());
}

#[test]
fn a_home_is_one_address() {
    let limits = Limits::per_minute(1);
    assert!(limits.check("2001:db8::1".parse().unwrap()).is_ok());
    assert!(limits.check("2001:db8::2".parse().unwrap()).is_err());
    assert!(limits.check("2001:db8:0:1::1".parse().unwrap()).is_ok());
}
