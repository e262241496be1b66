/// A path of this site, with its query: the only thing a `redirect` may lead to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SitePath(String);

const LONGEST: usize = 2_000;

impl SitePath {
    /// None for anything that a browser could take for another host or another scheme, now or once the language in
    /// front of it is taken off: `/fr//evil.example` would become `//evil.example`.
    pub fn parse(text: &str) -> Option<SitePath> {
        let path = text.split(['?', '#']).next().unwrap_or_default();
        let ok = path.starts_with('/')
            && !path.contains("//")
            && !has_hidden_separator(path)
            && text.len() <= LONGEST
            && !text.chars().any(|c| c.is_control() || c == '\\');
        ok.then(|| SitePath(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Whether a path hides a slash, a backslash or a control character behind a percent sign.
fn has_hidden_separator(path: &str) -> bool {
    let hidden = |code: &str| {
        let code = code.get(..2).and_then(|digits| u8::from_str_radix(digits, 16).ok());
        code.is_some_and(|code| matches!(code, b'/' | b'\\') || code.is_ascii_control())
    };
    path.split('%').skip(1).any(hidden)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn never_leaves_the_site() {
        for good in [
            "/",
            "/decks?formatid=1",
            "/fr/playgroups#top",
            "/login?redirect=%2Fdecks",
            "/deck/1/%C3%A9clair",
            "/user/1/100%25",
            "/%",
        ] {
            assert!(SitePath::parse(good).is_some(), "{good}");
        }
        for bad in [
            "",
            "decks",
            "//evil.example",
            "/\\evil.example",
            "https://evil.example",
            "javascript:alert(1)",
            "/\t/evil.example",
            "/a\\b",
            "/fr//evil.example",
            "/fr///evil.example",
            "/fr/\\evil.example",
            "/fr/%2Fevil.example",
            "/fr/%2f%2fevil.example",
            "/%5Cevil.example",
            "/fr%2F/evil.example",
            "/fr/%09/evil.example",
            "/fr/%7F/evil.example",
            "/fr/..//evil.example",
            "/x?y=\u{7f}",
        ] {
            assert!(SitePath::parse(bad).is_none(), "{bad:?}");
        }
    }
}
