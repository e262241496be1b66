//! Deletes what was kept long enough, or says what that is.

use clap::Args;
use podium_domain::Kept;
use podium_system::Clock;
use serde_json::{Map, Value};

use super::confirm::Confirm;
use super::open;
use podium_api::retention;
use podium_api::server::Failure;
use podium_settings::Settings;

const DAY: u64 = 24 * 60 * 60;

#[derive(Args, Clone)]
pub struct Command {
    /// Only says what would go.
    #[arg(long)]
    dry_run: bool,
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    confirm: Confirm,
}

pub async fn run(command: &Command, settings: &Settings) -> Result<(), Failure> {
    let (db, now) = (open(settings).await?, Clock::system().now());
    let due = retention::due(&db, settings, now).await?;
    let all: i64 = due.iter().map(|(_, count)| count).sum();
    if command.json {
        print_json(&due)?;
    } else {
        print(settings, &due);
    }
    if command.dry_run || all == 0 {
        return Ok(());
    }
    command.confirm.ask("Delete this for good?")?;
    let swept = retention::sweep(&db, settings, now).await?;
    let swept: u64 = swept.iter().map(|(_, count)| count).sum();
    if !command.json {
        println!("{swept} deleted.");
    }
    Ok(())
}

fn print(settings: &Settings, due: &[(Kept, i64)]) {
    for kept in Kept::ALL {
        let what = match kept {
            Kept::Activity => "entries of the activity log",
            Kept::ClosedTables => "live tables closed without a game",
            Kept::Timelines => "timelines of games",
            Kept::JoinLinks => "links into playgroups that have ended",
            Kept::ClaimLinks => "links to guests' seats that have ended",
            Kept::RemovedSets => "removed sets",
            Kept::RemovedGames => "removed games",
        };
        let count = due.iter().find(|(due, _)| *due == kept).map(|(_, count)| count);
        match (count, settings.keeps(kept)) {
            (Some(count), Some(span)) => println!("  {count:>8}  {what}, older than {} days", span.as_secs() / DAY),
            _ => println!("         –  {what}, kept forever"),
        }
    }
}

fn print_json(due: &[(Kept, i64)]) -> Result<(), Failure> {
    let due: Map<String, Value> = due
        .iter()
        .map(|(kept, count)| (kept.word().to_owned(), (*count).into()))
        .collect();
    println!("{}", serde_json::to_string_pretty(&due)?);
    Ok(())
}
