//! The demo's live tables, played by the table's own rules: two finished, one in play.

use std::sync::Arc;
use std::time::Duration;

use podium_domain::Timestamp;
use podium_domain::table::{
    Actor, Ask, Command, Counter, Decision, Event, JoinAs, Role, Rules, SeatColor, SeatNo, SeatSetup, SeatedPlayer,
    Settings, Setup, Table, comeback,
};
use podium_store::live::{self, LivePerson, LiveStatus, LiveTable, Written};
use podium_store::sets::{self, Set};
use podium_store::{Conn, Result as Stored, streaming};
use uuid::Uuid;

use super::cast::{ALICE, BRUNO, CHLOE, DMITRI};
use super::dice::Dice;
use super::world::{DAY, HOUR, MINUTE, Person, World};
use super::{STREAMING_TOKEN, bad};
use podium_api::AppState;
use podium_api::formats;
use podium_api::free_code;
use podium_api::record_live;
use podium_api::server::Failure;
use podium_api::token;

/// No game lasts longer.
const LAST_ROUND: u32 = 16;

/// A table with all that has happened at it.
struct Evening {
    row: LiveTable,
    set: Option<Set>,
    people: Vec<Uuid>,
    play: Play,
}

struct Play {
    table: Table,
    events: Vec<Written>,
    host: Actor,
    /// The time at the table, which goes no further than `until`.
    now: Timestamp,
    until: Timestamp,
}

pub async fn write(app: &AppState, world: &World, now: Timestamp, dice: &Dice) -> Result<(), Failure> {
    let (format, subformat) = world.formats.pod;
    let rules = app
        .formats
        .rules(format, subformat)
        .ok_or("the demo's format has no rules")?;
    let group = world.groups.first().map(|group| group.playgroup.id);
    let evening = |seats: [usize; 4], group, start| Evening::new(world, rules, seats, group, (start, now), dice);
    let mut alone = evening([BRUNO, ALICE, DMITRI, CHLOE], group, now - DAY - HOUR * 3)?;
    alone.play.finish(dice)?;
    let mut in_a_set = evening([ALICE, BRUNO, CHLOE, DMITRI], None, now - DAY * 3 - HOUR * 3)?;
    in_a_set.begin_set(dice);
    in_a_set.play.finish(dice)?;
    let mut evenings = vec![alone, in_a_set];
    if world.streams {
        let mut running = evening([ALICE, BRUNO, CHLOE, DMITRI], group, now - MINUTE * 18)?;
        running.play.rounds(3, dice)?;
        evenings.push(running);
    }

    let (evenings, entropy) = (Arc::new(evenings), app.entropy.clone());
    let streamer = world.streams.then(|| world.people[ALICE].user.id);
    let wrote = app.db.write(async move |c: &mut Conn| {
        for evening in evenings.iter() {
            let code = free_code(c, &entropy).await?;
            evening.write(c, code).await?;
        }
        match streamer {
            Some(alice) => streaming::put(c, alice, token::hash(STREAMING_TOKEN), now).await,
            None => Ok(()),
        }
    });
    Ok(wrote.await?)
}

impl Evening {
    /// `hours`: when it begins, and when it must have ended.
    fn new(
        world: &World,
        rules: formats::Rules,
        seats: [usize; 4],
        playgroup_id: Option<Uuid>,
        hours: (Timestamp, Timestamp),
        dice: &Dice,
    ) -> Result<Evening, Failure> {
        let (start, until) = hours;
        let people: Vec<&Person> = seats.iter().map(|place| &world.people[*place]).collect();
        let places = people.iter().zip(SeatColor::ALL);
        let setup = Setup {
            rules: Rules {
                starting_life: i32::try_from(rules.starting_life)?,
                commander_damage: rules.commander_damage.map(u32::try_from).transpose()?,
                poison: rules.poison.map(u32::try_from).transpose()?,
            },
            settings: Settings::default(),
            seats: places
                .map(|(person, color)| place(person, color, dice))
                .collect::<Result<_, _>>()?,
            starter: None,
        };
        let id = dice.id(start);
        let host = Actor {
            role: Role::Host,
            user: Some(world.people[ALICE].user.id),
            guest: None,
            device: Some(dice.id(start)),
        };
        let event = Table::open(id, setup, &host, start).map_err(|(field, why)| format!("{field}: {}", why.word()))?;
        Ok(Evening {
            row: LiveTable {
                id,
                code: String::new(),
                host_id: host.user,
                format_id: world.formats.pod.0,
                subformat_id: world.formats.pod.1,
                playgroup_id,
                set_id: None,
                game_id: dice.id(start),
                status: LiveStatus::Open,
                opened_at: event.at,
                touched_at: event.at,
                sequence: 0,
                version: 1,
            },
            set: None,
            people: people.iter().map(|person| person.user.id).collect(),
            play: Play {
                table: Table::opened(&event)?,
                events: vec![(&event).into()],
                host,
                now: start,
                until,
            },
        })
    }

    fn begin_set(&mut self, dice: &Dice) {
        let row = &mut self.row;
        let set = Set {
            id: dice.id(row.opened_at),
            playgroup_id: row.playgroup_id,
            format_id: row.format_id,
            subformat_id: row.subformat_id,
            best_of: Some(3),
            started_at: row.opened_at,
            closed_at: None,
            recorded_by: row.host_id,
            recorded_at: row.opened_at,
            version: 1,
            removed_at: None,
        };
        row.set_id = Some(set.id);
        self.set = Some(set);
    }

    async fn write(&self, c: &mut Conn, code: String) -> Stored<()> {
        let (row, play) = (&self.row, &self.play);
        if let Some(set) = &self.set {
            sets::insert(c, set).await?;
        }
        let code = LiveTable { code, ..row.clone() };
        live::insert(c, &code).await?;
        let status = LiveStatus::from(&play.table.board().status);
        live::append(c, row.id, 0, &play.events, status).await?;
        let came = LivePerson {
            role: JoinAs::Player,
            came: true,
            since: row.opened_at,
        };
        for user in &self.people {
            live::put_person(c, row.id, *user, &came).await?;
        }
        if status == LiveStatus::Finished {
            let events = play.events.iter().map(|written| live::event(&written.body));
            let events = events.collect::<Stored<Vec<Event>>>()?;
            record_live(c, row.id, &play.table, comeback(&events), play.now).await?;
        }
        Ok(())
    }
}

fn place(person: &Person, color: SeatColor, dice: &Dice) -> Result<SeatSetup, Failure> {
    let deck = dice.pick(&person.decks);
    let commanders: Vec<String> = serde_json::from_str(&deck.commanders)?;
    let commanders = commanders.iter().map(|name| name.parse().map_err(bad));
    Ok(SeatSetup {
        player: SeatedPlayer::User(person.user.id),
        deck_id: Some(deck.id),
        deck_name: Some(deck.name.parse().map_err(bad)?),
        commanders: commanders.collect::<Result<_, _>>()?,
        color,
    })
}

fn life(seat: SeatNo, delta: i32, source: Option<SeatNo>) -> Command {
    Command::Life { seat, delta, source }
}

impl Play {
    fn ask(&mut self, command: Command, dice: &Dice) -> Result<(), Failure> {
        let id = dice.id(self.now);
        let ask = Ask { id, command };
        let decided = self
            .table
            .decide(&ask, &self.host, self.now, &|bound| dice.entropy().below(bound));
        match decided.map_err(|why| format!("the demo's table: {}", why.word()))? {
            Decision::Known(_) => Ok(()),
            Decision::New(event) => {
                self.table.apply(&event)?;
                self.events.push(Written::from(&*event));
                Ok(())
            }
        }
    }

    fn wait(&mut self, least: i64, most: i64, dice: &Dice) {
        let seconds = u64::try_from(dice.between(least, most)).unwrap_or_default();
        self.now = (self.now + Duration::from_secs(seconds)).min(self.until);
    }

    fn finish(&mut self, dice: &Dice) -> Result<(), Failure> {
        self.rounds(LAST_ROUND, dice)?;
        let finish = Command::Finish {
            placements: None,
            end_reason: None,
        };
        self.ask(finish, dice)
    }

    /// Plays until there is a winner, or this many rounds are over.
    fn rounds(&mut self, last: u32, dice: &Dice) -> Result<(), Failure> {
        self.wait(20, 60, dice);
        self.ask(Command::WhoStarts {}, dice)?;
        loop {
            self.wait(4, 10, dice);
            self.ask(Command::Turn { seat: None }, dice)?;
            let turn = self.table.board().turns.current().ok_or("nobody has the turn")?;
            if self.table.board().still_in().len() < 2 || turn.round > last {
                return Ok(());
            }
            self.turn(turn.seat, i64::from(turn.round), dice)?;
            if self.table.board().still_in().len() < 2 {
                return Ok(());
            }
        }
    }

    fn turn(&mut self, seat: SeatNo, round: i64, dice: &Dice) -> Result<(), Failure> {
        let mut others = self.table.board().still_in();
        others.retain(|other| *other != seat);
        let target = *dice.pick(&others);
        self.wait(15, 50, dice);
        if round >= 3 && dice.percent(25) {
            let cast = Command::Casts {
                seat,
                commander: 0,
                delta: 1,
            };
            self.ask(cast, dice)?;
        }
        if round >= 2 {
            for _ in 0..dice.between(1, 3) {
                let delta = -i32::try_from(dice.between(1, 1 + round))?;
                self.ask(life(target, delta, Some(seat)), dice)?;
                self.wait(1, 8, dice);
            }
        }
        if round >= 2 && dice.percent(50) {
            let hit = Command::CommanderDamage {
                seat: target,
                source: seat,
                commander: 0,
                delta: i32::try_from(dice.between(2, 6))?,
            };
            self.ask(hit, dice)?;
        }
        self.wait(2, 15, dice);
        if dice.percent(20) {
            let delta = i32::try_from(dice.between(1, 4))?;
            self.ask(life(seat, delta, None), dice)?;
        }
        if dice.percent(15) {
            let count = Command::Counter {
                seat: target,
                counter: *dice.pick(&[Counter::Energy, Counter::Experience, Counter::Poison]),
                delta: 1,
            };
            self.ask(count, dice)?;
        }
        if dice.percent(8) {
            // A slip of the thumb, and back.
            self.ask(life(target, 1, None), dice)?;
            self.ask(Command::Undo { of: None }, dice)?;
        }
        self.put_out(dice)?;
        self.wait(5, 45, dice);
        Ok(())
    }

    /// Whom the rules would have out goes out.
    fn put_out(&mut self, dice: &Dice) -> Result<(), Failure> {
        while let Some(out) = self.table.board().eliminations().into_iter().next() {
            self.wait(3, 12, dice);
            let (seats, by, how) = (vec![out.seat], out.by, out.how);
            self.ask(Command::Out { seats, by, how }, dice)?;
        }
        Ok(())
    }
}
