/// A path of this site, with its query: the only thing a `redirect` may lead to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SitePath(String);

impl SitePath {
    /// None for anything a browser could take for another host or another scheme.
    pub fn parse(text: &str) -> Option<SitePath> {
        let second = text.as_bytes().get(1);
        let ok = text.starts_with('/')
            && !matches!(second, Some(b'/' | b'\\'))
            && text.len() <= 2_000
            && !text.chars().any(|c| c.is_control() || c == '\\');
        ok.then(|| SitePath(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn never_leaves_the_site() {
        for good in ["/", "/decks?formatid=1", "/fr/playgroups#top"] {
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
        ] {
            assert!(SitePath::parse(bad).is_none(), "{bad:?}");
        }
    }
}
