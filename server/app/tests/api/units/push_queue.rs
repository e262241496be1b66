//! Which push message is sent next, beside devices that fail.

use std::collections::HashMap;
use std::time::Duration;

use podium_api::units::{Delivery, DeliveryQueue, SendOutcome};
use podium_domain::{PushEvent, Timestamp};
use podium_system::Entropy;
use podium_test_support::seed;
use uuid::Uuid;

const START: Timestamp = Timestamp::from_seconds(1_780_000_000);
const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(60 * 60);

/// A message to a device of a user, by numbers.
fn message(user: u64, device: u64, host: &str, at: Timestamp) -> Delivery {
    let event = PushEvent::Invitation {
        playgroup: Uuid::from_u64_pair(at.micros().cast_unsigned(), 0),
        to: Uuid::from_u64_pair(1, user),
    };
    Delivery {
        event,
        subscription: Uuid::from_u64_pair(user, device),
        user: Uuid::from_u64_pair(1, user),
        host: host.to_owned(),
        created_at: at,
        retry_at: None,
    }
}

/// Starts everything that may be sent now.
fn start_all(queue: &mut DeliveryQueue, now: Timestamp) -> Vec<Delivery> {
    std::iter::from_fn(|| queue.start_next(now)).collect()
}

#[test]
fn a_users_devices_and_a_host_have_few_messages_under_way() {
    let mut queue = DeliveryQueue::default();
    for device in 0..20 {
        queue.add_delivery(message(1, device, &format!("https://{device}.evil.example:443"), START));
    }
    assert_eq!(start_all(&mut queue, START).len(), 2, "of one user, on many hosts");
    for user in 2..100 {
        queue.add_delivery(message(user, 0, "https://evil.example:443", START));
    }
    assert_eq!(
        start_all(&mut queue, START).len(),
        4,
        "at one host that did not answer yet"
    );
    for user in 100..200 {
        queue.add_delivery(message(user, 0, &format!("https://evil.example:{user}"), START));
    }
    assert_eq!(start_all(&mut queue, START).len(), 10, "at all that did not answer yet");
    assert_eq!(queue.next_retry(START), None, "they wait for others, not for a moment");
}

#[test]
fn a_host_that_answers_does_not_wait_for_those_that_hang() {
    let mut queue = DeliveryQueue::default();
    queue.add_delivery(message(1, 0, "https://push.example:443", START));
    let first = queue.start_next(START).unwrap();
    queue.finish_delivery(first, &SendOutcome::Done, START);
    for user in 2..500 {
        queue.add_delivery(message(user, 0, &format!("https://evil.example:{user}"), START));
    }
    assert_eq!(start_all(&mut queue, START).len(), 16);
    for user in 1_000..1_100 {
        queue.add_delivery(message(user, 0, "https://push.example:443", START));
    }
    let started = start_all(&mut queue, START);
    assert_eq!((started.len(), &started[0].host[..]), (16, "https://push.example:443"));
    // One failure, and it has to prove itself again.
    let mut started = started.into_iter();
    queue.finish_delivery(started.next().unwrap(), &SendOutcome::RetryLater(None), START);
    for delivery in started {
        queue.finish_delivery(delivery, &SendOutcome::NothingToSend, START);
    }
    assert_eq!(queue.start_next(START), None);
}

#[test]
fn a_device_gets_one_message_at_a_time_in_order() {
    let mut queue = DeliveryQueue::default();
    let messages: Vec<Delivery> = (0..3)
        .map(|second| message(1, 0, "https://push.example:443", START + MINUTE * second))
        .collect();
    messages.iter().for_each(|message| queue.add_delivery(message.clone()));
    let now = START + MINUTE * 3;
    for message in messages {
        assert_eq!(start_all(&mut queue, now), std::slice::from_ref(&message));
        assert!(!queue.finish_delivery(message, &SendOutcome::Done, now));
    }
    assert_eq!((queue.waiting_count(), queue.failing_device_count()), (0, 0));
}

#[test]
fn a_failing_device_is_left_alone_for_longer_each_time_and_then_gets_its_newest_message() {
    let mut queue = DeliveryQueue::default();
    let mut now = START;
    queue.add_delivery(message(1, 0, "https://push.example:443", now));
    let (mut pause, mut newest_at) = (Duration::ZERO, now);
    for number in 0..7u32 {
        let tried = queue.start_next(now).unwrap();
        assert!(!queue.finish_delivery(tried, &SendOutcome::RetryLater(None), now));
        for event in 0..5 {
            newest_at = now + Duration::from_micros(event);
            queue.add_delivery(message(1, 0, "https://push.example:443", newest_at));
        }
        assert_eq!((queue.waiting_count(), queue.start_next(now)), (1, None));
        let until = queue.next_retry(now).unwrap();
        assert!(until.distance(now) > pause / 2 && until.distance(now) <= Duration::from_secs(15) * 2u32.pow(number));
        pause = until.distance(now);
        now = until;
    }
    let newest = queue.start_next(now).unwrap();
    assert_eq!(newest.created_at, newest_at);
    queue.finish_delivery(newest, &SendOutcome::Done, now);
    assert_eq!(
        (
            queue.waiting_count(),
            queue.failing_device_count(),
            queue.next_retry(now)
        ),
        (0, 0, None)
    );
}

#[test]
fn a_push_service_says_how_long_to_wait_within_limits() {
    let pause = |failures: u32, seconds: u64| {
        let (mut queue, mut now) = (DeliveryQueue::default(), START);
        for _ in 0..failures {
            queue.add_delivery(message(1, 0, "https://push.example:443", now));
            let tried = queue.start_next(now).unwrap();
            queue.finish_delivery(tried, &SendOutcome::RetryLater(Some(Duration::from_secs(seconds))), now);
            let until = queue.next_retry(now).unwrap();
            if failures > 1 {
                now = until;
            }
        }
        queue.next_retry(START).unwrap().distance(START)
    };
    assert_eq!(pause(1, 100), Duration::from_secs(100));
    assert_eq!(pause(1, u64::MAX), HOUR * 6);
    assert_eq!(pause(1, 0), Duration::from_secs(1));
    assert_eq!(pause(4, 0), Duration::from_secs(1 + 2 + 4 + 8));
}

#[test]
fn a_device_that_fails_for_days_gets_few_requests_and_is_forgotten() {
    for outcome in [
        SendOutcome::RetryLater(None),
        SendOutcome::RetryLater(Some(Duration::ZERO)),
    ] {
        let (mut queue, mut now, mut requests, mut ended) = (DeliveryQueue::default(), START, 0, false);
        // Told of something every minute, by someone who does not stop.
        while !ended && now < START + HOUR * 24 * 7 {
            queue.add_delivery(message(1, 0, "https://evil.example:443", now));
            while let Some(delivery) = queue.start_next(now) {
                requests += 1;
                ended |= queue.finish_delivery(delivery, &outcome, now);
            }
            now = now + MINUTE;
        }
        assert!(ended && now >= START + HOUR * 24 * 3, "{now}");
        assert!((10..=40).contains(&requests), "{requests}");
        assert_eq!((queue.waiting_count(), queue.failing_device_count()), (0, 0));
    }
}

#[test]
fn what_could_not_be_sent_in_time_is_given_up() {
    let mut queue = DeliveryQueue::default();
    queue.add_delivery(message(1, 0, "https://push.example:443", START));
    let tried = queue.start_next(START).unwrap();
    queue.finish_delivery(tried, &SendOutcome::RetryLater(Some(HOUR)), START);
    assert_eq!((queue.start_next(START + HOUR), queue.waiting_count()), (None, 0));
    // The next event is tried at once, and nothing to tell is no success.
    queue.add_delivery(message(1, 0, "https://push.example:443", START + HOUR));
    let tried = queue.start_next(START + HOUR).unwrap();
    queue.finish_delivery(tried, &SendOutcome::NothingToSend, START + HOUR);
    assert_eq!(queue.failing_device_count(), 1);
}

#[test]
fn too_many_messages_push_out_those_of_the_users_who_have_most() {
    let mut queue = DeliveryQueue::default();
    let hang =
        |user: u64, device: u64, at: Timestamp| message(user, device, &format!("https://{user}.evil.example:443"), at);
    for number in 0..1_000u64 {
        queue.add_delivery(hang(1, number % 20, START + Duration::from_micros(number)));
    }
    assert_eq!(queue.waiting_count(), 40, "of one user");
    for number in 0..5_000u64 {
        queue.add_delivery(hang(
            2 + number % 100,
            number / 100 % 20,
            START + Duration::from_micros(number),
        ));
    }
    assert_eq!(queue.waiting_count(), 1_000, "of all");
    queue.add_delivery(message(1_000, 0, "https://push.example:443", START));
    assert_eq!(queue.waiting_count(), 1_000);
    let started = start_all(&mut queue, START);
    assert!(
        started.iter().all(|delivery| delivery.host.contains("evil")),
        "older ones first"
    );
    for delivery in started {
        queue.finish_delivery(delivery, &SendOutcome::RetryLater(None), START);
    }
    let comes = (0..200).any(|_| {
        let started = start_all(&mut queue, START);
        let comes = started
            .iter()
            .any(|delivery| delivery.host == "https://push.example:443");
        for delivery in started {
            queue.finish_delivery(delivery, &SendOutcome::RetryLater(None), START);
        }
        comes
    });
    assert!(comes, "a single message was not pushed out");
}

#[test]
fn whatever_devices_do_the_limits_hold_and_a_good_one_is_served_at_once() {
    let luck = Entropy::seeded(seed::next());
    let good = "https://push.example:443";
    let mut queue = DeliveryQueue::default();
    let (mut now, mut sending, mut requests) =
        (START, Vec::<(Delivery, Timestamp)>::new(), HashMap::<Uuid, u32>::new());
    queue.add_delivery(message(0, 0, good, now));
    let first = queue.start_next(now).unwrap();
    queue.finish_delivery(first, &SendOutcome::Done, now);
    for round in 0..300u64 {
        now = now + Duration::from_millis(luck.below(20_000));
        for _ in 0..luck.below(20) {
            let (user, device) = (1 + luck.below(60), luck.below(20));
            let host = format!("https://{}.evil.example:{}", luck.below(30), 440 + device % 3);
            queue.add_delivery(message(user, device, &host, now));
        }
        // Each hangs up to 15 seconds, and fails.
        let over: Vec<_> = sending
            .extract_if(.., |(_, since)| since.distance(now) > Duration::from_secs(15))
            .collect();
        for (delivery, _) in over {
            let requested = (luck.below(2) == 0).then_some(Duration::ZERO);
            queue.finish_delivery(delivery, &SendOutcome::RetryLater(requested), now);
        }
        for delivery in start_all(&mut queue, now) {
            *requests.entry(delivery.subscription).or_default() += 1;
            sending.push((delivery, now));
        }
        let of = |matches: &dyn Fn(&Delivery) -> bool| sending.iter().filter(|(delivery, _)| matches(delivery)).count();
        for (delivery, _) in &sending {
            assert!(of(&|other| other.user == delivery.user) <= 2);
            assert!(of(&|other| other.host == delivery.host) <= 4);
            assert_eq!(of(&|other| other.subscription == delivery.subscription), 1);
        }
        assert!(sending.len() <= 16 && queue.waiting_count() <= 1_000);

        queue.add_delivery(message(1_000 + round, 0, good, now));
        let served = start_all(&mut queue, now);
        assert!(served.iter().any(|delivery| delivery.host == good), "in round {round}");
        for delivery in served {
            assert_eq!(delivery.host, good);
            queue.finish_delivery(delivery, &SendOutcome::Done, now);
        }
    }
    // 50 minutes: the pauses between them have grown to more than 30.
    assert!(
        requests.values().all(|requests| *requests <= 14),
        "{:?}",
        requests.values().max()
    );
}

#[test]
fn an_error_of_the_database_delays_the_message_and_is_no_failure_of_the_device() {
    let mut queue = DeliveryQueue::default();
    let (delayed, other) = (
        message(1, 0, "https://push.example:443", START),
        message(1, 0, "https://push.example:443", START + MINUTE),
    );
    queue.add_delivery(delayed.clone());
    // More often, and for longer, than a failing device is kept.
    let mut now = START;
    for _ in 0..20 {
        let tried = queue.start_next(now).unwrap();
        assert_eq!(tried.created_at, delayed.created_at);
        assert!(!queue.finish_delivery(tried, &SendOutcome::DatabaseError, now));
        assert_eq!((queue.waiting_count(), queue.failing_device_count()), (1, 0));
        assert_eq!(queue.start_next(now), None, "not at once");
        now = queue.next_retry(now).unwrap();
    }
    // Another message of the same device does not wait for it, nor replaces it.
    let tried = queue.start_next(now).unwrap();
    queue.finish_delivery(tried, &SendOutcome::DatabaseError, now);
    queue.add_delivery(other.clone());
    assert_eq!(start_all(&mut queue, now), std::slice::from_ref(&other));
    queue.finish_delivery(other, &SendOutcome::Done, now);
    now = queue.next_retry(now).unwrap();
    assert_eq!(start_all(&mut queue, now).len(), 1);
}

#[test]
fn after_an_error_of_the_database_a_failing_device_still_gets_its_newest_message_only() {
    let mut queue = DeliveryQueue::default();
    queue.add_delivery(message(1, 0, "https://push.example:443", START));
    let tried = queue.start_next(START).unwrap();
    queue.finish_delivery(tried, &SendOutcome::RetryLater(None), START);
    let now = queue.next_retry(START).unwrap();
    let tried = queue.start_next(now).unwrap();
    queue.add_delivery(message(1, 0, "https://push.example:443", now));
    queue.finish_delivery(tried, &SendOutcome::DatabaseError, now);
    let newest = start_all(&mut queue, now);
    assert_eq!((newest.len(), newest[0].created_at), (1, now));
    assert_eq!((queue.waiting_count(), queue.failing_device_count()), (0, 1));
}
