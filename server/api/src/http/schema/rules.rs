//! What the API document says of values, as rules.

use std::collections::{BTreeMap, HashMap};
use std::sync::OnceLock;

use serde_json::Value;
use utoipa::openapi::OpenApi;

/// The field that tells the variants of an enum apart.
pub const TAG: &str = "type";

static RULES: OnceLock<Rules> = OnceLock::new();

/// Called by the router before it takes requests.
pub fn load_rules(document: &OpenApi) {
    RULES.get_or_init(|| Rules::new(&serde_json::to_value(document).expect("the document is plain data")));
}

pub fn rules() -> &'static Rules {
    RULES.get().expect("the router has loaded them")
}

pub struct Rules {
    /// By the name of the type.
    pub types: HashMap<String, Rule>,
    /// Of the parameters of a path's query.
    pub queries: HashMap<String, HashMap<String, Rule>>,
}

pub struct Rule {
    pub nullable: bool,
    pub shape: Shape,
}

pub enum Shape {
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

pub struct Fields {
    pub rules: BTreeMap<String, Rule>,
    pub required: Vec<String>,
    /// Whether other fields are refused.
    pub closed: bool,
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

    pub fn takes_null(&self) -> bool {
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
