//! Sign-in methods and devices.

use std::str::FromStr;

use crate::{FieldError, Provider};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SignInMethod {
    Password,
    Provider(Provider),
    /// A link mailed to the account's address.
    Link,
}

impl SignInMethod {
    pub const ALL: [SignInMethod; 4] = [
        SignInMethod::Password,
        SignInMethod::Provider(Provider::Google),
        SignInMethod::Provider(Provider::Apple),
        SignInMethod::Link,
    ];

    /// As it stands in bodies and storage.
    pub fn word(self) -> &'static str {
        match self {
            SignInMethod::Password => "password",
            SignInMethod::Provider(provider) => provider.word(),
            SignInMethod::Link => "link",
        }
    }

    /// The Identity Toolkit protocol's name for it.
    pub fn id(self) -> &'static str {
        match self {
            SignInMethod::Password => "password",
            SignInMethod::Provider(provider) => provider.id(),
            SignInMethod::Link => "emailLink",
        }
    }

    pub fn from_id(id: &str) -> Option<SignInMethod> {
        SignInMethod::ALL.into_iter().find(|method| method.id() == id)
    }
}

impl FromStr for SignInMethod {
    type Err = FieldError;

    fn from_str(text: &str) -> Result<Self, FieldError> {
        let method = SignInMethod::ALL.into_iter().find(|method| method.word() == text);
        method.ok_or(FieldError::Unknown)
    }
}

/// What a browser says of itself, as far as its owner would know it by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Device {
    pub browser: Option<&'static str>,
    pub system: Option<&'static str>,
}

/// In this order: most browsers name those before them too, for old pages' sake.
const BROWSERS: &[(&str, &[&str])] = &[
    ("Edge", &["Edg/", "EdgA/", "EdgiOS/", "Edge/"]),
    ("Opera", &["OPR/", "OPiOS/", "OPT/", "Opera"]),
    ("Samsung Internet", &["SamsungBrowser/"]),
    ("Firefox", &["Firefox/", "FxiOS/"]),
    ("Chrome", &["Chrome/", "Chromium/", "CriOS/"]),
    ("Safari", &["Safari/"]),
];

const SYSTEMS: &[(&str, &[&str])] = &[
    ("ChromeOS", &["CrOS"]),
    ("Windows", &["Windows"]),
    ("Android", &["Android"]),
    ("iPadOS", &["iPad"]),
    ("iOS", &["iPhone", "iPod"]),
    ("macOS", &["Macintosh", "Mac OS X"]),
    ("Linux", &["Linux", "X11"]),
];

impl Device {
    pub fn read(user_agent: &str) -> Device {
        let first = |names: &[(&'static str, &[&str])]| {
            let named = |signs: &[&str]| signs.iter().any(|sign| user_agent.contains(sign));
            names.iter().find(|(_, signs)| named(signs)).map(|(name, _)| *name)
        };
        Device {
            browser: first(BROWSERS),
            system: first(SYSTEMS),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_method_reads_back() {
        for method in SignInMethod::ALL {
            assert_eq!(method.word().parse(), Ok(method));
            assert_eq!(SignInMethod::from_id(method.id()), Some(method));
        }
        assert!("facebook".parse::<SignInMethod>().is_err() && SignInMethod::from_id("google").is_none());
    }

    #[test]
    fn a_device_is_known_by_what_its_browser_says() {
        let cases: &[(&str, Option<&str>, Option<&str>)] = &[
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
                Some("Firefox"),
                Some("Linux"),
            ),
            (
                "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
                Some("Firefox"),
                Some("Android"),
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/140.0 Mobile/15E148 Safari/605.1.15",
                Some("Firefox"),
                Some("iOS"),
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
                Some("Chrome"),
                Some("Windows"),
            ),
            (
                "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
                Some("Chrome"),
                Some("Android"),
            ),
            (
                "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
                Some("Chrome"),
                Some("ChromeOS"),
            ),
            (
                "Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1",
                Some("Chrome"),
                Some("iPadOS"),
            ),
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
                Some("Safari"),
                Some("macOS"),
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
                Some("Safari"),
                Some("iOS"),
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
                Some("Edge"),
                Some("Windows"),
            ),
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 OPR/124.0.0.0",
                Some("Opera"),
                Some("macOS"),
            ),
            (
                "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
                Some("Samsung Internet"),
                Some("Android"),
            ),
            ("curl/8.5.0", None, None),
            ("", None, None),
        ];
        for (user_agent, browser, system) in cases {
            let (browser, system) = (*browser, *system);
            assert_eq!(Device::read(user_agent), Device { browser, system }, "{user_agent}");
        }
    }
}
