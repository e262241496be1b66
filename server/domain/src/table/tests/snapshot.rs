//! snapshot.json: a stored table and its summary, beside the events that make them.

use std::path::Path;

use serde_json::{Value, from_str, from_value, to_string, to_value};

use super::*;

fn text(events: &[Event], table: &Table) -> String {
    let lines: Vec<String> = events.iter().map(|event| to_string(event).unwrap()).collect();
    let (lines, summary) = (lines.join(",\n"), to_string(&Summary::from(table)).unwrap());
    let table = to_string(table).unwrap();
    format!("{{\"format\":{SNAPSHOT_FORMAT},\"events\":[\n{lines}\n],\"table\":{table},\"summary\":{summary}}}\n")
}

/// The file is rewritten only for a new format, so that tables cannot be stored differently under the same one.
#[test]
fn the_stored_snapshot_is_fresh() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/table/tests/snapshot.json");
    let read = || from_str::<Value>(&std::fs::read_to_string(&file).unwrap()).unwrap();
    let events: Vec<Event> = from_value(read()["events"].clone()).unwrap();
    let table = Table::fold(&events).unwrap();
    if read()["format"] != SNAPSHOT_FORMAT && std::env::var_os("PODIUM_TEST_WRITE").is_some() {
        std::fs::write(&file, text(&events, &table)).unwrap();
    }
    let kept = read();
    assert_eq!(
        kept["format"], SNAPSHOT_FORMAT,
        "snapshot.json is behind: run `make gen`"
    );
    for (name, now) in [
        ("table", to_value(&table)),
        ("summary", to_value(Summary::from(&table))),
    ] {
        assert_eq!(
            kept[name],
            now.unwrap(),
            "a {name} is stored in another shape, or its events make another one: raise SNAPSHOT_FORMAT, then run `make gen`"
        );
    }
    let commands = events.iter().map(|event| (event.id, event.sequence));
    let mut stored: Table = from_value(kept["table"].clone()).unwrap();
    stored.learn(commands);
    assert_eq!(stored, table);
}
