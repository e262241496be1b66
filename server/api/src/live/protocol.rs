//! What is said over a table's socket, both ways.

use podium_domain::Timestamp;
use podium_domain::table::{Command, Event, Role, SeatNo, Snapshot};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::wire::Card;

/// What a device says at a table.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
#[schema(as = LiveClientMessage)]
pub enum ClientMessage {
    /// The first message: who I am, on which device, and the last sequence I have.
    Hello {
        /// The identity token.
        token: String,
        /// Made by the device and kept by it: quick taps of one device are one line.
        device: Uuid,
        /// None where I have nothing yet.
        #[serde(default)]
        #[schema(required)]
        have: Option<u64>,
    },
    /// The first message of a device without an account: the table's code, and the token of the guest's seat it holds.
    Guest {
        code: String,
        #[serde(default)]
        #[schema(required)]
        token: Option<String>,
        device: Uuid,
        #[serde(default)]
        #[schema(required)]
        have: Option<u64>,
    },
    /// A fresh identity token, before the old one expires.
    Renew { token: String },
    /// A command with the id the device made for it: done once, however often it is sent.
    Do { id: Uuid, command: Command },
    /// Answered at once, with the same number.
    Ping { at: f64 },
}

/// What an overlay says.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
#[schema(as = OverlayClientMessage)]
pub enum OverlayMessage {
    /// The first message.
    Hello {
        /// The streaming token.
        token: String,
    },
    /// Answered at once, with the same number.
    Ping { at: f64 },
}

/// What the server says.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[schema(as = LiveServerMessage)]
pub enum ServerMessage<'a> {
    /// The first answer. `now` is the server's clock.
    Welcome {
        role: Role,
        sequence: u64,
        now: Timestamp,
    },
    /// The table itself; none where an overlay's owner sits at none.
    Table {
        #[schema(required)]
        table: Option<TableInfo>,
    },
    /// Who is at the table, which guests' seats devices without an account hold, and how many devices look on.
    People {
        people: Vec<Person>,
        guests: Vec<Guest>,
        viewers: u32,
    },
    /// Everything up to its sequence.
    Snapshot(Snapshot<'a>),
    /// What has happened, in order, each following the one before.
    #[expect(
        dead_code,
        reason = "put together from events as they were written, not written again for each device"
    )]
    Events {
        events: Vec<Event>,
    },
    /// The command has happened, in the event of that sequence, which was told before.
    Done {
        id: Uuid,
        sequence: u64,
    },
    /// The command has not happened. `too_fast` and `unavailable` say nothing about it: it can be sent again.
    Refused {
        id: Uuid,
        reason: &'static str,
    },
    /// What I am at this table from now on.
    Role {
        role: Role,
    },
    Pong {
        at: f64,
        now: Timestamp,
    },
}

/// A table, apart from what lies on it.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = LiveTableInfo)]
pub struct TableInfo {
    pub id: Uuid,
    /// None for an overlay, which is shown to all the world.
    #[schema(required)]
    pub code: Option<String>,
    pub format_id: Uuid,
    #[schema(required)]
    pub subformat_id: Option<Uuid>,
    #[schema(required)]
    pub playgroup_id: Option<Uuid>,
    #[schema(required)]
    pub host_id: Option<Uuid>,
    /// Once it is written down.
    #[schema(required)]
    pub game_id: Option<Uuid>,
    #[schema(required)]
    pub set: Option<SetScore>,
}

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = LiveSetScore)]
pub struct SetScore {
    pub id: Uuid,
    /// None where it is open-ended.
    #[schema(required)]
    pub best_of: Option<i64>,
    /// Which game of the set this is, from 1.
    pub game: i64,
    pub wins: Vec<SeatWins>,
}

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = LiveSeatWins)]
pub struct SeatWins {
    pub seat: SeatNo,
    pub wins: i64,
}

/// Somebody at the table: its host, whoever came, whoever has a seat.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = LivePerson)]
pub struct Person {
    #[serde(flatten)]
    pub card: Card,
    pub role: Role,
    /// How many of their devices are at the table now.
    pub devices: u32,
}

/// A guest's seat that a device without an account holds.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = LiveGuest)]
pub struct Guest {
    pub seat: SeatNo,
    /// How many devices are at the table for it now.
    pub devices: u32,
}
