//! The entities that web pages write for characters.

/// A text with its entities (`&amp;`, `&#39;`) as the characters they mean; `None` where it has none. One that stands
/// for a part of another is taken as well, so that nothing is left to take.
pub(super) fn unescaped(text: &str) -> Option<String> {
    let mut plain = String::with_capacity(text.len());
    let mut found = false;
    for c in text.chars() {
        plain.push(c);
        while plain.ends_with(';')
            && let Some((start, meant)) = entity(&plain)
        {
            found = true;
            plain.truncate(start);
            plain.push(meant);
        }
    }
    found.then_some(plain)
}

/// The entity a text ends in: where it begins, and what it means.
fn entity(text: &str) -> Option<(usize, char)> {
    const LONGEST: usize = 9;
    let end = text.len() - 1;
    let start = end - text.bytes().rev().skip(1).take(LONGEST).position(|b| b == b'&')? - 1;
    let meant = match &text[start + 1..end] {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" | "rsquo" | "lsquo" => '\'',
        "nbsp" => ' ',
        "ndash" | "mdash" => '-',
        code => {
            let code = code.strip_prefix('#')?;
            let number = match code.strip_prefix(['x', 'X']) {
                Some(hex) => u32::from_str_radix(hex, 16),
                None => code.parse(),
            };
            char::from_u32(number.ok()?)?
        }
    };
    Some((start, meant))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entities_are_what_they_mean() {
        for (text, plain) in [
            ("Look at Me, I&#39;m R&amp;D", Some("Look at Me, I'm R&D")),
            ("&amp;amp;lt;b&#x3E;", Some("<b>")),
            ("R&D; a&b;c", None),
            ("&unknown; &#xFFFFFFF;", None),
            (";;", None),
        ] {
            assert_eq!(unescaped(text).as_deref(), plain, "{text}");
        }
    }
}
