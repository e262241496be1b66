//! How a table is set up.

use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableRole)]
pub enum Role {
    Host,
    Player,
    Viewer,
}

/// A seat by its number, from 1 as the table was set up; the turn order is apart from it.
#[derive(Serialize, ToSchema)]
#[schema(as = TableSeat)]
pub struct SeatNo(u8);

/// What a seat is told apart by; no two seats of a table have the same.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableSeatColor)]
pub enum SeatColor {
    Red,
    Blue,
    Green,
    Yellow,
    Purple,
    Orange,
    Teal,
    Pink,
    Brown,
    Gray,
}

/// A seat as JSON holds it: like the seats of games.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[schema(as = TablePlace)]
pub struct SeatSetup {
    #[schema(required)]
    user_id: Option<Uuid>,
    #[serde(default)]
    #[schema(required)]
    guest_name: Option<String>,
    #[schema(required)]
    deck_id: Option<Uuid>,
    #[serde(default)]
    #[schema(required)]
    deck_name: Option<String>,
    #[serde(default)]
    #[schema(required)]
    commanders: Vec<String>,
    color: SeatColor,
}

/// What the format says.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[schema(as = TableRules)]
pub struct Rules {
    starting_life: i32,
    /// So much from one commander is out, where the format says so.
    #[schema(required)]
    commander_damage: Option<u32>,
    /// So many poison counters are out, where the format says so.
    #[schema(required)]
    poison: Option<u32>,
}

/// What the host lets others do.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[schema(as = TableSettings)]
pub struct Settings {
    /// Players touch every seat, not only their own.
    all_seats: bool,
    /// What the join code makes of whoever has no seat.
    join_as: JoinAs,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableJoinAs)]
pub enum JoinAs {
    Player,
    Viewer,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[schema(as = TableSetup)]
pub struct Setup {
    rules: Rules,
    settings: Settings,
    /// In turn order.
    seats: Vec<SeatSetup>,
}
