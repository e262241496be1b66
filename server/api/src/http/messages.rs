//! The server's own messages, from the catalogues in `locales/`.

use std::collections::HashMap;
use std::sync::LazyLock;

use podium_domain::card_list::Reason;
use podium_domain::{FieldError, Lang, PushKind, Quota};

#[derive(serde::Deserialize)]
struct Catalogue {
    error: HashMap<String, String>,
    field: HashMap<String, String>,
    card_list: HashMap<String, String>,
    push: HashMap<String, PushText>,
    quota: HashMap<String, String>,
    quota_of_one: HashMap<String, String>,
}

/// What a push message says: `{from}` is who did it, `{about}` the playgroup.
#[derive(serde::Deserialize)]
pub struct PushText {
    pub title: String,
    pub text: String,
}

static EN: LazyLock<Catalogue> = LazyLock::new(|| parse(include_str!("../../locales/en.toml")));
static FR: LazyLock<Catalogue> = LazyLock::new(|| parse(include_str!("../../locales/fr.toml")));

fn parse(text: &str) -> Catalogue {
    toml::from_str(text).expect("the catalogues are part of the program and tested")
}

fn catalogue(lang: Lang) -> &'static Catalogue {
    match lang {
        Lang::En => &EN,
        Lang::Fr => &FR,
    }
}

/// What an error says, by its code word.
pub fn error(word: &str, lang: Lang) -> &'static str {
    catalogue(lang).error.get(word).map_or("", String::as_str)
}

/// Why a field does not validate.
pub fn field(why: FieldError, lang: Lang) -> &'static str {
    catalogue(lang).field.get(why.word()).map_or("", String::as_str)
}

/// Why a line of a card list could not be read.
pub fn card_list(why: Reason, lang: Lang) -> &'static str {
    catalogue(lang).card_list.get(why.word()).map_or("", String::as_str)
}

/// That there is as much of something as its quota allows, and what to do about it.
pub fn quota(quota: Quota, limit: u32, lang: Lang) -> String {
    let texts = match limit {
        1 => &catalogue(lang).quota_of_one,
        _ => &catalogue(lang).quota,
    };
    let text = texts.get(quota.word()).map_or("", String::as_str);
    text.replace("{limit}", &grouped(limit, lang))
}

/// A number with its thousands set apart, as the language does.
fn grouped(number: u32, lang: Lang) -> String {
    let separator = match lang {
        Lang::En => ',',
        Lang::Fr => '\u{202f}',
    };
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(separator);
        }
        text.push(digit);
    }
    text
}

/// What a push message of a kind says.
pub fn push(kind: PushKind, lang: Lang) -> &'static PushText {
    catalogue(lang).push.get(kind.word()).expect("every kind has a text")
}
