//! The six people anyone can sign in as, and their groups. All names are made up.

use podium_domain::stats::Span;
use podium_domain::{FriendCode, Lang, Timestamp};
use podium_store::user::NewUser;

use super::dice::Dice;
use super::world::{DAY, DeckSketch, Formats, Group, HOUR, Person, Season, World, deck, playgroup};
use super::{bad, events};
use podium_api::formats::Catalogue;
use podium_api::server::Failure;

pub const ALICE: usize = 0;
pub const BRUNO: usize = 1;
pub const CHLOE: usize = 2;
pub const DMITRI: usize = 3;
const ELIF: usize = 4;
const FARID: usize = 5;

/// Name, username, language, skill; each in the place of their number.
const CAST: &[(&str, &str, Lang, i64)] = &[
    ("Alice", "alice", Lang::En, 110),
    ("Bruno", "bruno", Lang::Fr, 95),
    ("Chloé", "chloe.v", Lang::Fr, 120),
    ("Dmitri", "dmitri_k", Lang::En, 80),
    ("Elif", "elif", Lang::En, 100),
    ("Farid", "farid", Lang::Fr, 130),
];

/// Owner, name, commander, colors, bracket.
type Sketch = (usize, &'static str, &'static str, &'static str, i64);

const DECKS: &[Sketch] = &[
    (ALICE, "Lanterns of the Fen", "Orla, Fen Warden", "BG", 3),
    (ALICE, "Clockwork Parade", "Master Tiber, Toymaker", "UR", 2),
    (ALICE, "Seven Sails", "Admiral Ines of the Shoals", "WU", 4),
    (BRUNO, "La forge aux dragons", "Kaldrún, braise ancienne", "RG", 3),
    (BRUNO, "Jardin de minuit", "Séraphine, jardinière d'ombre", "WB", 2),
    (CHLOE, "Marée haute", "Nérine, voix des abysses", "UG", 3),
    (CHLOE, "Cinq saisons", "Le Conclave des cinq saisons", "WUBRG", 4),
    (DMITRI, "Nothing but Stones", "The Patient Colossus", "", 1),
    (DMITRI, "Rust and Ruin", "Vex, Scrap Regent", "BR", 3),
    (ELIF, "Choir of Bees", "Mother Melisande", "WG", 2),
    (FARID, "Tempête de poche", "Ysolde, brève tempête", "UR", 5),
];

/// Their groups.
const THURSDAY: usize = 0;
const TAVERN: usize = 1;
const SHOP: usize = 2;

/// Group, name, and how many days ago it began and ended.
const SEASONS: &[(usize, &str, u32, Option<u32>)] = &[
    (THURSDAY, "Short days", 195, Some(110)),
    (THURSDAY, "Long evenings", 110, Some(35)),
    (THURSDAY, "Lamplighters", 35, None),
    (TAVERN, "Saison des pluies", 155, Some(60)),
    (TAVERN, "Saison sèche", 60, None),
];

fn email(username: &str) -> String {
    let name = username.split(['.', '_']).next().unwrap_or(username);
    format!("{name}@podium.example")
}

pub fn emails() -> impl Iterator<Item = String> {
    CAST.iter().map(|(_, username, ..)| email(username))
}

pub fn world(formats: &Catalogue, now: Timestamp, dice: &Dice) -> Result<World, Failure> {
    let missing = "the demo plays Commander and Modern, which this catalogue of formats lacks";
    let formats = Formats {
        pod: formats.find("commander", Some("casual")).ok_or(missing)?,
        duel: formats.find("modern", None).ok_or(missing)?,
    };
    let people: Result<_, Failure> = (0..CAST.len()).map(|place| person(place, formats, now, dice)).collect();
    let groups = groups(now, dice);
    let gatherings = events::of_groups(&groups[THURSDAY], &groups[TAVERN], &groups[SHOP], now, dice)?;
    Ok(World {
        formats,
        people: people?,
        groups,
        friendships: vec![
            (ALICE, BRUNO, true),
            (ALICE, CHLOE, true),
            (DMITRI, ALICE, true),
            (BRUNO, CHLOE, true),
            (ELIF, ALICE, false),
            (ALICE, FARID, false),
        ],
        invitations: vec![(SHOP, ALICE, ELIF)],
        arrivals: Vec::new(),
        private: vec![(THURSDAY, ELIF)],
        seasons: seasons(now, dice)?,
        gatherings,
        noted: 45,
        streams: true,
    })
}

fn person(place: usize, formats: Formats, now: Timestamp, dice: &Dice) -> Result<Person, Failure> {
    let (name, username, locale, skill) = CAST[place];
    let since = now - DAY * 220;
    let id = dice.id(since);
    let sketch = |(_, name, commander, colors, bracket): &Sketch| DeckSketch {
        name: (*name).into(),
        commander: (*commander).into(),
        colors: (*colors).into(),
        bracket: *bracket,
    };
    Ok(Person {
        user: NewUser {
            id,
            subject: String::new(),
            firstname: name.parse().map_err(bad)?,
            lastname: None,
            username: username.parse().map_err(bad)?,
            locale,
            friend_code: FriendCode::from_bytes(dice.entropy().bytes()),
            now: now - HOUR * (3 * (place as u32 + 1)),
        },
        email: Some(email(username)),
        decks: (DECKS.iter().filter(|(owner, ..)| *owner == place))
            .map(|known| deck(sketch(known), dice.id(since), id, formats.pod, since))
            .collect(),
        skill,
    })
}

fn groups(now: Timestamp, dice: &Dice) -> Vec<Group> {
    let since = now - DAY * 200;
    let group = |(name, description): (&str, &str), members: &[usize], games, days, last| Group {
        playgroup: playgroup(dice.id(since), name.into(), description.into(), since),
        members: members.to_vec(),
        regular: None,
        games,
        days,
        last,
    };
    let thursday = ("Thursday Lamp", "Four seats, one lamp, every Thursday.");
    let tavern = ("La Taverne du Dé", "Le groupe du mardi, au fond du bar.");
    let shop = ("Corner Shop League", "Saturday pods at the shop.");
    vec![
        group(thursday, &[ALICE, BRUNO, CHLOE, DMITRI, ELIF, FARID], 68, 190, 0),
        group(tavern, &[BRUNO, CHLOE, ALICE, FARID], 41, 150, 2),
        group(shop, &[ELIF, DMITRI, FARID], 9, 60, 4),
    ]
}

fn seasons(now: Timestamp, dice: &Dice) -> Result<Vec<Season>, Failure> {
    let today = Timestamp::from_seconds(now.seconds() - now.seconds().rem_euclid(24 * 60 * 60));
    let season = |(group, name, began, ended): &(usize, &str, u32, Option<u32>)| {
        let from = today - DAY * *began;
        Ok(Season {
            group: *group,
            id: dice.id(from),
            name: name.parse().map_err(bad)?,
            span: Span::new(from, ended.map(|ended| today - DAY * ended)).map_err(bad)?,
        })
    };
    SEASONS.iter().map(season).collect()
}
