//! Password rules and hashes.

use std::collections::HashSet;
use std::sync::{Arc, LazyLock};
use std::thread;

use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use podium_system::Entropy;
use tokio::sync::Semaphore;
use unicode_normalization::{UnicodeNormalization, is_nfc};

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

/// Of a personal word, and of what must be left of a password without any.
const LEAST_PERSONAL: usize = 3;
const LEAST_LEFT: usize = 4;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weakness {
    Short,
    Long,
    Blank,
    Common,
    /// Little more than the user's own address or name.
    Personal,
}

/// `personal` is what others know of its owner: address and names.
pub fn check<'p>(password: &str, personal: impl IntoIterator<Item = &'p str>) -> Result<(), Weakness> {
    let (password, folded) = (one_form(password), comparison_form(password));
    match password.chars().count() {
        _ if folded.is_empty() && !password.is_empty() => Err(Weakness::Blank),
        ..MIN => Err(Weakness::Short),
        length if length > MAX => Err(Weakness::Long),
        _ if COMMONEST.contains(folded.as_str()) => Err(Weakness::Common),
        _ if is_personal(folded, personal) => Err(Weakness::Personal),
        _ => Ok(()),
    }
}

fn is_personal<'p>(folded: String, personal: impl IntoIterator<Item = &'p str>) -> bool {
    let mut words = Vec::new();
    for text in personal {
        let text = comparison_form(text);
        words.extend(text.split(|c: char| !c.is_alphanumeric()).map(str::to_owned));
        words.push(text);
    }
    words.retain(|word| word.chars().count() >= LEAST_PERSONAL);
    // The longest first: a short one may be part of it.
    words.sort_by_key(|word| std::cmp::Reverse(word.len()));
    let left = words.iter().fold(folded.clone(), |left, word| left.replace(word, " "));
    left.trim() != folded && left.chars().filter(|c| c.is_alphanumeric()).count() < LEAST_LEFT
}

/// The form in which passwords are compared: `Ｐａｓｓｗｏｒｄ` in wide letters, or with spaces around it, is as easy to guess as
/// `password`.
fn comparison_form(text: &str) -> String {
    text.nfkc().collect::<String>().trim().to_lowercase()
}

/// Keyboards write one accent in two ways: whichever it was, it is the same password.
fn one_form(password: &str) -> String {
    password.nfc().collect()
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    Wrong,
    /// `weak`: the hash must be replaced, with today's cost and the normalized password.
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
}

impl Hasher {
    pub fn new(entropy: Entropy) -> Hasher {
        let threads = thread::available_parallelism().map_or(1, |n| n.get());
        Hasher {
            entropy,
            running: Arc::new(Semaphore::new(threads)),
            queue: Arc::new(Semaphore::new(QUEUE)),
        }
    }

    pub async fn hash(&self, password: String) -> Result<String, Busy> {
        let salt = self.entropy.bytes();
        self.run(move || hash(&one_form(&password), &salt)).await
    }

    /// Does the same work whether there is a hash to check against or not.
    pub async fn verify(&self, password: String, stored: Option<String>) -> Result<Verdict, Busy> {
        self.run(move || match stored {
            Some(stored) => verify_either_form(&password, &stored),
            None => {
                verify_either_form(&password, &nobodys());
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

/// Checked where there is no account, so that the answer takes as long. It is the hash of nothing, and costs none to make.
fn nobodys() -> String {
    let (salt, output) = ("A".repeat(22), "A".repeat(43));
    format!("$argon2id$v=19$m={MEMORY_KIB},t={PASSES},p=1${salt}${output}")
}

fn hash(password: &str, salt: &[u8; 16]) -> String {
    let hash: PasswordHash = argon2()
        .hash_password_with_salt(password.as_bytes(), salt)
        .expect("a password and a salt of these lengths can be hashed");
    hash.to_string()
}

/// Old hashes were made of the password as typed; they count as weak, so that they are replaced.
fn verify_either_form(password: &str, stored: &str) -> Verdict {
    match verify(&one_form(password), stored) {
        Verdict::Wrong if !is_nfc(password) => match verify(password, stored) {
            Verdict::Right { .. } => Verdict::Right { weak: true },
            wrong => wrong,
        },
        verdict => verdict,
    }
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

    fn check_alone(password: &str) -> Result<(), Weakness> {
        check(password, [])
    }

    #[test]
    fn length_is_counted_in_characters() {
        assert_eq!(check_alone("k7q29f4"), Err(Weakness::Short));
        assert_eq!(check_alone("ééééééé"), Err(Weakness::Short));
        assert_eq!(check_alone(&"e\u{301}".repeat(7)), Err(Weakness::Short));
        assert_eq!(check_alone("éàüößñçø"), Ok(()));
        assert_eq!(check_alone(&"é".repeat(128)), Ok(()));
        assert_eq!(check_alone(&"é".repeat(129)), Err(Weakness::Long));
    }

    #[test]
    fn the_commonest_are_refused_in_any_case() {
        assert!(COMMONEST.len() >= 10_000, "{}", COMMONEST.len());
        // The second line: from the head of the list of 100,000 that the UK's cyber security centre publishes.
        for common in [
            [
                "password",
                "Password",
                " password ",
                "QWERTYUIOP",
                "iloveyou",
                "motdepasse",
            ],
            [
                "12345678",
                "987654321",
                "88888888",
                "789456123",
                "0123456789",
                "00000000",
            ],
            [
                "1q2w3e4r5t",
                "P@ssw0rd",
                "azertyuiop",
                "qwerty12345",
                "147258369",
                "asdfasdf",
            ],
            // In other forms of the same letters, and between other kinds of spaces.
            [
                "ｐａｓｓｗｏｒｄ",
                "Ｑwertyuiop",
                "𝐩𝐚𝐬𝐬𝐰𝐨𝐫𝐝",
                "\u{3000}iloveyou\u{a0}",
                "①②③④⑤⑥⑦⑧",
                "\u{2003}𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾",
            ],
        ]
        .as_flattened()
        {
            assert_eq!(check_alone(common), Err(Weakness::Common), "{common}");
        }
        assert_eq!(check_alone("lamp-lit table"), Ok(()));
    }

    #[test]
    fn spaces_alone_are_no_password() {
        for blank in [" ".repeat(8), "\u{a0}\u{3000}\t ".repeat(4)] {
            assert_eq!(check_alone(&blank), Err(Weakness::Blank), "{blank:?}");
        }
        assert_eq!(check_alone(""), Err(Weakness::Short));
        assert_eq!(check_alone("  lamp lit  "), Ok(()));
    }

    #[test]
    fn ones_own_address_and_names_are_refused() {
        let personal = ["zoe.durand@podium.example", "Zoé", "LampLighter"];
        for own in [
            "zoe.durand@podium.example",
            "Zoe.Durand@Podium.Example",
            "zoedurand",
            "durand-zoe",
            "LampLighter",
            "lamplighter123",
            "ZoéZoéZoé",
            "Zoe\u{301}Zoe\u{301}Zoe\u{301}",
            "ｌａｍｐｌｉｇｈｔｅｒ",
        ] {
            assert_eq!(check(own, personal), Err(Weakness::Personal), "{own}");
        }
        for good in ["lamp-lit table", "durand walks at dawn", "x7!q92-k4"] {
            assert_eq!(check(good, personal), Ok(()), "{good}");
        }
        assert_eq!(check("!!!!!!!!", [""]), Ok(()));
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
    async fn an_unknown_account_has_no_password() {
        let hasher = Hasher::new(Entropy::seeded(7));
        assert_eq!(hasher.verify(String::new(), None).await.unwrap(), Verdict::Wrong);
        let (nobodys, somebodys) = (nobodys(), hash("lamp-lit table", &[7; 16]));
        let cost = |hash: &str| {
            let hash = PasswordHash::new(hash).expect("it can be read");
            let lengths = (hash.salt.map(|salt| salt.len()), hash.hash.map(|output| output.len()));
            (hash.algorithm, hash.version, hash.params, lengths)
        };
        assert_eq!(cost(&nobodys), cost(&somebodys), "it takes as long as another");
        let stored = hasher.hash("lamp-lit table".into()).await.unwrap();
        assert_ne!(stored, hasher.hash("lamp-lit table".into()).await.unwrap());
        let verdict = hasher.verify("lamp-lit table".into(), Some(stored)).await.unwrap();
        assert_eq!(verdict, Verdict::Right { weak: false });
    }

    #[tokio::test]
    async fn however_an_accent_is_typed_it_is_the_same_password() {
        let (composed, apart) = ("lampe allum\u{e9}e", "lampe allume\u{301}e");
        let hasher = Hasher::new(Entropy::seeded(7));
        for (first, then) in [(composed, apart), (apart, composed)] {
            let stored = hasher.hash(first.into()).await.unwrap();
            let verdict = hasher.verify(then.into(), Some(stored)).await.unwrap();
            assert_eq!(verdict, Verdict::Right { weak: false });
        }
        // A hash from before, of the password as it was typed.
        let before = hash(apart, &[7; 16]);
        let verify = async |password: &str| hasher.verify(password.into(), Some(before.clone())).await.unwrap();
        assert_eq!(verify(apart).await, Verdict::Right { weak: true });
        assert_eq!(verify(composed).await, Verdict::Wrong);
    }
}
