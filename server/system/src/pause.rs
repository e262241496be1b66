use std::time::Duration;

/// Between half the pause and all of it, so that those who failed together do not try again together.
pub fn with_jitter(pause: Duration) -> Duration {
    pause.mul_f64(0.5 + fastrand::f64() / 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_differ_and_stay_within_bounds() {
        let second = Duration::from_secs(1);
        let pauses: Vec<_> = (0..100).map(|_| with_jitter(second)).collect();
        assert!(pauses.iter().all(|pause| (second / 2..=second).contains(pause)));
        assert!(pauses.iter().any(|pause| *pause != pauses[0]));
    }
}
