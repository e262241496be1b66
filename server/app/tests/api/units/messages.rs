use podium_api::{ErrorKind, messages};
use podium_domain::card_list::Reason;
use podium_domain::{FieldError, Lang, Quota};

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
        assert!(!en.contains('{') && !fr.contains('{'), "{why:?}: {en} {fr}");
    }
}

#[test]
fn limits_are_told_in_the_grammar_of_their_number() {
    let said = |why| [Lang::En, Lang::Fr].map(|lang| messages::field(why, lang));
    let (one, many) = (FieldError::TooLong { max: 1 }, FieldError::TooLong { max: 20_000 });
    assert_eq!(said(one), ["At most 1 character.", "Au maximum 1 caractère."]);
    assert_eq!(
        said(many),
        ["At most 20,000 characters.", "Au maximum 20\u{202f}000 caractères."]
    );
    assert_eq!(
        said(FieldError::TooShort { min: 1 }),
        ["At least 1 character.", "Au moins 1 caractère."]
    );
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

#[test]
fn every_quota_that_refuses_a_call_says_its_limit_in_both_languages() {
    // Beyond these, the oldest goes or a socket is closed.
    let silent = [
        Quota::PushSubscriptions,
        Quota::Sessions,
        Quota::PageSockets,
        Quota::Overlays,
        Quota::TableSockets,
        Quota::TableViewers,
        Quota::TableViewersPerAddress,
    ];
    for quota in Quota::ALL.iter().filter(|quota| !silent.contains(quota)) {
        let said = |lang| messages::quota(*quota, 12_500, lang);
        let (en, fr) = (said(Lang::En), said(Lang::Fr));
        assert!(en.contains("12,500"), "{quota:?}: {en}");
        assert!(fr.contains("12\u{202f}500"), "{quota:?}: {fr}");
        for lang in [Lang::En, Lang::Fr] {
            let [one, two] = [1, 2].map(|limit| messages::quota(*quota, limit, lang));
            assert!(one.contains('1') && one != two.replace('2', "1"), "{quota:?}: {one}");
        }
    }
}

#[test]
fn the_operators_read_of_every_quota() {
    let page = include_str!("../../../../../docs/operating.md");
    for quota in Quota::ALL {
        let row = format!("| `{}` | {} |", quota.word(), quota.default_limit());
        assert!(page.contains(&row), "{row}");
    }
}
