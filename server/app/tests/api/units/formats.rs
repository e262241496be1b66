use std::path::Path;

use podium_api::formats::Catalogue;
use podium_domain::Lang;

#[test]
fn the_built_in_catalogue_holds() {
    let catalogue = Catalogue::load(None).unwrap();
    assert!(catalogue.find("commander", Some("cedh")).is_some());
    assert!(catalogue.find("commander", Some("draft")).is_none());
    let (duel, _) = catalogue.find("duel-commander", None).unwrap();
    let rules = catalogue.rules(duel, None).unwrap();
    assert_eq!((rules.min_players, rules.max_players), (2, 2));
    let (commander, casual) = catalogue.find("commander", Some("casual")).unwrap();
    assert!(catalogue.rules(commander, casual).unwrap().brackets);
    assert_eq!(catalogue.rules(duel, casual), None);
    let (other, _) = catalogue.find("other", None).unwrap();
    assert_eq!(catalogue.name(other, Lang::Fr).as_deref(), Some("Autre"));
}

#[test]
fn a_wrong_file_is_refused_in_words() {
    assert!(
        Catalogue::load(Some(Path::new("/nowhere.toml")))
            .unwrap_err()
            .contains("/nowhere.toml")
    );
    let built_in = include_str!("../../../../api/catalogue/formats.toml");
    let folder = tempfile::tempdir().unwrap();
    let twice = folder.path().join("twice.toml");
    std::fs::write(&twice, built_in.repeat(2)).unwrap();
    assert!(Catalogue::load(Some(&twice)).unwrap_err().contains("stands twice"));
}
