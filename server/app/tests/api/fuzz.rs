//! Nothing a client sends causes a 5xx: every call of the API document, with bodies, addresses and headers made from
//! its schemas and then corrupted.

use podium_system::Entropy;
use podium_test_support::{Answer, Caller, api_test, seed, send};
use reqwest::Method;
use serde_json::{Map, Value, json};

/// Requests per database.
const REQUESTS: usize = 10_000;
/// So many of them are granted at least: where everything is refused, little of the server is tried.
const GRANTED: usize = 1_000;

api_test!(
    async fn nothing_that_fits_or_spoils_the_document_is_our_fault(app) {
        let document: Value = serde_json::from_str(&podium_api::document().to_json().unwrap()).unwrap();
        let mut fuzz = Fuzz::new(&document);
        let mut callers = [app.user("Alice").await, app.user("Bob").await, app.anyone()];
        for caller in &callers {
            fuzz.ids.push(caller.id.clone());
        }
        fuzz.learn(&callers[0].get("/formats").await.body);
        let calls = fuzz.calls();
        let mut granted = 0;
        for number in 0..REQUESTS {
            let (method, path, call) = &calls[number % calls.len()];
            let who = fuzz.below(callers.len());
            let answer = fuzz.send(&callers[who], method, path, call, number).await;
            granted += usize::from(answer.status < 300);
            // A new user replaces one who signed out or deleted their account.
            if answer.status == 401 && !callers[who].token.is_empty() {
                callers[who] = app.user(&format!("Newcomer{number}")).await;
            }
        }
        println!("{granted} of {REQUESTS} requests were granted");
        assert!(granted >= GRANTED, "only {granted} of {REQUESTS} requests were granted");
    }
);

struct Fuzz<'d> {
    document: &'d Value,
    random: Entropy,
    /// Ids met in answers, so that some calls hit something.
    ids: Vec<String>,
    /// Which of them goes for a new one. What answers hold may come a moment later: requests must not depend on it.
    forgets: Entropy,
}

impl<'d> Fuzz<'d> {
    fn new(document: &'d Value) -> Fuzz<'d> {
        let ids = vec![
            "00000000-0000-0000-0000-000000000000".into(),
            "not-an-id".into(),
            "%00".into(),
        ];
        Fuzz {
            document,
            random: Entropy::seeded(seed::next()),
            ids,
            forgets: Entropy::seeded(seed::next()),
        }
    }

    fn below(&self, bound: usize) -> usize {
        self.random.below(bound as u64) as usize
    }

    fn one_in(&self, bound: usize) -> bool {
        self.below(bound) == 0
    }

    fn pick<T: Clone>(&self, all: &[T]) -> T {
        all[self.below(all.len())].clone()
    }

    fn calls(&self) -> Vec<(Method, String, &'d Value)> {
        let mut all = Vec::new();
        for (path, calls) in self.document["paths"].as_object().unwrap() {
            for (method, call) in calls.as_object().unwrap() {
                all.push((method.to_uppercase().parse().unwrap(), path.clone(), call));
            }
        }
        all
    }

    async fn send(&mut self, caller: &Caller, method: &Method, path: &str, call: &Value, number: usize) -> Answer {
        let (address, query) = self.address(path, call);
        let mut request = caller.request(method.clone(), &address).query(&query);
        if self.one_in(3) {
            request = request.header(
                "if-match",
                self.pick(&["\"1\"", "\"2\"", "*", "1", "\"x\"", "\"99999999999999999999\""]),
            );
        }
        if self.one_in(10) {
            request = request.header("idempotency-key", self.pick(&["a", "b", "c", "é", " "]).to_string());
        }
        let schema = &call["requestBody"]["content"]["application/json"]["schema"];
        let body = if schema.is_null() {
            self.spoilt()
        } else {
            self.value(schema, 0)
        };
        let sent = body.to_string();
        if *method != Method::GET {
            request = request.header("content-type", "application/json").body(sent.clone());
        }
        let answer = send(request).await;
        assert!(
            answer.status < 500,
            "request {number}: {method} {address} {query:?} {sent:.2000} gave {} {:?}",
            answer.status,
            answer.body
        );
        if answer.status >= 400 {
            assert!(
                answer.code() > 0,
                "{method} {address}: a refusal in our own envelope, not {answer:?}"
            );
        }
        self.learn(&answer.body);
        answer
    }

    /// Keeps ids of an answer for later requests.
    fn learn(&mut self, body: &Value) {
        match body {
            Value::Object(fields) => fields.values().for_each(|value| self.learn(value)),
            Value::Array(values) => values.iter().for_each(|value| self.learn(value)),
            Value::String(text) if text.len() == 36 && text.as_bytes()[8] == b'-' => {
                if self.ids.len() < 400 {
                    self.ids.push(text.clone());
                } else {
                    let at = self.forgets.below(400) as usize;
                    self.ids[at] = text.clone();
                }
            }
            _ => (),
        }
    }

    fn address(&mut self, path: &str, call: &Value) -> (String, Vec<(String, String)>) {
        let (mut address, mut query) = (path.to_owned(), Vec::new());
        for parameter in call["parameters"].as_array().unwrap_or(&Vec::new()) {
            let name = parameter["name"].as_str().unwrap();
            let text = match self.value(&parameter["schema"], 0) {
                Value::String(text) => text,
                other => other.to_string(),
            };
            if parameter["in"] == "path" {
                let id = if self.one_in(6) {
                    url_safe(&text)
                } else {
                    self.pick(&self.ids)
                };
                address = address.replace(&format!("{{{name}}}"), if id.is_empty() { "x" } else { &id });
            } else if parameter["in"] == "query" && self.one_in(2) {
                query.push((name.to_owned(), text));
            }
        }
        (address, query)
    }

    /// A value for a schema: mostly one that fits, sometimes one that does not.
    fn value(&self, schema: &Value, depth: usize) -> Value {
        if self.one_in(25) || depth > 8 {
            return self.spoilt();
        }
        if let Some(reference) = schema["$ref"].as_str() {
            return self.value(
                self.document.pointer(reference.trim_start_matches('#')).unwrap(),
                depth + 1,
            );
        }
        for choice in ["oneOf", "anyOf", "allOf"] {
            if let Some(schemas) = schema[choice].as_array() {
                return self.value(&self.pick(schemas), depth + 1);
            }
        }
        if let Some(words) = schema["enum"].as_array() {
            return self.pick(words);
        }
        let kind = match &schema["type"] {
            Value::Array(kinds) => self.pick(kinds),
            kind => kind.clone(),
        };
        match kind.as_str().unwrap_or("string") {
            "null" => Value::Null,
            "boolean" => json!(self.one_in(2)),
            "integer" => self.integer(),
            "number" => json!(self.below(100) as f64 / 3.0),
            "array" => {
                let length = self.pick(&[0, 1, 2, 3, 4, 4, 4, 11]);
                (0..length).map(|_| self.value(&schema["items"], depth + 1)).collect()
            }
            "object" => self.object(schema, depth),
            _ => self.text(schema["format"].as_str().unwrap_or("")),
        }
    }

    fn object(&self, schema: &Value, depth: usize) -> Value {
        let mut object = Map::new();
        for (name, field) in schema["properties"].as_object().unwrap_or(&Map::new()) {
            if !self.one_in(5) {
                object.insert(name.clone(), self.value(field, depth + 1));
            }
        }
        Value::Object(object)
    }

    fn integer(&self) -> Value {
        self.pick(&[
            json!(0),
            json!(1),
            json!(1),
            json!(2),
            json!(3),
            json!(4),
            json!(5),
            json!(7),
            json!(40),
            json!(-1),
            json!(i64::MAX),
            json!(i64::MIN),
            json!(1_780_000_000_000_i64),
            json!(9_999_999_999_i64),
        ])
    }

    fn text(&self, format: &str) -> Value {
        let text = match format {
            "uuid" => return json!(self.pick(&self.ids)),
            "date-time" => self
                .pick(&[
                    "2026-05-28T20:26:40Z",
                    "2026-05-28T19:00:00Z",
                    "2026-01-01T00:00:00.000001+14:00",
                    "0000-01-01T00:00:00Z",
                    "9999-12-31T23:59:60Z",
                    "-262143-01-01T00:00:00Z",
                    "2026-02-30T00:00:00Z",
                    "yesterday",
                    "",
                ])
                .to_owned(),
            _ => self.words(),
        };
        json!(text)
    }

    fn words(&self) -> String {
        let long = self.pick(&[41, 101, 501, 21_000]);
        self.pick(&[
            "Lanterns of the Fen".into(),
            "a".into(),
            String::new(),
            " ".into(),
            "Éléonore's 100% _deck_".into(),
            "WUBRG".into(),
            "plain".into(),
            "en".into(),
            "https://example.com/deck".into(),
            "javascript:alert(1)".into(),
            "1 Sol Ring\n2x Swamp (ABC) 12★ *F* #tag\n\nSIDEBOARD:\nSB: x".into(),
            "\u{202e}evil".into(),
            "🃏".repeat(30),
            "' OR 1=1; --".into(),
            "\" AND NEAR(a b) *".into(),
            "%_\\".into(),
            "\u{0}".into(),
            "\u{ffff}\u{1}".into(),
            "x".repeat(long),
            "<img src=x onerror=alert(1)>".into(),
            "combat".into(),
            "amber".into(),
        ])
    }

    fn spoilt(&self) -> Value {
        self.pick(&[
            Value::Null,
            json!([]),
            json!({}),
            json!([[[[]]]]),
            json!(true),
            json!(1.5e300),
            json!(-0.0),
            self.integer(),
            json!(self.words()),
            json!({ "": { "$": [null] } }),
        ])
    }
}

/// As a client would write it into an address.
fn url_safe(text: &str) -> String {
    text.bytes().take(200).map(|byte| format!("%{byte:02X}")).collect()
}
