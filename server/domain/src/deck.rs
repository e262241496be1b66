//! Types of a deck.

use serde::Serialize;
use url::Url;
use utoipa::ToSchema;

use crate::FieldError;
use crate::names::{prose, tidy};

text! {
    /// 1 to 100 characters.
    DeckName = |text| tidy(text, 100);
    /// The name of a card that leads a deck: 1 to 200 characters.
    Commander = |text| tidy(text, 200);
    /// Markdown of up to 20,000 characters, kept as it was typed but for marks that no keyboard makes.
    Description = |text| prose(text, 20_000);
    /// A page elsewhere: https, at most 500 characters.
    OutsideLink = outside_link;
}

/// A subset of white, blue, black, red and green, in that order.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Colors(String);

/// White, blue, black, red, green.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub enum Color {
    W,
    U,
    B,
    R,
    G,
}

impl Color {
    pub const ALL: [Color; 5] = [Color::W, Color::U, Color::B, Color::R, Color::G];

    /// Of letters as they are kept.
    pub fn all(letters: &str) -> Vec<Color> {
        let color = |letter| match letter {
            'W' => Some(Color::W),
            'U' => Some(Color::U),
            'B' => Some(Color::B),
            'R' => Some(Color::R),
            'G' => Some(Color::G),
            _ => None,
        };
        letters.chars().filter_map(color).collect()
    }

    /// The same as a bit each, white's the lowest.
    pub fn set(letters: &str) -> u8 {
        let colors = Color::all(letters);
        colors.iter().fold(0, |set, color| set | 1 << *color as u8)
    }
}

/// 1 Exhibition, 2 Core, 3 Upgraded, 4 Optimized, 5 cEDH.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bracket(i64);

impl Colors {
    const ALL: &str = "WUBRG";

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// From single letters in any order.
    pub fn from_letters<T: AsRef<str>>(letters: &[T]) -> Result<Colors, FieldError> {
        let known = |letter: &str| letter.len() == 1 && Colors::ALL.contains(letter);
        if !letters.iter().all(|letter| known(letter.as_ref())) {
            return Err(FieldError::Invalid);
        }
        let given = |color: &char| letters.iter().any(|letter| letter.as_ref().starts_with(*color));
        Ok(Colors(Colors::ALL.chars().filter(given).collect()))
    }
}

impl Bracket {
    pub fn number(self) -> i64 {
        self.0
    }
}

impl TryFrom<i64> for Bracket {
    type Error = FieldError;

    fn try_from(number: i64) -> Result<Self, FieldError> {
        match number {
            1..=5 => Ok(Bracket(number)),
            _ => Err(FieldError::OutOfRange { min: 1, max: 5 }),
        }
    }
}

fn outside_link(text: &str) -> Result<String, FieldError> {
    let link = Url::parse(text.trim()).map_err(|_| FieldError::Invalid)?;
    if link.scheme() != "https" || !link.has_host() || !link.username().is_empty() || link.password().is_some() {
        return Err(FieldError::Invalid);
    }
    match link.as_str().len() {
        501.. => Err(FieldError::TooLong { max: 500 }),
        _ => Ok(link.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_visible_line() {
        assert_eq!("  Seven\n Sails ".parse::<DeckName>().unwrap().as_str(), "Seven Sails");
        assert_eq!(
            "é".repeat(101).parse::<DeckName>(),
            Err(FieldError::TooLong { max: 100 })
        );
        assert_eq!(" ".parse::<Commander>(), Err(FieldError::Required));
        assert_eq!("a\0b".parse::<Commander>(), Err(FieldError::Unseen));
    }

    #[test]
    fn colours_are_known_letters_in_their_order() {
        assert_eq!(Colors::from_letters(&["G", "W", "G"]).unwrap().as_str(), "WG");
        assert_eq!(Colors::from_letters::<&str>(&[]).unwrap().as_str(), "");
        for wrong in ["X", "WU", "w", "", "é"] {
            assert_eq!(Colors::from_letters(&[wrong]), Err(FieldError::Invalid), "{wrong}");
        }
    }

    #[test]
    fn brackets_go_from_one_to_five() {
        assert_eq!(Bracket::try_from(5).unwrap().number(), 5);
        for wrong in [0, 6, -1, i64::MAX] {
            assert_eq!(Bracket::try_from(wrong), Err(FieldError::OutOfRange { min: 1, max: 5 }));
        }
    }

    #[test]
    fn descriptions_keep_their_lines() {
        assert_eq!("a\r\n\tb\0".parse::<Description>().unwrap().as_str(), "a\n\tb");
        assert_eq!(
            "x".repeat(20_001).parse::<Description>(),
            Err(FieldError::TooLong { max: 20_000 })
        );
    }

    #[test]
    fn links_lead_to_safe_pages_only() {
        let link: OutsideLink = " https://decks.example/a b ".parse().unwrap();
        assert_eq!(link.as_str(), "https://decks.example/a%20b");
        for wrong in [
            "http://decks.example/a",
            "javascript:alert(1)",
            "https:",
            "decks.example",
            "https://me:secret@decks.example/",
        ] {
            assert_eq!(wrong.parse::<OutsideLink>(), Err(FieldError::Invalid), "{wrong}");
        }
        let long = format!("https://decks.example/{}", "x".repeat(500));
        assert_eq!(long.parse::<OutsideLink>(), Err(FieldError::TooLong { max: 500 }));
    }
}
