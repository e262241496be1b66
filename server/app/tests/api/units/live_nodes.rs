use std::time::Duration;

use podium_api::units::{ASK_EVERY, Counts, Elsewhere, Envelope, FORGET, Received, RelayMessage};
use podium_domain::table::Event;
use tokio::time::Instant;
use uuid::Uuid;

#[test]
fn whatever_carries_the_news_a_tap_is_asked_for_within_two_seconds() {
    assert!(ASK_EVERY <= Duration::from_secs(2));
}

fn counts(user: u128, devices: u32, viewers: u32) -> Counts {
    Counts {
        people: [(Uuid::from_u128(user), devices)].into(),
        viewers,
    }
}

#[test]
fn devices_of_all_nodes_are_counted_until_a_node_falls_silent() {
    let (mut elsewhere, node, now) = (Elsewhere::default(), Uuid::from_u128(9), Instant::now());
    assert!(elsewhere.heard(node, counts(1, 2, 1), now) && !elsewhere.heard(node, counts(1, 2, 1), now));
    assert_eq!(elsewhere.with(counts(1, 1, 3)), counts(1, 3, 4));
    assert!(!elsewhere.expire(now));
    assert!(elsewhere.expire(now + FORGET) && !elsewhere.expire(now + FORGET));
    assert_eq!(elsewhere.with(counts(1, 1, 3)), counts(1, 1, 3));
    assert!(elsewhere.heard(node, counts(1, 2, 1), now) && elsewhere.heard(node, Counts::default(), now));
}

use podium_domain::Timestamp;
use podium_domain::table::{By, What};

fn event(sequence: u64) -> Event {
    Event {
        sequence,
        at: Timestamp::from_seconds(1_780_000_000),
        id: Uuid::from_u128(u128::from(sequence)),
        by: By::default(),
        what: What::Paused {},
    }
}

fn open(node: Uuid, text: &str) -> Result<Option<(Uuid, RelayMessage, Vec<Event>)>, serde_json::Error> {
    let received = Received::new(node, text)?;
    let told = |received: Received<'_>| Ok((received.from, received.message.clone(), received.events()?));
    received.map(told).transpose()
}

#[test]
fn an_envelope_is_read_by_every_node_but_its_own() {
    let (mine, theirs, table) = (Uuid::from_u128(1), Uuid::from_u128(2), Uuid::from_u128(3));
    let events = [event(7), event(8)];
    let texts = events.each_ref().map(|event| serde_json::to_string(event).unwrap());
    let message = RelayMessage::Appended { table, sequence: 8 };
    let envelope = Envelope::new(mine, &message, &texts);
    let whole = envelope.clone().within(10_000);
    assert_eq!(
        open(theirs, &whole).unwrap(),
        Some((mine, message.clone(), events.to_vec()))
    );
    assert_eq!(open(mine, &whole).unwrap(), None);
    let short = envelope.within(whole.len() - 1);
    assert_eq!(open(theirs, &short).unwrap(), Some((mine, message, vec![])));
}

#[test]
fn other_texts_are_refused() {
    let node = Uuid::from_u128(1);
    let stranger = Uuid::from_u128(2);
    for text in [
        String::new(),
        "rumours".into(),
        format!("{stranger}"),
        format!("{stranger}\n{{}}"),
        format!("{stranger}\n{{\"type\":\"refreshed\",\"table\":\"{node}\"}}\n{{}}"),
    ] {
        assert!(open(node, &text).is_err(), "{text}");
    }
}

#[test]
fn nodes_are_counted_together_however_many_they_claim() {
    let mut elsewhere = Elsewhere::default();
    elsewhere.heard(Uuid::from_u128(2), counts(1, 3, 3), Instant::now());
    assert_eq!(elsewhere.with(counts(1, 2, 2)), counts(1, 5, 5));
    elsewhere.heard(Uuid::from_u128(3), counts(1, u32::MAX, u32::MAX), Instant::now());
    assert_eq!(elsewhere.with(counts(1, 2, 2)), counts(1, u32::MAX, u32::MAX));
}
