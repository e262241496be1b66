use std::str::FromStr;

use crate::FieldError;

/// A note's markdown: 1 to 20,000 characters, kept as they were typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoteText(String);

impl NoteText {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for NoteText {
    type Err = FieldError;

    fn from_str(text: &str) -> Result<Self, FieldError> {
        if text.trim().is_empty() {
            Err(FieldError::Required)
        } else if text.chars().count() > 20_000 {
            Err(FieldError::TooLong)
        } else if text.contains('\0') {
            Err(FieldError::Invalid)
        } else {
            Ok(NoteText(text.to_owned()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_is_kept_as_typed_and_bounded() {
        assert_eq!(
            "  - un\n  - deux\n".parse::<NoteText>().unwrap().as_str(),
            "  - un\n  - deux\n"
        );
        assert_eq!("é".repeat(20_000).parse::<NoteText>().map(drop), Ok(()));
        assert_eq!("é".repeat(20_001).parse::<NoteText>(), Err(FieldError::TooLong));
        assert_eq!(" \n\t".parse::<NoteText>(), Err(FieldError::Required));
        assert_eq!("a\0".parse::<NoteText>(), Err(FieldError::Invalid));
    }
}
