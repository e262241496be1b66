use super::*;
use crate::table::{Outcome, OutcomeSeat, SeatNo};

fn outcome() -> Outcome {
    let seat = |(number, player)| OutcomeSeat {
        seat: SeatNo::try_from(number).unwrap(),
        player,
        deck_id: Some(DECK),
        deck_name: Some("Lamps".parse().unwrap()),
        commanders: vec!["Old Lamp".parse().unwrap()],
        placement: i64::from(number),
        final_life: 7,
        eliminated_turn: None,
        eliminated_by: None,
        mulligans: 0,
    };
    Outcome {
        started_at: now(),
        ended_at: later(60),
        turns: Some(9),
        end_reason: None,
        seats: [(1, SeatedPlayer::User(BOB)), (2, SeatedPlayer::User(ME))]
            .map(seat)
            .into(),
    }
}

fn live() -> LiveFacts {
    LiveFacts {
        game_id: GAME,
        host_id: Some(ME),
        now: later(61),
        set: Some(set_of(&[Player::User(ME), Player::User(BOB)])),
        playgroup_id: None,
        format_id: FORMAT,
        subformat_id: None,
        people: facts()
            .people
            .into_iter()
            .map(|(id, person)| (id, person.names))
            .collect(),
        decks: [(DECK, deck(BOB))].into(),
    }
}

#[test]
fn a_finished_table_becomes_a_game_of_its_set() {
    let Played { game, seats } = outcome().into_game(live());
    assert_eq!(
        (game.id, game.set_id, game.playgroup_id),
        (GAME, Some(Uuid::from_u128(50)), Some(GROUP))
    );
    assert_eq!((game.live, game.recorded_by, game.turns), (true, Some(ME), Some(9)));
    assert_eq!(
        (seats[0].deck_id, seats[0].deck_name.as_deref()),
        (Some(DECK), Some("Lanterns"))
    );
    let mine = &seats[1];
    assert_eq!(
        (mine.deck_id, mine.deck_name.as_deref()),
        (None, Some("Lamps")),
        "it is another's deck"
    );
    assert_eq!(mine.commanders, "[\"Old Lamp\"]");
}

#[test]
fn what_was_deleted_since_is_left_out() {
    let mut facts = live();
    facts.people.remove(&BOB);
    let Played { game, seats } = outcome().into_game(facts);
    assert_eq!((seats[0].player(), seats[0].deck_id), (Player::Gone, None));
    assert_eq!(game.set_id, None, "its players are others");
    let mut closed = live();
    closed.set.as_mut().unwrap().open = false;
    assert_eq!(outcome().into_game(closed).game.set_id, None);
}
