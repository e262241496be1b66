use podium_domain::card_list::brackets::floor_bracket;
use podium_domain::card_list::{self as list, CardList, Finish, MAX_BYTES, Parsed, Section, Summary, summary};
use podium_domain::{FieldError, Lang};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Color;
use crate::cards::Catalogue;
use crate::http::error::{ApiError, ApiResult};
use crate::http::messages;

/// A card list as somebody pasted it.
#[derive(Deserialize, ToSchema)]
pub struct CardText {
    /// At most 200,000 bytes.
    #[schema(required)]
    text: Option<String>,
}

impl CardText {
    pub fn checked(self) -> ApiResult<String> {
        match self.text {
            Some(text) if text.len() <= MAX_BYTES => Ok(text),
            Some(_) => Err(ApiError::fields([(
                "text",
                FieldError::TooManyTextBytes { max: MAX_BYTES },
            )])),
            None => Err(ApiError::fields([("text", FieldError::Required)])),
        }
    }
}

/// A deck's cards, and what can be said about them.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardListView {
    #[schema(required)]
    name: Option<String>,
    entries: Vec<Entry>,
    /// Of a text that was just read; a kept list has none.
    problems: Vec<Problem>,
    /// Commander, companion and main deck.
    total: i64,
    /// Null without a card catalogue.
    #[schema(required)]
    summary: Option<Summary>,
    /// Of its commanders, or without one of all its cards; null without a card catalogue.
    #[schema(required)]
    color_identity: Option<Vec<Color>>,
    /// Those that are played, in the list's order.
    game_changers: Vec<&'static str>,
    suggested_bracket: SuggestedBracket,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Entry {
    section: Section,
    quantity: u32,
    name: String,
    #[schema(required)]
    set: Option<String>,
    #[schema(required)]
    number: Option<String>,
    #[schema(required)]
    finish: Option<Finish>,
    categories: Vec<String>,
    /// Whether the card catalogue has it; null without one.
    #[schema(required)]
    known: Option<bool>,
    #[schema(required)]
    type_line: Option<String>,
    #[schema(required)]
    mana_value: Option<f64>,
    #[schema(required)]
    colors: Option<Vec<Color>>,
    /// Such as `{2}{B}{G}`; empty of lands, and of cards imported before costs were kept.
    #[schema(required)]
    mana_cost: Option<String>,
    /// Where a picture of it is, at a host that the operator allows; null otherwise.
    #[schema(required)]
    image: Option<String>,
}

/// A line that could not be read.
#[derive(Clone, Serialize, ToSchema)]
#[schema(as = CardListProblem)]
pub struct Problem {
    /// Counted from 1.
    line: usize,
    text: String,
    /// A stable word.
    reason: &'static str,
    /// In the request's language.
    message: &'static str,
}

/// What the Game Changers say, which is only ever "not below".
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SuggestedBracket {
    /// 1, 3 or 4.
    at_least: u8,
    why: Why,
}

/// How many Game Changers are played.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Why {
    None,
    Few,
    Many,
}

impl CardListView {
    pub fn new(list: CardList, catalogue: Option<&Catalogue>) -> CardListView {
        let suggestion = floor_bracket(&list);
        let summary = catalogue.map(|catalogue| summary(&list, |name| catalogue.facts(name)));
        CardListView {
            problems: Vec::new(),
            total: total(&list),
            color_identity: summary.as_ref().map(|summary| Color::all(&summary.color_identity)),
            summary,
            suggested_bracket: SuggestedBracket {
                at_least: suggestion.floor,
                why: match suggestion.floor {
                    ..=2 => Why::None,
                    3 => Why::Few,
                    4.. => Why::Many,
                },
            },
            game_changers: suggestion.game_changers,
            name: list.name,
            entries: list
                .entries
                .into_iter()
                .map(|entry| Entry::new(entry, catalogue))
                .collect(),
        }
    }

    /// The same with what could not be read.
    pub fn of_text(parsed: Parsed, catalogue: Option<&Catalogue>, lang: Lang) -> CardListView {
        let problem = |problem: list::Problem| Problem {
            line: problem.line,
            text: problem.text,
            reason: problem.reason.word(),
            message: messages::card_list(problem.reason, lang),
        };
        CardListView {
            problems: parsed.problems.into_iter().map(problem).collect(),
            ..CardListView::new(parsed.list, catalogue)
        }
    }

    pub fn problems(&self) -> Vec<Problem> {
        self.problems.clone()
    }
}

/// How many cards are played: commander, companion and main deck.
pub fn total(list: &CardList) -> i64 {
    [Section::Commander, Section::Companion, Section::Main]
        .map(|section| i64::from(list.count(section)))
        .iter()
        .sum()
}

impl Entry {
    fn new(entry: list::Entry, catalogue: Option<&Catalogue>) -> Entry {
        let card = catalogue.and_then(|catalogue| catalogue.find(&entry.name));
        Entry {
            known: catalogue.map(|_| card.is_some()),
            type_line: card.map(|card| card.type_line.clone()),
            mana_value: card.map(|card| card.mana_value),
            colors: card.map(|card| Color::all(&card.colors)),
            mana_cost: card.map(|card| card.mana_cost.clone()),
            image: card.and_then(|card| card.image.clone()),
            section: entry.section,
            quantity: entry.quantity,
            name: entry.name,
            set: entry.set,
            number: entry.number,
            finish: entry.finish,
            categories: entry.categories,
        }
    }
}
