//! Promo codes of events, and when they are valid.

use crate::friend_code::{ALPHABET, look_alike};
use crate::{FieldError, Timestamp, fold};

text! {
    /// What stands on a poster or a card: 3 to 32 letters and digits, in upper case and without accents.
    PromoCode = promo_code;
}

impl PromoCode {
    /// Eight characters that can be read aloud, from random bytes.
    pub fn from_bytes(bytes: [u8; 8]) -> PromoCode {
        PromoCode(bytes.iter().map(|b| ALPHABET[usize::from(b % 32)] as char).collect())
    }

    /// The same with what is easily taken for a digit read as that digit: made codes have no O, I or L.
    pub fn as_made(&self) -> PromoCode {
        PromoCode(self.0.chars().map(look_alike).collect())
    }

    /// In groups of four, as a made code is printed: `K7Q2-9F4M`.
    pub fn grouped(&self) -> String {
        let letters: Vec<char> = self.0.chars().collect();
        let groups: Vec<String> = letters.chunks(4).map(|four| four.iter().collect()).collect();
        groups.join("-")
    }
}

/// However it is typed: in any case, with or without accents, spaces and dashes.
fn promo_code(text: &str) -> Result<String, FieldError> {
    if text.len() > 200 {
        return Err(FieldError::TooLong { max: 32 });
    }
    let code: String = fold(text)
        .chars()
        .filter(|c| !c.is_whitespace() && !matches!(c, '-' | '‐'..='―' | '_'))
        .map(|c| c.to_ascii_uppercase())
        .collect();
    if !code.chars().all(|c| c.is_ascii_alphanumeric()) {
        return Err(FieldError::Invalid);
    }
    match code.len() {
        0 => Err(FieldError::Required),
        1..=2 => Err(FieldError::TooShort { min: 3 }),
        3..=32 => Ok(code),
        _ => Err(FieldError::TooLong { max: 32 }),
    }
}

/// When and how often a code is valid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PromoTerms {
    pub starts_at: Option<Timestamp>,
    pub expires_at: Option<Timestamp>,
    /// `None` for no limit.
    pub max_uses: Option<i64>,
    pub uses: i64,
}

/// Why a code is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PromoRefusal {
    Unknown,
    NotYet,
    Expired,
    UsedUp,
}

/// Whether a code with these terms, or one that has none because there is no such code, lets one more person in.
pub fn admits(terms: Option<PromoTerms>, now: Timestamp) -> Result<(), PromoRefusal> {
    let terms = terms.ok_or(PromoRefusal::Unknown)?;
    if terms.starts_at.is_some_and(|from| now < from) {
        Err(PromoRefusal::NotYet)
    } else if terms.expires_at.is_some_and(|until| until <= now) {
        Err(PromoRefusal::Expired)
    } else if terms.max_uses.is_some_and(|most| most <= terms.uses) {
        Err(PromoRefusal::UsedUp)
    } else {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use podium_test_seed::next;

    use super::*;

    fn code(text: &str) -> PromoCode {
        text.parse().unwrap()
    }

    #[test]
    fn is_read_however_it_is_typed() {
        for typed in ["LAMPNIGHT", "lamp-night", " Lamp Night ", "lâmp_nïght", "lamp–night"] {
            assert_eq!(code(typed).as_str(), "LAMPNIGHT", "{typed}");
        }
        assert_eq!(code("k7q2-9f4m").grouped(), "K7Q2-9F4M");
        for (typed, why) in [
            ("", FieldError::Required),
            (" - ", FieldError::Required),
            ("a", FieldError::TooShort { min: 3 }),
            ("lamp!", FieldError::Invalid),
            ("ランプ", FieldError::Invalid),
        ] {
            assert_eq!(typed.parse::<PromoCode>(), Err(why), "{typed}");
        }
        assert_eq!("x".repeat(32).parse::<PromoCode>().map(drop), Ok(()));
        for long in [33, 1_000] {
            assert_eq!(
                "x".repeat(long).parse::<PromoCode>(),
                Err(FieldError::TooLong { max: 32 })
            );
        }
    }

    #[test]
    fn look_alikes_are_read_as_digits_only_when_asked() {
        assert_eq!(code("oil-lamp").as_str(), "OILLAMP");
        assert_eq!(code("oil-lamp").as_made().as_str(), "0111AMP");
        let made = PromoCode::from_bytes(next().to_le_bytes());
        assert_eq!(made.as_made(), made);
        assert_eq!(code(&made.grouped().to_lowercase()), made);
    }

    const NOW: Timestamp = Timestamp::from_seconds(1_000);
    const ONCE: PromoTerms = PromoTerms {
        starts_at: None,
        expires_at: None,
        max_uses: Some(1),
        uses: 0,
    };

    fn said(terms: PromoTerms) -> Result<(), PromoRefusal> {
        admits(Some(terms), NOW)
    }

    #[test]
    fn lets_in_between_its_dates_and_below_its_uses() {
        assert_eq!(said(ONCE), Ok(()));
        let any = PromoTerms {
            max_uses: None,
            uses: 1_000_000,
            ..ONCE
        };
        assert_eq!(said(any), Ok(()));
        let today = PromoTerms {
            starts_at: Some(NOW),
            expires_at: Some(Timestamp::from_seconds(1_001)),
            ..ONCE
        };
        assert_eq!(said(today), Ok(()));
    }

    #[test]
    fn says_why_it_does_not() {
        assert_eq!(admits(None, NOW), Err(PromoRefusal::Unknown));
        let later = PromoTerms {
            starts_at: Some(Timestamp::from_seconds(1_001)),
            ..ONCE
        };
        assert_eq!(said(later), Err(PromoRefusal::NotYet));
        assert_eq!(
            said(PromoTerms {
                expires_at: Some(NOW),
                ..ONCE
            }),
            Err(PromoRefusal::Expired)
        );
        assert_eq!(said(PromoTerms { uses: 1, ..ONCE }), Err(PromoRefusal::UsedUp));
        assert_eq!(
            said(PromoTerms { uses: 2, ..ONCE }),
            Err(PromoRefusal::UsedUp),
            "more than it had"
        );
        let over = PromoTerms {
            expires_at: Some(NOW),
            uses: 1,
            ..ONCE
        };
        assert_eq!(
            said(over),
            Err(PromoRefusal::Expired),
            "whoever is late anyway need not hear of others"
        );
    }
}
