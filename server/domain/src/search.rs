//! Search in notes: the words a note is indexed by, the terms of a query, and where it hits.
//!
//! A word is indexed without accents and by its English and French stems, each prefixed with its owner's mark, so that a
//! lookup touches only the owner's own words.

mod plain;
mod snippet;
mod words;

use std::collections::BTreeSet;

pub use plain::plain;
pub use snippet::Piece;
use uuid::Uuid;
use words::{Word, words};

/// What a note is kept under in the index, separated by blanks.
pub fn index(owner: Uuid, markdown: &str) -> String {
    let mark = mark(owner);
    let text = plain(markdown);
    let terms: BTreeSet<String> = words(&text)
        .flat_map(|word| [vec![word.folded.clone()], word.stems()].concat())
        .collect();
    let terms: Vec<String> = terms.iter().map(|term| format!("{mark}{term}")).collect();
    terms.join(" ")
}

/// The random end of an id. That two owners share one is next to impossible, and then costs them a little time.
fn mark(owner: Uuid) -> String {
    format!("{:08x}", owner.as_u128() as u32)
}

/// Words that must all be there, in any order; the last may be only begun.
#[derive(Debug, Clone, Default)]
pub struct Query(Vec<Wanted>);

/// One word of a query: any of these will do.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Wanted {
    folded: String,
    begun: bool,
    stems: Vec<String>,
}

/// What the index is asked for; letters and digits only.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Term {
    pub text: String,
    /// Whether anything that begins so will do.
    pub begun: bool,
}

impl Query {
    pub fn new(text: &str) -> Query {
        let all: Vec<Word<'_>> = words(text).collect();
        // The article of « l'épée » is no word one looks for, unless nothing else is asked.
        let is_elided = |word: &Word<'_>| {
            word.source.chars().count() <= 2 && text[word.start + word.source.len()..].starts_with(['\'', '’'])
        };
        let (elided, whole): (Vec<_>, Vec<_>) = all.into_iter().partition(is_elided);
        let wanted = if whole.is_empty() { elided } else { whole };
        let last = wanted.len().saturating_sub(1);
        let mut query = Query::default();
        for (at, word) in wanted.into_iter().enumerate() {
            let wanted = Wanted {
                stems: word.stems(),
                folded: word.folded,
                begun: at == last,
            };
            if !query.0.contains(&wanted) {
                query.0.push(wanted);
            }
        }
        query
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// For each word, the terms of which one must be among those of the owner's note.
    pub fn terms(&self, owner: Uuid) -> Vec<Vec<Term>> {
        let mark = mark(owner);
        let term = |text: &str, begun| Term {
            text: format!("{mark}{text}"),
            begun,
        };
        let any_of = |wanted: &Wanted| {
            let stems = wanted.stems.iter().map(|stem| term(stem, false));
            [term(&wanted.folded, wanted.begun)].into_iter().chain(stems).collect()
        };
        self.0.iter().map(any_of).collect()
    }

    /// About 160 characters of a note around the first word that was asked for.
    pub fn snippet(&self, markdown: &str) -> Vec<Piece> {
        snippet::around(&plain(markdown), |word| self.0.iter().any(|wanted| wanted.is(word)))
    }
}

impl Wanted {
    fn is(&self, word: &Word<'_>) -> bool {
        if self.folded == word.folded || self.begun && word.folded.starts_with(&self.folded) {
            return true;
        }
        // Stems keep their word's opening, which spares most words the stemming.
        open_alike(&self.folded, &word.folded) && {
            let stems = word.stems();
            stems.contains(&self.folded)
                || self
                    .stems
                    .iter()
                    .any(|stem| *stem == word.folded || stems.contains(stem))
        }
    }
}

/// Whether two words open alike, as far as both go: "fs" stems to "f".
fn open_alike(one: &str, other: &str) -> bool {
    opening(one).zip(opening(other)).all(|(one, other)| one == other)
}

/// The first two letters; « y » and « i » are one, since "dying" stems to "die".
fn opening(word: &str) -> impl Iterator<Item = char> {
    word.chars().take(2).map(|c| if c == 'y' { 'i' } else { c })
}

#[cfg(test)]
mod tests {
    use quickcheck::TestResult;

    use super::*;
    use crate::property::property;

    const OWNER: Uuid = Uuid::from_u128(0x0123_4567_89ab_cdef);

    /// As the databases decide it.
    fn finds(query: &str, note: &str) -> bool {
        let index = index(OWNER, note);
        let is_there = |term: &Term| {
            index
                .split(' ')
                .any(|kept| kept == term.text || term.begun && kept.starts_with(&term.text))
        };
        Query::new(query)
            .terms(OWNER)
            .iter()
            .all(|any| any.iter().any(is_there))
    }

    fn hits(query: &str, note: &str) -> Vec<String> {
        let pieces = Query::new(query).snippet(note);
        pieces
            .into_iter()
            .filter(|piece| piece.hit)
            .map(|piece| piece.text)
            .collect()
    }

    #[test]
    fn accents_case_and_markup_do_not_matter() {
        let note = "# Une **épée** légendaire\n\nVoir [le récit](https://example.org/secret) d’Élodie.";
        for query in [
            "epee",
            "ÉPÉE",
            "légendaire epee",
            "recit elodie",
            "l'épée",
            "d’elodie",
            "leg",
        ] {
            assert!(finds(query, note), "{query}");
        }
        for query in ["secret", "ep legendaire", "absent epee"] {
            assert!(!finds(query, note), "{query}");
        }
    }

    #[test]
    fn word_forms_of_both_languages_are_one() {
        for (query, note) in [
            ("game", "three games"),
            ("winning now", "wins now"),
            ("parties", "une partie"),
            ("partie gagnée", "parties gagnées"),
            ("gagnees", "la partie gagnée"),
            ("gagne", "gagnée"),
            ("blessures", "une blessure"),
            ("die now", "dying now"),
            ("fs", "F"),
        ] {
            assert!(finds(query, note), "{query} in {note}");
            assert!(!hits(query, note).is_empty(), "{query} in {note}");
        }
        assert!(!finds("dragon ", "dragoon"));
    }

    #[test]
    fn only_the_last_word_may_be_begun() {
        assert!(finds("mid gar", "mid gardens"));
        assert!(!finds("gar mid", "mid gardens"));
    }

    #[test]
    fn others_words_are_out_of_reach() {
        let index = index(Uuid::from_u128(7), "mine");
        let terms = Query::new("mine").terms(OWNER);
        assert!(!index.split(' ').any(|kept| kept == terms[0][0].text));
    }

    #[test]
    fn nothing_but_signs_asks_for_nothing() {
        assert!(Query::new(" \"* OR -- ' :) ").terms(OWNER).len() == 1);
        assert!(Query::new("\"*'&|!:()").is_empty());
        assert_eq!(index(OWNER, "***"), "");
    }

    property! {
        fn every_word_of_a_note_finds_it(note: String) -> bool {
            let text = plain(&note);
            let each: Vec<_> = words(&text).collect();
            each.iter().all(|word| finds(word.source, &note))
        }

        fn a_note_is_found_by_its_own_text(note: String) -> bool {
            finds(&plain(&note), &note)
        }

        fn what_finds_a_note_is_shown(note: String, nth: usize, length: usize) -> TestResult {
            let text = plain(&note);
            let each: Vec<_> = words(&text).collect();
            let Some(word) = each.get(nth % each.len().max(1)) else {
                return TestResult::discard();
            };
            let begun: String = word.source.chars().take(1 + length % 8).collect();
            if !finds(&begun, &note) {
                return TestResult::discard();
            }
            TestResult::from_bool(!hits(&begun, &note).is_empty())
        }

        fn stems_keep_their_words_opening(letters: Vec<u8>) -> bool {
            let word: String = letters.iter().map(|letter| char::from(b'a' + letter % 26)).collect();
            let [word] = &words(&word).collect::<Vec<_>>()[..] else {
                return word.is_empty();
            };
            word.stems().iter().all(|stem| open_alike(stem, &word.folded))
        }

        fn terms_are_letters_and_digits(note: String) -> bool {
            let sound = |text: &str| !text.is_empty() && text.chars().all(char::is_alphanumeric) && text.len() < 256;
            let asked = Query::new(&note).terms(OWNER);
            let index = index(OWNER, &note);
            asked.iter().flatten().all(|term| sound(&term.text)) && index.split_whitespace().all(sound)
        }
    }
}
