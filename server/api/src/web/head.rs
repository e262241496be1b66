//! The head of pages (title, description, language links), for readers that do not run scripts.

use serde::Deserialize;

use podium_domain::{Lang, Provider};

#[derive(Deserialize)]
struct Head {
    pattern: String,
    en: Words,
    fr: Words,
}

#[derive(Deserialize)]
struct Words {
    title: String,
    description: String,
}

/// The pattern of the page for addresses that are none of ours.
const NONE: &str = "*";

/// How an installed app is called and starts, of each language.
const MANIFEST: &str = "/manifest.webmanifest";

/// What the web app's table of routes says about each page.
#[derive(Default)]
pub struct Heads(Vec<Head>);

impl Heads {
    pub fn parse(json: &str) -> Heads {
        Heads(serde_json::from_str(json).unwrap_or_default())
    }

    /// A page's address in its one right spelling: small letters, single slashes, none at the end. None if no page is
    /// there. The web app has the same rule (web/app/lib/address.ts), and contract/addresses.json holds both to it.
    pub fn spelling(&self, path: &str) -> Option<String> {
        self.find(path).map(|(_, right)| right)
    }

    fn find(&self, path: &str) -> Option<(&Head, String)> {
        let parts = parts_of(path);
        let (lang, parts) = match parts.split_first() {
            Some((first, rest)) if first.eq_ignore_ascii_case(Lang::Fr.as_str()) => (Lang::Fr, rest),
            _ => (Lang::En, parts.as_slice()),
        };
        self.0
            .iter()
            .filter(|head| head.pattern != NONE)
            .find_map(|head| Some((head, localized(lang, &spell(&head.pattern, parts)?))))
    }

    /// The app page as this address should read, and whether the address is one of ours at all.
    pub fn apply(&self, page: &str, path: &str, origin: &str) -> (bool, String) {
        let (lang, _) = split(path);
        let page = page
            .replacen("<html lang=\"en\"", &format!("<html lang=\"{}\"", lang.as_str()), 1)
            .replacen(MANIFEST, &format!("{}{MANIFEST}", lang.prefix()), 1);
        let known = self.find(path);
        let twins = known
            .as_ref()
            .map(|(_, right)| twins(right, origin))
            .unwrap_or_default();
        let tags = known
            .as_ref()
            .map(|(head, _)| *head)
            .or_else(|| self.0.iter().find(|head| head.pattern == NONE))
            .map(|head| head.tags(lang))
            .unwrap_or_default();
        (known.is_some(), add_to_head(&page, &format!("{tags}{twins}")))
    }
}

impl Head {
    fn tags(&self, lang: Lang) -> String {
        let words = match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
        };
        format!(
            "<title data-server-head>{title}</title>\
             <meta data-server-head name=\"description\" content=\"{description}\"/>",
            title = escape(&words.title),
            description = escape(&words.description),
        )
    }
}

/// A page made at build time has its words already, but not where it is served.
pub fn with_twins(page: &str, path: &str, origin: &str) -> String {
    add_to_head(page, &twins(path, origin))
}

fn add_to_head(page: &str, tags: &str) -> String {
    page.replacen("</head>", &format!("{tags}</head>"), 1)
}

/// The page's own address and the same page in each language, as whole addresses.
fn twins(path: &str, origin: &str) -> String {
    let (lang, bare) = split(path);
    let address = |lang: Lang| escape(&format!("{origin}{}", localized(lang, bare)));
    let (en, fr) = (address(Lang::En), address(Lang::Fr));
    format!(
        "<link data-server-head rel=\"canonical\" href=\"{own}\"/>\
         <link data-server-head rel=\"alternate\" hreflang=\"en\" href=\"{en}\"/>\
         <link data-server-head rel=\"alternate\" hreflang=\"fr\" href=\"{fr}\"/>\
         <link data-server-head rel=\"alternate\" hreflang=\"x-default\" href=\"{en}\"/>",
        own = address(lang),
    )
}

pub fn is_overlay(path: &str) -> bool {
    split(path).1.trim_end_matches('/') == "/obs"
}

/// Whether a page's address may hold what no other address is to hear of: a streaming token, a provider's code.
pub fn holds_secret(path: &str) -> bool {
    let bare = split(path).1;
    let bare = bare.strip_prefix("/mobile").unwrap_or(bare);
    let provider = ["/auth/:any/callback", "/auth/:any/verify"];
    is_overlay(path)
        || provider
            .into_iter()
            .any(|pattern| spell(pattern, &parts_of(bare)).is_some())
}

fn split(path: &str) -> (Lang, &str) {
    match path.strip_prefix("/fr") {
        Some("") => (Lang::Fr, "/"),
        Some(rest) if rest.starts_with('/') => (Lang::Fr, rest),
        _ => (Lang::En, path),
    }
}

fn localized(lang: Lang, bare: &str) -> String {
    match (lang, bare) {
        (Lang::Fr, "/") => "/fr".into(),
        (lang, bare) => format!("{}{bare}", lang.prefix()),
    }
}

fn parts_of(path: &str) -> Vec<&str> {
    path.split('/').filter(|part| !part.is_empty()).collect()
}

/// The parts of an address as a pattern spells them; None if they do not match it. `/deck/:id/:name?` matches one or two
/// parts after its word. Ids and codes are kept as they are, because their letters may differ by case.
fn spell(pattern: &str, parts: &[&str]) -> Option<String> {
    let mut parts = parts.iter();
    let mut right = String::new();
    for wanted in parts_of(pattern) {
        let Some(part) = parts.next() else {
            if wanted.ends_with('?') {
                continue;
            }
            return None;
        };
        right.push('/');
        right.push_str(match wanted {
            ":provider" => part.to_ascii_lowercase().parse::<Provider>().ok()?.word(),
            _ if wanted.starts_with(':') => part,
            _ if wanted.eq_ignore_ascii_case(part) => wanted,
            _ => return None,
        });
    }
    if right.is_empty() {
        right.push('/');
    }
    parts.next().is_none().then_some(right)
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
