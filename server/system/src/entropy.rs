use std::sync::{Arc, Mutex, PoisonError};

use podium_domain::Timestamp;
use rand::rngs::{OsRng, StdRng};
use rand::{RngCore, SeedableRng, TryRngCore};
use uuid::Uuid;

/// Randomness, passed in: the system's for real use, seeded for demo data that is the same every time.
#[derive(Debug, Clone, Default)]
pub struct Entropy(Option<Arc<Mutex<StdRng>>>);

impl Entropy {
    pub fn system() -> Self {
        Entropy(None)
    }

    pub fn seeded(seed: u64) -> Self {
        Entropy(Some(Arc::new(Mutex::new(StdRng::seed_from_u64(seed)))))
    }

    pub fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        match &self.0 {
            Some(rng) => rng
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .fill_bytes(&mut bytes),
            None => OsRng
                .try_fill_bytes(&mut bytes)
                .expect("the operating system gives random bytes"),
        }
        bytes
    }

    /// A UUIDv7, so that ids sort by the time they were made.
    pub fn uuid(&self, now: Timestamp) -> Uuid {
        let millis = u64::try_from(now.millis()).unwrap_or_default();
        uuid::Builder::from_unix_timestamp_millis(millis, &self.bytes()).into_uuid()
    }

    /// A UUIDv4: 122 random bits and no time, for names that must not be guessed.
    pub fn secret_uuid(&self) -> Uuid {
        uuid::Builder::from_random_bytes(self.bytes()).into_uuid()
    }

    /// A number below `bound`, which must not be 0.
    pub fn below(&self, bound: u64) -> u64 {
        // 128 random bits over a small bound: the bias is out of reach.
        (u128::from_le_bytes(self.bytes()) % u128::from(bound)) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_repeats_and_the_system_does_not() {
        assert_eq!(Entropy::seeded(7).bytes::<16>(), Entropy::seeded(7).bytes());
        assert_ne!(Entropy::system().bytes::<16>(), Entropy::system().bytes());
    }

    #[test]
    fn ids_carry_their_time() {
        let id = Entropy::seeded(7).uuid(Timestamp::from_millis(1_731_600_000_123));
        assert_eq!(id.get_version_num(), 7);
        let (seconds, nanos) = id.get_timestamp().unwrap().to_unix();
        assert_eq!((seconds, nanos / 1_000_000), (1_731_600_000, 123));
    }
}
