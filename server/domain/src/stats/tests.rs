//! Rules that the fixture of the API's tests does not reach.

use uuid::Uuid;

use super::*;
use crate::Timestamp;

const ME: u128 = 1;

fn id(number: u128) -> Uuid {
    Uuid::from_u128(number)
}

/// A game on some day with these players, each with their placement; 0 is a deleted player.
fn game(day: i64, seats: &[(u128, u8)]) -> Game {
    let seat = |(number, (player, placement)): (u8, &(u128, u8))| Seat {
        number,
        user: (*player != 0).then(|| id(*player)),
        guest: None,
        placement: *placement,
        eliminated_by: None,
        deck: None,
    };
    Game {
        id: id(day.unsigned_abs().into()),
        ended_at: Timestamp::from_seconds(day * 86_400),
        started_at: None,
        turns: None,
        end_reason: None,
        format: id(9),
        comeback: None,
        seats: (1..).zip(seats).map(seat).collect(),
    }
}

fn mine(games: &[Game]) -> Stats {
    Stats::of(id(ME), &games.to_vec().into(), Zone::UTC)
}

#[test]
fn a_draw_ends_a_run_of_wins_and_is_no_win() {
    let (won, drawn, lost) = ([(ME, 1), (2, 2)], [(ME, 1), (2, 1)], [(ME, 2), (2, 1)]);
    let runs = |games: &[&[(u128, u8)]]| {
        let games: Vec<Game> = (1..).zip(games).map(|(day, seats)| game(day, seats)).collect();
        let stats = mine(&games);
        (stats.streak, stats.longest_streak)
    };
    assert_eq!(runs(&[]), (0, 0));
    assert_eq!(runs(&[&won, &won, &won]), (3, 3));
    assert_eq!(runs(&[&won, &won, &drawn]), (-1, 2));
    assert_eq!(runs(&[&drawn, &lost, &drawn]), (-3, 0));
    assert_eq!(runs(&[&won, &won, &lost, &won]), (1, 2));
}

#[test]
fn first_out_is_last_alone_of_three_or_more() {
    let first_out = |seats: &[(u128, u8)]| mine(&[game(1, seats)]).first_out;
    assert_eq!(first_out(&[(ME, 3), (2, 1), (3, 2)]), 1);
    assert_eq!(first_out(&[(ME, 2), (2, 1), (3, 2)]), 0, "not alone");
    assert_eq!(first_out(&[(ME, 2), (2, 1)]), 0, "a duel");
    assert_eq!(first_out(&[(ME, 1), (2, 1), (3, 1)]), 0, "a draw");
    assert_eq!(first_out(&[(ME, 4), (2, 1), (3, 1), (4, 1)]), 1);
}

#[test]
fn a_deleted_player_is_at_the_table_but_no_opponent() {
    let stats = mine(&[game(1, &[(ME, 1), (0, 2), (0, 3), (2, 4)])]);
    assert_eq!(stats.rate.expected(), Some(0.25));
    let opponents: Vec<_> = stats.by_opponent.iter().map(|entry| entry.who.user_id).collect();
    assert_eq!(opponents, [Some(id(2))]);
}

#[test]
fn a_length_is_more_than_nothing_and_at_most_a_day() {
    let minutes = |seconds: i64| {
        let mut game = game(10, &[(ME, 1), (2, 2)]);
        game.started_at = Some(Timestamp::from_seconds(game.ended_at.seconds() - seconds));
        let stats = mine(&[game]);
        assert_eq!(stats.lengths.timed_games == 1, stats.records.longest_game.is_some());
        stats.lengths.average_minutes
    };
    assert_eq!((minutes(0), minutes(-60), minutes(86_401)), (None, None, None));
    assert_eq!((minutes(90), minutes(86_400)), (Some(1.5), Some(1_440.0)));
}

#[test]
fn the_fastest_win_is_by_turns_where_none_was_timed() {
    let turns = |day, turns| Game {
        turns: Some(turns),
        ..game(day, &[(ME, 1), (2, 2)])
    };
    let mut games = vec![turns(1, 9), turns(2, 5), turns(3, 5)];
    let fastest = |games: &[Game]| {
        let win = mine(games).records.fastest_win.unwrap();
        (win.game_id, win.minutes, win.turns)
    };
    assert_eq!(fastest(&games), (id(2), None, Some(5)), "the earlier of two alike");
    games[0].started_at = Some(Timestamp::from_seconds(86_400 - 1_800));
    assert_eq!(fastest(&games), (id(1), Some(30), Some(9)));
}

#[test]
fn a_level_game_ends_a_run_against_an_opponent() {
    let streak = |placements: &[(u8, u8)]| {
        let day = |(day, (mine, theirs)): (i64, &(u8, u8))| game(day, &[(ME, *mine), (2, *theirs), (3, 1)]);
        let games: Vec<Game> = (1..).zip(placements).map(day).collect();
        Versus::of(id(ME), id(2), &games, Zone::UTC).streak
    };
    assert_eq!(streak(&[(2, 3), (2, 3)]), 2);
    assert_eq!(streak(&[(2, 3), (2, 2)]), 0);
    assert_eq!(streak(&[(2, 3), (3, 2), (3, 2)]), -2);
}

#[test]
fn records_of_a_group_are_its_members_and_guests() {
    let mut by_guest = game(1, &[(0, 1), (2, 2)]);
    by_guest.seats[0].guest = Some("Zoë".into());
    let games = [
        by_guest,
        game(2, &[(7, 1), (2, 2)]),
        game(3, &[(7, 1), (2, 2)]),
        game(4, &[(3, 1), (2, 2)]),
        game(5, &[(3, 1), (2, 2)]),
    ];
    let member = |number, private| GroupMember {
        user: id(number),
        private,
    };
    let longest = |viewer, private| {
        let members = [member(ME, false), member(2, false), member(3, private)];
        let stats = GroupStats::of(&members, id(viewer), &games, Zone::UTC);
        let record = stats.records.longest_streak.unwrap();
        (
            record.who.user_id,
            record.who.guest_name,
            record.record.length,
            stats.hidden,
        )
    };
    // Seven is not in the group any more.
    assert_eq!(longest(ME, false), (Some(id(3)), None, 2, 0));
    assert_eq!(longest(ME, true), (None, Some("Zoë".into()), 1, 1));
    assert_eq!(longest(3, true), (Some(id(3)), None, 2, 0));
}
