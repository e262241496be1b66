//! The API document is part of the repository and never behind the code.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use podium_test_support::{api_test, send};
use reqwest::Method;

#[test]
fn the_document_is_fresh() {
    // Read at run time: built in, it would recompile all these tests after each `make gen`.
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../contract/openapi.json");
    let kept = fs::read_to_string(file).unwrap();
    let made = podium_api::document().to_pretty_json().unwrap();
    assert!(
        kept.trim_end() == made.trim_end(),
        "contract/openapi.json is behind the code: run `make gen`"
    );
}

#[test]
fn every_call_has_a_name_of_its_own() {
    let document: serde_json::Value = serde_json::from_str(&podium_api::document().to_json().unwrap()).unwrap();
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

/// Clients that were built before a rename go on with the old path.
#[test]
fn renamed_paths_stay_as_deprecated_aliases() {
    let document: serde_json::Value = serde_json::from_str(&podium_api::document().to_json().unwrap()).unwrap();
    for (old, new, method) in [
        ("/user/trail", "/user/activity", "get"),
        ("/playgroup/{id}/trail", "/playgroup/{id}/activity", "get"),
        ("/user/waiting", "/user/inbox", "get"),
        ("/user/waiting/game/{id}", "/user/inbox/game/{id}", "put"),
    ] {
        let (old, new) = (&document["paths"][old][method], &document["paths"][new][method]);
        assert_eq!(old["deprecated"], true, "{old}");
        assert!(new["deprecated"].is_null(), "{new}");
        assert_eq!(old["parameters"], new["parameters"]);
        assert_eq!(old["responses"], new["responses"]);
    }
}

api_test!(
    async fn calls_that_the_document_marks_as_deprecated_say_so_themselves(app) {
        let (alice, anyone) = (app.user("Alice").await, app.anyone());
        let document: serde_json::Value = serde_json::from_str(&podium_api::document().to_json().unwrap()).unwrap();
        let mut deprecated = 0;
        for (path, calls) in document["paths"].as_object().unwrap() {
            for (method, call) in calls.as_object().unwrap() {
                let marked = call["deprecated"] == true;
                if !marked && method != "get" {
                    continue;
                }
                let path = path.replace("{id}", &alice.id);
                for caller in [&alice, &anyone] {
                    let method: Method = method.to_uppercase().parse().unwrap();
                    let answer = send(caller.request(method, &path)).await;
                    let since = if marked { "@1794787200" } else { "" };
                    assert_eq!(answer.header("deprecation"), since, "{path}: {answer:?}");
                    assert_eq!(answer.header("link").contains("rel=\"deprecation\""), marked, "{path}: {answer:?}");
                }
                deprecated += usize::from(marked);
            }
        }
        assert_eq!(deprecated, 4);
    }
);

/// In the document, two types of one name are one, and the last to be met is it.
#[test]
fn every_shape_has_a_name_of_its_own() {
    let mut names = HashSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../api/src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if entry.is_dir() {
                folders.push(entry);
                continue;
            }
            let text = fs::read_to_string(&entry).unwrap();
            for shape in text.split("ToSchema)]").skip(1) {
                let mut words = shape
                    .split_whitespace()
                    .skip_while(|word| !["struct", "enum"].contains(word));
                let own = words.nth(1).unwrap().trim_end_matches(';');
                let head = shape.split('{').next().unwrap_or_default();
                let given = head.split("(as = ").nth(1).and_then(|rest| rest.split(')').next());
                let name = given.unwrap_or(own).to_owned();
                assert!(
                    names.insert(name.clone()),
                    "{}: the name {name} stands twice",
                    entry.display()
                );
            }
        }
    }
    assert!(names.contains("FoundUser"), "the shapes are found");
}
