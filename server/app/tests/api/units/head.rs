use podium_api::units::{Heads, holds_secret};
use serde_json::json;

const PAGE: &str = "<html lang=\"en\"><head></head><body></body></html>";

fn heads() -> Heads {
    Heads::parse(
        r#"[{"pattern":"/deck/:id/:name","en":{"title":"Deck","description":"A \"deck\""},"fr":{"title":"Deck","description":"Un deck"}},
            {"pattern":"/decks","en":{"title":"Decks","description":"All"},"fr":{"title":"Decks","description":"Tous"}}]"#,
    )
}

#[test]
fn a_page_names_its_twin() {
    let (known, page) = heads().apply(PAGE, "/fr/deck/1/x", "https://podium.example");
    assert!(known);
    assert!(page.starts_with("<html lang=\"fr\">"));
    assert!(page.contains("hreflang=\"en\" href=\"https://podium.example/deck/1/x\""));
    assert!(page.contains("rel=\"canonical\" href=\"https://podium.example/fr/deck/1/x\""));
    assert!(page.contains("content=\"Un deck\""));
}

#[test]
fn a_page_links_the_manifest_of_its_language() {
    let page = PAGE.replace(
        "</head>",
        "<link rel=\"manifest\" href=\"/manifest.webmanifest\"></head>",
    );
    for (path, manifest) in [
        ("/decks", "href=\"/manifest.webmanifest\""),
        ("/fr/decks", "href=\"/fr/manifest.webmanifest\""),
    ] {
        let (_, page) = heads().apply(&page, path, "");
        assert!(page.contains(manifest), "{page}");
    }
}

#[test]
fn an_unknown_address_is_said_to_be_unknown() {
    for path in ["/deck", "/deck/1/x/y", "/frites", "/decks/create"] {
        assert!(!heads().apply(PAGE, path, "").0, "{path}");
    }
    assert!(heads().apply(PAGE, "/decks/", "").0);
}

#[derive(serde::Deserialize)]
struct Contract {
    patterns: Vec<String>,
    cases: Vec<Case>,
}

#[derive(serde::Deserialize)]
struct Case {
    address: String,
    path: Option<String>,
}

/// The web app's tests read the same cases, and check that the patterns are those of its route table.
#[test]
fn the_web_app_and_the_server_spell_every_address_alike() {
    let contract: Contract = serde_json::from_str(include_str!("../../../../../contract/addresses.json")).unwrap();
    let words = json!({ "title": "", "description": "" });
    let rows = contract.patterns.iter().map(String::as_str).chain(["*"]);
    let rows: Vec<_> = rows
        .map(|pattern| json!({ "pattern": pattern, "en": words, "fr": words }))
        .collect();
    let heads = Heads::parse(&serde_json::to_string(&rows).unwrap());
    for Case { address, path } in contract.cases {
        assert_eq!(heads.spelling(&address), path, "{address}");
    }
}

#[test]
fn an_unknown_provider_has_no_page() {
    let heads = Heads::parse(
        r#"[{"pattern":"/auth/:provider/callback","en":{"title":"Sign-in","description":"d"},"fr":{"title":"Connexion","description":"d"}},
            {"pattern":"*","en":{"title":"Page Not Found","description":"n"},"fr":{"title":"Page introuvable","description":"n"}}]"#,
    );
    assert!(heads.apply(PAGE, "/auth/google/callback", "").0);
    assert!(heads.apply(PAGE, "/fr/auth/apple/callback", "").0);
    let (known, page) = heads.apply(PAGE, "/fr/auth/unknown/callback", "");
    assert!(!known);
    assert!(page.contains("<title data-server-head>Page introuvable</title>"));
    assert!(!page.contains("alternate"), "a page that is not there has no twin");
}

#[test]
fn addresses_that_hold_secrets_are_known() {
    for path in [
        "/obs",
        "/fr/obs/",
        "/auth/google/callback",
        "/fr/mobile/auth/apple/verify",
    ] {
        assert!(holds_secret(path), "{path}");
    }
    for path in ["/", "/auth/google", "/decks", "/frauth/google/callback"] {
        assert!(!holds_secret(path), "{path}");
    }
}

#[test]
fn an_address_cannot_write_into_the_page() {
    let (_, page) = heads().apply(PAGE, "/deck/1/\"><script>alert(1)</script>", "");
    assert!(!page.contains("<script>"));
}
