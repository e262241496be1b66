//! A random live table, without events.

use podium_domain::Timestamp;
use podium_domain::table::JoinAs;
use podium_store::live::{self, LivePerson, LiveStatus, LiveTable};
use podium_store::{Conn, Result};
use podium_system::Entropy;
use uuid::Uuid;

use super::random::{People, chance, one};
use crate::table::COMMANDER;

#[derive(Debug, Clone)]
pub struct Table {
    pub row: LiveTable,
    /// Those who left have no role.
    people: Vec<(Uuid, Option<JoinAs>)>,
}

impl Table {
    pub fn new(luck: &Entropy, people: &People, now: Timestamp) -> Table {
        let host = one(luck, &people.users);
        let joins = |user: &Uuid| match luck.below(6) {
            // The host is always at their table.
            _ if *user == host => Some((host, Some(JoinAs::Player))),
            0 => Some((*user, Some(JoinAs::Player))),
            1 => Some((*user, Some(JoinAs::Viewer))),
            2 => Some((*user, None)),
            _ => None,
        };
        let id = luck.uuid(now);
        Table {
            people: people.users.iter().filter_map(joins).collect(),
            row: LiveTable {
                id,
                code: id.to_string(),
                host_id: Some(host),
                format_id: COMMANDER.parse().unwrap(),
                subformat_id: None,
                playgroup_id: None,
                set_id: None,
                game_id: luck.uuid(now),
                status: if chance(luck, 60) {
                    LiveStatus::Open
                } else {
                    LiveStatus::Closed
                },
                opened_at: now,
                touched_at: now,
                sequence: 0,
                version: 1,
            },
        }
    }

    pub fn joins(&self, user: Uuid) -> Option<JoinAs> {
        let found = self.people.iter().find(|(other, _)| *other == user);
        found.and_then(|(_, joins)| *joins)
    }

    pub async fn write(&self, c: &mut Conn) -> Result<()> {
        live::insert(c, &self.row).await?;
        for (user, joins) in &self.people {
            let person = LivePerson {
                role: joins.unwrap_or(JoinAs::Player),
                came: true,
                since: self.row.opened_at,
            };
            live::put_person(c, self.row.id, *user, &person).await?;
            if joins.is_none() {
                live::remove_person(c, self.row.id, *user).await?;
            }
        }
        Ok(())
    }
}
