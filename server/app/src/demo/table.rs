//! A table of the demo: who sits there, and how they do.

use podium_domain::{EndReason, Timestamp};
use podium_store::games::{Game, Played, Seat};
use uuid::Uuid;

use super::dice::Dice;
use super::words;
use super::world::{Group, MINUTE, Person, World};

/// Of a thousand games in pods of four, won from each seat in turn order.
const SEATS: [i64; 4] = [315, 242, 241, 202];
/// How often each way of winning is met, in the order of `EndReason::ALL`.
const REASONS: [i64; 10] = [40, 10, 20, 4, 3, 8, 4, 8, 2, 1];

/// A table at which a game is played.
pub struct Table<'a> {
    world: &'a World,
    group: &'a Group,
    start: Timestamp,
    end: Timestamp,
    /// Whether people remembered more than who won.
    detailed: bool,
    dice: &'a Dice,
}

impl<'a> Table<'a> {
    pub fn new(world: &'a World, group: &'a Group, start: Timestamp, end: Timestamp, dice: &'a Dice) -> Table<'a> {
        Table {
            world,
            group,
            start,
            end,
            detailed: dice.percent(65),
            dice,
        }
    }

    fn person(&self, player: Option<usize>) -> Option<&'a Person> {
        player.map(|place| &self.world.people[place])
    }

    /// A game with everyone seated, and no placements yet.
    pub fn game(&self, players: &[Option<usize>], format: (Uuid, Option<Uuid>)) -> Played {
        let dice = self.dice;
        let id = dice.id(self.end);
        let users: Vec<Uuid> = players
            .iter()
            .filter_map(|p| self.person(*p))
            .map(|p| p.user.id)
            .collect();
        let game = Game {
            id,
            set_id: None,
            playgroup_id: Some(self.group.playgroup.id),
            event_id: None,
            format_id: format.0,
            subformat_id: format.1,
            started_at: self.detailed.then_some(self.start),
            ended_at: self.end,
            turns: None,
            end_reason: self.detailed.then(|| EndReason::ALL[dice.weighted(&REASONS)]),
            recorded_by: (!users.is_empty()).then(|| *dice.pick(&users)),
            recorded_at: self.end + MINUTE,
            live: false,
            version: 1,
            removed_at: None,
        };
        let with_decks = format == self.world.formats.pod;
        let seats = (1..)
            .zip(players)
            .map(|(seat, player)| self.seat(id, seat, *player, with_decks));
        Played {
            game,
            seats: seats.collect(),
        }
    }

    fn seat(&self, game_id: Uuid, seat: i64, player: Option<usize>, with_decks: bool) -> Seat {
        let dice = self.dice;
        let person = self.person(player);
        // The decks at the front of the box are played most.
        let deck = person.filter(|_| with_decks).map(|person| {
            let most = dice.place(&person.decks).min(dice.place(&person.decks));
            &person.decks[most]
        });
        Seat {
            game_id,
            seat,
            user_id: person.map(|person| person.user.id),
            guest_name: person.is_none().then(|| words::guest(seat)),
            deck_id: deck.map(|deck| deck.id),
            deck_name: Some(deck.map_or_else(|| words::duellist(dice), |deck| deck.name.clone())),
            commanders: deck.map_or_else(|| "[]".into(), |deck| deck.commanders.clone()),
            colors: deck.map_or_else(String::new, |deck| deck.colors.clone()),
            bracket: deck.and_then(|deck| deck.bracket),
            placement: 1,
            final_life: None,
            eliminated_turn: None,
            eliminated_by: None,
            mulligans: dice.percent(30).then(|| dice.between(0, 2)),
            username: person.map(|person| person.user.username.to_string()),
            firstname: person.map(|person| person.user.firstname.to_string()),
            picture: None,
        }
    }

    /// Who won, and in what order the others went out; now and then it is a draw.
    pub fn place(&self, players: &[Option<usize>], seats: &mut [Seat], turns: i64) {
        let dice = self.dice;
        if dice.percent(2) {
            return;
        }
        let chance = |(at, player): (usize, &Option<usize>)| {
            let skill = self.person(*player).map_or(80, |person| person.skill);
            // A deck of a higher bracket wins more, though not by as much as its owner hopes.
            let deck = 6 + seats[at].bracket.unwrap_or(2);
            skill * deck * SEATS.get(at).copied().unwrap_or(190)
        };
        let chances: Vec<i64> = players.iter().enumerate().map(chance).collect();
        let winner = dice.weighted(&chances);
        let mut others: Vec<usize> = (0..seats.len()).filter(|at| *at != winner).collect();
        dice.shuffle(&mut others);
        if self.detailed {
            seats[winner].final_life = Some(dice.between(1, 46));
        }
        for (better, at) in others.iter().enumerate() {
            let out = &mut seats[*at];
            out.placement = better as i64 + 2;
            if self.detailed {
                // Put out by the winner, or by one who was still there.
                let by = if better == 0 || dice.percent(60) {
                    winner
                } else {
                    *dice.pick(&others[..better])
                };
                out.final_life = Some(dice.between(-12, 0));
                out.eliminated_turn = Some((turns - 2 * better as i64).max(1));
                out.eliminated_by = Some(by as i64 + 1);
            }
        }
    }
}
