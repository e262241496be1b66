//! The document describes the domain's types apart from them: what the rules make has to fit.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use podium_domain::stats::{Against, Deck, Game, Games, GroupMember, GroupStats, Seat, Stats, Versus, Zone};
use podium_domain::{EndReason, Timestamp};
use serde::Serialize;
use serde_json::Value;
use uuid::Uuid;

struct Shapes(Value);

impl Shapes {
    fn read() -> Shapes {
        let mut document = serde_json::to_value(podium_api::document()).unwrap();
        Shapes(document["components"]["schemas"].take())
    }

    fn check(&self, name: &str, value: impl Serialize) {
        let value = serde_json::to_value(value).unwrap();
        assert!(
            self.fits(&self.0[name], &value),
            "{name} is described otherwise: {value:#}"
        );
    }

    fn named<'a>(&'a self, shape: &'a Value) -> &'a Value {
        let name = shape["$ref"].as_str().and_then(|path| path.rsplit('/').next());
        name.map_or(shape, |name| &self.0[name])
    }

    /// Whether a value has what its shape requires, and nothing that its shape does not have.
    fn fits(&self, shape: &Value, value: &Value) -> bool {
        let shape = self.named(shape);
        if let Some(any) = shape["oneOf"].as_array() {
            return any.iter().any(|one| self.fits(one, value));
        }
        if let Some(words) = shape["enum"].as_array() {
            return words.contains(value);
        }
        let (mut properties, mut required) = (BTreeMap::new(), BTreeSet::new());
        self.properties(shape, &mut properties, &mut required);
        match value {
            Value::Object(fields) if !properties.is_empty() => {
                let known = |(name, value): (&String, &Value)| {
                    properties
                        .get(name.as_str())
                        .is_some_and(|shape| self.fits(shape, value))
                };
                fields.iter().all(known) && required.iter().all(|name| fields.contains_key(*name))
            }
            Value::Array(items) => is_a(shape, "array") && items.iter().all(|item| self.fits(&shape["items"], item)),
            Value::Object(_) => is_a(shape, "object"),
            Value::String(_) => is_a(shape, "string"),
            Value::Bool(_) => is_a(shape, "boolean"),
            Value::Null => is_a(shape, "null"),
            Value::Number(number) => is_a(shape, "number") || (is_a(shape, "integer") && !number.is_f64()),
        }
    }

    /// Of a shape and of what is flattened into it.
    fn properties<'a>(
        &'a self,
        shape: &'a Value,
        properties: &mut BTreeMap<&'a str, &'a Value>,
        required: &mut BTreeSet<&'a str>,
    ) {
        let shape = self.named(shape);
        let own = shape["properties"].as_object().into_iter().flatten();
        properties.extend(own.map(|(name, shape)| (name.as_str(), shape)));
        required.extend(
            shape["required"]
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(Value::as_str),
        );
        for part in shape["allOf"].as_array().into_iter().flatten() {
            self.properties(part, properties, required);
        }
    }
}

fn is_a(shape: &Value, kind: &str) -> bool {
    match &shape["type"] {
        Value::Array(kinds) => kinds.iter().any(|one| one == kind),
        one => one == kind,
    }
}

#[test]
fn tables_are_as_described() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../contract/table-cases.json");
    let cases: Value = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    let shapes = Shapes::read();
    let moments = cases["cases"].as_array().unwrap().iter();
    for moment in moments.flat_map(|case| case["moments"].as_array().unwrap()) {
        // A table is opened without a command, and what is refused may be none.
        if let Some(event) = moment.get("event") {
            shapes.check("TableEvent", event);
            if moment["command"].is_object() {
                shapes.check("TableCommand", &moment["command"]);
            }
        }
        if let Some(after) = moment.get("after") {
            shapes.check("TableBoard", &after["board"]);
        }
    }
}

#[test]
fn stats_are_as_described() {
    let [me, them] = [Uuid::from_u128(1), Uuid::from_u128(2)];
    let games: Vec<Game> = (0..3).map(|day| game(day, me, them)).collect();
    let zone = Zone::fixed(0).unwrap();
    let member = |user| GroupMember { user, private: false };
    let shapes = Shapes::read();
    shapes.check("Against", Against::of(me, &games));
    shapes.check(
        "GroupStats",
        GroupStats::of(&[member(me), member(them)], me, &games, zone),
    );
    shapes.check("Versus", Versus::of(me, them, &games, zone));
    shapes.check("Stats", Stats::of(me, &Games::from(games), zone));
}

/// A game of which everything is known, so that every list has something in it.
fn game(day: i64, me: Uuid, them: Uuid) -> Game {
    let ended = Timestamp::from_seconds(1_800_000_000 + day * 86_400);
    let deck = |owner: u128| Deck {
        id: Some(Uuid::from_u128(owner)),
        name: Some("Deck".into()),
        colors: "WU".into(),
        commanders: ["Leader".to_owned()].into(),
        bracket: Some(3),
        mulligans: Some(1),
    };
    let seat = |number: u8, user: Option<Uuid>, eliminated_by: Option<u8>| Seat {
        number,
        user,
        guest: user.is_none().then(|| "Guest".into()),
        placement: number,
        eliminated_by,
        deck: Some(Box::new(deck(number.into()))),
    };
    Game {
        id: Uuid::from_u128(day.unsigned_abs().into()),
        ended_at: ended,
        started_at: Some(Timestamp::from_seconds(ended.seconds() - 3_600)),
        turns: Some(9),
        end_reason: Some(EndReason::Combat),
        format: Uuid::from_u128(9),
        comeback: Some(12),
        seats: vec![
            seat(1, Some(me), None),
            seat(2, Some(them), Some(1)),
            seat(3, None, Some(1)),
        ],
    }
}
