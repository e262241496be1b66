use podium_test_seed::next;

use super::*;
use crate::stats::SeasonName;
use crate::table::CounterName;
use crate::{Commander, DeckName, EventName, GuestName, PlaygroupName, TagName, Venue};

#[test]
fn names_are_tidied_and_bounded() {
    assert_eq!("  Anne   Sophie ".parse::<Firstname>().unwrap().as_str(), "Anne Sophie");
    assert_eq!("".parse::<Firstname>(), Err(FieldError::Required));
    assert_eq!(
        "é".repeat(51).parse::<Firstname>(),
        Err(FieldError::TooLong { max: 50 })
    );
    assert_eq!("a\u{202e}b".parse::<Firstname>(), Err(FieldError::Unseen));
    assert_eq!("ab".parse::<Username>(), Err(FieldError::TooShort { min: 3 }));
    assert_eq!("a b c".parse::<Username>(), Err(FieldError::Invalid));
    assert_eq!("Élodie_42".parse::<Username>().unwrap().key(), "élodie_42");
}

#[test]
fn names_hold_no_invisible_characters() {
    for unseen in [
        '\u{3164}',
        '\u{ffa0}',
        '\u{115f}',
        '\u{1160}',
        '\u{2800}',
        '\u{ad}',
        '\u{34f}',
        '\u{200b}',
        '\u{200d}',
        '\u{2062}',
        '\u{180e}',
        '\u{e0061}',
        '\u{fe0f}',
        '\u{202e}',
        '\u{1d159}',
    ] {
        let name = format!("Ali{unseen}ce");
        assert_eq!(name.parse::<Firstname>(), Err(FieldError::Unseen), "{name:?}");
        assert!(name.parse::<Username>().is_err(), "{name:?}");
        assert!(unseen.to_string().repeat(4).parse::<Firstname>().is_err(), "{name:?}");
        assert!(unseen.to_string().repeat(4).parse::<Username>().is_err(), "{name:?}");
    }
    assert_eq!("Zoé ❤\u{fe0f}".parse::<Firstname>().unwrap().as_str(), "Zoé ❤\u{fe0f}");
}

#[test]
fn names_refuse_noncharacters() {
    fn refuses<N: std::str::FromStr<Err = FieldError>>(name: &str) -> bool {
        matches!(name.parse::<N>(), Err(FieldError::Unseen))
    }
    let noncharacters = (0..=16).flat_map(|plane: u32| [plane << 16 | 0xfffe, plane << 16 | 0xffff]);
    for c in (0xfff9..=0xfffd).chain(0xfdd0..=0xfdef).chain(noncharacters) {
        let name = format!("Lan{}terns", char::from_u32(c).unwrap());
        assert!(refuses::<Username>(&name) && refuses::<Firstname>(&name), "U+{c:X}");
        assert!(refuses::<DeckName>(&name) && refuses::<Commander>(&name), "U+{c:X}");
        assert!(
            refuses::<PlaygroupName>(&name) && refuses::<SeasonName>(&name),
            "U+{c:X}"
        );
        assert!(refuses::<TagName>(&name) && refuses::<GuestName>(&name), "U+{c:X}");
        assert!(refuses::<EventName>(&name) && refuses::<CounterName>(&name), "U+{c:X}");
        assert!(refuses::<Venue>(&name), "U+{c:X}");
    }
    for good in ["Lan\u{fb01}terns", "Zo\u{e9} \u{1f98a}", "\u{10330}"] {
        assert!(good.parse::<DeckName>().is_ok(), "{good}");
    }
}

#[test]
fn names_that_pass_for_the_sites_staff_are_reserved() {
    let reserved = "admin ADMIN Admin AdmIn adm1n a.d-m_i.n admin42 Administrateur rnod R00T Modérateur modératrice équipe \
        podium Podium P0DIUM podium-support TeamPodium podium.podium podium2026 Podium_Admin7 \
        support no-reply NoReply invité Guest1234 null undefined api WWW арі";
    for reserved in reserved.split_whitespace() {
        assert!(reserved.parse::<Username>().unwrap().is_reserved(), "{reserved}");
    }
    let free = "Ali Mia Zoë administer modest podiumfan Badmin team_lanterns rooted Aida player1234 podiums Steam 7777";
    for free in free.split_whitespace() {
        assert!(!free.parse::<Username>().unwrap().is_reserved(), "{free}");
    }
}

#[test]
fn the_letters_of_a_name_are_of_one_alphabet() {
    for mixed in ["\u{410}lice", "Alic\u{435}", "b\u{3bf}b", "Ольga"] {
        assert_eq!(mixed.parse::<Firstname>(), Err(FieldError::MixedAlphabets), "{mixed}");
        assert_eq!(mixed.parse::<Username>(), Err(FieldError::MixedAlphabets), "{mixed}");
    }
    for good in [
        "Zoë",
        "Ольга",
        "Ελένη",
        "山田はなこ",
        "지우",
        "ken山田",
        "נועה",
        "محمد",
        "Łukasz",
        "Nguyễn",
    ] {
        assert_eq!(good.parse::<Firstname>().unwrap().as_str(), good);
    }
    for good in ["Zoë_4.2-x", "Ольга7", "山田はなこ", "ken山田", "Nguyễn"] {
        assert_eq!(good.parse::<Username>().unwrap().as_str(), good);
    }
    for good in ["Anna (Анна)", "O’Brien", "Jean-Luc 🦊"] {
        assert!(good.parse::<Firstname>().is_ok(), "{good}");
    }
    assert_eq!("Ａｌｉｃｅ".parse::<Username>().unwrap().as_str(), "Alice");
    assert_eq!("𝒜𝓁𝒾𝒸ℯ".parse::<Username>().unwrap().as_str(), "Alice");
}

#[test]
fn names_that_look_alike_are_one() {
    let same = |a: &str, b: &str| lookalike(a) == lookalike(b);
    for (a, b) in [
        ("bob", "b0b"),
        ("Alice", "AIice"),
        ("alice", "a1ice"),
        ("max", "rnax"),
        ("scope", "\u{455}\u{441}\u{43e}\u{440}\u{435}"),
        ("Zoë", "Zoe\u{308}"),
    ] {
        assert!(same(a, b), "{a} {b}");
    }
    for (a, b) in [("maia", "mala"), ("zoe", "zoë"), ("bob", "rob"), ("al.ice", "al_ice")] {
        assert!(!same(a, b), "{a} {b}");
    }
}

#[test]
fn the_last_name_is_what_a_whole_name_says_beside_the_first() {
    let rest = |first: &str, whole: &str| first.parse::<Firstname>().unwrap().lastname_in(whole);
    assert_eq!(rest("Zoë", "Zoë  Quill ").as_deref(), Some("Quill"));
    assert_eq!(
        rest("Anne Sophie", "Anne Sophie de la Tour").as_deref(),
        Some("de la Tour")
    );
    assert_eq!(rest("Yui", "Tanaka Yui").as_deref(), Some("Tanaka"));
    for (first, whole) in [
        ("Zoë", "Zoë"),
        ("Zoë", ""),
        ("Zo", "Zoë Quill"),
        ("Ana", "Zoë Quill"),
        ("Zoë", "Zoë \u{202e}"),
    ] {
        assert_eq!(rest(first, whole), None, "{first} in {whole}");
    }
    assert_eq!(rest("Zoë", &format!("Zoë {}", "x".repeat(101))), None);
}

#[test]
fn a_suggestion_is_always_a_username() {
    for name in [
        "Zoë",
        "李",
        "!!",
        "Anne Sophie",
        "Anna Анна",
        "ᎠᎡ",
        "ﷺ",
        "Admin",
        "Podium Équipe",
        &"x".repeat(50),
    ] {
        let suggested = Username::suggest(&name.parse().unwrap(), next().to_le_bytes());
        assert!(!suggested.is_reserved(), "{name}");
        assert_eq!(suggested.as_str().parse::<Username>().unwrap(), suggested, "{name}");
    }
}
