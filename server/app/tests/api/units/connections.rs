use std::net::{IpAddr, Ipv4Addr};

use podium_api::units::{Connections, Held, Room, Step};

const ROOM: Room = Room {
    overall: 64,
    per_address: 16,
};

fn address(last: u8) -> IpAddr {
    Ipv4Addr::new(192, 0, 2, last).into()
}

#[test]
fn room_is_left_for_everything_else() {
    let little = Room::for_descriptors(1_024);
    assert_eq!((little.overall, little.per_address), (864, 216));
    assert_eq!(Room::for_descriptors(u64::MAX).overall, 65_536);
    assert_eq!(Room::for_descriptors(0).overall, 64);
}

#[test]
fn the_one_that_was_silent_longest_gives_way() {
    let connections = Connections::new(ROOM);
    let mut held: Vec<_> = (0..16).map(|_| connections.admit(address(1), false).unwrap()).collect();
    std::thread::sleep(std::time::Duration::from_millis(5));
    held[0].connection().heard();
    let newest = connections.admit(address(1), false).unwrap();
    let gone = |held: &[Held]| {
        held.iter()
            .filter(|one| one.connection().given_up.is_cancelled())
            .count()
    };
    assert_eq!(gone(&held), 1);
    assert!(!held[0].connection().given_up.is_cancelled(), "it was heard last");
    assert!(!newest.connection().only_health);
    held.pop();
    let other = connections.admit(address(2), false).unwrap();
    assert!(!other.connection().only_health, "another address has room of its own");
}

#[test]
fn calls_under_way_never_give_way_and_health_is_still_answered() {
    let connections = Connections::new(ROOM);
    let busy = |last| {
        let held = connections.admit(address(last), false)?;
        held.connection().is_at(Step::Answering);
        Some(held)
    };
    let from_one: Vec<_> = (0..20).map(|_| busy(1).unwrap()).collect();
    let limited = |held: &[Held]| held.iter().filter(|one| one.connection().only_health).count();
    assert_eq!(limited(&from_one), 4, "beyond the limit of its address");
    let from_all: Vec<_> = (0..76).map(|n| busy(2 + n).unwrap()).collect();
    assert_eq!(limited(&from_all), 32, "beyond the limit of all");
    assert!(busy(200).is_none(), "that is all");
    assert!(
        from_one
            .iter()
            .chain(&from_all)
            .all(|one| !one.connection().given_up.is_cancelled())
    );
}

#[test]
fn an_answer_is_under_way_until_the_last_of_it_has_left() {
    let connections = Connections::new(ROOM);
    let held = connections.admit(address(1), false).unwrap();
    let reader = held.connection();
    let gives_way = || {
        connections.make_room();
        reader.given_up.is_cancelled()
    };
    reader.is_at(Step::Answering);
    reader.flushed();
    assert!(!gives_way(), "more of it will come");
    reader.answered();
    assert!(!gives_way(), "the last of it is still here");
    reader.flushed();
    assert!(gives_way());
}

#[test]
fn a_proxy_speaks_for_many() {
    let connections = Connections::new(ROOM);
    let held: Vec<_> = (0..60).map(|_| connections.admit(address(1), true).unwrap()).collect();
    let kept = held
        .iter()
        .filter(|one| !one.connection().given_up.is_cancelled() && !one.connection().only_health);
    assert_eq!(kept.count(), 60);
}
