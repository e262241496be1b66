//! Tells sentences from names. Names write their words large or are short; sentences are long and speak of `you`,
//! `this` and `the deck`.

use crate::fold;

/// Words of sentences that are rare in names, in six languages, as [`fold`] writes them.
#[rustfmt::skip]
const SPEECH: &[&str] = &[
    "you", "your", "we", "our", "they", "their", "it", "is", "isn", "are", "was", "were", "be", "been", "has", "have",
    "had", "does", "don", "can", "could", "will", "would", "should", "this", "that", "these", "those", "there",
    "if", "when", "while", "because", "but", "so", "than", "then", "also", "just", "very", "really", "more", "some",
    "any", "not", "my", "me", "who", "which", "what", "how", "here", "please", "thanks", "need", "needs", "want",
    "wants", "play", "plays", "playing", "deck", "decks", "card", "cards", "game", "games", "list", "added", "updated",
    "je", "il", "elle", "nous", "vous", "ils", "elles", "est", "sont", "ce", "cette", "ces", "mon", "ma", "mes",
    "notre", "votre", "leur", "qui", "que", "quand", "mais", "donc", "parce", "pas", "ne", "tres", "aussi", "peut",
    "peux", "doit", "faut", "fait", "etre", "jouer", "joue", "liste", "carte", "cartes", "partie", "merci", "encore",
    "ich", "du", "wir", "ihr", "sie", "es", "ist", "sind", "wird", "werden", "kann", "muss", "soll", "hat", "haben",
    "nicht", "kein", "keine", "mein", "meine", "dein", "unser", "dieses", "diese", "dieser", "wenn", "weil", "aber",
    "dass", "auch", "noch", "nur", "sehr", "mehr", "man", "hier", "bitte", "danke", "karten", "spielen",
    "yo", "son", "esta", "este", "mi", "mis", "cuando", "pero", "porque", "muy", "tambien", "puede", "hay", "gracias",
    "cartas", "mazo", "partida", "jugar", "lista",
    "sono", "questo", "questa", "mio", "mia", "che", "quando", "se", "perche", "non", "molto", "piu", "anche", "puo",
    "grazie", "mazzo", "partita", "giocare", "ho",
    "eu", "voce", "sao", "isso", "meu", "minha", "mas", "nao", "muito", "mais", "tambem", "pode", "obrigado",
    "baralho", "jogar", "tem",
];

/// More words than a name typed by hand has.
const LONG: usize = 15;

/// Whether a line without a quantity reads like a sentence. `titled` says that the names around it end in a large
/// letter, as English ones do.
pub(super) fn is_sentence(line: &str, titled: bool) -> bool {
    let words = count(line);
    let speech = speech(line);
    let spoken = speech > 0 || opens_as_speech(line);
    let ends_small = titled && !ends_large(line) && (words >= 4 || words >= 3 && spoken);
    smiles(line)
        || words >= LONG
        || words >= 8 && speech > 0
        || words >= 4 && (speech >= 2 || is_closed(line))
        || ends_small
        || line.split(" // ").any(|face| face.matches(',').count() >= 3)
}

/// Whether what stands behind a quantity can only be a sentence, or several cards in one line.
pub(super) fn is_no_name(name: &str) -> bool {
    count(name) >= 6 && speech(name) >= 2 || names_several(name)
}

/// Whether a name ends in a word with a large letter, or in one that has no small ones.
pub(super) fn ends_large(name: &str) -> bool {
    let last = words(name).last().unwrap_or_default();
    !last.starts_with(char::is_lowercase)
}

pub(super) fn count(text: &str) -> usize {
    words(text).count()
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace()
        .map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()))
        .filter(|word| !word.is_empty())
}

/// How many words of sentences a text has in small letters.
fn speech(text: &str) -> usize {
    words(text)
        .flat_map(|word| word.split('\''))
        .filter(|word| word.starts_with(char::is_lowercase) && SPEECH.contains(&fold(word).as_str()))
        .count()
}

/// Sentences write their first word large, as names do.
fn opens_as_speech(line: &str) -> bool {
    words(line)
        .next()
        .is_some_and(|word| SPEECH.contains(&fold(word).as_str()))
}

/// Whether somebody smiles in it, by signs or by a drawn face.
fn smiles(line: &str) -> bool {
    const FACES: &[&str] = &[
        ":)", ":-)", ":(", ":-(", ";)", ";-)", ":D", ":-D", ":P", ":p", ":-P", "=)", "xD", "XD", "<3", "^^",
    ];
    let drawn = |c: char| ('\u{1f300}'..='\u{1faff}').contains(&c);
    line.contains(drawn) || line.split_whitespace().any(|word| FACES.contains(&word))
}

/// Whether a text ends as a sentence does; names that end in a dot are abbreviations.
fn is_closed(text: &str) -> bool {
    let last = text.split_whitespace().last().unwrap_or_default();
    match text.chars().last() {
        Some('.') => !last.trim_end_matches('.').contains('.') && last.chars().any(char::is_alphanumeric),
        Some('!' | '?' | '…' | ';') => true,
        _ => false,
    }
}

/// `Sol Ring, 4 Forest`
fn names_several(name: &str) -> bool {
    let is_lower = !name.contains(char::is_uppercase);
    name.split([',', ';']).skip(1).any(|part| {
        let Some(part) = part.strip_prefix(' ') else {
            return false;
        };
        let text = part.trim_start_matches(|c: char| c.is_ascii_digit());
        let text = text.strip_prefix(['x', 'X']).unwrap_or(text);
        let Some(next) = text.strip_prefix(' ').filter(|_| text.len() < part.len()) else {
            return false;
        };
        // `Big Apple, 3 a.m.` is one card.
        next.starts_with(char::is_uppercase) || is_lower && next.starts_with(char::is_alphabetic) && !next.contains('.')
    })
}
