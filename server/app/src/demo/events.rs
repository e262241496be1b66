//! Events: one to join with the code that the demo prints, one that runs, one that is over.

use podium_domain::{PromoCode, Timestamp};
use podium_store::events::Event;
use podium_store::promo::Promo;

use super::bad;
use super::dice::Dice;
use super::world::{DAY, Gathering, Group, HOUR};
use podium_api::server::Failure;

/// The code that anyone may try.
pub const CODE: &str = "LAMPNIGHT";

struct Sketch {
    name: &'static str,
    place: &'static str,
    description: &'static str,
    code: &'static str,
    starts_at: Timestamp,
    ends_at: Timestamp,
}

/// Each of them a group's: its members are its guests.
pub fn of_groups(
    thursday: &Group,
    tavern: &Group,
    shop: &Group,
    now: Timestamp,
    dice: &Dice,
) -> Result<Vec<Gathering>, Failure> {
    let hour = Timestamp::from_seconds(now.seconds() - now.seconds().rem_euclid(60 * 60));
    let to_come = Sketch {
        name: "Lamp Night at the Corner Shop",
        place: "Corner Shop, 12 Fen Lane",
        description: "Pods of four **all evening**, brackets 2 and 3.\n\n- Doors at six, first game at half past\n- Tea and lamps are ours, decks are yours\n\nNobody plays for prizes: come and meet people.",
        code: CODE,
        starts_at: hour + DAY * 5,
        ends_at: hour + DAY * 5 + HOUR * 5,
    };
    let running = Sketch {
        name: "La Semaine de la Taverne",
        place: "La Taverne du Dé, au fond du bar",
        description: "Une semaine de parties, **à toute heure**.\n\nChaque partie enregistrée ici compte pour le classement ; le premier offre la prochaine tournée.",
        code: "TAVERNE",
        starts_at: hour - DAY * 6,
        ends_at: hour + DAY,
    };
    let over = Sketch {
        name: "Lamplighters' Month",
        place: "Wherever the lamp stands",
        description: "A month of Thursdays, and of whatever other evening we found.",
        code: "LAMPLIGHT",
        starts_at: hour - DAY * 60,
        ends_at: hour - DAY * 30,
    };
    [(to_come, shop), (running, tavern), (over, thursday)]
        .into_iter()
        .map(|(sketch, group)| gathering(&sketch, group, now, dice))
        .collect()
}

fn gathering(sketch: &Sketch, group: &Group, now: Timestamp, dice: &Dice) -> Result<Gathering, Failure> {
    let created_at = now - DAY * 70;
    let event = Event {
        id: dice.id(created_at),
        name: sketch.name.into(),
        description: sketch.description.into(),
        place: sketch.place.into(),
        starts_at: sketch.starts_at,
        ends_at: Some(sketch.ends_at),
        picture: None,
        playgroup_id: Some(group.playgroup.id),
        created_at,
        updated_at: created_at,
    };
    let promo = Promo {
        code: sketch.code.parse::<PromoCode>().map_err(bad)?,
        event_id: event.id,
        max_uses: None,
        uses: group.members.len() as i64,
        starts_at: None,
        expires_at: Some(sketch.ends_at),
        created_at,
    };
    Ok(Gathering {
        event,
        promo,
        guests: group.members.clone(),
    })
}
