//! The catalogue of formats: the built-in file, or the host's own.

use std::collections::HashSet;
use std::path::Path;

use podium_domain::Lang;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

const BUILT_IN: &str = include_str!("../catalogue/formats.toml");

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Format {
    id: Uuid,
    key: String,
    /// In the request's language.
    name: String,
    starting_life: i64,
    min_players: i64,
    max_players: i64,
    /// From one commander, that puts a player out; null where the rule does not apply.
    #[schema(required)]
    commander_damage: Option<i64>,
    #[schema(required)]
    poison: Option<i64>,
    /// Whether decks of this format have a bracket.
    brackets: bool,
    subformats: Vec<Subformat>,
}

/// Only the rules that differ from the format's are there.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Subformat {
    id: Uuid,
    key: String,
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    starting_life: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    min_players: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    max_players: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    commander_damage: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    poison: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    brackets: Option<bool>,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Catalogue {
    format: Vec<FormatEntry>,
}

/// What decks, games and live tables keep to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rules {
    pub starting_life: i64,
    pub min_players: i64,
    pub max_players: i64,
    pub commander_damage: Option<i64>,
    pub poison: Option<i64>,
    pub brackets: bool,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct FormatEntry {
    id: Uuid,
    key: String,
    name: Name,
    starting_life: i64,
    min_players: i64,
    max_players: i64,
    commander_damage: Option<i64>,
    poison: Option<i64>,
    brackets: bool,
    #[serde(default)]
    subformat: Vec<SubformatEntry>,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct SubformatEntry {
    id: Uuid,
    key: String,
    name: Name,
    starting_life: Option<i64>,
    min_players: Option<i64>,
    max_players: Option<i64>,
    commander_damage: Option<i64>,
    poison: Option<i64>,
    brackets: Option<bool>,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Name {
    en: String,
    fr: String,
}

impl Name {
    fn get(&self, lang: Lang) -> String {
        match lang {
            Lang::En => self.en.clone(),
            Lang::Fr => self.fr.clone(),
        }
    }
}

impl Catalogue {
    /// The host's file, or the built-in one. The error says what is wrong with it.
    pub fn load(file: Option<&Path>) -> Result<Catalogue, String> {
        let Some(file) = file else {
            return Catalogue::parse(BUILT_IN);
        };
        let told = |why: String| format!("{}: {why}", file.display());
        let text = std::fs::read_to_string(file).map_err(|why| told(why.to_string()))?;
        Catalogue::parse(&text).map_err(told)
    }

    fn parse(text: &str) -> Result<Catalogue, String> {
        let catalogue: Catalogue = toml::from_str(text).map_err(|why| why.to_string())?;
        let mut seen = HashSet::new();
        for format in &catalogue.format {
            if !(2..=10).contains(&format.min_players) || !(format.min_players..=10).contains(&format.max_players) {
                return Err(format!("format {}: a game has 2 to 10 players", format.key));
            }
            for id in std::iter::once(format.id).chain(format.subformat.iter().map(|s| s.id)) {
                if !seen.insert(id) {
                    return Err(format!("the id {id} stands twice"));
                }
            }
        }
        Ok(catalogue)
    }

    /// A format, or one of its subformats, by their keys.
    pub fn find(&self, format: &str, subformat: Option<&str>) -> Option<(Uuid, Option<Uuid>)> {
        let format = self.format.iter().find(|entry| entry.key == format)?;
        match subformat {
            None => Some((format.id, None)),
            Some(key) => {
                let subformat = format.subformat.iter().find(|entry| entry.key == key)?;
                Some((format.id, Some(subformat.id)))
            }
        }
    }

    /// What holds in a format, or in one of its subformats; none where there is no such pair.
    pub fn rules(&self, format: Uuid, subformat: Option<Uuid>) -> Option<Rules> {
        let format = self.format.iter().find(|entry| entry.id == format)?;
        let subformat = match subformat {
            Some(id) => Some(format.subformat.iter().find(|entry| entry.id == id)?),
            None => None,
        };
        Some(Rules {
            starting_life: subformat.and_then(|s| s.starting_life).unwrap_or(format.starting_life),
            commander_damage: subformat.and_then(|s| s.commander_damage).or(format.commander_damage),
            poison: subformat.and_then(|s| s.poison).or(format.poison),
            min_players: subformat.and_then(|s| s.min_players).unwrap_or(format.min_players),
            max_players: subformat.and_then(|s| s.max_players).unwrap_or(format.max_players),
            brackets: subformat.and_then(|s| s.brackets).unwrap_or(format.brackets),
        })
    }

    pub fn name(&self, format: Uuid, lang: Lang) -> Option<String> {
        let format = self.format.iter().find(|entry| entry.id == format)?;
        Some(format.name.get(lang))
    }

    pub fn in_language(&self, lang: Lang) -> Vec<Format> {
        let subformat = |entry: &SubformatEntry| Subformat {
            id: entry.id,
            key: entry.key.clone(),
            name: entry.name.get(lang),
            starting_life: entry.starting_life,
            min_players: entry.min_players,
            max_players: entry.max_players,
            commander_damage: entry.commander_damage,
            poison: entry.poison,
            brackets: entry.brackets,
        };
        let format = |entry: &FormatEntry| Format {
            id: entry.id,
            key: entry.key.clone(),
            name: entry.name.get(lang),
            starting_life: entry.starting_life,
            min_players: entry.min_players,
            max_players: entry.max_players,
            commander_damage: entry.commander_damage,
            poison: entry.poison,
            brackets: entry.brackets,
            subformats: entry.subformat.iter().map(subformat).collect(),
        };
        self.format.iter().map(format).collect()
    }
}
