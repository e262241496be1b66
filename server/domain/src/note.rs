use crate::FieldError;

text! {
    /// A note's markdown: 1 to 20,000 characters, kept as they were typed.
    NoteText = |text| match text {
        blank if blank.trim().is_empty() => Err(FieldError::Required),
        long if long.chars().count() > 20_000 => Err(FieldError::TooLong { max: 20_000 }),
        text if text.contains('\0') => Err(FieldError::Invalid),
        text => Ok(text.to_owned()),
    };
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
        assert_eq!(
            "é".repeat(20_001).parse::<NoteText>(),
            Err(FieldError::TooLong { max: 20_000 })
        );
        assert_eq!(" \n\t".parse::<NoteText>(), Err(FieldError::Required));
        assert_eq!("a\0".parse::<NoteText>(), Err(FieldError::Invalid));
    }
}
