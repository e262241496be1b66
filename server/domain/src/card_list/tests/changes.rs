//! What changed between two lists, and which changes make a version.

use std::time::Duration;

use super::*;
use crate::Timestamp;
use crate::card_list::{CardChange, Newest, VersionStep};
use crate::property::property;

fn changes(before: &str, after: &str) -> Vec<(Section, String, u32, u32)> {
    let change = |card: CardChange| (card.section, card.name, card.before, card.after);
    read(after)
        .changes_from(&read(before))
        .into_iter()
        .map(change)
        .collect()
}

#[test]
fn cards_are_added_removed_and_counted_anew() {
    let before = "Commander\n1 Orla, Fen Warden\n\nDeck\n1 Bog\n4 Island\n1 Sol Ring\n\nSideboard\n2 Opt";
    let after = "Commander\n1 Orla, Fen Warden\n\nDeck\n1 Duress\n6 Island\n1 Sol Ring\n\nSideboard\n1 Opt\n1 Bog";
    let card = |section, name: &str, before, after| (section, name.to_owned(), before, after);
    assert_eq!(
        changes(before, after),
        [
            card(Section::Main, "Duress", 0, 1),
            card(Section::Main, "Island", 4, 6),
            card(Section::Main, "Bog", 1, 0),
            card(Section::Sideboard, "Opt", 2, 1),
            card(Section::Sideboard, "Bog", 0, 1),
        ]
    );
}

#[test]
fn only_cards_that_are_played_are_a_change() {
    let list = "Deck\n2 Sol Ring\n3 Island";
    for same in [
        "Deck\n3 island\n2 SOL  RING",
        "Deck\n1 Sol Ring (C21) 263\n1 Sol Ring (LTC) 284 *F*\n3 Island #Lands",
        "Deck\n2 Sol Ring\n3 Island\n\nMaybeboard\n1 Opt",
        "About\nName Rings\n\nDeck\n2 Sol Ring\n3 Island",
    ] {
        assert_eq!(changes(list, same), [], "{same}");
    }
    assert_eq!(
        changes(list, "Commander\n1 Sol Ring\n\nDeck\n1 Sol Ring\n3 Island").len(),
        2
    );
}

property! {
    fn changes_the_other_way_round_are_the_same_ones(one: Vec<(u8, u8)>, other: Vec<(u8, u8)>) -> bool {
        let written = |cards: &[(u8, u8)]| {
            let line = |(name, count): &(u8, u8)| format!("{} Card number {}\n", u32::from(*count) + 1, name % 16);
            read(&cards.iter().map(line).collect::<String>())
        };
        let (one, other) = (written(&one), written(&other));
        let mut there = other.changes_from(&one);
        let mut back = one.changes_from(&other);
        back.iter_mut().for_each(|card| std::mem::swap(&mut card.before, &mut card.after));
        there.sort_by(|a, b| a.name.cmp(&b.name));
        back.sort_by(|a, b| a.name.cmp(&b.name));
        let moved = |cards: &[CardChange]| cards.iter().map(|card| i64::from(card.after) - i64::from(card.before)).sum::<i64>();
        let grown = i64::from(other.count(Section::Main)) - i64::from(one.count(Section::Main));
        there == back && moved(&there) == grown && one.changes_from(&one).is_empty()
    }
}

#[test]
fn an_edit_is_one_version_until_it_is_played() {
    let (first, second, third) = (read("1 Bog"), read("1 Bog\n1 Opt"), read("1 Bog\n1 Duress"));
    let since = Timestamp::from_seconds(1_000_000);
    let soon = since + Duration::from_secs(15 * 60);
    let later = soon + Duration::from_secs(1);
    let step = |list: &CardList, played, now| {
        let newest = Newest {
            list: &second,
            since,
            played,
        };
        VersionStep::of(list, Some(newest), Some(&first), now)
    };
    assert_eq!(step(&third, false, soon), VersionStep::Replace);
    assert_eq!(step(&third, true, soon), VersionStep::Add);
    assert_eq!(step(&third, false, later), VersionStep::Add);
    assert_eq!(step(&first, false, soon), VersionStep::Return);
    assert_eq!(step(&first, false, later), VersionStep::Add);
    assert_eq!(step(&read("1 Opt\n1 Bog (FEN) 7"), false, later), VersionStep::Amend);
    assert_eq!(step(&CardList::default(), false, later), VersionStep::Add, "taken away");
}

#[test]
fn the_first_list_is_a_version_and_no_list_is_none() {
    let (bog, none) = (read("1 Bog"), CardList::default());
    let now = Timestamp::from_seconds(1_000_000);
    assert_eq!(VersionStep::of(&bog, None, None, now), VersionStep::Add);
    assert_eq!(VersionStep::of(&none, None, None, now), VersionStep::Nothing);
    let newest = Newest {
        list: &bog,
        since: now,
        played: false,
    };
    assert_eq!(VersionStep::of(&none, Some(newest), None, now), VersionStep::Return);
}
