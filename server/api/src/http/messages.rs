//! The server's own messages, from the catalogues in `locales/`.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

use podium_domain::card_list::Reason;
use podium_domain::{FieldError, Lang, PushKind, Quota};

#[derive(serde::Deserialize)]
struct Catalogue {
    error: HashMap<String, String>,
    /// Kinds of errors whose message names something.
    detail: HashMap<String, String>,
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

fn catalog(lang: Lang) -> &'static Catalogue {
    match lang {
        Lang::En => &EN,
        Lang::Fr => &FR,
    }
}

/// What an error says, by its code word.
pub fn error(word: &str, lang: Lang) -> &'static str {
    catalog(lang).error.get(word).map_or("", String::as_str)
}

fn detail(name: &str, lang: Lang) -> &'static str {
    catalog(lang).detail.get(name).map_or("", String::as_str)
}

/// That a body has another content type than the one that is read.
pub fn unsupported_media_type(expected: &str, lang: Lang) -> String {
    detail("content_type", lang).replace("{expected}", expected)
}

/// Where a body stops being JSON.
pub fn invalid_json(line: usize, column: usize, lang: Lang) -> String {
    let text = detail("invalid_json", lang).replace("{line}", &line.to_string());
    text.replace("{column}", &column.to_string())
}

/// Why a field does not validate, and what is expected there.
pub fn field(why: FieldError, lang: Lang) -> Cow<'static, str> {
    let sentence = |name: &str| catalog(lang).field.get(name).map_or("", String::as_str);
    let number = |number: usize| grouped(i64::try_from(number).unwrap_or(i64::MAX), lang);
    match why {
        FieldError::TooShort { min: 1 } => sentence("too_short_one").into(),
        FieldError::TooLong { max: 1 } => sentence("too_long_one").into(),
        FieldError::TooShort { min } => sentence("too_short").replace("{min}", &number(min)).into(),
        FieldError::TooFew { min } => sentence("too_few").replace("{min}", &number(min)).into(),
        FieldError::TooLong { max } => sentence("too_long").replace("{max}", &number(max)).into(),
        FieldError::TooManyTextBytes { max } => sentence("too_many_text_bytes").replace("{max}", &number(max)).into(),
        FieldError::TooMany { max } => sentence("too_many").replace("{max}", &number(max)).into(),
        FieldError::OverLimit => sentence("over_limit").into(),
        FieldError::TooSmall { min } => sentence("too_small").replace("{min}", &grouped(min, lang)).into(),
        FieldError::OutOfRange { min, max } => {
            let text = sentence("out_of_range").replace("{min}", &grouped(min, lang));
            text.replace("{max}", &grouped(max, lang)).into()
        }
        FieldError::NoVersion => sentence("no_version").into(),
        FieldError::NotListed { words } => sentence("not_listed").replace("{words}", &words.join(", ")).into(),
        other => sentence(other.word()).into(),
    }
}

/// Why a line of a card list could not be read.
pub fn card_list(why: Reason, lang: Lang) -> &'static str {
    catalog(lang).card_list.get(why.word()).map_or("", String::as_str)
}

/// That there is as much of something as its quota allows, and what to do about it.
pub fn quota(quota: Quota, limit: u32, lang: Lang) -> String {
    let texts = match limit {
        1 => &catalog(lang).quota_of_one,
        _ => &catalog(lang).quota,
    };
    let text = texts.get(quota.word()).map_or("", String::as_str);
    text.replace("{limit}", &grouped(limit.into(), lang))
}

/// A number with its thousands set apart, as the language does.
fn grouped(number: i64, lang: Lang) -> String {
    let separator = match lang {
        Lang::En => ',',
        Lang::Fr => '\u{202f}',
    };
    let digits = number.unsigned_abs().to_string();
    let mut text = String::from(if number < 0 { "-" } else { "" });
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
    catalog(lang).push.get(kind.word()).expect("every kind has a text")
}
