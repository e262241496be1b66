use std::fmt;
use std::str::FromStr;

use crate::FieldError;

/// Crockford's base 32: no I, L, O, U, so that a code can be read aloud.
pub(crate) const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// What a character in upper case stands for, where it is easily taken for a digit.
pub(crate) fn look_alike(c: char) -> char {
    match c {
        'O' => '0',
        'I' | 'L' => '1',
        c => c,
    }
}

/// Eight characters by which a friend is found, shown as `K7Q2-9F4M`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FriendCode(String);

impl FriendCode {
    /// A code from random bytes.
    pub fn from_bytes(bytes: [u8; 8]) -> FriendCode {
        FriendCode(bytes.iter().map(|b| ALPHABET[usize::from(b % 32)] as char).collect())
    }

    /// The code without its dash, as it is stored and put into addresses.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for FriendCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", &self.0[..4], &self.0[4..])
    }
}

impl FromStr for FriendCode {
    type Err = FieldError;

    /// Any case, with or without dashes and spaces, look-alikes as Crockford says.
    fn from_str(text: &str) -> Result<Self, FieldError> {
        let mut code = String::with_capacity(8);
        for c in text.chars().filter(|c| !c.is_whitespace() && *c != '-') {
            let c = look_alike(c.to_ascii_uppercase());
            if !c.is_ascii() || !ALPHABET.contains(&(c as u8)) {
                return Err(FieldError::Invalid);
            }
            code.push(c);
        }
        match code.len() {
            0 => Err(FieldError::Required),
            1..=7 => Err(FieldError::TooShort { min: 8 }),
            8 => Ok(FriendCode(code)),
            _ => Err(FieldError::TooLong { max: 8 }),
        }
    }
}

#[cfg(test)]
mod tests {
    use podium_test_seed::next;

    use super::*;

    #[test]
    fn is_read_however_it_is_typed() {
        for typed in ["K7Q2-9F4M", "k7q29f4m", " k7q2 9f4m "] {
            assert_eq!(typed.parse::<FriendCode>().unwrap().to_string(), "K7Q2-9F4M");
        }
        assert_eq!("oil0-0000".parse::<FriendCode>().unwrap().as_str(), "01100000");
        assert_eq!("K7Q2-9F4U".parse::<FriendCode>(), Err(FieldError::Invalid));
        assert_eq!("K7Q2".parse::<FriendCode>(), Err(FieldError::TooShort { min: 8 }));
    }

    #[test]
    fn a_random_code_reads_back() {
        let code = FriendCode::from_bytes(next().to_le_bytes());
        assert_eq!(code.to_string().parse::<FriendCode>().unwrap(), code);
    }
}
