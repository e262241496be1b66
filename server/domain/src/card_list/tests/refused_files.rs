//! The same for the rows of tables and the files of programs.

use std::collections::HashMap;

use quickcheck::{Arbitrary, Gen};

use super::properties::is_stable;
use super::refused::{NAMES, by_name};
use super::*;
use crate::property::property;

/// A table as a tool writes it: its header, and its rows with `{q}` and `{n}` for the quantity and the name.
#[rustfmt::skip]
const TABLES: [(&str, &str); 8] = [
    // Dragon Shield
    ("\"sep=,\"\r\nFolder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number,Condition,Printing,Language\r\n",
     "Elves,{q},0,{n},C21,Commander 2021,263,NearMint,Normal,English\r\n"),
    // MTGO
    ("Card Name,Quantity,ID #,Rarity,Set,Collector #,Premium,Sideboarded,Annotation\n",
     "{n},{q},35000,Common,C21,263/400,No,No,0\n"),
    // TappedOut
    ("Board,Qty,Name,Printing,Foil,Alter,Signed,Condition,Languange,Commander\n", "main,{q},{n},C21,-,-,-,NM,EN,\n"),
    // TCGplayer
    ("Quantity,Name,Simple Name,Set,Card Number,Set Code,Printing,Condition,Language,Rarity,Product ID,SKU\n",
     "{q},{n},{n},Commander 2021,263,C21,Normal,Near Mint,English,Rare,57,81\n"),
    // Goldfish
    ("Card,Set ID,Set Name,Quantity,Foil,Variation,Collector Number,Scryfall ID\n",
     "{n},C21,Commander 2021,{q},REGULAR,,263,a\n"),
    // Deckstats
    ("amount,card_name,is_foil,is_pinned,is_signed,set_id,set_code,collector_number,language,condition,comment,added\n",
     "{q},{n},0,0,,41,\"C21\",\"263\",en,,,\n"),
    ("sep=;\nAnzahl;Kartenname\n", "{q};{n}\n"),
    ("Quantité\tNom\n", "{q}\t{n}\n"),
];

/// What stands in the columns of a row that holds no card.
#[rustfmt::skip]
const NO_CARDS: [(&str, &str); 7] = [
    ("0", "Forest"), ("-1", "Forest"), ("1000", "Forest"), ("", "Forest"), ("two", "Forest"), ("3", ""), ("", ""),
];

/// The sections of program files whose cards are no part of the deck.
const APART: [&str; 4] = ["Planes", "Schemes", "Avatar", "tokens"];

#[derive(Debug, Clone, Copy)]
enum File {
    Table(usize),
    Dek,
    Cod,
    O8d,
    Dck,
}

impl File {
    const ALL: [File; 12] = [
        File::Table(0),
        File::Table(1),
        File::Table(2),
        File::Table(3),
        File::Table(4),
        File::Table(5),
        File::Table(6),
        File::Table(7),
        File::Dek,
        File::Cod,
        File::O8d,
        File::Dck,
    ];

    fn start(self) -> &'static str {
        match self {
            File::Table(index) => TABLES[index].0,
            File::Dek => "<?xml version=\"1.0\"?>\n<Deck>\n",
            File::Cod => {
                "<cockatrice_deck version=\"1\">\n<deckname>Elves</deckname>\n<comments>1 for all</comments>\n"
            }
            File::O8d => "<deck>\n<notes>1 for all</notes>\n",
            File::Dck => "[metadata]\nName=Elves\nComment=1 for all\n",
        }
    }

    fn end(self) -> &'static str {
        match self {
            File::Dek => "</Deck>",
            File::Cod => "</cockatrice_deck>",
            File::O8d => "</deck>",
            File::Table(_) | File::Dck => "",
        }
    }

    fn row(self, quantity: &str, name: &str) -> String {
        match self {
            File::Table(index) => {
                let name = format!("\"{}\"", name.replace('"', "\"\""));
                TABLES[index].1.replace("{q}", quantity).replace("{n}", &name)
            }
            File::Dek => format!(
                "<Cards CatID=\"1\" Quantity=\"{quantity}\" Sideboard=\"false\" Name=\"{}\"/>\n",
                escaped(name)
            ),
            File::Cod => {
                let card = format!("<card number=\"{quantity}\" name=\"{}\"/>", escaped(name));
                format!("<zone name=\"main\">{card}</zone>\n")
            }
            File::O8d => {
                let card = format!("<card qty=\"{quantity}\" id=\"a\">{}</card>", escaped(name));
                format!("<section name=\"Main\">{card}</section>\n")
            }
            File::Dck => format!("[Main]\n{quantity} {name}|C21|1\n"),
        }
    }

    /// A row that holds no card.
    fn no_card(self, which: usize) -> String {
        let (quantity, name) = NO_CARDS[which % NO_CARDS.len()];
        // In a text, what has no number before it is a name.
        let is_name = matches!(self, File::Dck) && quantity.parse::<i32>().is_err();
        if is_name {
            String::new()
        } else {
            self.row(quantity, name)
        }
    }

    /// A card that is no part of the deck, where such a file can say so.
    fn apart(self, section: &str) -> String {
        match self {
            File::Cod => format!("<zone name=\"{section}\"><card number=\"2\" name=\"Goblin\"/></zone>\n"),
            File::O8d => format!("<section name=\"{section}\"><card qty=\"2\">Goblin</card></section>\n"),
            File::Dck => format!("[{section}]\n2 Goblin|C21|1\n"),
            File::Table(_) | File::Dek => String::new(),
        }
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;")
}

/// Cards among rows that hold none, as any of the files.
#[derive(Debug, Clone)]
struct Rows(Vec<(u8, u8)>);

impl Arbitrary for Rows {
    fn arbitrary(g: &mut Gen) -> Rows {
        Rows(Vec::arbitrary(g))
    }

    fn shrink(&self) -> Box<dyn Iterator<Item = Rows>> {
        Box::new(self.0.shrink().map(Rows))
    }
}

impl Rows {
    fn text(&self, file: File) -> (String, HashMap<&'static str, u32>) {
        let mut cards = HashMap::new();
        let mut text = file.start().to_owned();
        for (kind, which) in &self.0 {
            let which = usize::from(*which);
            let row = match kind % 4 {
                0 => file.no_card(which),
                1 => file.apart(APART[which % APART.len()]),
                _ => {
                    let (quantity, name) = (2 + u32::from(*kind), NAMES[which % NAMES.len()]);
                    *cards.entry(name).or_default() += quantity;
                    file.row(&quantity.to_string(), name)
                }
            };
            text.push_str(&row);
        }
        text.push_str(file.end());
        (text, cards)
    }
}

property! {
    fn only_cards_of_a_file_become_cards_and_none_is_lost(rows: Rows) -> bool {
        File::ALL.into_iter().all(|file| {
            let (text, cards) = rows.text(file);
            by_name(&parse(&text).list) == cards && is_stable(&text)
        })
    }
}

#[test]
fn each_row_without_a_card_is_none() {
    for file in File::ALL {
        for which in 0..NO_CARDS.len() {
            let text = format!("{}{}{}", file.start(), file.no_card(which), file.end());
            assert_eq!(parse(&text).list.entries, [], "{text}");
        }
    }
}
