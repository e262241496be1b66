use std::fmt;
use std::str::FromStr;

use crate::{Entropy, FieldError};

/// How the others at the table call a person: 1 to 50 characters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Firstname(String);

/// A person's own sign: 3 to 30 letters, digits, `.`, `_` or `-`; unique ignoring case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Username(String);

impl Firstname {
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What is left of a whole name without this one, before or after it: up to 100 characters.
    pub fn lastname_in(&self, whole: &str) -> Option<String> {
        let whole = tidy(whole, 256).ok()?;
        let rest = whole
            .strip_prefix(&self.0)
            .and_then(|rest| rest.strip_prefix(' '))
            .or_else(|| whole.strip_suffix(&self.0).and_then(|rest| rest.strip_suffix(' ')));
        rest.and_then(|rest| tidy(rest, 100).ok())
    }
}

impl FromStr for Firstname {
    type Err = FieldError;

    fn from_str(text: &str) -> Result<Self, FieldError> {
        tidy(text, 50).map(Firstname)
    }
}

/// A name on one line, of 1 to `max` characters that can be seen, with single spaces between its words.
pub(crate) fn tidy(text: &str, max: usize) -> Result<String, FieldError> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match name.chars().count() {
        0 => Err(FieldError::Required),
        length if length > max => Err(FieldError::TooLong),
        _ if name.chars().any(is_unseen) => Err(FieldError::Invalid),
        _ => Ok(name),
    }
}

/// Text of several lines and up to `max` characters, kept as it was typed but for marks that no keyboard makes.
pub(crate) fn prose(text: &str, max: usize) -> Result<String, FieldError> {
    let typed = text.replace("\r\n", "\n");
    let typed: String = typed
        .chars()
        .filter(|c| !c.is_control() || "\n\t".contains(*c))
        .collect();
    if typed.chars().count() > max {
        return Err(FieldError::TooLong);
    }
    Ok(typed)
}

impl Username {
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What usernames are compared by.
    pub fn key(&self) -> String {
        self.0.to_lowercase()
    }

    /// A first username from a first name: what of it may stand in one, and four digits.
    pub fn suggest(name: &Firstname, entropy: &Entropy) -> Username {
        let mut stem: String = name.0.chars().filter(|c| c.is_alphanumeric()).take(20).collect();
        if stem.is_empty() {
            stem.push_str("player");
        }
        Username(format!("{stem}{:04}", entropy.below(10_000)))
    }
}

impl FromStr for Username {
    type Err = FieldError;

    fn from_str(text: &str) -> Result<Self, FieldError> {
        let name = text.trim();
        match name.chars().count() {
            0 => Err(FieldError::Required),
            1..=2 => Err(FieldError::TooShort),
            31.. => Err(FieldError::TooLong),
            _ if name.chars().all(|c| c.is_alphanumeric() || "._-".contains(c)) => Ok(Username(name.to_owned())),
            _ => Err(FieldError::Invalid),
        }
    }
}

/// Control characters and the marks that turn the direction of text: they can make one name look like another.
pub(crate) fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

impl fmt::Display for Firstname {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for Username {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use podium_test_seed::next;

    use super::*;

    #[test]
    fn names_are_tidied_and_bounded() {
        assert_eq!("  Anne   Sophie ".parse::<Firstname>().unwrap().as_str(), "Anne Sophie");
        assert_eq!("".parse::<Firstname>(), Err(FieldError::Required));
        assert_eq!("é".repeat(51).parse::<Firstname>(), Err(FieldError::TooLong));
        assert_eq!("a\u{202e}b".parse::<Firstname>(), Err(FieldError::Invalid));
        assert_eq!("ab".parse::<Username>(), Err(FieldError::TooShort));
        assert_eq!("a b c".parse::<Username>(), Err(FieldError::Invalid));
        assert_eq!("Élodie_42".parse::<Username>().unwrap().key(), "élodie_42");
    }

    #[test]
    fn the_last_name_is_what_a_whole_name_says_beside_the_first() {
        let rest = |first: &str, whole: &str| first.parse::<Firstname>().unwrap().lastname_in(whole);
        assert_eq!(rest("Zoë", "Zoë  Quill ").as_deref(), Some("Quill"));
        assert_eq!(
            rest("Anne Sophie", "Anne Sophie de la Tour").as_deref(),
            Some("de la Tour")
        );
        assert_eq!(rest("Yui", "Tanaka Yui").as_deref(), Some("Tanaka"));
        for (first, whole) in [
            ("Zoë", "Zoë"),
            ("Zoë", ""),
            ("Zo", "Zoë Quill"),
            ("Ana", "Zoë Quill"),
            ("Zoë", "Zoë \u{202e}"),
        ] {
            assert_eq!(rest(first, whole), None, "{first} in {whole}");
        }
        assert_eq!(rest("Zoë", &format!("Zoë {}", "x".repeat(101))), None);
    }

    #[test]
    fn a_suggestion_is_always_a_username() {
        for name in ["Zoë", "李", "!!", "Anne Sophie", &"x".repeat(50)] {
            let suggested = Username::suggest(&name.parse().unwrap(), &Entropy::seeded(next()));
            assert_eq!(suggested.as_str().parse::<Username>().unwrap(), suggested, "{name}");
        }
    }
}
