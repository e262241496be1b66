use unicode_normalization::UnicodeNormalization;

use super::entities::unescaped;
use crate::fold;
use crate::names::is_unseen;

/// The longest name of a card, in characters.
pub const MAX_NAME: usize = 200;

/// A line as it is read: one kind of space, straight quotes, nothing unseen, no entities, accents in one piece.
pub(super) fn tidy(line: &str) -> String {
    let mut line = clean(line);
    while let Some(plain) = unescaped(&line) {
        line = clean(&plain);
    }
    line
}

fn clean(line: &str) -> String {
    let seen = line
        .chars()
        .filter(|c| c.is_whitespace() || !is_unseen(*c))
        .nfc()
        .map(|c| match c {
            '’' | '‘' | 'ʼ' | '´' => '\'',
            '“' | '”' => '"',
            c => c,
        });
    let seen: String = seen.collect();
    let words: Vec<String> = seen.split_whitespace().map(with_apostrophes).collect();
    words.join(" ")
}

/// A backtick within a word is an apostrophe; around words it is markup.
fn with_apostrophes(word: &str) -> String {
    if !word.contains('`') {
        return word.to_owned();
    }
    let chars: Vec<char> = word.chars().collect();
    let is_letter = |at: Option<usize>| at.and_then(|at| chars.get(at)).is_some_and(|c| c.is_alphanumeric());
    let apostrophe = |at: usize| chars[at] == '`' && is_letter(at.checked_sub(1)) && is_letter(Some(at + 1));
    (0..chars.len())
        .map(|at| if apostrophe(at) { '\'' } else { chars[at] })
        .collect()
}

/// The faces of a card, which people separate by `//`, ` / ` or `/`, joined by ` // `.
pub(super) fn faces(name: &str) -> String {
    let mut parts = vec![String::new()];
    for word in name.split(' ') {
        if word.starts_with('/') {
            parts.push(String::new());
        }
        let bare = word.trim_matches('/');
        let part = parts.last_mut().expect("there is a part from the start");
        if !part.is_empty() && !bare.is_empty() {
            part.push(' ');
        }
        part.push_str(bare);
        if word.ends_with('/') {
            parts.push(String::new());
        }
    }
    let faces: Vec<&str> = parts.iter().flat_map(|part| split_unspaced_faces(part)).collect();
    faces.join(" // ")
}

/// Splits faces with slashes but no spaces between them: `Fire/Ice`, but not `SP//dr` or `Summon: Choco/Mog`.
fn split_unspaced_faces(part: &str) -> Vec<&str> {
    let faces: Vec<&str> = part.split('/').filter(|face| !face.is_empty()).collect();
    let is_lower = !part.contains(char::is_uppercase);
    let is_face = |face: &&str| {
        face.contains(|c: char| c.is_alphabetic() || c == '_') && (is_lower || !face.starts_with(char::is_lowercase))
    };
    let is_split = faces.iter().all(is_face) && faces.first().is_none_or(|first| !first.contains(':'));
    if is_split || faces.len() < 2 { faces } else { vec![part] }
}

/// The face a double-faced card lies with, or the first half of a split one.
pub fn front(name: &str) -> &str {
    name.split('/')
        .map(str::trim)
        .find(|face| !face.is_empty())
        .unwrap_or_default()
}

/// What names are matched by: letters and digits alone, so that case, accents, apostrophes and hyphens do not matter.
pub fn name_key(name: &str) -> String {
    let faces: Vec<String> = name.split('/').map(face_key).filter(|key| !key.is_empty()).collect();
    faces.join(" // ")
}

fn face_key(face: &str) -> String {
    let folded = fold(face);
    let letters: String = folded
        .chars()
        .filter_map(|c| match c {
            c if c.is_alphanumeric() => Some(c),
            c if c.is_whitespace() || c == '-' || c == '_' => Some(' '),
            _ => None,
        })
        .collect();
    let key = letters.split_whitespace().collect::<Vec<_>>().join(" ");
    // A card called nothing but signs, such as five underscores, still needs a key.
    if key.is_empty() { folded.trim().to_owned() } else { key }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_the_same_however_the_name_is_typed() {
        for (one, other) in [
            ("Lim-Dûl's Vault", "lim dul’s vault"),
            ("Gaea's Cradle", "GAEAS CRADLE"),
            ("Fire // Ice", "fire/ICE"),
            ("Fire // Ice", "Fire / Ice"),
            ("SP//dr, Piloted by Peni", "sp // dr piloted by peni"),
            ("Jötun Grunt", "Jo\u{308}tun\u{a0}Grunt"),
            ("Æther Vial", "Aether Vial"),
            ("Borrowing 100,000 Arrows", "borrowing 100000 arrows"),
            ("B.F.M. (Big Furry Monster)", "BFM Big Furry Monster"),
        ] {
            assert_eq!(name_key(one), name_key(other));
        }
        assert_eq!(name_key("Fire // Ice"), "fire // ice");
        assert_eq!(name_key("_____"), "_____");
        assert_ne!(name_key("Forest"), name_key("Dryad Arbor"));
    }

    #[test]
    fn the_front_is_the_first_face() {
        assert_eq!(
            front("Tergrid, God of Fright // Tergrid's Lantern"),
            "Tergrid, God of Fright"
        );
        assert_eq!(front("Fire/Ice"), "Fire");
        assert_eq!(front("Sol Ring"), "Sol Ring");
        assert_eq!(front(""), "");
    }

    #[test]
    fn a_line_is_tidied() {
        assert_eq!(tidy("\u{feff}1\tUrza’s\u{3000}Saga\u{200b} \u{a0}\r"), "1 Urza's Saga");
        assert_eq!(tidy("Lim-Du\u{302}l"), "Lim-Dûl");
        assert_eq!(tidy("Gaea`s `Land`"), "Gaea's `Land`");
        for (name, expected) in [
            ("Fire//Ice", "Fire // Ice"),
            ("fire/ice", "fire // ice"),
            ("Fire// Ice /", "Fire // Ice"),
            ("SP//dr, Piloted by Peni", "SP//dr, Piloted by Peni"),
            ("SP // dr", "SP // dr"),
            ("Summon: Choco/Mog", "Summon: Choco/Mog"),
        ] {
            assert_eq!(faces(name), expected);
        }
        assert_eq!(faces("Who / What /When// Where"), "Who // What // When // Where");
    }
}
