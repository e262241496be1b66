mod changes;
mod decoration;
mod files;
mod formats;
mod headings;
mod odd_names;
mod problems;
mod properties;
mod refused;
mod refused_files;
mod tables;
mod titles;
mod traps;

use super::*;

/// The list, where every line was read, and where it reads the same once it is printed.
fn read(text: &str) -> CardList {
    let parsed = parse(text);
    assert_eq!(parsed.problems, [], "{text}");
    assert!(properties::is_stable(text), "{text}");
    parsed.list
}

/// A list in short: its lines as the fullest style writes them, by section.
fn lines(list: &CardList, section: Section) -> Vec<String> {
    let entries = list
        .section(section)
        .cloned()
        .map(|entry| Entry {
            section: Section::Main,
            ..entry
        })
        .collect();
    let only = CardList { name: None, entries };
    print(&only, Style::Moxfield).lines().map(str::to_owned).collect()
}

/// Reads a single card in the main section.
fn card(line: &str) -> String {
    let list = read(line);
    assert_eq!(list.entries.len(), 1, "{line}");
    lines(&list, Section::Main).concat()
}

/// So many different cards, as lines.
fn singles(count: usize) -> String {
    (0..count).map(|n| format!("1 Card number {n}\n")).collect()
}
