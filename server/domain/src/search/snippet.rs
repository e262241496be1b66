use super::words::{Word, words};

/// Characters before the first hit, and in all.
const BEFORE: usize = 50;
const LENGTH: usize = 160;
/// How much a cut may give to end between two words.
const GIVE: usize = 20;

/// A stretch of a snippet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    pub text: String,
    /// Whether it is a word that was asked for.
    pub hit: bool,
}

/// The text around the first hit, or its beginning without one.
pub fn around(text: &str, is_hit: impl Fn(&Word<'_>) -> bool) -> Vec<Piece> {
    let first = words(text).find(&is_hit).map_or(0, |word| word.start);
    let start = first - tail(&text[..first], BEFORE).len();
    let window = head(&text[start..], LENGTH);
    let end = start + window.len();

    let mut pieces = Vec::new();
    if start > 0 {
        pieces.push(other("…"));
    }
    let mut done = start;
    let of_window = words(window).map(|word| Word {
        start: start + word.start,
        ..word
    });
    for word in of_window.filter(|word| is_hit(word)) {
        if word.start < done {
            continue; // another part of the same sign
        }
        pieces.push(other(&text[done..word.start]));
        pieces.push(Piece {
            text: word.source.to_owned(),
            hit: true,
        });
        done = word.start + word.source.len();
    }
    pieces.push(other(&text[done..end]));
    if end < text.len() {
        pieces.push(other("…"));
    }
    joined(pieces)
}

fn other(text: &str) -> Piece {
    Piece {
        text: text.to_owned(),
        hit: false,
    }
}

/// Neighbours that are no hits become one; empty ones vanish.
fn joined(pieces: Vec<Piece>) -> Vec<Piece> {
    let mut all: Vec<Piece> = Vec::new();
    for piece in pieces.into_iter().filter(|piece| !piece.text.is_empty()) {
        match all.last_mut() {
            Some(last) if !last.hit && !piece.hit => last.text.push_str(&piece.text),
            _ => all.push(piece),
        }
    }
    all
}

/// At most the first `longest` characters, cut between two words where one is near.
fn head(text: &str, longest: usize) -> &str {
    let Some((cut, _)) = text.char_indices().nth(longest) else {
        return text;
    };
    let near = text.char_indices().nth(longest - GIVE).map_or(0, |(at, _)| at);
    let blank = text[near..cut].rfind(' ').map(|at| near + at);
    &text[..blank.unwrap_or(cut)]
}

/// At most the last `longest` characters, cut between two words where one is near.
fn tail(text: &str, longest: usize) -> &str {
    let Some((cut, _)) = text.char_indices().rev().nth(longest) else {
        return text;
    };
    let near = text
        .char_indices()
        .rev()
        .nth(longest - GIVE)
        .map_or(text.len(), |(at, _)| at);
    let blank = text[cut..near].find(' ').map(|at| cut + at + 1);
    let start = blank.unwrap_or_else(|| cut + text[cut..].chars().next().map_or(0, char::len_utf8));
    &text[start..]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::property::property;

    fn shown(text: &str, word: &str) -> String {
        let pieces = around(text, |w| w.folded == word);
        let marked = pieces.iter().map(|piece| match piece.hit {
            true => format!("[{}]", piece.text),
            false => piece.text.clone(),
        });
        marked.collect()
    }

    #[test]
    fn hits_are_marked_in_their_surroundings() {
        assert_eq!(shown("Une épée, deux Épées.", "epee"), "Une [épée], deux Épées.");
        assert_eq!(shown("épée épée", "epee"), "[épée] [épée]");
        let long = format!("{} épée {}", "avant ".repeat(50), "après ".repeat(50));
        let snippet = shown(&long, "epee");
        assert!(
            snippet.starts_with("…avant ") && snippet.ends_with("après…"),
            "{snippet}"
        );
        assert!(
            snippet.contains(" [épée] ") && snippet.chars().count() < 170,
            "{snippet}"
        );
        assert_eq!(shown("no hit", "absent"), "no hit");
        assert_eq!(shown("", "absent"), "");
    }

    property! {
        fn a_snippet_is_a_part_of_its_text(text: String, word: String) -> bool {
            let pieces = around(&text, |w| w.folded == word);
            let whole: String = pieces.iter().map(|piece| piece.text.as_str()).collect();
            text.contains(whole.trim_start_matches('…').trim_end_matches('…')) && whole.chars().count() <= LENGTH + 2
        }
    }
}
