use super::marks::{is_price, is_price_with_currency, without_mark, without_price};
use super::markup::{plain, unlinked};
use super::name::faces;
use super::{Entry, Finish, MAX_NAME, Reason, Section, prose, words};

const MAX_CATEGORY: usize = 60;
/// Longer than any card with all its categories is written.
const MAX_TEXT: usize = 2_000;

/// A card as one line or row gives it.
#[derive(Debug)]
pub(super) struct Card {
    /// Where the line itself puts it, whatever the heading above says.
    pub(super) section: Option<Section>,
    pub(super) entry: Entry,
}

impl Card {
    /// Reads the tidied text behind the quantity: the name, and what tools add around it. Refuses a count of cards, as at the
    /// foot of a list.
    pub(super) fn read(quantity: u32, text: &str) -> Result<Card, Reason> {
        let card = Card::read_text(quantity, text)?;
        if card.is_count() {
            return Err(Reason::Count);
        }
        card.with_checked_name()
    }

    /// The same for a text that cannot be a count.
    pub(super) fn read_uncounted(quantity: u32, text: &str) -> Result<Card, Reason> {
        Card::read_text(quantity, text)?.with_checked_name()
    }

    fn read_text(quantity: u32, text: &str) -> Result<Card, Reason> {
        if text.chars().count() > MAX_TEXT {
            return Err(Reason::TooLong);
        }
        let entry = Entry {
            section: Section::Main,
            quantity,
            name: String::new(),
            set: None,
            number: None,
            finish: None,
            categories: Vec::new(),
        };
        let mut card = Card { section: None, entry };
        card.entry.name = card.take_name(text);
        Ok(card)
    }

    /// Whether it is a count of cards, such as `24 lands`. A single one, such as `1 Burn`, is more likely a card.
    pub(super) fn is_count(&self) -> bool {
        let Entry { quantity, name, .. } = &self.entry;
        let has_details = self.entry.set.is_some() || self.is_marked() || !self.entry.categories.is_empty();
        !has_details && words::may_be_count(name) && (*quantity > 1 || words::is_total(name))
    }

    fn with_checked_name(self) -> Result<Card, Reason> {
        let name = &self.entry.name;
        match name.chars().count() {
            0 => Err(Reason::NoName),
            length if length > MAX_NAME => Err(Reason::TooLong),
            _ if !is_name(name) => Err(Reason::Unreadable),
            _ => Ok(self),
        }
    }

    /// Whether it has what only cards have behind their names.
    pub(super) fn is_marked(&self) -> bool {
        self.entry.number.is_some() || self.entry.finish.is_some()
    }

    /// Takes off what is not the name until nothing is left to take, so that the name, written out, reads the same.
    fn take_name(&mut self, text: &str) -> String {
        let mut name = text.to_owned();
        loop {
            let linked = unlinked(self.take_tags(&name));
            let mut rest = self.take_columns(&linked);
            loop {
                let less = self.take_start(rest);
                let less = self.take_end(less);
                if less.len() == rest.len() {
                    break;
                }
                rest = less;
            }
            let rest = faces(rest);
            name = match rest.split_once(' ') {
                _ if rest != name => rest,
                // The `x` of `1 x Sol Ring`, but no `X`: names of cards begin with it.
                Some(("x" | "×" | "-" | "–" | "—" | ":" | "." | "*" | "•" | "=", behind)) => behind.to_owned(),
                _ => return name.replace('`', "'"),
            };
        }
    }

    /// `Sol Ring #Mana Rock #!Staple`: everything from the first `#` on.
    fn take_tags<'a>(&mut self, text: &'a str) -> &'a str {
        let start = if text.starts_with('#') {
            Some(0)
        } else {
            text.find(" #")
        };
        let Some(start) = start else { return text };
        for tag in text[start..].trim_start().split(" #") {
            let everywhere = tag.trim_start_matches(['#', ' ']).strip_prefix('!');
            match everywhere.and_then(|word| words::section(word.trim())) {
                Some(section) => self.put(section),
                None => self.add_category(tag),
            }
        }
        &text[..start]
    }

    /// `Sol Ring|C21|1` and `Sol Ring+|C21|[263]`: the plus is a foil, a number without brackets only says which picture.
    fn take_columns<'a>(&mut self, text: &'a str) -> &'a str {
        let Some((name, columns)) = text.split_once('|') else {
            return text;
        };
        let (set, rest) = columns.split_once('|').unwrap_or((columns, ""));
        let number = rest
            .split('|')
            .next()
            .and_then(|rest| rest.strip_prefix('[')?.strip_suffix(']'));
        self.set_printing(set.trim(), number);
        match name.strip_suffix('+') {
            Some(name) => {
                self.add_finish("foil");
                name
            }
            None => name,
        }
    }

    /// `[C21:263] Sol Ring`, `[C21#263] Sol Ring`, `[C21] Sol Ring`, `[foil] Sol Ring`, `**Sol Ring**`, `$1.50 Sol Ring`.
    fn take_start<'a>(&mut self, text: &'a str) -> &'a str {
        let text = plain(text);
        if let Some((price, rest)) = text.split_once(' ')
            && is_price_with_currency(price)
            && rest.starts_with(char::is_alphabetic)
        {
            return rest;
        }
        let Some((code, rest)) = text.strip_prefix('[').and_then(|text| text.split_once("] ")) else {
            return text;
        };
        let known = code.len() > 1 && self.add_finish(code) || self.set_code(code);
        if known { rest } else { text }
    }

    /// `(SET) 123`, `[SET]`, `[SET] 123`, `*F*`, `(SET) 123 Foil`, `Name+`, `[Category{noDeck}]`, `` `Category` ``, `^label,#color^`,
    /// `<timeshifted>`, a price, a mark, in any order.
    fn take_end<'a>(&mut self, text: &'a str) -> &'a str {
        let text = text.trim_end_matches(['/', ' ']);
        let (before, last) = text.rsplit_once(' ').unwrap_or(("", text));
        if let Some(inner) = text.strip_suffix('^') {
            // A label only says which color marks the card.
            return inner.rfind('^').map_or(text, |start| text[..start].trim_end());
        }
        if let Some((before, inner)) = text.strip_suffix('`').and_then(|text| last_after(text, '`'))
            && !before.is_empty()
        {
            self.add_categories(inner);
            return before;
        }
        if let Some(name) = text.strip_suffix('+').filter(|name| name.ends_with(is_name_end)) {
            self.add_finish("foil");
            return name;
        }
        if let Some(mark) = last.strip_prefix('*').and_then(|last| last.strip_suffix('*')) {
            self.add_mark(mark);
            return before;
        }
        if let Some((before, inner)) = text.strip_suffix(']').and_then(|text| last_after(text, '[')) {
            self.add_bracketed(before, inner);
            return before;
        }
        if let Some((before, inner)) = text.strip_suffix(')').and_then(|text| last_after(text, '(')) {
            // A number alone says which of several pictures it is.
            let picture = !inner.is_empty() && inner.bytes().all(|b| b.is_ascii_digit());
            let known = picture || is_price(inner) || self.add_finish(inner) || self.set_code(inner);
            return if known { before } else { text };
        }
        if ["foil", "etched"].contains(&last.to_ascii_lowercase().as_str()) && before.contains([')', ']']) {
            self.add_finish(last);
            return before.trim_end_matches([' ', '-']);
        }
        let in_brackets = |(open, close)| last_after(before.strip_suffix(close)?, open);
        // Categories have small letters.
        let printed = in_brackets(('(', ')')).or_else(|| in_brackets(('[', ']')).filter(|(_, set)| is_large(set)));
        if let Some((name, set)) = printed
            && is_number(last)
            && self.set_printing(set, Some(last))
        {
            return name;
        }
        if let Some((before, variant)) = text.strip_suffix('>').and_then(|text| last_after(text, '<')) {
            if self.entry.set.is_some() && is_number(variant) {
                self.entry.number.get_or_insert_with(|| variant.to_owned());
            }
            return before;
        }
        without_price(text).or_else(|| without_mark(text)).unwrap_or(text)
    }

    /// `[foil]`, `[C21:263]`, `[C21]` or categories. Behind `(SET) 123` a code in capitals is no second set.
    fn add_bracketed(&mut self, before: &str, inner: &str) {
        let known = words::section(inner).is_some() || words::is_total(inner) || words::is_group(inner);
        let code = inner.split_once(':').is_some_and(|(_, number)| is_number(number))
            || (3..=5).contains(&inner.len()) && is_large(inner) && !before.contains(" (") && !known;
        if is_price(inner) || inner.len() > 1 && self.add_finish(inner) || code && self.set_code(inner) {
            return;
        }
        self.add_categories(inner);
    }

    /// `C21:263`, `C21#263` or `C21`.
    fn set_code(&mut self, code: &str) -> bool {
        match code.split_once([':', '#']) {
            Some((set, number)) => self.set_printing(set, Some(number)),
            None => self.set_printing(code, None),
        }
    }

    /// Keeps the printing that was found first. `false` where this is no set's code.
    pub(super) fn set_printing(&mut self, set: &str, number: Option<&str>) -> bool {
        if !is_set(set) {
            return false;
        }
        if self.entry.set.is_none() {
            self.entry.set = Some(set.to_ascii_uppercase());
            self.entry.number = number.filter(|number| is_number(number)).map(str::to_owned);
        }
        true
    }

    pub(super) fn add_finish(&mut self, word: &str) -> bool {
        let finish = finish(word);
        self.entry.finish = self.entry.finish.or(finish);
        finish.is_some()
    }

    /// A mark between asterisks; an unknown one is not part of the name either.
    fn add_mark(&mut self, mark: &str) {
        if !self.add_finish(mark)
            && let Some(section) = words::section(mark)
        {
            self.put(section);
        }
    }

    /// `Ramp{top},Artifacts`: the first one decides where the card is, but a commander is one wherever it says so.
    pub(super) fn add_categories(&mut self, categories: &str) {
        for (index, category) in categories.split(',').enumerate() {
            let (name, flags) = category.split_once('{').unwrap_or((category, ""));
            match words::section(name.trim()) {
                Some(section) if index == 0 || section == Section::Commander => self.put(section),
                _ => {
                    self.add_category(name);
                    if index == 0 && flags.contains("noDeck") {
                        self.put(Section::Maybeboard);
                    }
                }
            }
        }
    }

    /// A category is kept in a form that can stand behind a `#`.
    pub(super) fn add_category(&mut self, text: &str) {
        for part in text.split(" #") {
            let word: String = part
                .trim_start_matches(['#', '!', ' '])
                .chars()
                .take(MAX_CATEGORY)
                .collect();
            let word = word.trim_end();
            if !word.is_empty() {
                self.entry.add_category(word.to_owned());
            }
        }
    }

    /// Once a commander, always a commander; otherwise the first word counts.
    pub(super) fn put(&mut self, section: Section) {
        if section == Section::Commander || self.section.is_none() {
            self.section = Some(section);
        }
    }
}

fn is_name_end(c: char) -> bool {
    c.is_alphanumeric() || "'\")!?.".contains(c)
}

/// Whether a text can be a card's name. There is a card whose name is five underscores.
fn is_name(text: &str) -> bool {
    let is_year = |word: &str| word.len() == 4 && (word.starts_with("19") || word.starts_with("20"));
    // `12 December 2026`
    let is_date = text.split_once(' ').is_some_and(|(first, last)| {
        is_year(last) && last.bytes().all(|b| b.is_ascii_digit()) && words::is_month(first)
    });
    let is_face = |face: &str| face.contains(|c: char| c.is_alphabetic() || c == '_');
    text.split(" // ").all(is_face)
        && !text.contains(char::REPLACEMENT_CHARACTER)
        && !text.contains("://")
        && !is_date
        && !prose::is_no_name(text)
}

/// The text before a word's opening bracket, and what stands within.
fn last_after(text: &str, bracket: char) -> Option<(&str, &str)> {
    let at = text.rfind(bracket)?;
    let before = &text[..at];
    (before.is_empty() || before.ends_with(' ')).then(|| (before.trim_end(), &text[at + 1..]))
}

fn finish(word: &str) -> Option<Finish> {
    match word.to_ascii_lowercase().replace('_', " ").as_str() {
        "f" | "foil" => Some(Finish::Foil),
        "e" | "etched" | "foil etched" | "etched foil" | "f-etch" => Some(Finish::Etched),
        "a" | "alter" | "altered" => Some(Finish::Altered),
        _ => None,
    }
}

fn is_large(code: &str) -> bool {
    !code.contains(|c: char| c.is_ascii_lowercase())
}

/// A code such as `C21` or `plst`: written in one case, unlike the end of "Hazmat Suit (Used)".
fn is_set(code: &str) -> bool {
    (2..=6).contains(&code.len())
        && finish(code).is_none()
        && code.bytes().all(|b| b.is_ascii_alphanumeric())
        && code.bytes().any(|b| b.is_ascii_alphabetic())
        && !(code.bytes().any(|b| b.is_ascii_uppercase()) && code.bytes().any(|b| b.is_ascii_lowercase()))
}

/// Such as `263`, `156a`, `12★`, `MH2-45`.
fn is_number(text: &str) -> bool {
    text.chars().count() <= 12
        && text.contains(|c: char| c.is_ascii_digit())
        && text.chars().all(|c| c.is_alphanumeric() || "★†‡*-.".contains(c))
}
