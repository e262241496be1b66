//! The API document is part of the repository and never behind the code.

use std::collections::HashSet;

#[test]
fn the_document_is_fresh() {
    let kept = include_str!("../../../../contract/openapi.json");
    let made = podium::document().to_pretty_json().unwrap();
    assert!(
        kept.trim_end() == made.trim_end(),
        "contract/openapi.json is behind the code: run `make gen`"
    );
}

#[test]
fn every_call_has_a_name_of_its_own() {
    let document: serde_json::Value = serde_json::from_str(&podium::document().to_json().unwrap()).unwrap();
    let mut names = HashSet::new();
    for (path, calls) in document["paths"].as_object().unwrap() {
        for (method, call) in calls.as_object().unwrap() {
            let name = call["operationId"].as_str().unwrap();
            assert!(
                names.insert(name.to_owned()),
                "{method} {path}: the name {name} stands twice"
            );
        }
    }
}
