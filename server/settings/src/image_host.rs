use std::str::FromStr;

use url::Url;

/// A host whose pictures pages may show: a name alone, which can stand in a Content-Security-Policy as it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImageHost(String);

impl ImageHost {
    /// The host as an origin.
    pub fn origin(&self) -> String {
        format!("https://{}", self.0)
    }

    /// Whether a picture's address is this host's, by https and on its usual port.
    pub fn has(&self, address: &str) -> bool {
        Url::parse(address).is_ok_and(|address| address.origin().ascii_serialization() == self.origin())
    }
}

impl FromStr for ImageHost {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<ImageHost, &'static str> {
        let host = text.to_ascii_lowercase();
        if is_name(&host) {
            Ok(ImageHost(host))
        } else {
            Err("must be the name of a host, such as cards.example, without https://, a port, a path or a *")
        }
    }
}

fn is_name(host: &str) -> bool {
    let is_label = |label: &str| {
        let letters = label
            .bytes()
            .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
        (1..=63).contains(&label.len()) && letters && !label.starts_with('-') && !label.ends_with('-')
    };
    let is_address = host.ends_with(|c: char| c.is_ascii_digit());
    host.len() <= 253 && host.contains('.') && host.split('.').all(is_label) && !is_address
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_is_a_name_alone() {
        for (text, origin) in [
            ("cards.example", "https://cards.example"),
            ("Img-2.Cards.Example", "https://img-2.cards.example"),
        ] {
            assert_eq!(text.parse::<ImageHost>().unwrap().origin(), origin);
        }
        for wrong in [
            "",
            "true",
            "*",
            "*.example",
            "https://cards.example",
            "cards.example:443",
            "cards.example/normal",
            "cards.example;",
            "cards.example 'unsafe-inline'",
            "cards..example",
            "-cards.example",
            "cards.example.",
            "192.0.2.1",
            "[::1]",
            "cartes.exämple",
        ] {
            assert!(wrong.parse::<ImageHost>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn only_its_own_https_addresses_are_its_own() {
        let host: ImageHost = "cards.example".parse().unwrap();
        for own in ["https://cards.example/a/b.jpg?1", "https://CARDS.example:443/a"] {
            assert!(host.has(own), "{own}");
        }
        for other in [
            "http://cards.example/a.jpg",
            "https://cards.example:8443/a.jpg",
            "https://cards.example.evil.example/a.jpg",
            "https://evil.example/cards.example/a.jpg",
            "https://cards.example@evil.example/a.jpg",
            "//cards.example/a.jpg",
            "data:image/png;base64,AAAA",
            "javascript:alert(1)",
            "",
        ] {
            assert!(!host.has(other), "{other}");
        }
    }
}
