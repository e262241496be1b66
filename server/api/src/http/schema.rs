//! What the API document says of request bodies and parameters, as rules that values are checked against. Used by the
//! extractors `Json` and `Query`.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use std::fmt::{Display, Write};
use std::sync::OnceLock;

use podium_domain::{FieldError, FieldErrors, Timestamp};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use serde_path_to_error::{Path, Segment};
use url::form_urlencoded;
use utoipa::ToSchema;
use utoipa::openapi::OpenApi;
use uuid::Uuid;

use crate::http::error::{ApiError, ApiResult, ErrorKind};

/// An answer names at most this many wrong fields: a body can hold a million of them.
const MAX_WRONG_FIELDS: usize = 100;
/// What the body itself is called among the wrong fields.
const BODY: &str = "body";
/// The field that tells the variants of an enum apart.
const TAG: &str = "type";

static RULES: OnceLock<Rules> = OnceLock::new();

/// Called by the router before it takes requests.
pub fn load_rules(document: &OpenApi) {
    RULES.get_or_init(|| Rules::new(&serde_json::to_value(document).expect("the document is plain data")));
}

fn rules() -> &'static Rules {
    RULES.get().expect("the router has loaded them")
}

struct Rules {
    /// By the name of the type.
    types: HashMap<String, Rule>,
    /// Of the parameters of a path's query.
    queries: HashMap<String, HashMap<String, Rule>>,
}

struct Rule {
    nullable: bool,
    shape: Shape,
}

enum Shape {
    Any,
    Text,
    Id,
    Time,
    Word(Vec<String>),
    Number {
        min: Option<i64>,
        max: Option<i64>,
    },
    Boolean,
    List(Box<Rule>),
    Object(Fields),
    /// Objects whose fields are in one.
    Merged(Vec<Rule>),
    Tagged {
        tags: Vec<String>,
        variants: HashMap<String, Rule>,
    },
    Named(String),
}

struct Fields {
    rules: BTreeMap<String, Rule>,
    required: Vec<String>,
    /// Whether other fields are refused.
    closed: bool,
}

/// How much of a value is checked.
#[derive(Clone, Copy, PartialEq)]
enum Depth {
    /// Types and required fields.
    Types,
    /// Ids, times, words and ranges as well. Handlers check some of them on their own and have better words for them, so
    /// this is for values that cannot be read otherwise.
    Values,
}

/// The body as its type, or a refusal that names every wrong field and what is expected there.
pub fn read_body<T: DeserializeOwned + ToSchema>(body: Value) -> ApiResult<T> {
    let rule = rules().types.get(T::name().as_ref());
    let check = |depth| rule.map_or_else(FieldErrors::new, |rule| Checker::new(depth).check_body(rule, &body));
    if !check(Depth::Types).is_empty() {
        return Err(ApiError::fields(check(Depth::Values)));
    }
    serde_path_to_error::deserialize(&body).map_err(|why| match check(Depth::Values) {
        wrong if wrong.is_empty() => refuse_at(why.path()),
        wrong => ApiError::fields(wrong),
    })
}

/// The query of a path as its type, or a refusal that names every wrong parameter and what is expected there.
pub fn read_query<T: DeserializeOwned>(path: &str, query: &str) -> ApiResult<T> {
    let pairs: Vec<(Cow<str>, Cow<str>)> = form_urlencoded::parse(query.as_bytes()).collect();
    // PostgreSQL cannot store this character.
    let with_nul = pairs.iter().find(|(_, text)| text.contains('\0'));
    if let Some((name, _)) = with_nul {
        return Err(ApiError::fields([(name.to_string(), FieldError::Nul)]));
    }
    let read = serde_urlencoded::Deserializer::new(form_urlencoded::parse(query.as_bytes()));
    serde_path_to_error::deserialize(read).map_err(|why| match check_query(path, &pairs) {
        wrong if wrong.is_empty() => refuse_at(why.path()),
        wrong => ApiError::fields(wrong),
    })
}

fn check_query(path: &str, pairs: &[(Cow<str>, Cow<str>)]) -> FieldErrors {
    let mut checker = Checker::new(Depth::Values);
    for (place, (name, text)) in pairs.iter().enumerate() {
        let rule = rules().queries.get(path).and_then(|rules| rules.get(name.as_ref()));
        let is_repeated = pairs[..place].iter().any(|(other, _)| other == name);
        checker.at(name, |here| match rule {
            Some(_) if is_repeated => here.refuse(FieldError::Repeated),
            Some(rule) => here.check_parameter(rule, text),
            None => (),
        });
    }
    checker.wrong
}

/// For what only its type can tell: the field where reading stopped.
fn refuse_at(path: &Path) -> ApiError {
    let step = |step: &Segment| match step {
        Segment::Seq { index } => Some(index.to_string()),
        Segment::Map { key } => Some(key.clone()),
        Segment::Enum { .. } | Segment::Unknown => None,
    };
    let steps: Vec<String> = path.iter().filter_map(step).collect();
    match steps.join(".") {
        path if path.is_empty() => ErrorKind::Malformed.into(),
        path => ApiError::fields([(path, FieldError::Invalid)]),
    }
}

impl Rules {
    fn new(document: &Value) -> Rules {
        let types = objects(&document["components"]["schemas"]);
        let paths = objects(&document["paths"]);
        Rules {
            types: types.map(|(name, schema)| (name.clone(), Rule::new(schema))).collect(),
            queries: paths.map(|(path, calls)| (path.clone(), query_of(calls))).collect(),
        }
    }
}

fn query_of(calls: &Value) -> HashMap<String, Rule> {
    let parameters = objects(calls).filter_map(|(_, call)| call["parameters"].as_array());
    let in_query = parameters.flatten().filter(|parameter| parameter["in"] == "query");
    let rule = |parameter: &Value| {
        let name = parameter["name"].as_str()?;
        Some((name.to_owned(), Rule::new(&parameter["schema"])))
    };
    in_query.filter_map(rule).collect()
}

fn objects(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

fn words(value: &Value) -> Vec<String> {
    let words = value.as_array().into_iter().flatten();
    words.filter_map(Value::as_str).map(str::to_owned).collect()
}

impl Rule {
    fn new(schema: &Value) -> Rule {
        if let Some(path) = schema["$ref"].as_str() {
            let name = path.rsplit('/').next().unwrap_or_default();
            return Rule::of(Shape::Named(name.to_owned()));
        }
        if let Some(parts) = schema["allOf"].as_array() {
            return Rule::of(Shape::Merged(parts.iter().map(Rule::new).collect()));
        }
        if let Some(choices) = schema["oneOf"].as_array() {
            return Rule::one_of(choices);
        }
        let types = match &schema["type"] {
            Value::String(only) => vec![only.clone()],
            several => words(several),
        };
        let shape = match types.iter().find(|of| *of != "null").map(String::as_str) {
            Some("string") => Shape::of_text(schema),
            Some("integer") => Shape::Number {
                min: schema["minimum"].as_i64(),
                max: schema["maximum"].as_i64(),
            },
            Some("boolean") => Shape::Boolean,
            Some("array") => Shape::List(Box::new(Rule::new(&schema["items"]))),
            Some("object") => Shape::Object(Fields::new(schema)),
            _ => Shape::Any,
        };
        Rule {
            nullable: types.iter().any(|of| of == "null"),
            shape,
        }
    }

    fn of(shape: Shape) -> Rule {
        Rule { nullable: false, shape }
    }

    fn one_of(choices: &[Value]) -> Rule {
        let (nulls, choices): (Vec<&Value>, Vec<&Value>) = choices.iter().partition(|choice| choice["type"] == "null");
        if let [only] = choices[..] {
            let rule = Rule::new(only);
            let nullable = rule.nullable || !nulls.is_empty();
            return Rule { nullable, ..rule };
        }
        let tag = |choice: &Value| Some(choice["properties"][TAG]["enum"][0].as_str()?.to_owned());
        let tagged = |choice: &&Value| Some((tag(choice)?, Rule::new(choice)));
        let tags: Option<Vec<String>> = choices.iter().map(|choice| tag(choice)).collect();
        let variants: Option<HashMap<String, Rule>> = choices.iter().map(tagged).collect();
        let shape = tags.zip(variants);
        let shape = shape.map_or(Shape::Any, |(tags, variants)| Shape::Tagged { tags, variants });
        Rule {
            nullable: !nulls.is_empty(),
            shape,
        }
    }

    fn takes_null(&self) -> bool {
        self.nullable
            || match &self.shape {
                Shape::Any => true,
                Shape::Named(name) => rules().types.get(name).is_none_or(Rule::takes_null),
                _ => false,
            }
    }
}

impl Shape {
    fn of_text(schema: &Value) -> Shape {
        match (schema["format"].as_str(), words(&schema["enum"])) {
            (Some("uuid"), _) => Shape::Id,
            (Some("date-time"), _) => Shape::Time,
            (_, words) if !words.is_empty() => Shape::Word(words),
            _ => Shape::Text,
        }
    }
}

impl Fields {
    fn new(schema: &Value) -> Fields {
        let rules = objects(&schema["properties"]);
        Fields {
            rules: rules.map(|(name, schema)| (name.clone(), Rule::new(schema))).collect(),
            required: words(&schema["required"]),
            closed: schema["additionalProperties"] == false,
        }
    }
}

struct Checker {
    depth: Depth,
    /// Of the value that is checked, such as `seats.2.deckId`.
    path: String,
    wrong: FieldErrors,
}

impl Checker {
    fn new(depth: Depth) -> Checker {
        Checker {
            depth,
            path: String::new(),
            wrong: FieldErrors::new(),
        }
    }

    fn check_body(mut self, rule: &'static Rule, body: &Value) -> FieldErrors {
        self.check(rule, body);
        self.wrong
    }

    fn refuse(&mut self, why: FieldError) {
        if self.wrong.len() < MAX_WRONG_FIELDS {
            let path = if self.path.is_empty() { BODY } else { self.path.as_str() };
            self.wrong.insert(path.to_owned().into(), why);
        }
    }

    /// Does something one step further down.
    fn at(&mut self, step: impl Display, check: impl FnOnce(&mut Checker)) {
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

    fn check_parameter(&mut self, rule: &'static Rule, text: &str) {
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
