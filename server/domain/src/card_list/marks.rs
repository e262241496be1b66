//! Prices and marks behind a card's name.

use crate::fold;

/// A text without the price behind it: `$1.50`, `1,20 €`, `0.03 tix`, `1.50`.
pub(super) fn without_price(text: &str) -> Option<&str> {
    let (before, last) = text.rsplit_once(' ')?;
    if is_price(last) {
        return Some(before.trim_end());
    }
    let (before, amount) = before.rsplit_once(' ')?;
    (is_currency(last) && is_amount(amount)).then(|| before.trim_end())
}

pub(super) fn is_price(text: &str) -> bool {
    let amount = text.trim_matches(CURRENCIES);
    let parted = |at: char| amount.rsplit_once(at).is_some_and(|(_, cents)| cents.len() == 2);
    is_amount(amount.trim()) && (amount.len() < text.len() || parted('.') || parted(','))
}

const CURRENCIES: [char; 4] = ['$', '€', '£', '¥'];

fn is_currency(word: &str) -> bool {
    word.chars().all(|c| CURRENCIES.contains(&c)) || ["eur", "usd", "gbp", "tix"].contains(&fold(word).as_str())
}

fn is_amount(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_digit()) && text.chars().all(|c| c.is_ascii_digit() || c == '.' || c == ',')
}

/// A text without the mark behind it: a tick, a star, a mana cost, an address, a sign that parted it from a price.
pub(super) fn without_mark(text: &str) -> Option<&str> {
    const GLUED: [char; 12] = [',', ';', ':', '*', '✓', '✔', '✗', '★', '☆', '†', '‡', '•'];
    const ALONE: &str = ",;:*✓✔✗✘✅❌★☆†‡•❤♥|@=-–—+~?!";
    let less = text.trim_end_matches(GLUED);
    if less.len() < text.len() && less.contains(|c: char| c.is_alphanumeric() || c == '_') {
        return Some(less.trim_end());
    }
    let (before, last) = text.rsplit_once(' ')?;
    let cost = last.starts_with('{') && last.ends_with('}');
    let address = last.starts_with("http://") || last.starts_with("https://");
    (cost || address || last.chars().all(|c| ALONE.contains(c))).then(|| before.trim_end())
}
