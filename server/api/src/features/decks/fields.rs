use podium_domain::{Bracket, Colors, Commander, FieldError};
use podium_store::decks::Fields;
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::formats::{Catalogue, Rules};
use crate::http::check::Check;
use crate::http::error::{ApiError, ApiResult};
use crate::wire::Color;

/// What its owner says of a deck. What is left out is empty.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewDeck {
    /// Made by the caller, so that the same deck sent twice is one deck. Only where a deck is made.
    pub id: Option<Uuid>,
    /// 1 to 100 characters.
    #[schema(required)]
    name: Option<String>,
    #[schema(required)]
    format_id: Option<Uuid>,
    subformat_id: Option<Uuid>,
    /// At most two names.
    commanders: Option<Vec<String>>,
    #[schema(value_type = Option<Vec<Color>>)]
    colors: Option<Vec<String>>,
    /// 1 to 5, where the format has brackets.
    bracket: Option<i64>,
    /// Markdown of up to 20,000 characters.
    description: Option<String>,
    /// An https address.
    link: Option<String>,
}

impl NewDeck {
    pub fn check(self, formats: &Catalogue) -> ApiResult<Fields> {
        let mut check = Check::default();
        if self.id.is_some_and(|id| id.is_nil()) {
            check.refuse("id", FieldError::Invalid);
        }
        let name = check.take("name", self.name.unwrap_or_default().parse());
        let rules = check.format("", formats, self.format_id, self.subformat_id);
        let commanders = commanders(&mut check, &self.commanders.unwrap_or_default());
        let colors = check.take("colors", Colors::from_letters(&self.colors.unwrap_or_default()));
        let bracket = check.take("bracket", bracket(self.bracket, rules));
        let description = check.take("description", self.description.unwrap_or_default().parse());
        let link = self.link.filter(|link| !link.trim().is_empty());
        let link = check.take("link", link.map(|link| link.parse()).transpose());

        let fields = (|| {
            Some(Fields {
                name: name?,
                format_id: self.format_id?,
                subformat_id: self.subformat_id,
                commanders: serde_json::to_string(&commanders).ok()?,
                colors: colors?,
                bracket: bracket?,
                description: description?,
                link: link?,
            })
        })();
        check.done(fields)
    }
}

fn commanders(check: &mut Check, names: &[String]) -> Vec<String> {
    if names.len() > 2 {
        check.refuse("commanders", FieldError::TooMany { max: 2 });
    }
    let mut commanders = Vec::new();
    for (place, name) in names.iter().take(2).enumerate() {
        let commander: Option<Commander> = check.take(format!("commanders.{place}"), name.parse());
        commanders.extend(commander.map(|commander| commander.as_str().to_owned()));
    }
    commanders
}

/// Where the format itself is wrong, nothing is said about its brackets.
fn bracket(number: Option<i64>, rules: Option<Rules>) -> Result<Option<Bracket>, FieldError> {
    match number {
        Some(_) if rules.is_some_and(|rules| !rules.brackets) => Err(FieldError::Invalid),
        Some(number) => Bracket::try_from(number).map(Some),
        None => Ok(None),
    }
}

#[derive(Deserialize, ToSchema)]
pub struct NewBracket {
    /// 1 to 5, or none.
    #[schema(required)]
    bracket: Option<i64>,
}

impl NewBracket {
    pub fn check(self) -> ApiResult<Option<Bracket>> {
        let bracket = self.bracket.map(Bracket::try_from).transpose();
        bracket.map_err(|why| ApiError::fields([("bracket", why)]))
    }
}
