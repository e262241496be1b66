//! What the API document says of request bodies and parameters, as rules that values are checked against. Used by the
//! extractors `Json` and `Query`.

mod checker;
mod rules;

use std::borrow::Cow;

use podium_domain::{FieldError, FieldErrors};
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_path_to_error::{Path, Segment};
use url::form_urlencoded;
use utoipa::ToSchema;

use self::checker::{Checker, Depth};
pub use self::rules::load_rules;
use self::rules::rules;
use crate::http::error::{ApiError, ApiResult, ErrorKind};

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
