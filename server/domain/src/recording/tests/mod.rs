mod draft;
mod live;

use uuid::Uuid;

use super::*;
use crate::access::DeckViewer;
use crate::table::SeatedPlayer;
use crate::{FieldError, FieldErrors, Player, Timestamp};

const ME: Uuid = Uuid::from_u128(1);
const BOB: Uuid = Uuid::from_u128(2);
const STRANGER: Uuid = Uuid::from_u128(3);
const FORMAT: Uuid = Uuid::from_u128(10);
const DECK: Uuid = Uuid::from_u128(20);
const GAME: Uuid = Uuid::from_u128(30);
const GROUP: Uuid = Uuid::from_u128(40);

fn now() -> Timestamp {
    Timestamp::from_seconds(1_780_000_000)
}

fn later(seconds: i64) -> Timestamp {
    Timestamp::from_millis(now().millis() + seconds * 1_000)
}

fn seat(player: Option<SeatedPlayer>, placement: i64) -> SeatDraft {
    SeatDraft {
        player,
        deck: None,
        placement: Some(placement),
        final_life: None,
        eliminated_turn: None,
        eliminated_by: None,
        mulligans: None,
    }
}

fn user(user: Uuid, placement: i64) -> SeatDraft {
    seat(Some(SeatedPlayer::User(user)), placement)
}

fn guest(name: &str, placement: i64) -> SeatDraft {
    seat(Some(SeatedPlayer::Guest(name.parse().unwrap())), placement)
}

fn draft(seats: Vec<SeatDraft>) -> GameDraft {
    GameDraft {
        wrong: FieldErrors::new(),
        playgroup_id: None,
        event_id: None,
        format_id: Some(FORMAT),
        subformat_id: None,
        started_at: None,
        ended_at: now(),
        turns: None,
        end_reason: None,
        seats,
    }
}

fn person(name: &str, may_be_seated: bool) -> PersonFacts {
    PersonFacts {
        names: Names {
            username: name.to_lowercase(),
            firstname: name.to_owned(),
            picture: None,
        },
        may_be_seated,
        at_peace: true,
    }
}

fn deck(owner_id: Uuid) -> DeckOfTheDay {
    DeckOfTheDay {
        id: DECK,
        owner_id,
        name: "Lanterns".to_owned(),
        commanders: "[\"Lamp\"]".to_owned(),
        colors: "WU".to_owned(),
        bracket: Some(3),
        archived_at: None,
    }
}

fn facts() -> Facts<'static> {
    Facts {
        me: ME,
        now: now(),
        old: None,
        set: None,
        in_playgroup: false,
        at_event: false,
        format: Some(FormatFacts {
            id: FORMAT,
            subformat_id: None,
            players: 2..=4,
        }),
        people: [
            (ME, person("Me", true)),
            (BOB, person("Bob", true)),
            (STRANGER, person("Sam", false)),
        ]
        .into(),
        decks: [(DECK, (deck(BOB), Some(DeckViewer::Acquaintance)))].into(),
    }
}

fn set_of(players: &[Player]) -> SetFacts {
    SetFacts {
        id: Uuid::from_u128(50),
        playgroup_id: Some(GROUP),
        format_id: FORMAT,
        subformat_id: None,
        open: true,
        games: vec![(
            Uuid::from_u128(51),
            players.iter().cloned().map(|player| (player, 1)).collect(),
        )],
    }
}

fn made(draft: GameDraft, facts: &Facts<'_>) -> Result<Played, Vec<(String, FieldError)>> {
    let blank = Game::blank(GAME, Some(ME), now());
    let game = draft.checked().into_game(facts, blank);
    game.map_err(|wrong| {
        wrong
            .into_iter()
            .map(|(field, why)| (field.into_owned(), why))
            .collect()
    })
}

fn refused(draft: GameDraft, facts: &Facts<'_>) -> Vec<(String, FieldError)> {
    made(draft, facts).unwrap_err()
}

fn one(field: &str, why: FieldError) -> Vec<(String, FieldError)> {
    vec![(field.to_owned(), why)]
}
