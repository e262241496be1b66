//! How much there is, for operators.

use std::time::Duration;

use clap::Args;
use podium_store::Conn;
use podium_store::admin::{self, Totals};
use podium_system::Clock;
use serde_json::json;

use super::open;
use podium_api::server::Failure;
use podium_settings::Settings;

/// What counts as lately.
const LATELY: Duration = Duration::from_secs(30 * 24 * 60 * 60);

#[derive(Args, Clone)]
pub struct Command {
    #[arg(long)]
    json: bool,
}

pub async fn run(command: &Command, settings: &Settings) -> Result<(), Failure> {
    let (db, since) = (open(settings).await?, Clock::system().now() - LATELY);
    let totals = db.read(async move |c: &mut Conn| admin::totals(c, since).await).await?;
    let Totals {
        accounts,
        unverified,
        sessions,
        users,
        active,
        playgroups,
        decks,
        games,
        recent_games,
        removed_games,
        open_tables,
        live_tables,
        events,
        notes,
        activity,
        mails_waiting,
    } = totals;
    if command.json {
        let totals = json!({
            "database": db.kind(), "accounts": accounts, "unverified": unverified, "sessions": sessions, "users": users,
            "activeUsers": active, "playgroups": playgroups, "decks": decks, "games": games, "recentGames": recent_games,
            "removedGames": removed_games, "openTables": open_tables, "liveTables": live_tables, "events": events,
            "notes": notes, "activity": activity, "mailsWaiting": mails_waiting,
        });
        println!("{}", serde_json::to_string_pretty(&totals)?);
        return Ok(());
    }
    println!("  accounts     {accounts}, {unverified} of them unverified; {sessions} sign-ins");
    println!("  users        {users}, {active} of them here in the last 30 days");
    println!("  playgroups   {playgroups}");
    println!("  decks        {decks}");
    println!("  games        {games}, {recent_games} of them recorded in the last 30 days; {removed_games} removed");
    println!("  live tables  {live_tables}, {open_tables} of them open");
    println!("  events       {events}");
    println!("  notes        {notes}");
    println!("  activity     {activity} entries");
    println!("  mails        {mails_waiting} waiting");
    println!("  database     {}", db.kind());
    Ok(())
}
