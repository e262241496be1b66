//! The words the server itself says to people, from the catalogues in `locales/`.

use std::collections::HashMap;
use std::sync::LazyLock;

use podium_domain::Lang;

use crate::error::ErrorKind;

type Catalogue = HashMap<String, String>;

static EN: LazyLock<Catalogue> = LazyLock::new(|| parse(include_str!("../locales/en.toml")));
static FR: LazyLock<Catalogue> = LazyLock::new(|| parse(include_str!("../locales/fr.toml")));

fn parse(text: &str) -> Catalogue {
    toml::from_str(text).expect("the catalogues are part of the program and tested")
}

pub fn error(kind: ErrorKind, lang: Lang) -> &'static str {
    let catalogue = match lang {
        Lang::En => &EN,
        Lang::Fr => &FR,
    };
    catalogue.get(kind.word()).map_or("", String::as_str)
}
