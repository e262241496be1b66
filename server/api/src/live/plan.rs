//! Decides a batch of commands against the table in memory, before anything is stored. Called by `settle`.

use std::time::Duration;

use podium_domain::Quota;
use podium_domain::table::{Actor, Ask, Broken, Decision, Event, Refusal, Role, Table, What};
use podium_store::live::{self, SNAPSHOT_EVERY};
use podium_store::{Conn, quotas};
use uuid::Uuid;

use super::check;
use super::request::{Answer, Asked, Asker};
use super::table_state::{Memory, TableError, TableState};
use crate::quota::is_within_quota;

/// A table without events for this long is closed.
pub const UNTOUCHED: Duration = Duration::from_secs(12 * 60 * 60);

/// What a batch of commands leads to, before it is stored.
#[derive(Default)]
pub(super) struct Plan {
    pub answers: Vec<Answer>,
    pub events: Vec<Event>,
    /// The table with the planned events applied, once it was needed.
    pub ahead: Option<Table>,
}

impl TableState {
    /// Decides commands in order, up to the one that finishes the table.
    pub(super) async fn plan(&self, memory: &Memory, asked: &[Asked]) -> Result<Plan, TableError> {
        let mut plan = Plan::default();
        for one in asked {
            let answer = self.decide(memory, one, &mut plan).await?;
            plan.answers.push(answer);
            // The game is recorded from the table as it ends here.
            if plan.finishes() {
                plan.look_ahead(&memory.table)?;
                break;
            }
        }
        Ok(plan)
    }

    async fn decide(&self, memory: &Memory, asked: &Asked, plan: &mut Plan) -> Result<Answer, TableError> {
        plan.look_ahead(&memory.table)?;
        let table = plan.ahead.as_ref().unwrap_or(&memory.table);
        let now = self.recorder.clock.now();
        let actor = match asked.asker {
            Asker::Sweep if table.at() >= now - UNTOUCHED => return Ok(Answer::Refused(Refusal::NoChange)),
            Asker::Sweep => Some(Actor::SERVER),
            Asker::At { who, device } => memory.about.actor(who, device, table.board()),
        };
        let Some(actor) = actor else {
            return Ok(Answer::Refused(Refusal::NotAllowed));
        };
        let refusal = match self.decision(memory, table, &asked.ask, &actor).await? {
            Ok(Decision::Known(sequence)) => return Ok(Answer::Done(sequence)),
            Ok(Decision::New(event)) => {
                let sequence = event.sequence;
                plan.events.push(*event);
                return Ok(Answer::Done(sequence));
            }
            Err(refusal) => refusal,
        };
        let taken = match actor.role {
            Role::Viewer => None,
            Role::Host | Role::Player => self.taken_before(table, asked.ask.id).await?,
        };
        Ok(taken.map_or(Answer::Refused(refusal), Answer::Done))
    }

    async fn decision(
        &self,
        memory: &Memory,
        table: &Table,
        ask: &Ask,
        actor: &Actor,
    ) -> Result<Result<Decision, Refusal>, TableError> {
        let mut ask = ask.clone();
        if table.sequence_of(ask.id).is_none() {
            let checked = check::seating(&self.recorder, &memory.about, table.board(), actor.user, ask.command);
            ask.command = match checked.await? {
                Ok(command) => command,
                Err(refusal) => return Ok(Err(refusal)),
            };
        }
        let random = |bound| self.recorder.entropy.below(bound);
        let decision = table.decide(&ask, actor, self.recorder.clock.now(), &random);
        let reopens = matches!(&decision, Ok(Decision::New(event)) if matches!(event.what, What::Reopened {}));
        match reopens && !self.has_room_to_reopen(memory).await? {
            true => Ok(Err(Refusal::Limit)),
            false => Ok(decision),
        }
    }

    /// Whether the host may have this table open beside their others.
    async fn has_room_to_reopen(&self, memory: &Memory) -> Result<bool, TableError> {
        let (id, host) = (self.id, memory.about.row.host_id.unwrap_or_default());
        let read = self
            .recorder
            .db
            .read(async move |c: &mut Conn| quotas::count_open_tables(c, host, id).await);
        Ok(is_within_quota(&self.recorder.settings, Quota::OpenTables, read.await?))
    }

    /// The sequence of a command that was taken before the snapshot this table was read from.
    async fn taken_before(&self, table: &Table, command: Uuid) -> Result<Option<u64>, TableError> {
        if table.knows_all_commands() {
            return Ok(None);
        }
        let id = self.id;
        let read = self
            .recorder
            .db
            .read(async move |c: &mut Conn| live::sequence_of(c, id, command).await);
        Ok(read.await?)
    }

    /// Looks up which of the commands behind these events were taken before; says whether any was.
    pub(super) async fn learn(&mut self, events: &[Event]) -> Result<bool, TableError> {
        let Some(memory) = &self.memory else {
            return Ok(false);
        };
        let mut taken = Vec::new();
        for event in events {
            let sequence = self.taken_before(&memory.table, event.id).await?;
            taken.extend(sequence.map(|sequence| (event.id, sequence)));
        }
        let any = !taken.is_empty();
        if let Some(memory) = &mut self.memory {
            memory.table.learn(taken);
        }
        Ok(any)
    }
}

impl Plan {
    /// Applies the planned events to a copy of the table.
    pub fn look_ahead(&mut self, base: &Table) -> Result<(), Broken> {
        if self.events.is_empty() {
            return Ok(());
        }
        self.ahead.get_or_insert_with(|| base.clone()).apply_later(&self.events)
    }

    /// Whether these events pass a snapshot's multiple, or end the table.
    pub fn needs_snapshot(&self) -> bool {
        let due = |event: &Event| event.sequence.is_multiple_of(SNAPSHOT_EVERY);
        let ends = |event: &Event| matches!(event.what, What::Finished { .. } | What::Closed {});
        self.events.iter().any(|event| due(event) || ends(event))
    }

    pub fn finishes(&self) -> bool {
        let last = self.events.last();
        last.is_some_and(|event| matches!(event.what, What::Finished { .. }))
    }
}
