//! What cannot be read is refused with the field it is about and what is expected there, and changes nothing.

use podium_test_support::{Answer, Caller, api_test, send};
use reqwest::Method;
use serde_json::{Map, Value, json};

use crate::table::{COMMANDER, deck, group};

fn document() -> Value {
    serde_json::from_str(&podium_api::document().to_json().unwrap()).unwrap()
}

fn assert_fields(answer: &Answer, fields: Value) {
    assert_eq!((answer.status, answer.code()), (422, 14), "{answer:?}");
    assert_eq!(answer.body["fields"], fields);
    for (field, message) in answer.body["fieldMessages"].as_object().unwrap() {
        let message = message.as_str().unwrap();
        assert!(!message.is_empty() && !message.contains('{'), "{field}: {message}");
    }
}

async fn send_text(caller: &Caller, method: Method, path: &str, kind: &str, body: &str) -> Answer {
    let request = caller.request(method, path).header("content-type", kind);
    send(request.body(body.to_owned())).await
}

api_test!(
    async fn an_empty_object_does_not_erase_a_bracket(app) {
        let alice = app.user("Alice").await;
        let made = alice.post("/deck", json!({ "name": "Lanterns", "formatId": COMMANDER, "bracket": 3 })).await;
        let path = format!("/deck/{}", made.body["deck"]["id"].as_str().unwrap());
        let bracket = format!("{path}/bracket");
        assert_fields(&alice.put(&bracket, json!({})).await, json!({ "bracket": "required" }));
        for wrong in [json!([]), json!([null]), json!(null), json!("x")] {
            assert_fields(&alice.put(&bracket, wrong).await, json!({ "body": "not_object" }));
        }
        assert_eq!(alice.get(&path).await.body["deck"]["bracket"], 3);
        let erased = alice.put(&bracket, json!({ "bracket": null })).await;
        assert_eq!((erased.status, &erased.body["deck"]["bracket"]), (200, &Value::Null));
    }
);

api_test!(
    async fn a_list_is_not_read_as_an_object(app) {
        let alice = app.user("Alice").await;
        let id = group(app, "Thursday Lamps", &[(&alice, "owner")]).await;
        let refused = alice.post(&format!("/playgroup/{id}/link"), json!([null, null])).await;
        assert_fields(&refused, json!({ "body": "not_object" }));
        assert_eq!(alice.get(&format!("/playgroup/{id}/links")).await.body["links"], json!([]));
        let seat = json!([alice.id, null, null, null, 1, null, null, null, null]);
        let game = json!({ "formatId": COMMANDER, "seats": [seat, { "guestName": "Ben", "placement": 2 }] });
        assert_fields(&alice.post("/game", game).await, json!({ "seats.0": "not_object" }));
    }
);

api_test!(
    async fn every_field_of_a_wrong_type_is_named_with_what_is_expected(app) {
        let mut alice = app.user("Alice").await;
        let wrong = json!({ "name": 7, "formatId": "x", "commanders": "Orla", "bracket": "3", "description": "a\u{0}b" });
        let refused = alice.post("/deck", wrong.clone()).await;
        let fields = json!({
            "name": "not_text", "formatId": "not_id", "commanders": "not_list", "bracket": "not_number",
            "description": "nul",
        });
        assert_fields(&refused, fields);
        assert_eq!(refused.body["fieldMessages"]["bracket"], "A whole number is expected here.");
        alice.lang = "fr";
        let refused = alice.post("/deck", wrong).await;
        assert_eq!(refused.body["fieldMessages"]["bracket"], "Un nombre entier est attendu ici.");
        alice.lang = "en";
        let half = json!({ "name": "A", "formatId": COMMANDER, "bracket": 1.5 });
        assert_fields(&alice.post("/deck", half).await, json!({ "bracket": "not_number" }));
        let table = json!({
            "formatId": COMMANDER, "starter": -1,
            "seats": [{ "userId": alice.id, "color": "crayon" }, { "guestName": "Ben", "deckId": "x" }],
        });
        let refused = alice.post("/live", table).await;
        assert_fields(&refused, json!({ "starter": "invalid", "seats.0.color": "not_listed", "seats.1.deckId": "not_id" }));
        let message = refused.body["fieldMessages"]["seats.0.color"].as_str().unwrap();
        assert!(message.contains("red, blue, green"), "{message}");
        // A million wrong values are not a million lines of an answer.
        let many = json!({ "tags": vec![1; 10_000] });
        let refused = alice.post(&format!("/game/{}/tag", alice.id), many).await;
        assert_eq!((refused.status, refused.body["fields"].as_object().unwrap().len()), (422, 100));
    }
);

api_test!(
    async fn a_text_with_a_nul_says_so(app) {
        let alice = app.user("Alice").await;
        let refused = alice.put("/user/firstname", json!({ "firstname": "a\u{0}b" })).await;
        assert_fields(&refused, json!({ "firstname": "nul" }));
        let seats = json!([{ "userId": alice.id, "placement": 1 }, { "guestName": "B\u{0}n", "placement": 2 }]);
        let refused = alice.post("/game", json!({ "formatId": COMMANDER, "seats": seats })).await;
        assert_fields(&refused, json!({ "seats.1.guestName": "nul" }));
        // The same characters typed as text, after an escaped backslash.
        let written = alice.put("/user/firstname", json!({ "firstname": "a\\u0000b" })).await;
        assert_eq!(written.status, 200, "{written:?}");
    }
);

api_test!(
    async fn broken_json_says_where(app) {
        let mut alice = app.user("Alice").await;
        let path = "/user/username";
        for (body, place) in [("", "line 1, column 0"), ("{\n  \"username\": }", "line 2, column 15"), ("\"\\ud800\"", "line 1")] {
            let refused = send_text(&alice, Method::PUT, path, "application/json", body).await;
            assert_eq!((refused.status, refused.code()), (400, 10), "{refused:?}");
            let message = refused.body["message"].as_str().unwrap();
            assert!(message.contains("JSON") && message.contains(place), "{message}");
        }
        alice.lang = "fr";
        let refused = send_text(&alice, Method::PUT, path, "application/json", "{").await;
        assert_eq!(refused.body["message"], "Le corps de la demande n'est pas du JSON valide : ligne 1, colonne 1.");
    }
);

api_test!(
    async fn another_content_type_is_a_415(app) {
        let alice = app.user("Alice").await;
        let path = "/user/username";
        let bare = send(alice.request(Method::PUT, path).body("{}")).await;
        let text = send_text(&alice, Method::PUT, path, "text/plain", "{}").await;
        for refused in [bare, text] {
            assert_eq!((refused.status, refused.code()), (415, 96), "{refused:?}");
            assert!(refused.body["message"].as_str().unwrap().contains("application/json"));
        }
        let picture = alice.post("/user/picture", json!({})).await;
        assert_eq!((picture.status, picture.code()), (415, 96), "{picture:?}");
        assert!(picture.body["message"].as_str().unwrap().contains("multipart/form-data"));
        let named = send_text(&alice, Method::PUT, path, "Application/JSON; charset=utf-8", r#"{"username":"zoe.fen"}"#).await;
        assert_eq!(named.status, 200, "{named:?}");
    }
);

api_test!(
    async fn every_body_must_be_as_the_document_says(app) {
        let document = document();
        let alice = app.user("Alice").await;
        let id = group(app, "Thursday Lamps", &[(&alice, "owner")]).await;
        deck(&alice, "Lanterns").await;
        let before = snapshot(&alice, &id).await;
        let (mut calls, mut left_out) = (0, 0);
        for (path, operations) in document["paths"].as_object().unwrap() {
            for (method, operation) in operations.as_object().unwrap() {
                let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
                if schema.is_null() {
                    continue;
                }
                calls += 1;
                let method: Method = method.to_uppercase().parse().unwrap();
                let address = ["{id}", "{season}", "{code}"].iter().fold(path.clone(), |path, name| path.replace(name, &id));
                for body in [json!([]), json!([null]), Value::Null, json!("x")] {
                    let refused = send(alice.request(method.clone(), &address).json(&body)).await;
                    assert_fields(&refused, json!({ "body": "not_object" }));
                }
                let example = example(&document, schema);
                for place in required(&document, schema, "") {
                    let mut body = example.clone();
                    remove(&mut body, &place);
                    let refused = send(alice.request(method.clone(), &address).json(&body)).await;
                    assert_eq!((refused.status, refused.code()), (422, 14), "{method} {path} {body}: {refused:?}");
                    assert_eq!(refused.body["fields"][&place], "required", "{method} {path} {body}: {refused:?}");
                    left_out += 1;
                }
            }
        }
        assert!(calls > 40 && left_out > 50, "{calls} {left_out}");
        assert_eq!(snapshot(&alice, &id).await, before);
    }
);

api_test!(
    async fn every_wrong_parameter_is_named_with_what_is_expected(app) {
        let mut alice = app.user("Alice").await;
        let refused = alice.get("/games?limit=999").await;
        assert_fields(&refused, json!({ "limit": "invalid" }));
        assert_eq!(refused.body["fieldMessages"]["limit"], "A whole number from 1 to 50 is expected here.");
        let refused = alice.get("/games?limit=many&tagid=x&timestamp=soon&q=a%00b").await;
        assert_fields(&refused, json!({ "q": "nul" }));
        let refused = alice.get("/games?limit=many&tagid=x&timestamp=soon&other=1").await;
        assert_fields(&refused, json!({ "limit": "not_number", "tagid": "not_id", "timestamp": "not_number" }));
        assert_fields(&alice.get("/games?limit=1&limit=2").await, json!({ "limit": "repeated" }));
        alice.lang = "fr";
        let refused = alice.get(&format!("/deck/{}/cards?style=crayon", alice.id)).await;
        assert_fields(&refused, json!({ "style": "not_listed" }));
        let message = &refused.body["fieldMessages"]["style"];
        assert_eq!(message, "Une de ces valeurs est attendue ici : plain, mtga, moxfield.");
        assert_eq!(alice.get("/games?limit=50&other=1").await.status, 200);
    }
);

api_test!(
    async fn a_version_without_quotes_is_told_how_to_be_written(app) {
        let alice = app.user("Alice").await;
        let path = format!("/deck/{}", deck(&alice, "Lanterns").await);
        for version in ["1", "*", "\"x\"", "\"99999999999999999999\""] {
            let request = alice.request(Method::PUT, &path).header("if-match", version);
            let refused = send(request.json(&json!({ "name": "A", "formatId": COMMANDER }))).await;
            assert_fields(&refused, json!({ "version": "not_version" }));
            assert!(refused.body["fieldMessages"]["version"].as_str().unwrap().contains("\"12\""), "{refused:?}");
        }
        assert_eq!(alice.get(&path).await.body["deck"]["name"], "Lanterns");
    }
);

api_test!(
    async fn a_refused_length_or_number_says_its_limit(app) {
        let mut alice = app.user("Alice").await;
        let long = |length: usize| "x".repeat(length);
        let group = json!({ "name": long(61), "description": long(2_001) });
        let refused = alice.post("/playgroup", group.clone()).await;
        assert_fields(&refused, json!({ "name": "too_long", "description": "too_long" }));
        assert_eq!(refused.body["fieldMessages"]["description"], "At most 2,000 characters.");
        let refused = alice.put("/user/username", json!({ "username": "ab" })).await;
        assert_eq!(refused.body["fieldMessages"]["username"], "At least 3 characters.");
        let seats = json!([{ "userId": alice.id, "placement": 1, "finalLife": 100_000 }]);
        let refused = alice.post("/game", json!({ "formatId": COMMANDER, "seats": seats })).await;
        assert_fields(&refused, json!({ "seats": "too_few", "seats.0.finalLife": "invalid" }));
        let messages = &refused.body["fieldMessages"];
        assert_eq!(messages["seats"], "There are too few: at least 2.");
        assert_eq!(messages["seats.0.finalLife"], "A whole number from -99,999 to 99,999 is expected here.");
        alice.lang = "fr";
        let refused = alice.post("/playgroup", group).await;
        assert_eq!(refused.body["fieldMessages"]["description"], "Au maximum 2\u{202f}000 caractères.");
    }
);

/// What such calls could have changed.
async fn snapshot(caller: &Caller, group: &str) -> Vec<Value> {
    let mut all = Vec::new();
    for path in [
        "/user",
        "/user/decks",
        "/tags",
        "/playgroups",
        "/games",
        "/user/push",
        "/user/inbox",
    ] {
        all.push(caller.get(path).await.body);
    }
    for part in ["", "/links", "/seasons", "/activity"] {
        all.push(caller.get(&format!("/playgroup/{group}{part}")).await.body);
    }
    all
}

fn resolved<'d>(document: &'d Value, schema: &'d Value) -> &'d Value {
    if let Some(reference) = schema["$ref"].as_str() {
        return resolved(document, document.pointer(reference.trim_start_matches('#')).unwrap());
    }
    match schema["oneOf"].as_array() {
        Some(choices) => resolved(
            document,
            choices.iter().find(|choice| choice["type"] != "null").unwrap(),
        ),
        None => schema,
    }
}

/// The parts of a schema that is one or made of several.
fn parts<'d>(document: &'d Value, schema: &'d Value) -> Vec<&'d Value> {
    let schema = resolved(document, schema);
    match schema["allOf"].as_array() {
        Some(parts) => parts.iter().map(|part| resolved(document, part)).collect(),
        None => vec![schema],
    }
}

/// A value of the right types, with every required field and no other.
fn example(document: &Value, schema: &Value) -> Value {
    let parts = parts(document, schema);
    let schema = parts[0];
    if let Some(words) = schema["enum"].as_array() {
        return words[0].clone();
    }
    let kind = schema["type"].as_str().or(schema["type"][0].as_str());
    match (kind.unwrap(), schema["format"].as_str()) {
        ("object", _) => {
            let mut fields = Map::new();
            for part in parts {
                for name in part["required"].as_array().into_iter().flatten() {
                    let name = name.as_str().unwrap();
                    fields.insert(name.to_owned(), example(document, &part["properties"][name]));
                }
            }
            Value::Object(fields)
        }
        ("array", _) => json!([example(document, &schema["items"])]),
        ("integer", _) => json!(1),
        ("boolean", _) => json!(true),
        (_, Some("uuid")) => json!(COMMANDER),
        (_, Some("date-time")) => json!("2026-05-28T20:26:40Z"),
        _ => json!("x"),
    }
}

/// The paths of all required fields of such an example.
fn required(document: &Value, schema: &Value, path: &str) -> Vec<String> {
    let mut all = Vec::new();
    for part in parts(document, schema) {
        if part["type"] == "array" {
            all.extend(required(document, &part["items"], &format!("{path}0.")));
        }
        for name in part["required"].as_array().into_iter().flatten() {
            let name = name.as_str().unwrap();
            all.push(format!("{path}{name}"));
            all.extend(required(document, &part["properties"][name], &format!("{path}{name}.")));
        }
    }
    all
}

fn remove(body: &mut Value, place: &str) {
    let (parent, name) = place.rsplit_once('.').unwrap_or(("", place));
    let pointer: String = parent
        .split('.')
        .filter(|step| !step.is_empty())
        .map(|step| format!("/{step}"))
        .collect();
    body.pointer_mut(&pointer)
        .unwrap()
        .as_object_mut()
        .unwrap()
        .remove(name);
}
