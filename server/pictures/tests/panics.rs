//! Alone in its program, because it hears all panics there.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::panic;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use podium_pictures::square;
use podium_test_pictures::{self as samples, Sample};

/// Panics are caught and refused like any broken file, but none of them may be ours.
#[test]
fn our_own_decoders_never_panic() {
    let ours = Arc::new(Mutex::new(Vec::new()));
    let heard = ours.clone();
    panic::set_hook(Box::new(move |panic| {
        if let Some(place) = panic.location().filter(|place| place.file().contains("pictures/src")) {
            heard.lock().unwrap().push(place.to_string());
        }
    }));
    for Sample { file, .. } in samples::hostile().into_iter().chain(samples::damaged(60)) {
        let _ = square(&file, Instant::now() + Duration::from_secs(60));
    }
    let _ = panic::take_hook();
    assert_eq!(*ours.lock().unwrap(), Vec::<String>::new());
}
