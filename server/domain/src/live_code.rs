use crate::FieldError;

/// Digits and capitals that cannot be taken for one another, read aloud or off another phone.
const ALPHABET: &[u8; 31] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const LENGTH: usize = 6;

text! {
    /// Six characters by which a live table is joined.
    LiveCode = live_code;
}

impl LiveCode {
    /// A code from random bytes: so many more than it needs that no code is likelier than another.
    pub fn from_bytes(bytes: [u8; 16]) -> LiveCode {
        let mut number = u128::from_le_bytes(bytes);
        let sign = |_| {
            let sign = ALPHABET[(number % ALPHABET.len() as u128) as usize];
            number /= ALPHABET.len() as u128;
            sign as char
        };
        LiveCode((0..LENGTH).map(sign).collect())
    }
}

/// Any case, with or without dashes and spaces.
fn live_code(text: &str) -> Result<String, FieldError> {
    let typed = text.chars().filter(|c| !c.is_whitespace() && *c != '-');
    let code: String = typed.map(|c| c.to_ascii_uppercase()).take(LENGTH + 1).collect();
    if !code.chars().all(|c| c.is_ascii() && ALPHABET.contains(&(c as u8))) {
        return Err(FieldError::Invalid);
    }
    match code.len() {
        0 => Err(FieldError::Required),
        LENGTH => Ok(code),
        fewer if fewer < LENGTH => Err(FieldError::TooShort { min: LENGTH }),
        _ => Err(FieldError::TooLong { max: LENGTH }),
    }
}

#[cfg(test)]
mod tests {
    use podium_test_seed::{Luck, next};

    use super::*;

    #[test]
    fn is_read_however_it_is_typed() {
        for typed in ["K7Q29F", "k7q-29f", " k7q 29f "] {
            assert_eq!(typed.parse::<LiveCode>().unwrap().as_str(), "K7Q29F");
        }
        for (typed, why) in [
            ("", FieldError::Required),
            ("new", FieldError::TooShort { min: 6 }),
            ("K7Q29FF", FieldError::TooLong { max: 6 }),
            ("K7Q29O", FieldError::Invalid),
            ("K7Q29é", FieldError::Invalid),
        ] {
            assert_eq!(typed.parse::<LiveCode>(), Err(why), "{typed}");
        }
    }

    #[test]
    fn a_random_code_reads_back() {
        for _ in 0..100 {
            let code = LiveCode::from_bytes(Luck::seeded(next()).bytes());
            assert_eq!(code.to_string().parse::<LiveCode>(), Ok(code));
        }
    }
}
