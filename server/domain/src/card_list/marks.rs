//! Prices and marks behind a card's name.

/// A text without the price behind it: `$1.50`, `1,20 €`, `USD 3`, `~$1.50`, `0.03 tix each`, `1.50`.
pub(super) fn without_price(text: &str) -> Option<&str> {
    let text = [" each", " ea", " ea."]
        .iter()
        .find_map(|each| text.strip_suffix(each))
        .unwrap_or(text);
    let (before, last) = text.rsplit_once(' ')?;
    let two_words = before.rsplit_once(' ').map(|(start, _)| start);
    let price_start = two_words.filter(|start| is_price_with_currency(&text[start.len() + 1..]));
    price_start
        .or_else(|| is_price(last).then_some(before))
        .map(str::trim_end)
}

/// Whether a text is an amount of money, with a currency or with cents.
pub(super) fn is_price(text: &str) -> bool {
    let has_cents = |at: char| text.rsplit_once(at).is_some_and(|(_, cents)| cents.len() == 2);
    is_price_with_currency(text) || is_amount(text) && (has_cents('.') || has_cents(','))
}

/// Whether a text is an amount of money with a currency.
pub(super) fn is_price_with_currency(text: &str) -> bool {
    let text = text.trim_start_matches(['~', '≈']);
    let is_amount_letter = |c: char| c.is_ascii_digit() || c == '.' || c == ',';
    let behind = text.trim_start_matches(|c: char| !c.is_ascii_digit());
    let (amount, unit) = behind.split_at(behind.find(|c| !is_amount_letter(c)).unwrap_or(behind.len()));
    let sign = text[..text.len() - behind.len()].trim();
    let currencies = [sign, unit.trim()];
    is_amount(amount) && currencies != ["", ""] && currencies.iter().all(|word| word.is_empty() || is_currency(word))
}

fn is_currency(word: &str) -> bool {
    #[rustfmt::skip]
    const CURRENCIES: [&str; 19] = [
        "$", "€", "£", "¥", "¢", "us$", "ca$", "c$", "a$", "au$", "r$", "eur", "usd", "gbp", "cad", "aud", "chf", "brl", "tix",
    ];
    CURRENCIES.contains(&word.to_lowercase().as_str())
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
