//! Passwords: which are good enough, and their hashes.

use std::collections::HashSet;
use std::sync::{Arc, LazyLock};
use std::thread;

use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use podium_domain::Entropy;
use tokio::sync::Semaphore;

pub const MIN: usize = 8;
pub const MAX: usize = 128;

/// What a new hash costs: 19 MiB and two passes, one lane.
const MEMORY_KIB: u32 = 19 * 1024;
const PASSES: u32 = 2;

/// How many may wait for a hash before callers are told to come back.
const QUEUE: usize = 512;

static COMMONEST: LazyLock<HashSet<&str>> = LazyLock::new(|| {
    include_str!("commonest.txt")
        .lines()
        .filter(|line| !line.starts_with("# "))
        .collect()
});

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weakness {
    Short,
    Long,
    Common,
}

pub fn check(password: &str) -> Result<(), Weakness> {
    match password.chars().count() {
        ..MIN => Err(Weakness::Short),
        length if length > MAX => Err(Weakness::Long),
        _ if COMMONEST.contains(password.to_lowercase().as_str()) => Err(Weakness::Common),
        _ => Ok(()),
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    Wrong,
    /// `weak`: its hash was made with less than today's cost.
    Right {
        weak: bool,
    },
}

/// Too many are waiting already.
#[derive(Debug)]
pub struct Busy;

/// Hashes on a few threads of its own, so that sign-ins never starve other requests.
#[derive(Clone)]
pub struct Hasher {
    entropy: Entropy,
    running: Arc<Semaphore>,
    queue: Arc<Semaphore>,
    /// Checked where there is no account, so that the answer takes as long.
    nobody: Arc<str>,
}

impl Hasher {
    pub fn new(entropy: Entropy) -> Hasher {
        let threads = thread::available_parallelism().map_or(1, |n| n.get());
        let nobody = hash("", &entropy.bytes());
        Hasher {
            entropy,
            running: Arc::new(Semaphore::new(threads)),
            queue: Arc::new(Semaphore::new(QUEUE)),
            nobody: nobody.into(),
        }
    }

    pub async fn hash(&self, password: String) -> Result<String, Busy> {
        let salt = self.entropy.bytes();
        self.run(move || hash(&password, &salt)).await
    }

    /// Does the same work whether there is a hash to check against or not.
    pub async fn verify(&self, password: String, stored: Option<String>) -> Result<Verdict, Busy> {
        let nobody = self.nobody.clone();
        self.run(move || match stored {
            Some(stored) => verify(&password, &stored),
            None => {
                verify(&password, &nobody);
                Verdict::Wrong
            }
        })
        .await
    }

    async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Busy> {
        let _queued = self.queue.try_acquire().map_err(|_| Busy)?;
        let permit = self.running.clone().acquire_owned().await.map_err(|_| Busy)?;
        // The permit goes along: a caller who hangs up does not make room for another before the work is done.
        let task = tokio::task::spawn_blocking(move || {
            let outcome = work();
            drop(permit);
            outcome
        });
        task.await.map_err(|_| Busy)
    }
}

fn argon2() -> Argon2<'static> {
    let params = Params::new(MEMORY_KIB, PASSES, 1, None).expect("the cost is within argon2's bounds");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

fn hash(password: &str, salt: &[u8; 16]) -> String {
    let hash: PasswordHash = argon2()
        .hash_password_with_salt(password.as_bytes(), salt)
        .expect("a password and a salt of these lengths can be hashed");
    hash.to_string()
}

/// The cost is read from the stored hash.
fn verify(password: &str, stored: &str) -> Verdict {
    let Ok(hash) = PasswordHash::new(stored) else {
        return Verdict::Wrong;
    };
    if argon2().verify_password(password.as_bytes(), &hash).is_err() {
        return Verdict::Wrong;
    }
    let strong = hash.algorithm == Algorithm::Argon2id.ident()
        && Params::try_from(&hash).is_ok_and(|p| p.m_cost() >= MEMORY_KIB && p.t_cost() >= PASSES);
    Verdict::Right { weak: !strong }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn length_is_counted_in_characters() {
        assert_eq!(check("k7q29f4"), Err(Weakness::Short));
        assert_eq!(check("ééééééé"), Err(Weakness::Short));
        assert_eq!(check("éàüößñçø"), Ok(()));
        assert_eq!(check(&"é".repeat(128)), Ok(()));
        assert_eq!(check(&"é".repeat(129)), Err(Weakness::Long));
    }

    #[test]
    fn the_commonest_are_refused_in_any_case() {
        assert_eq!(COMMONEST.len(), 3_000);
        for common in ["password", "Password", "12345678", "QWERTYUIOP", "iloveyou"] {
            assert_eq!(check(common), Err(Weakness::Common), "{common}");
        }
        assert_eq!(check("lamp-lit table"), Ok(()));
    }

    #[test]
    fn a_hash_says_what_it_cost_and_is_checked_at_that_cost() {
        let today = hash("lamp-lit table", &[7; 16]);
        assert!(today.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{today}");
        assert_eq!(verify("lamp-lit table", &today), Verdict::Right { weak: false });
        assert_eq!(verify("lamp-lit Table", &today), Verdict::Wrong);

        let params = Params::new(8 * 1024, 1, 1, None).unwrap();
        let cheap = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        let cheap: PasswordHash = cheap.hash_password_with_salt(b"lamp-lit table", &[7; 16]).unwrap();
        assert_eq!(
            verify("lamp-lit table", &cheap.to_string()),
            Verdict::Right { weak: true }
        );
        assert_eq!(verify("something else", &cheap.to_string()), Verdict::Wrong);
        assert_eq!(verify("lamp-lit table", "no hash at all"), Verdict::Wrong);
    }

    #[tokio::test]
    async fn nobody_has_no_password() {
        let hasher = Hasher::new(Entropy::seeded(7));
        assert_eq!(hasher.verify(String::new(), None).await.unwrap(), Verdict::Wrong);
        let stored = hasher.hash("lamp-lit table".into()).await.unwrap();
        assert_ne!(stored, hasher.hash("lamp-lit table".into()).await.unwrap());
        let verdict = hasher.verify("lamp-lit table".into(), Some(stored)).await.unwrap();
        assert_eq!(verdict, Verdict::Right { weak: false });
    }
}
