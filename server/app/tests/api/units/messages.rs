use podium_api::{ErrorKind, messages};
use podium_domain::card_list::Reason;
use podium_domain::{FieldError, Lang};

use std::collections::HashSet;

#[test]
fn numbers_and_words_are_told_apart() {
    let codes: HashSet<_> = ErrorKind::ALL.iter().map(|kind| kind.code()).collect();
    let words: HashSet<_> = ErrorKind::ALL.iter().map(|kind| kind.word()).collect();
    assert_eq!((codes.len(), words.len()), (ErrorKind::ALL.len(), ErrorKind::ALL.len()));
}

#[test]
fn every_field_speaks_both_languages() {
    for why in FieldError::ALL {
        let (en, fr) = (messages::field(why, Lang::En), messages::field(why, Lang::Fr));
        assert!(!en.is_empty() && !fr.is_empty() && en != fr, "{why:?}");
    }
}

#[test]
fn every_error_speaks_both_languages() {
    for kind in ErrorKind::ALL {
        let (en, fr) = (
            messages::error(kind.word(), Lang::En),
            messages::error(kind.word(), Lang::Fr),
        );
        assert!(!en.is_empty() && !fr.is_empty() && en != fr, "{kind:?}");
    }
}

#[test]
fn every_unread_line_speaks_both_languages() {
    for why in Reason::ALL {
        let (en, fr) = (messages::card_list(why, Lang::En), messages::card_list(why, Lang::Fr));
        assert!(!en.is_empty() && !fr.is_empty() && en != fr, "{why:?}");
    }
}
