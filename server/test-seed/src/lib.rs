//! Where random tests get their seeds, so that they never fail by chance.
//!
//! `make test` draws the same numbers every time. `PODIUM_TEST_SEED=7 cargo test …` draws others: that is how `make soak`
//! looks for what the fixed ones miss. Each test prints the seed it runs with, and libtest shows that when it fails;
//! running the same test with that seed draws the same numbers again.

use std::cell::{Cell, RefCell};
use std::env;
use std::thread;

use rand::rngs::StdRng;
use rand::{RngCore, SeedableRng};

/// The whole run derives from this number.
pub const VARIABLE: &str = "PODIUM_TEST_SEED";
const FIXED: u64 = 20_261_115;

thread_local! {
    static DRAWN: Cell<u64> = const { Cell::new(0) };
}

/// The next seed of the test that calls it, made of the run's seed, the test's name and how many it had before. Only the
/// test's own thread can: libtest names that after the test.
pub fn next() -> u64 {
    let run = run();
    let thread = thread::current();
    let test = thread.name().unwrap_or_default();
    assert_ne!(
        test, "tokio-runtime-worker",
        "a task has no seed of its own: draw it in the test"
    );
    let nth = DRAWN.replace(DRAWN.get() + 1);
    if nth == 0 {
        println!("{VARIABLE}={run} ({test})");
    }
    derive(run, test, nth)
}

fn run() -> u64 {
    match env::var(VARIABLE) {
        Ok(text) => text
            .parse()
            .unwrap_or_else(|_| panic!("{VARIABLE} is {text:?}: it must be a whole number below 2^64")),
        Err(_) => FIXED,
    }
}

/// FNV-1a: the same on every machine and with every compiler, which the standard library's hasher does not promise.
fn derive(run: u64, test: &str, nth: u64) -> u64 {
    let bytes = run
        .to_le_bytes()
        .into_iter()
        .chain(nth.to_le_bytes())
        .chain(test.bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Random numbers from one seed, for tests of rules that are given theirs.
#[derive(Debug, Clone)]
pub struct Luck(RefCell<StdRng>);

impl Luck {
    pub fn seeded(seed: u64) -> Luck {
        Luck(RefCell::new(StdRng::seed_from_u64(seed)))
    }

    pub fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        self.0.borrow_mut().fill_bytes(&mut bytes);
        bytes
    }

    /// A number below `bound`, which must not be 0.
    pub fn below(&self, bound: u64) -> u64 {
        (u128::from_le_bytes(self.bytes()) % u128::from(bound)) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seed_of_every_test_is_its_own_and_stays_the_same() {
        assert_ne!(next(), next());
        assert_ne!(derive(1, "a", 0), derive(2, "a", 0));
        assert_ne!(derive(1, "a", 0), derive(1, "b", 0));
        assert_eq!(derive(1, "a", 0), 0xff23_2a07_651f_993f);
    }
}
