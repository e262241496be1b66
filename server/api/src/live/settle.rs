//! Deciding commands: in memory, then stored in one transaction, then broadcast and answered.

use std::sync::Arc;

use podium_domain::Timestamp;
use podium_domain::table::{Event, Refusal, Table, What, comeback};
use podium_store::games::Played;
use podium_store::live::{self, Append, Folded, LiveStatus, LiveTable, NewSnapshot, Written};
use podium_store::{Conn, Error, Result};
use podium_system::Entropy;
use uuid::Uuid;

use super::loaded::renew_taken_code;
use super::plan::Plan;
use super::relay::RelayMessage;
use super::request::{Answer, Asked, Unavailable};
use super::table_state::{Memory, TableError, TableState};
use crate::http::compute::compute;
use crate::record::{Notifications, record_live};
use crate::signals::Change;

/// How often another node may be first before the command is refused as unavailable.
const TRIES: u32 = 20;

/// What is stored in one transaction.
struct Writing {
    row: LiveTable,
    expected: u64,
    events: Vec<Written>,
    /// Users who were given a seat.
    seated: Vec<Uuid>,
    status: LiveStatus,
    reopens: bool,
    entropy: Entropy,
    /// Set when enough events passed since the last snapshot, and at the end.
    snapshot: Option<NewSnapshot>,
    /// The finished table, with the winner's worst deficit.
    finished: Option<(Table, Option<i64>)>,
    now: Timestamp,
}

enum Wrote {
    Behind,
    /// With the recorded game if the table finished.
    Done(Option<Box<Played>>),
}

impl TableState {
    /// Decides commands in order, stores and broadcasts their events, and answers.
    pub async fn settle(&mut self, mut asked: Vec<Asked>) {
        let mut tries = 0;
        let mut unanswered = Err(Unavailable);
        while !asked.is_empty() && tries < TRIES {
            match self.attempt(&mut asked).await {
                Ok(true) => tries = 0,
                Ok(false) => tries += 1,
                Err(TableError::Unknown) => {
                    unanswered = Ok(Answer::Refused(Refusal::NotAllowed));
                    break;
                }
                // It is unknown what was stored: read it before anything else is decided.
                Err(TableError::Unavailable) => {
                    self.unload();
                    break;
                }
            }
        }
        for one in asked {
            self.answer(one, unanswered);
        }
    }

    /// Settles the first commands, as many as fit one transaction; false if another node was first.
    async fn attempt(&mut self, asked: &mut Vec<Asked>) -> Result<bool, TableError> {
        self.load().await?;
        let Some(memory) = &self.memory else {
            return Err(TableError::Unavailable);
        };
        let mut plan = self.plan(memory, asked).await?;
        if !plan.events.is_empty() {
            let comeback = match plan.finishes() {
                true => self.comeback(memory.table.sequence(), plan.events.clone()).await?,
                false => None,
            };
            if plan.needs_snapshot() {
                plan.look_ahead(&memory.table)?;
            }
            let writing = Arc::new(self.writing(memory, &plan, comeback));
            let write = writing.clone();
            let wrote = self
                .recorder
                .db
                .write_locked(async move |c: &mut Conn| write.down(c).await);
            match wrote.await {
                Ok(Wrote::Behind) => {
                    self.catch_up().await?;
                    return Ok(false);
                }
                Ok(Wrote::Done(played)) => self.written(&writing, &plan.events, plan.ahead, played)?,
                Err(Error::Unique(_)) if self.learn(&plan.events).await? => return Ok(false),
                Err(why) => return Err(why.into()),
            }
        }
        for (one, answer) in asked.drain(..plan.answers.len()).zip(plan.answers) {
            self.answer(one, Ok(answer));
        }
        Ok(true)
    }

    fn answer(&self, asked: Asked, answer: Result<Answer, Unavailable>) {
        self.metrics.answered(&answer);
        let _ = asked.reply.send(answer);
    }

    /// The winner's worst deficit. Computed before the write, so that no events are folded inside it.
    async fn comeback(&self, upto: u64, last: Vec<Event>) -> Result<Option<i64>, TableError> {
        let (id, most) = (self.id, i64::try_from(upto).unwrap_or(i64::MAX));
        let read = self
            .recorder
            .db
            .read(async move |c: &mut Conn| live::bodies_after(c, id, 0, most).await);
        let bodies = read.await?;
        let computed = compute(move || -> Result<Option<i64>> {
            let events: Vec<Event> = bodies.iter().map(|body| live::event(body)).collect::<Result<_>>()?;
            Ok(comeback(events.iter().chain(&last)))
        });
        Ok(computed.await.map_err(|_| TableError::Unavailable)??)
    }

    fn writing(&self, memory: &Memory, plan: &Plan, comeback: Option<i64>) -> Writing {
        let row = &memory.about.row;
        let status = plan.events.iter().fold(row.status, |status, event| match event.what {
            What::Finished { .. } => LiveStatus::Finished,
            What::Closed {} => LiveStatus::Closed,
            What::Reopened {} => LiveStatus::Open,
            _ => status,
        });
        Writing {
            row: row.clone(),
            expected: memory.table.sequence(),
            events: plan.events.iter().map(Written::from).collect(),
            seated: plan.events.iter().flat_map(seated).collect(),
            status,
            reopens: row.status != LiveStatus::Open && status == LiveStatus::Open,
            entropy: self.recorder.entropy.clone(),
            snapshot: (plan.ahead.as_ref().filter(|_| plan.needs_snapshot())).map(Folded::to_snapshot),
            finished: (plan.ahead.clone().filter(|_| plan.finishes())).map(|table| (table, comeback)),
            now: self.recorder.clock.now(),
        }
    }

    /// Broadcasts what was stored: to followers here, to the other nodes, and as signals.
    fn written(
        &mut self,
        writing: &Writing,
        events: &[Event],
        ahead: Option<Table>,
        played: Option<Box<Played>>,
    ) -> Result<(), TableError> {
        let Some(memory) = &mut self.memory else {
            return Err(TableError::Unavailable);
        };
        if let Some(ahead) = ahead {
            memory.table = ahead;
        }
        memory.table.apply_later(events)?;
        let told: Vec<Uuid> = memory.about.users().collect();
        let bodies: Vec<&str> = writing.events.iter().map(|event| event.body.as_str()).collect();
        self.tell(events, &bodies);
        let message = RelayMessage::Appended {
            table: self.id,
            sequence: self.sequence(),
        };
        self.relay.tell(&message, &bodies);
        if writing.status != writing.row.status {
            self.recorder.signals.changed(told, Change::Live);
        }
        if let Some(played) = played {
            Notifications::of_live_game(&played, writing.now).send(&self.recorder);
        }
        Ok(())
    }
}

/// The users to whom an event gives a seat.
pub fn seated(event: &Event) -> Vec<Uuid> {
    match &event.what {
        What::Opened { setup } => setup.seats.iter().filter_map(|place| place.user()).collect(),
        What::Seated { place, .. } => place.user().into_iter().collect(),
        _ => Vec::new(),
    }
}

impl Writing {
    async fn down(&self, c: &mut Conn) -> Result<Wrote, Error> {
        let id = self.row.id;
        if self.reopens {
            renew_taken_code(c, &self.entropy, &self.row).await?;
        }
        match live::append(c, id, self.expected, &self.events, self.status).await? {
            Append::Behind => return Ok(Wrote::Behind),
            Append::Appended => (),
        }
        if let Some(snapshot) = &self.snapshot {
            live::put_snapshot(c, id, snapshot).await?;
        }
        for user in &self.seated {
            live::seat_person(c, id, *user, self.now).await?;
        }
        Ok(Wrote::Done(match &self.finished {
            Some((table, comeback)) => Some(Box::new(record_live(c, id, table, *comeback, self.now).await?)),
            None => None,
        }))
    }
}
