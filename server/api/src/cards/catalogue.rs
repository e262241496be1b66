use podium_domain::card_list::{CardFacts, front, name_key};
use podium_store::cards::Card;

/// How many names are suggested while typing.
pub const OFFERED: usize = 12;

/// Every card, found by its whole name or that of any of its faces.
pub struct Catalogue {
    pub generation: i64,
    cards: Vec<Card>,
    /// By key; where a card and another's face are called alike, the card comes first.
    names: Vec<Name>,
}

#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Name {
    key: String,
    face: bool,
    card: usize,
}

impl Catalogue {
    pub fn new(generation: i64, cards: Vec<Card>) -> Catalogue {
        let mut names = Vec::with_capacity(cards.len());
        for (card, Card { name, .. }) in cards.iter().enumerate() {
            let name_of = |name, face| Name {
                key: name_key(name),
                face,
                card,
            };
            names.push(name_of(name, false));
            if name.contains(" // ") {
                names.extend(name.split(" // ").map(|face| name_of(face, true)));
            }
        }
        names.sort_unstable();
        Catalogue {
            generation,
            cards,
            names,
        }
    }

    /// The card of that name, however it is typed.
    pub fn find(&self, name: &str) -> Option<&Card> {
        self.exactly(&name_key(name))
            .or_else(|| self.exactly(&name_key(front(name))))
    }

    pub fn facts(&self, name: &str) -> Option<CardFacts> {
        self.find(name).map(|card| CardFacts {
            mana_value: card.mana_value,
            colors: card.colors.clone(),
            color_identity: card.color_identity.clone(),
            type_line: card.type_line.clone(),
            mana_cost: card.mana_cost.clone(),
            produces: card.produces.clone(),
        })
    }

    /// Names that begin like this come first, then those with such words in them.
    pub fn search(&self, typed: &str) -> Vec<&Card> {
        let typed = name_key(typed);
        let typed_words: Vec<&str> = words(&typed).collect();
        if typed_words.is_empty() {
            return Vec::new();
        }
        let has_words = |name: &&Name| {
            // Most names are out at the first look, which is much cheaper than the second.
            let has = |typed: &&str| name.key.contains(*typed) && words(&name.key).any(|word| word.starts_with(*typed));
            typed_words.iter().all(has)
        };
        let beginning = self.from(&typed).iter().take_while(|name| name.key.starts_with(&typed));
        let mut found: Vec<usize> = Vec::with_capacity(OFFERED);
        for name in beginning.chain(self.names.iter().filter(has_words)) {
            if !found.contains(&name.card) {
                found.push(name.card);
                if found.len() == OFFERED {
                    break;
                }
            }
        }
        found.into_iter().map(|card| &self.cards[card]).collect()
    }

    fn exactly(&self, key: &str) -> Option<&Card> {
        let name = self.from(key).first().filter(|name| name.key == key)?;
        self.cards.get(name.card)
    }

    /// The names from this key on.
    fn from(&self, key: &str) -> &[Name] {
        &self.names[self.names.partition_point(|name| name.key.as_str() < key)..]
    }
}

fn words(key: &str) -> impl Iterator<Item = &str> {
    key.split([' ', '/']).filter(|word| !word.is_empty())
}
