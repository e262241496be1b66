//! What web pages and chats leave around a card's name.

use super::name::tidy;

/// `[Sol Ring](https://…)` and `[[Sol Ring]]` as the name alone.
pub(super) fn unlinked(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("](") {
        let (before, behind) = rest.split_at(at);
        // What stands behind a ` #` is a category, whatever it contains.
        let open = before.rfind('[').filter(|open| !before[*open..].contains(" #"));
        match (open, target_end(&behind[2..])) {
            (Some(open), Some(end)) => {
                plain.push_str(&before[..open]);
                plain.push_str(&before[open + 1..]);
                rest = &behind[2 + end..];
            }
            _ => {
                plain.push_str(&rest[..at + 2]);
                rest = &behind[2..];
            }
        }
    }
    plain.push_str(rest);
    let doubled = plain.split_once("[[").and_then(|(before, behind)| {
        let (name, rest) = behind.split_once("]]")?;
        (!name.contains(['[', ']']) && !name.contains(" #")).then(|| format!("{before}{name}{rest}"))
    });
    let plain = doubled.unwrap_or(plain);
    // What was parted may belong together now.
    if plain == text { plain } else { tidy(&plain) }
}

/// Where the target of a link ends, behind its bracket: an address may have brackets of its own.
fn target_end(text: &str) -> Option<usize> {
    if !["http://", "https://", "www."]
        .iter()
        .any(|start| text.starts_with(start))
    {
        return None;
    }
    let mut depth = 0;
    for (at, c) in text.char_indices() {
        match c {
            '(' => depth += 1,
            ')' if depth == 0 => return Some(at + 1),
            ')' => depth -= 1,
            _ => {}
        }
    }
    None
}

/// `**Sol Ring**`, `__Sol Ring__` and `` `Sol Ring` `` without the emphasis.
pub(super) fn plain(text: &str) -> &str {
    let inner = ["**", "__", "`"]
        .iter()
        .find_map(|mark| text.strip_prefix(mark)?.strip_suffix(mark))
        .map(str::trim);
    inner
        .filter(|inner| inner.contains(char::is_alphanumeric) && !inner.contains('`'))
        .unwrap_or(text)
}

/// A line without the bullet or the box to tick before it.
pub(super) fn unbulleted(line: &str) -> &str {
    const BULLETS: [&str; 14] = [
        "- ", "* ", "• ", "· ", "◦ ", "‣ ", "▪ ", "– ", "— ", "> ", "☐ ", "☑ ", "✓ ", "✔ ",
    ];
    let line = BULLETS
        .iter()
        .find_map(|bullet| line.strip_prefix(bullet))
        .unwrap_or(line);
    ["[ ] ", "[x] ", "[X] "]
        .iter()
        .find_map(|tick| line.strip_prefix(tick))
        .unwrap_or(line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_their_text() {
        for (text, plain) in [
            ("1 [Sol Ring](https://cards.example/c21/263) *F*", "1 Sol Ring *F*"),
            ("[Fire // Ice](https://cards.example/Fire_(card)_x)", "Fire // Ice"),
            ("2 [[Sol Ring]]", "2 Sol Ring"),
            ("[C21] Sol Ring", "[C21] Sol Ring"),
            ("a](https://b)", "a](https://b)"),
            ("[a #b](https://c)", "[a #b](https://c)"),
            ("[a](b)", "[a](b)"),
            ("[ Jo](https://c)\u{308}tun", "Jötun"),
        ] {
            assert_eq!(unlinked(text), plain, "{text}");
        }
    }
}
