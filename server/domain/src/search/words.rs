use rust_stemmers::{Algorithm, Stemmer};
use unicode_normalization::UnicodeNormalization;

use crate::fold;

/// Longer ones are no words; both databases keep terms of this length.
const LONGEST: usize = 40;

/// A word of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Word<'t> {
    /// Where it starts in the text.
    pub start: usize,
    pub source: &'t str,
    pub folded: String,
}

/// The words of a text. A sign such as `½` folds to more than one word.
pub fn words(text: &str) -> impl Iterator<Item = Word<'_>> {
    runs(text).flat_map(|(start, source)| {
        let folded = fold(source);
        let parts: Vec<String> = folded
            .split(|c: char| !c.is_alphanumeric())
            .filter(|part| !part.is_empty())
            .map(|part| part.chars().take(LONGEST).collect())
            .collect();
        parts.into_iter().map(move |folded| Word { start, source, folded })
    })
}

/// Stretches of letters and digits, with the accents that follow their letters.
fn runs(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let belongs = |c: char| c.is_alphanumeric() || matches!(c, '\u{300}'..='\u{36f}');
    let mut rest = 0;
    std::iter::from_fn(move || {
        let start = rest + text[rest..].find(belongs)?;
        let end = text[start..]
            .find(|c| !belongs(c))
            .map_or(text.len(), |length| start + length);
        rest = end;
        Some((start, &text[start..end]))
    })
}

impl Word<'_> {
    /// The word's English and French stems that differ from the word. French stems are taken with accents too,
    /// which tell « gagnée » and « gagne » apart better, so that both ways of typing meet.
    pub fn stems(&self) -> Vec<String> {
        let mut stems = Vec::new();
        if self.folded.bytes().all(|b| b.is_ascii_alphabetic()) {
            let mut keep = |stem: String| {
                let sound = !stem.is_empty() && stem.chars().all(char::is_alphanumeric);
                if sound && stem != self.folded && !stems.contains(&stem) {
                    stems.push(stem);
                }
            };
            let french = Stemmer::create(Algorithm::French);
            keep(Stemmer::create(Algorithm::English).stem(&self.folded).into_owned());
            keep(french.stem(&self.folded).into_owned());
            if !self.source.is_ascii() && self.source.len() < 4 * LONGEST {
                let accented: String = self.source.nfc().flat_map(char::to_lowercase).collect();
                keep(fold(&french.stem(&accented)));
            }
        }
        stems
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_know_where_they_stand() {
        let text = "L’épée: 2½ x e\u{301}t";
        let found: Vec<_> = words(text).map(|w| (w.source, w.folded)).collect();
        let pair = |source, folded: &str| (source, folded.to_owned());
        let expected = [
            pair("L", "l"),
            pair("épée", "epee"),
            pair("2½", "21"),
            pair("2½", "2"),
            pair("x", "x"),
            pair("e\u{301}t", "et"),
        ];
        assert_eq!(found, expected);
        assert!(words(text).all(|w| text[w.start..].starts_with(w.source)));
    }
}
