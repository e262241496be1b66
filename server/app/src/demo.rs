//! A lively demo group: the same people, decks and playgroups every time.

use std::path::PathBuf;
use std::time::Duration;

use podium_domain::{Entropy, FriendCode, Lang, Timestamp};
use podium_store::decks::Deck;
use podium_store::playgroups::Playgroup;
use podium_store::user::{self, NewUser};
use podium_store::{Conn, decks, friends, playgroups};
use uuid::Uuid;

use crate::server::Failure;
use crate::settings::Settings;
use crate::state::AppState;

/// One password for all: they are shown to whoever starts the demo.
const PASSWORD: &str = "lamp-lit table";

struct Person {
    name: &'static str,
    username: &'static str,
    locale: Lang,
    decks: &'static [DemoDeck],
}

struct DemoDeck {
    name: &'static str,
    commander: &'static str,
    colors: &'static str,
    bracket: i64,
    games: i64,
    wins: i64,
}

const fn deck(
    name: &'static str,
    commander: &'static str,
    colors: &'static str,
    bracket: i64,
    games: i64,
    wins: i64,
) -> DemoDeck {
    DemoDeck {
        name,
        commander,
        colors,
        bracket,
        games,
        wins,
    }
}

/// Names of our own making throughout.
const PEOPLE: &[Person] = &[
    Person {
        name: "Alice",
        username: "alice",
        locale: Lang::En,
        decks: &[
            deck("Lanterns of the Fen", "Orla, Fen Warden", "BG", 3, 41, 12),
            deck("Clockwork Parade", "Master Tiber, Toymaker", "UR", 2, 23, 5),
            deck("Seven Sails", "Admiral Ines of the Shoals", "WU", 4, 17, 7),
        ],
    },
    Person {
        name: "Bruno",
        username: "bruno",
        locale: Lang::Fr,
        decks: &[
            deck("La forge aux dragons", "Kaldrún, braise ancienne", "RG", 3, 38, 9),
            deck("Jardin de minuit", "Séraphine, jardinière d'ombre", "WB", 2, 19, 6),
        ],
    },
    Person {
        name: "Chloé",
        username: "chloe.v",
        locale: Lang::Fr,
        decks: &[
            deck("Marée haute", "Nérine, voix des abysses", "UG", 3, 33, 10),
            deck("Cinq saisons", "Le Conclave des cinq saisons", "WUBRG", 4, 12, 5),
        ],
    },
    Person {
        name: "Dmitri",
        username: "dmitri_k",
        locale: Lang::En,
        decks: &[
            deck("Nothing but Stones", "The Patient Colossus", "", 1, 15, 1),
            deck("Rust and Ruin", "Vex, Scrap Regent", "BR", 3, 29, 8),
        ],
    },
    Person {
        name: "Elif",
        username: "elif",
        locale: Lang::En,
        decks: &[deck("Choir of Bees", "Mother Melisande", "WG", 2, 26, 7)],
    },
    Person {
        name: "Farid",
        username: "farid",
        locale: Lang::Fr,
        decks: &[deck("Tempête de poche", "Ysolde, brève tempête", "UR", 5, 21, 8)],
    },
];

/// The demo keeps to a data folder of its own, unless another was asked for.
pub fn settings(settings: Settings) -> Settings {
    let data = if settings.data == Settings::default().data {
        PathBuf::from("data-demo")
    } else {
        settings.data.clone()
    };
    Settings { data, ..settings }
}

/// Fills an empty database, and says how to sign in.
pub async fn fill(app: &AppState) -> Result<(), Failure> {
    let there = app.db.read(async |c: &mut Conn| user::count(c).await).await?;
    if there == 0 {
        let ids = make_people(app).await?;
        make_groups(app, ids).await?;
    }
    println!("\n  The demo's people, all with the password \"{PASSWORD}\":");
    for person in PEOPLE {
        println!("    {}", email(person));
    }
    Ok(())
}

fn email(person: &Person) -> String {
    format!(
        "{}@podium.example",
        person.username.split(['.', '_']).next().unwrap_or(person.username)
    )
}

async fn make_people(app: &AppState) -> Result<Vec<Uuid>, Failure> {
    let entropy = Entropy::seeded(1);
    let now = app.clock.now();
    let mut ids = Vec::new();
    for (number, person) in (0u32..).zip(PEOPLE) {
        let subject = app
            .identity
            .register(email(person).parse().map_err(bad)?, PASSWORD.into(), true)
            .await?;
        let new = NewUser {
            id: app.entropy.uuid(now),
            subject: subject.to_string(),
            firstname: person.name.parse().map_err(bad)?,
            username: person.username.parse().map_err(bad)?,
            locale: person.locale,
            friend_code: FriendCode::random(&entropy),
            now: now - HOUR * (3 * number + 1),
        };
        let id = new.id;
        let decks: Vec<Deck> = (0u32..)
            .zip(person.decks)
            .map(|(place, deck)| demo_deck(app, id, deck, now - HOUR * (26 * place + 5 * number + 2)))
            .collect();
        app.db
            .write(async move |c: &mut Conn| {
                user::insert(c, &new).await?;
                for deck in &decks {
                    decks::insert(c, deck).await?;
                }
                Ok(())
            })
            .await?;
        ids.push(id);
    }
    Ok(ids)
}

const HOUR: Duration = Duration::from_secs(60 * 60);

fn demo_deck(app: &AppState, owner_id: Uuid, deck: &DemoDeck, last_played: Timestamp) -> Deck {
    let made = last_played - HOUR * 24 * 90;
    let (format_id, subformat_id) = app.formats.find("commander", Some("casual")).unwrap_or_default();
    Deck {
        id: app.entropy.uuid(made),
        owner_id,
        name: deck.name.into(),
        format_id,
        subformat_id,
        commanders: serde_json::json!([deck.commander]).to_string(),
        colors: deck.colors.into(),
        bracket: Some(deck.bracket),
        description: String::new(),
        link: None,
        picture: None,
        archived_at: None,
        created_at: made,
        updated_at: made,
        last_played: Some(last_played),
        games: deck.games,
        wins: deck.wins,
        version: 1,
        card_count: 0,
        list_changed_at: None,
    }
}

async fn make_groups(app: &AppState, people: Vec<Uuid>) -> Result<(), Failure> {
    let now = app.clock.now();
    let group = |name: &str, description: &str, hours: u32, games: i64| Playgroup {
        id: app.entropy.uuid(now),
        name: name.into(),
        description: description.into(),
        picture: None,
        created_at: now - HOUR * 24 * 200,
        last_activity: now - HOUR * hours,
        games,
        my_role: String::new(),
        my_joined_at: None,
    };
    let thursday = group("Thursday Lamp", "Four seats, one lamp, every Thursday.", 2, 112);
    let tavern = group("La Taverne du Dé", "Le groupe du mardi, au fond du bar.", 30, 47);
    let shop = group("Corner Shop League", "Saturday pods at the shop.", 80, 9);
    app.db
        .write(async move |c: &mut Conn| {
            let [alice, bruno, chloe, dmitri, elif, farid] = people[..] else {
                return Ok(());
            };
            for (group, members) in [
                (
                    &thursday,
                    [
                        (alice, "owner"),
                        (bruno, "admin"),
                        (chloe, "member"),
                        (dmitri, "member"),
                        (elif, "member"),
                    ]
                    .as_slice(),
                ),
                (
                    &tavern,
                    [(bruno, "owner"), (chloe, "admin"), (alice, "member"), (farid, "member")].as_slice(),
                ),
                (&shop, [(elif, "owner"), (dmitri, "member")].as_slice()),
            ] {
                playgroups::insert(c, group).await?;
                for (user, role) in members {
                    playgroups::insert_member(c, group.id, *user, role, None, group.created_at, true).await?;
                }
            }
            playgroups::insert_member(c, shop.id, alice, "member", Some(elif), now - HOUR * 4, false).await?;
            for (asker, asked, accepted) in [
                (alice, bruno, true),
                (alice, chloe, true),
                (dmitri, alice, true),
                (bruno, chloe, true),
                (elif, alice, false),
                (alice, farid, false),
            ] {
                let asked_at = now - HOUR * 24 * 20;
                friends::insert(c, asker, asked, asked_at, accepted.then_some(asked_at + HOUR)).await?;
            }
            Ok(())
        })
        .await?;
    Ok(())
}

fn bad(why: podium_domain::FieldError) -> Failure {
    format!("the demo's own data: {}", why.word()).into()
}
