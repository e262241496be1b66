use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::FieldError;

/// The languages Podium speaks; English is the default.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    #[default]
    En,
    Fr,
}

impl Lang {
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    pub fn as_str(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }

    /// What stands before a page's path in this language.
    pub fn prefix(self) -> &'static str {
        match self {
            Lang::En => "",
            Lang::Fr => "/fr",
        }
    }

    /// The first language of an `Accept-Language` value that Podium speaks, by its weight.
    pub fn from_accept(header: &str) -> Lang {
        let mut best = (0.0, Lang::En);
        for part in header.split(',') {
            let mut pieces = part.split(';');
            let tag = pieces.next().unwrap_or_default().trim();
            let weight = pieces
                .find_map(|piece| piece.trim().strip_prefix("q="))
                .map_or(1.0, |q| q.trim().parse().unwrap_or(0.0));
            let lang = tag.get(..2).and_then(|two| two.to_ascii_lowercase().parse().ok());
            if let Some(lang) = lang
                && weight > best.0
            {
                best = (weight, lang);
            }
        }
        best.1
    }
}

impl FromStr for Lang {
    type Err = FieldError;

    fn from_str(text: &str) -> Result<Self, FieldError> {
        match text {
            "en" => Ok(Lang::En),
            "fr" => Ok(Lang::Fr),
            "" => Err(FieldError::Required),
            _ => Err(FieldError::Invalid),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn picks_the_heaviest_language_it_speaks() {
        for (header, lang) in [
            ("fr", Lang::Fr),
            ("fr-CA,en;q=0.8", Lang::Fr),
            ("de, en;q=0.4, fr;q=0.9", Lang::Fr),
            ("en-GB", Lang::En),
            ("de", Lang::En),
            ("fr;q=x", Lang::En),
            ("", Lang::En),
            ("é", Lang::En),
        ] {
            assert_eq!(Lang::from_accept(header), lang, "{header}");
        }
    }
}
