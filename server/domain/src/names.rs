use unicode_normalization::UnicodeNormalization;
use unicode_script::Script;
use unicode_security::mixed_script::AugmentedScriptSet;
use unicode_security::{GeneralSecurityProfile, skeleton};

use crate::{FieldError, fold};

text! {
    /// How the others at the table call a person: 1 to 50 characters.
    Firstname = |text| match tidy(text, 50)? {
        name if name.split(' ').all(is_in_one_alphabet) => Ok(name),
        _ => Err(FieldError::MixedAlphabets),
    };
    /// A person's own sign: 3 to 30 letters of one alphabet, digits, `.`, `_` or `-`. Nobody else's differs from it in
    /// case alone, or looks like it.
    Username = username;
}

impl Firstname {
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

/// A name on one line, of 1 to `max` characters that can be seen, with single spaces between its words.
pub(crate) fn tidy(text: &str, max: usize) -> Result<String, FieldError> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match name.chars().count() {
        0 => Err(FieldError::Required),
        length if length > max => Err(FieldError::TooLong { max }),
        _ if hides_something(&name) => Err(FieldError::Unseen),
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
        return Err(FieldError::TooLong { max });
    }
    Ok(typed)
}

/// Usernames that could pass for the people who run the site, or for no user at all, in English and French: folded, without
/// separators.
const RESERVED: &str = "
    admin admins administrator administration administrateur administratrice sysadmin superuser root system systeme
    moderator moderators moderation moderateur moderatrice mod mods modo staff team equipe official officiel
    officielle security securite support help helpdesk aide assistance contact info infos information legal privacy
    billing abuse abus postmaster webmaster hostmaster mailerdaemon mail email noreply donotreply nepasrepondre
    everyone everybody toutlemonde anonymous anonyme guest invite user utilisateur nobody personne unknown inconnu
    deleted null undefined api www ftp smtp localhost
";
/// Reserved alone, and before or after a reserved name.
const PRODUCT: &str = "podium";

impl Username {
    /// What usernames are compared by.
    pub fn key(&self) -> String {
        self.0.to_lowercase()
    }

    /// Whether it is a reserved name, looks like one, or is one followed by a number.
    pub fn is_reserved(&self) -> bool {
        let letters: String = self.0.chars().filter(|c| c.is_alphanumeric()).collect();
        let unnumbered = letters.trim_end_matches(char::is_numeric);
        // Folding changes what a letter looks like: `I` looks like `l`, and `i` does not.
        [letters.as_str(), unnumbered]
            .into_iter()
            .flat_map(|name| [lookalike(name), lookalike(&fold(name))])
            .any(|shape| is_reserved_shape(&shape))
    }

    /// The same for all names that look alike.
    pub fn lookalike(&self) -> String {
        lookalike(&self.0)
    }

    /// A first username from a first name: what of it may stand in one, and four digits from random bytes.
    pub fn suggest(name: &Firstname, bytes: [u8; 8]) -> Username {
        let digits = format!("{:04}", u64::from_le_bytes(bytes) % 10_000);
        let stem: String = name.0.nfkc().filter(|c| c.is_alphanumeric()).take(20).collect();
        let suggested = match stem.as_str() {
            "" => None,
            stem => format!("{stem}{digits}").parse().ok(),
        };
        let suggested = suggested.filter(|username: &Username| !username.is_reserved());
        suggested.unwrap_or_else(|| Username(format!("player{digits}")))
    }
}

/// Letters that are another way to write a plain one, such as full-width ones, become the plain one.
fn username(text: &str) -> Result<String, FieldError> {
    let name: String = text.trim().nfkc().collect();
    match name.chars().count() {
        0 => Err(FieldError::Required),
        1..=2 => Err(FieldError::TooShort { min: 3 }),
        31.. => Err(FieldError::TooLong { max: 30 }),
        _ if hides_something(&name) => Err(FieldError::Unseen),
        _ if !name.chars().all(|c| c.is_alphanumeric() || "._-".contains(c)) => Err(FieldError::Invalid),
        _ if !name.chars().all(GeneralSecurityProfile::identifier_allowed) => Err(FieldError::Invalid),
        _ if !is_in_one_alphabet(&name) => Err(FieldError::MixedAlphabets),
        _ => Ok(name),
    }
}

/// The same for all usernames that look alike, by Unicode's table of confusable characters (UTS 39): `b0b` is `bob`,
/// `AIice` is `Alice`, and so is a name in Cyrillic letters that reads like it.
pub fn lookalike(username: &str) -> String {
    let shapes: String = skeleton(username).collect();
    skeleton(&shapes.to_lowercase()).collect()
}

/// Whether a skeleton is that of a reserved name in lowercase or uppercase.
fn is_reserved_shape(shape: &str) -> bool {
    let product = lookalike(PRODUCT);
    let rest = shape.strip_prefix(&product).or_else(|| shape.strip_suffix(&product));
    let rest = rest.unwrap_or(shape);
    let is_like = |word: &str| [lookalike(word), lookalike(&word.to_uppercase())].contains(&rest.to_owned());
    shape == product || rest == product || RESERVED.split_whitespace().any(is_like)
}

/// Whether a word's letters go together: those of one alphabet, or those that Japanese, Korean and Chinese mix, with
/// Latin ones among them. A Cyrillic `а` among Latin letters is there to deceive.
fn is_in_one_alphabet(word: &str) -> bool {
    let (mut all, mut but_latin) = (AugmentedScriptSet::default(), AugmentedScriptSet::default());
    for c in word.chars().filter(|c| c.is_alphabetic()) {
        let scripts = AugmentedScriptSet::for_char(c);
        all.intersect_with(scripts);
        if !scripts.base.contains_script(Script::Latin) {
            but_latin.intersect_with(scripts);
        }
    }
    !all.is_empty() || but_latin.jpan || but_latin.kore || but_latin.hanb
}

/// Whether a name holds invisible or unreadable characters. An emoji's variation selector may follow it.
fn hides_something(name: &str) -> bool {
    let mut before = ' ';
    name.chars().any(|c| {
        let drawn = matches!(c, '\u{fe0e}' | '\u{fe0f}');
        let hidden = if drawn {
            before.is_alphabetic() || before.is_whitespace() || is_unseen(before)
        } else {
            is_unseen(c) || is_noncharacter(c)
        };
        before = c;
        hidden
    })
}

/// Characters that show nothing, and the marks that turn the direction of text: they can make one name look like
/// another. Control characters, Unicode's `Default_Ignorable_Code_Point`, and three that are drawn empty.
pub(crate) fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
            | '\u{2800}' | '\u{fffc}' | '\u{1d159}')
}

/// Annotation marks, the placeholders for objects and unreadable characters, and Unicode's noncharacters.
fn is_noncharacter(c: char) -> bool {
    matches!(c, '\u{fff9}'..='\u{fffd}' | '\u{fdd0}'..='\u{fdef}') || u32::from(c) & 0xfffe == 0xfffe
}

#[cfg(test)]
mod tests;
