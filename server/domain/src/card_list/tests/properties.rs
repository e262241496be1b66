//! What holds for any text, and for texts made of all that lists are made of.

use quickcheck::{Arbitrary, Gen};

use super::*;
use crate::property::{checker, property};

/// Pieces of every grammar, put together without sense.
#[rustfmt::skip]
const PIECES: &[&str] = &[
    "\n", "\n", "\n", "\n\n", "\r\n", " ", " ", " ", "\t", "\u{a0}", "\u{feff}", "1 ", "1 ", "2x ", "x3 ", "12", "0 ",
    "1000 ", "-1 ", "Sol Ring", "Forest", "Lim-Dûl’s Vault", "X", "x ", "_____", "Fire", "/", "//", " // ", " / ",
    "Hazmat Suit (Used)", "cards", "Total: ", "Lands (38)", "Commander", "Deck", "Sideboard", "SIDEBOARD:", "SB: ",
    "Maybeboard", "Companion", "Commander: ", "Ramp (10)", "Card draw:", "Tokens", "About\nName Mine", "Name ", "NAME: ",
    "(C21)", " (C21) 263", " (plst) 12★", " (F)", " (a)", "[C21:263] ", "[M19] ", " [Ramp,Draw]", " [Commander{top}]",
    " [Cuts{noDeck}]", " ^Have,#37d67a^", "^", " *F*", " *E*", " *CMDR*", " *odd*", "*", " #", " #Ramp", " #!Staple",
    " #!Commander", "#", "!", "# note", "- ", "•", ":", ",", ";", "\"", "[", "]", "(", ")", "{", "Name,Quantity\n",
    "Quantity;Name;Tags\n", "1,", ",1\n", "<", ">", "/>", "<Deck>", "</Deck>", "&amp;", "&#65;", "&x;",
    "<Cards Quantity=\"2\" Sideboard=\"true\" Name=\"Swamp\"/>", "<zone name=\"main\">",
    "<card number=\"4\" name=\"a/#b (C21)\"/>", "<deckname>", "é", "\u{301}", "李", "\0", "\u{202e}",
    "|C21|1", "+|C21|[263]", "|", "[metadata]\n", "Name=", "sep=,\n", "<timeshifted>", "<288>", " [TSP]", "[foil]", " $1.50",
    " 1,20 €", " tix", "(4) ", "4. ", " 4x", " x 3", "**", "__", "&amp;amp;", "&#35;", "[a](https://b)", "[[", "]]", "](https://",
    "Ramp\n", "Planar Deck\n", "Pets (3)\n", "My deck\n", "you ", "this ", " ✓", "{2}", "@", "<section name=\"Main\">",
    "<card qty=\"2\">Opt</card>", "Count;Commander;Name;Section\n",
    "`", " `Ramp`", "X ", "Burn", "Acquire", "24 lands\n", "2 cards\n", "SP//dr", "Choco/Mog", ", 3 a.m.", " 2099", " Foil",
    " US$1.50", "$3 ", " each", "+", "{\"", "[{", "[StartInBattle_Reference]\n",
];

#[derive(Debug, Clone)]
struct Pieces(Vec<&'static str>);

impl Arbitrary for Pieces {
    fn arbitrary(g: &mut Gen) -> Pieces {
        let length = usize::arbitrary(g) % g.size();
        Pieces(
            (0..length)
                .map(|_| *g.choose(PIECES).expect("there are pieces"))
                .collect(),
        )
    }

    fn shrink(&self) -> Box<dyn Iterator<Item = Pieces>> {
        let pieces = self.0.clone();
        Box::new((0..pieces.len()).map(move |left_out| {
            let mut fewer = pieces.clone();
            fewer.remove(left_out);
            Pieces(fewer)
        }))
    }
}

/// Lines as people write them, with the number of cards they hold.
#[derive(Debug, Clone)]
struct Written(Vec<(u16, u8, u8)>);

impl Arbitrary for Written {
    fn arbitrary(g: &mut Gen) -> Written {
        Written(Vec::arbitrary(g))
    }

    fn shrink(&self) -> Box<dyn Iterator<Item = Written>> {
        Box::new(self.0.shrink().map(Written))
    }
}

impl Written {
    fn text(&self) -> (String, u32) {
        let mut total = 0;
        let line = |(quantity, name, how): &(u16, u8, u8)| {
            let quantity = u32::from(*quantity % 999) + 1;
            total += quantity;
            let name = ["Forest", "Sol Ring", "Fire // Ice", "Lim-Dûl's Vault"][usize::from(name % 4)];
            match how % 6 {
                0 => format!("{quantity} {name}\n"),
                1 => format!("{quantity}x {name} (c21) {how} [Ramp]\n"),
                2 => format!("SB: {quantity} [C21:{how}] {name}\n"),
                3 => format!("\n{name} x{quantity}\n"),
                4 => format!("Maybeboard\n{quantity} {name} *F* #a #b\n"),
                _ => format!("Creatures (3)\n{quantity} {name} (UST) 1★\n"),
            }
        };
        (self.0.iter().map(line).collect(), total)
    }
}

/// Reading what was printed gives the same again, with nothing that could not be read.
pub(super) fn is_stable(text: &str) -> bool {
    let list = parse(text).list;
    let again = parse(&print(&list, Style::Moxfield));
    let printed_alike = [Style::Plain, Style::Mtga].into_iter().all(|style| {
        let printed = print(&list, style);
        let again = parse(&printed);
        again.problems.is_empty() && print(&again.list, style) == printed
    });
    again.list == list && again.problems.is_empty() && printed_alike
}

fn is_well_formed(text: &str) -> bool {
    let list = parse(text).list;
    list.entries.is_sorted_by_key(|entry| entry.section)
        && list.entries.iter().all(|entry| {
            (1..=999).contains(&entry.quantity)
                && !entry.name.trim().is_empty()
                && entry.name.chars().count() <= MAX_NAME
                && (entry.set.is_some() || entry.number.is_none())
        })
}

property! {
    fn any_text_is_read_without_a_panic(text: String) -> bool {
        is_well_formed(&text) && is_stable(&text)
    }

    fn no_card_is_lost_or_made(written: Written) -> bool {
        let (text, total) = written.text();
        let parsed = parse(&text);
        let read: u32 = Section::ALL.iter().map(|section| parsed.list.count(*section)).sum();
        parsed.problems.is_empty() && read == total && is_stable(&text)
    }
}

#[test]
fn pieces_of_all_grammars_are_read_and_printed_the_same() {
    fn holds(pieces: Pieces) -> bool {
        let text = pieces.0.concat();
        is_well_formed(&text) && is_stable(&text)
    }
    checker().tests(1_000).quickcheck(holds as fn(Pieces) -> bool);
}
