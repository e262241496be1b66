use std::sync::Arc;

use podium_api::Change;
use podium_api::units::{Credentials, SocketSession, Subscriber, Update, Watches};
use podium_domain::Timestamp;

fn anonymous_session() -> SocketSession {
    let credentials = Credentials {
        session: None,
        signed_in_at: Timestamp::from_seconds(0),
        expires_at: Timestamp::from_seconds(0),
    };
    SocketSession::new(Uuid::nil(), credentials)
}

#[test]
fn changes_survive_a_round_trip() {
    let all = [
        Change::Inbox,
        Change::Friends,
        Change::Playgroups,
        Change::Playgroup(Uuid::from_u128(7)),
        Change::Games,
        Change::Events,
        Change::Live,
        Change::Sessions,
        Change::Stats,
    ];
    for change in all {
        assert_eq!(change.to_string().parse(), Ok(change));
    }
    assert!("playgroup:".parse::<Change>().is_err() && "rumours".parse::<Change>().is_err());
}

use std::time::Duration;

use uuid::Uuid;

#[tokio::test]
async fn what_a_slow_reader_has_yet_to_hear_does_not_grow() {
    let subscriber = Subscriber::new(Arc::new(anonymous_session()));
    for _ in 0..10_000 {
        subscriber.tell(Change::Games);
        subscriber.tell(Change::Friends);
    }
    assert_eq!(
        subscriber.next().await,
        Update::Changed(vec![Change::Friends, Change::Games])
    );
    subscriber.tell(Change::Games);
    subscriber.missed();
    assert_eq!(subscriber.next().await, Update::Missed);
    let more = tokio::time::timeout(Duration::ZERO, subscriber.next()).await;
    assert!(
        more.is_err(),
        "who was told that something was missed asks for everything"
    );
}

#[tokio::test]
async fn a_user_has_only_so_many_and_those_dropped_do_not_count() {
    let (watches, user) = (Watches::new(3), Uuid::from_u128(1));
    let mut held: Vec<_> = (0..3).map(|_| watches.watch(user).unwrap()).collect();
    assert!(watches.watch(user).is_none() && watches.watch(Uuid::from_u128(2)).is_some());
    held.pop();
    held.push(watches.watch(user).unwrap());
    watches.tell(&[user]);
    for watch in &held {
        watch.notified().await;
    }
}
