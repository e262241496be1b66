//! The card list of the deck that Alice plays most, and how it changed. All cards are made up.

use podium_domain::Timestamp;
use podium_domain::card_list::parse;
use podium_store::decks::{self, Cards, Change, Deck};
use podium_store::{Conn, Result as Stored};

use super::world::DAY;

const PLACES: &[&str] = &[
    "Fen", "Mist", "Moor", "Reed", "Peat", "Willow", "Marsh", "Gloam", "Ember",
];
const THINGS: &[&str] = &["Lantern", "Piper", "Warden", "Ferry", "Moth", "Root", "Chant"];

/// How many days ago, and what was taken out and put in.
type Swap = (u32, &'static [(&'static str, &'static str)]);

const SWAPS: &[Swap] = &[
    (200, &[]),
    (
        130,
        &[
            ("1 Ember Chant", "1 Lamplighter's Bargain"),
            ("1 Ember Root", "1 Will-o'-the-Wisp"),
        ],
    ),
    (
        60,
        &[
            ("17 Swamp", "15 Swamp"),
            ("19 Forest", "18 Forest"),
            (
                "1 Ember Ferry",
                "1 Ferryman's Toll\n1 Still Water\n1 Drowned Bell\n1 Low Tide",
            ),
        ],
    ),
    (12, &[("1 Drowned Bell", "1 Bell of the Deep")]),
];

fn first() -> String {
    let cards = PLACES
        .iter()
        .flat_map(|place| THINGS.iter().map(move |thing| format!("1 {place} {thing}\n")));
    format!(
        "Commander\n1 Orla, Fen Warden\n\nDeck\n{}17 Swamp\n19 Forest\n",
        cards.collect::<String>()
    )
}

/// Writes every version of the list as if its owner had saved it that day.
pub async fn write(c: &mut Conn, deck: &Deck, now: Timestamp) -> Stored<()> {
    let (mut deck, mut text) = (deck.clone(), first());
    for (days, swaps) in SWAPS {
        for (out, into) in *swaps {
            text = text.replace(&format!("{out}\n"), &format!("{into}\n"));
        }
        let cards = Cards {
            list: parse(&text).list,
            count: 100,
        };
        deck = decks::change(c, &deck, &Change::Cards(Some(cards)), now - DAY * *days).await?;
    }
    Ok(())
}
