//! Checks one value against its rule and names every wrong field in it.

use std::collections::HashMap;
use std::fmt::{Display, Write};

use podium_domain::{FieldError, FieldErrors, Timestamp};
use serde_json::{Map, Value};
use uuid::Uuid;

use super::rules::{Fields, Rule, Shape, TAG, rules};

/// An answer names at most this many wrong fields: a body can hold a million of them.
const MAX_WRONG_FIELDS: usize = 100;
/// What the body itself is called among the wrong fields.
const BODY: &str = "body";

/// How much of a value is checked.
#[derive(Clone, Copy, PartialEq)]
pub enum Depth {
    /// Types and required fields.
    Types,
    /// Ids, times, words and ranges as well. Handlers check some of them on their own and have better words for them, so
    /// this is for values that cannot be read otherwise.
    Values,
}

pub struct Checker {
    depth: Depth,
    /// Of the value that is checked, such as `seats.2.deckId`.
    path: String,
    pub wrong: FieldErrors,
}

impl Checker {
    pub fn new(depth: Depth) -> Checker {
        Checker {
            depth,
            path: String::new(),
            wrong: FieldErrors::new(),
        }
    }

    pub fn check_body(mut self, rule: &'static Rule, body: &Value) -> FieldErrors {
        self.check(rule, body);
        self.wrong
    }

    pub fn refuse(&mut self, why: FieldError) {
        if self.wrong.len() < MAX_WRONG_FIELDS {
            let path = if self.path.is_empty() { BODY } else { self.path.as_str() };
            self.wrong.insert(path.to_owned().into(), why);
        }
    }

    /// Does something one step further down.
    pub fn at(&mut self, step: impl Display, check: impl FnOnce(&mut Checker)) {
        let before = self.path.len();
        let dot = if before == 0 { "" } else { "." };
        let _ = write!(self.path, "{dot}{step}");
        check(self);
        self.path.truncate(before);
    }

    fn check(&mut self, rule: &'static Rule, value: &Value) {
        if value.is_null() && rule.nullable {
            return;
        }
        match &rule.shape {
            Shape::Any => (),
            Shape::Named(name) => {
                if let Some(rule) = rules().types.get(name) {
                    self.check(rule, value);
                }
            }
            Shape::Merged(parts) => parts.iter().for_each(|part| self.check(part, value)),
            Shape::Boolean if value.is_boolean() => (),
            Shape::Boolean => self.refuse(FieldError::NotBoolean),
            Shape::Number { min, max } => match value.as_i64() {
                Some(number) => self.check_range(number, *min, *max),
                None if value.is_u64() && self.depth == Depth::Types => (),
                None => self.refuse(FieldError::NotNumber),
            },
            shape @ (Shape::Text | Shape::Id | Shape::Time | Shape::Word(_)) => match value {
                Value::String(text) => self.check_text(shape, text),
                _ => self.refuse(FieldError::NotText),
            },
            Shape::List(item) => match value {
                Value::Array(items) => {
                    for (at, value) in items.iter().enumerate() {
                        self.at(at, |here| here.check(item, value));
                    }
                }
                _ => self.refuse(FieldError::NotList),
            },
            Shape::Object(fields) => match value {
                Value::Object(values) => self.check_fields(fields, values),
                _ => self.refuse(FieldError::NotObject),
            },
            Shape::Tagged { tags, variants } => match value {
                Value::Object(values) => self.check_tagged(tags, variants, value, values),
                _ => self.refuse(FieldError::NotObject),
            },
        }
    }

    pub fn check_parameter(&mut self, rule: &'static Rule, text: &str) {
        match &rule.shape {
            Shape::Named(name) => {
                if let Some(rule) = rules().types.get(name) {
                    self.check_parameter(rule, text);
                }
            }
            Shape::Number { min, max } => match text.parse() {
                Ok(number) => self.check_range(number, *min, *max),
                Err(_) => self.refuse(FieldError::NotNumber),
            },
            Shape::Boolean if text.parse::<bool>().is_err() => self.refuse(FieldError::NotBoolean),
            shape => self.check_text(shape, text),
        }
    }

    fn check_range(&mut self, number: i64, min: Option<i64>, max: Option<i64>) {
        let fits = min.is_none_or(|min| number >= min) && max.is_none_or(|max| number <= max);
        if fits || self.depth == Depth::Types {
            return;
        }
        self.refuse(match (min, max) {
            (Some(min), Some(max)) => FieldError::OutOfRange { min, max },
            (Some(min), None) => FieldError::TooSmall { min },
            (None, _) => FieldError::Invalid,
        });
    }

    fn check_text(&mut self, shape: &'static Shape, text: &str) {
        // PostgreSQL cannot store this character.
        if text.contains('\0') {
            return self.refuse(FieldError::Nul);
        }
        if self.depth == Depth::Types {
            return;
        }
        match shape {
            Shape::Id if Uuid::parse_str(text).is_err() => self.refuse(FieldError::NotId),
            Shape::Time if text.parse::<Timestamp>().is_err() => self.refuse(FieldError::NotTime),
            Shape::Word(words) if !words.iter().any(|word| word == text) => {
                self.refuse(FieldError::NotListed { words })
            }
            _ => (),
        }
    }

    fn check_fields(&mut self, fields: &'static Fields, values: &Map<String, Value>) {
        for (name, rule) in &fields.rules {
            let required = fields.required.contains(name);
            match values.get(name) {
                None if required => self.at(name, |here| here.refuse(FieldError::Required)),
                Some(Value::Null) if required && !rule.takes_null() => {
                    self.at(name, |here| here.refuse(FieldError::Required));
                }
                Some(value) => self.at(name, |here| here.check(rule, value)),
                None => (),
            }
        }
        if fields.closed {
            for name in values.keys().filter(|name| !fields.rules.contains_key(*name)) {
                self.at(name, |here| here.refuse(FieldError::Unknown));
            }
        }
    }

    fn check_tagged(
        &mut self,
        tags: &'static [String],
        variants: &'static HashMap<String, Rule>,
        value: &Value,
        values: &Map<String, Value>,
    ) {
        match values.get(TAG) {
            Some(Value::String(tag)) => match variants.get(tag) {
                Some(rule) => self.check(rule, value),
                None => self.at(TAG, |here| here.refuse(FieldError::NotListed { words: tags })),
            },
            Some(_) => self.at(TAG, |here| here.refuse(FieldError::NotText)),
            None => self.at(TAG, |here| here.refuse(FieldError::Required)),
        }
    }
}
