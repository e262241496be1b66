//! The demo's names, decks and notes.

use podium_domain::Lang;

use super::dice::Dice;
use super::world::DeckSketch;

pub const FIRSTNAMES: &[&str] = &[
    "Adèle",
    "Amir",
    "Anouk",
    "Basile",
    "Bea",
    "Camille",
    "Carlos",
    "Céline",
    "Daria",
    "Denis",
    "Edda",
    "Eloi",
    "Esther",
    "Fatou",
    "Félix",
    "Gaël",
    "Greta",
    "Hana",
    "Hugo",
    "Ilse",
    "Inès",
    "Ivan",
    "Jade",
    "Jonas",
    "Joséphine",
    "Kenji",
    "Lamine",
    "Léa",
    "Liam",
    "Lucie",
    "Maël",
    "Maja",
    "Malik",
    "Margot",
    "Matteo",
    "Maud",
    "Mina",
    "Nils",
    "Noémie",
    "Nora",
    "Olga",
    "Omar",
    "Oscar",
    "Pauline",
    "Petra",
    "Quentin",
    "Rania",
    "Rémi",
    "Rosa",
    "Sami",
    "Selma",
    "Simone",
    "Sofia",
    "Théo",
    "Tomas",
    "Ulla",
    "Vera",
    "Victor",
    "Wanda",
    "Yann",
    "Yuki",
    "Zoé",
];

const GUESTS: &[&str] = &[
    "Maud",
    "Théo",
    "Big Sam",
    "Nico's cousin",
    "Ana",
    "Jojo",
    "Priya",
    "Old Ben",
];

const DUELLISTS: &[&str] = &[
    "Red Sparks",
    "Green Giants",
    "Blue Tides",
    "White Banners",
    "Bone Market",
    "Gear Storm",
];

const QUALITIES: &[(&str, &str)] = &[
    ("Gilded", "dorée"),
    ("Silent", "muette"),
    ("Burning", "ardente"),
    ("Sunken", "engloutie"),
    ("Wandering", "errante"),
    ("Hollow", "creuse"),
    ("Crimson", "pourpre"),
    ("Frozen", "gelée"),
    ("Restless", "inquiète"),
    ("Thorned", "épineuse"),
    ("Lucky", "chanceuse"),
    ("Broken", "brisée"),
];

const THINGS: &[(&str, &str)] = &[
    ("Orchard", "Verger"),
    ("Citadel", "Citadelle"),
    ("Menagerie", "Ménagerie"),
    ("Lantern", "Lanterne"),
    ("Armada", "Armada"),
    ("Choir", "Chorale"),
    ("Foundry", "Fonderie"),
    ("Library", "Bibliothèque"),
    ("Carnival", "Carnaval"),
    ("Swarm", "Essaim"),
    ("Tide", "Marée"),
    ("Graveyard", "Cimetière"),
];

const LEADERS: &[&str] = &[
    "Ondine of the Locks",
    "Marek, Ash Collector",
    "The Nine Cousins",
    "Yselle, Bright Hour",
    "Tomb Keeper Rurik",
    "Sister Calla",
    "Brindle, Beast Friend",
    "Captain Ferro",
    "Old Mother Nettle",
    "Prince Halcyon",
    "Vasco the Unpaid",
    "Lady Perpetua",
];

const COLORS: &[&str] = &[
    "W", "U", "B", "R", "G", "WU", "UB", "BR", "RG", "WG", "WB", "UR", "BG", "WR", "UG", "WUB", "BRG", "WUBRG", "",
];

const TAGS: [&[&str]; 2] = [
    &[
        "epic",
        "teaching game",
        "rules question",
        "budget",
        "combo finish",
        "grudge match",
        "long one",
    ],
    &[
        "épique",
        "initiation",
        "point de règle",
        "petit budget",
        "combo",
        "revanche",
        "très longue",
    ],
];

/// `{who}` is a player at the table, `{deck}` the writer's deck.
const SENTENCES: [&[&str]; 2] = [
    &[
        "{who} held the table hostage until turn nine and nobody found an answer.",
        "Kept a hand of two lands with {deck}, and drew nothing but spells for five turns.",
        "Remember: attack {who} early, they never block.",
        "The board wipe came one turn too late.",
        "**Big lesson**: count the treasures before tapping out.",
        "{who} played very politically and was rewarded for it.",
        "We spoke about brackets afterwards; everyone agreed that {deck} is fine at this table.",
        "Rules question: does the copied spell still target? *Yes, unless new targets are chosen.*",
        "A lovely, swingy game with laughter until midnight.",
        "Take out one tutor, put in more card draw and two cheap blockers.",
        "Flying creatures decided it; none of us had reach.",
        "{who} conceded with grace after the second combo attempt was countered.",
        "Mulligan to five, still came second!",
        "The graveyard hate stayed in my hand the whole time. Why?",
        "Played around the counterspell for three turns that {who} did not have.",
        "Next time start the dragons before the mana rocks.",
    ],
    &[
        "{who} a tenu la table en respect jusqu'au tour neuf, sans que personne ne trouve de réponse.",
        "Gardé une main à deux terrains avec {deck}, et pioché seulement des sorts pendant cinq tours.",
        "À retenir : attaquer {who} très tôt, jamais de bloqueurs.",
        "La remise à zéro est arrivée un tour trop tard.",
        "**Grande leçon** : compter les trésors avant d'engager tout son mana.",
        "{who} a joué très diplomate, et la partie lui a donné raison.",
        "On a reparlé des niveaux ensuite ; tout le monde trouve que {deck} va bien à cette table.",
        "Point de règle : le sort copié garde-t-il ses cibles ? *Oui, sauf si on en choisit de nouvelles.*",
        "Une très belle partie, pleine de retournements, jusqu'à minuit.",
        "Enlever un tuteur, ajouter de la pioche et deux petits bloqueurs.",
        "Les créatures volantes ont décidé ; personne n'avait la portée.",
        "{who} a concédé élégamment après l'échec du deuxième combo.",
        "Main de cinq cartes, et quand même deuxième !",
        "Mon épée légendaire est restée au fond du cimetière, exilée par {who}.",
        "Trois tours à éviter un contresort que {who} n'avait même pas.",
        "La prochaine fois, jouer les dragons avant les cailloux de mana.",
    ],
];

fn of<T: Copy>(lang: Lang, both: [T; 2]) -> T {
    match lang {
        Lang::En => both[0],
        Lang::Fr => both[1],
    }
}

pub fn deck(lang: Lang, dice: &Dice) -> DeckSketch {
    let (quality, thing) = (dice.pick(QUALITIES), dice.pick(THINGS));
    DeckSketch {
        name: match lang {
            Lang::En => format!("{} {}", quality.0, thing.0),
            Lang::Fr => format!("{} {}", thing.1, quality.1),
        },
        commander: (*dice.pick(LEADERS)).into(),
        colors: (*dice.pick(COLORS)).into(),
        bracket: [1, 2, 2, 3, 3, 3, 4, 5][dice.place(&[(); 8])],
    }
}

pub fn group(number: usize, dice: &Dice) -> String {
    format!("{} {} {number}", dice.pick(QUALITIES).0, dice.pick(THINGS).0)
}

/// Another for every seat.
pub fn guest(seat: i64) -> String {
    GUESTS[seat as usize % GUESTS.len()].into()
}

pub fn duellist(dice: &Dice) -> String {
    (*dice.pick(DUELLISTS)).into()
}

pub fn tag(lang: Lang, dice: &Dice) -> &'static str {
    let tags: &[&'static str] = of(lang, TAGS);
    tags[dice.place(tags)]
}

/// A note of a few sentences, in the writer's language.
pub fn note(lang: Lang, who: &str, deck: &str, dice: &Dice) -> String {
    let sentences = of(lang, SENTENCES);
    let sentence = || dice.pick(sentences).replace("{who}", who).replace("{deck}", deck);
    let text: Vec<String> = (0..dice.between(1, 5)).map(|_| sentence()).collect();
    match dice.between(1, 6) {
        1 => format!("- {}", text.join("\n- ")),
        2 => format!("## {deck}\n\n{}", text.join("\n\n")),
        _ => text.join(" "),
    }
}
