//! The command line.

mod backup;
mod cards;
mod confirm;
mod doctor;
mod event;
mod health;
mod pictures;
mod promo;
mod read;
mod serve;
mod stats;
mod sweep;
mod user;
mod work;

use std::io::IsTerminal;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use podium_store::{Address, Db};
use podium_system::{Clock, Entropy, files};
use tracing_subscriber::EnvFilter;

use crate::demo;
use podium_api::AppState;
use podium_api::server::{self, Failure};
use podium_settings::{LogStyle, Settings};

/// Podium: decks, games and live tables for people who play cards together.
#[derive(Parser)]
#[command(version, about)]
struct Cli {
    /// The file of settings; it need not exist.
    #[arg(long, default_value = "podium.toml", global = true)]
    config: PathBuf,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Clone)]
enum Command {
    /// Answers calls and serves the web app (the default).
    Serve,
    /// Brings the database's schema up to date, and stops.
    Migrate,
    /// Says in words what is wrong with the settings or the surroundings.
    Doctor,
    /// Asks the running server whether it is well; fails if it is not.
    Health,
    /// Serves a lively demo group from a data folder of its own.
    Demo {
        /// How much there is in it.
        #[arg(long, value_enum, default_value = "small")]
        size: demo::Size,
    },
    /// The catalogue of cards, by which card names complete and decks are summed up.
    #[command(subcommand)]
    Cards(cards::Command),
    /// Events: what a shop or a community runs.
    #[command(subcommand)]
    Event(event::Command),
    /// Codes that let people into events.
    #[command(subcommand)]
    Promo(promo::Command),
    /// People and their accounts.
    #[command(subcommand)]
    User(user::Command),
    /// Says how much of everything there is.
    Stats(stats::Command),
    /// Deletes what was kept for as long as the settings say, as a running server does every hour.
    Sweep(sweep::Command),
    /// Writes the database, the pictures and the keys into one file, beside a running server.
    Backup {
        /// Replaced once the new one is whole.
        file: PathBuf,
        /// Writes nothing, and checks that a backup is whole.
        #[arg(long)]
        verify: bool,
    },
    /// Restores a backup into an empty data folder and an empty database, of either kind.
    Restore { file: PathBuf },
    /// Pictures, and where they are.
    #[command(subcommand)]
    Pictures(pictures::Command),
    /// Prints the API document.
    Openapi,
}

pub fn run() -> ExitCode {
    let cli = Cli::parse();
    let settings = match Settings::load(&cli.config) {
        Ok(settings) => settings,
        Err(why) => {
            eprintln!("podium: the settings cannot be read: {why}");
            return ExitCode::from(2);
        }
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .expect("the system gives threads");
    match runtime.block_on(dispatch(cli.command.unwrap_or(Command::Serve), settings)) {
        Ok(code) => code,
        Err(why) => {
            eprintln!("podium: {why}");
            ExitCode::FAILURE
        }
    }
}

async fn dispatch(command: Command, settings: Settings) -> Result<ExitCode, Failure> {
    use Command::{
        Backup, Cards, Demo, Doctor, Event, Health, Migrate, Openapi, Pictures, Promo, Restore, Serve, Stats, Sweep,
        User,
    };
    if !matches!(command, Doctor | Health | Openapi) {
        log_to_terminal(settings.log);
    }
    if matches!(
        command,
        Serve | Demo { .. } | Event(_) | Promo(_) | User(_) | Sweep(_) | Pictures(_)
    ) {
        refuse_nonsense(&settings)?;
    }
    match command {
        Serve => serve::until_told_to_stop(settings, async |_| Ok(())).await?,
        Demo { size } => {
            let settings = demo::settings(settings, size);
            serve::until_told_to_stop(settings, async |app| demo::fill(app, size).await).await?;
        }
        Migrate => println!("The {} database is up to date.", open(&settings).await?.kind()),
        Doctor => return Ok(doctor::run(&settings).await),
        Health => health::run(&settings)?,
        Cards(command) => cards::run(command, &settings).await?,
        Event(command) => event::run(command, &settings).await?,
        Promo(command) => promo::run(command, &settings).await?,
        User(command) => user::run(command, settings).await?,
        Stats(command) => stats::run(&command, &settings).await?,
        Sweep(command) => sweep::run(&command, &settings).await?,
        Backup { file, verify: true } => backup::verify(&file)?,
        Backup { file, verify: false } => return backup::take(&file, &settings).await,
        Restore { file } => backup::restore(&file, &settings).await?,
        Pictures(command) => return pictures::run(command, &settings).await,
        Openapi => println!("{}", podium_api::document().to_pretty_json()?),
    }
    Ok(ExitCode::SUCCESS)
}

/// The exit code of what went well, but for pictures that the database names and that are nowhere.
const PICTURES_MISSING: u8 = 3;

/// The page of an event, by its id, below the public address.
const EVENT_PAGE: &str = "/mobile/event/";

/// The database, beside a running server or without one.
async fn open(settings: &Settings) -> Result<Db, Failure> {
    files::create_folder(&settings.data)?;
    Ok(Db::open(&address(settings)).await?)
}

fn address(settings: &Settings) -> Address {
    Address::new(settings.database_url.as_deref(), &settings.data, 2)
        .with_direct(settings.database_direct_url.as_deref())
}

/// The parts of a server, for what running ones must hear of.
async fn beside(settings: Settings) -> Result<AppState, Failure> {
    server::assemble_beside(settings, Clock::system(), Entropy::system()).await
}

fn refuse_nonsense(settings: &Settings) -> Result<(), Failure> {
    for name in Settings::strangers() {
        tracing::warn!("{name} is set, but there is no such setting");
    }
    for missing in settings.half_set() {
        tracing::warn!("{missing}");
    }
    if let Some(address) = settings.firebase_emulator {
        tracing::warn!(
            "tokens of the emulator at {address} are believed, and nobody signs them: never let others in here"
        );
    }
    let complaints = settings.complaints();
    if complaints.is_empty() {
        Ok(())
    } else {
        Err(complaints.join("; ").into())
    }
}

fn log_to_terminal(style: LogStyle) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| {
        EnvFilter::new("info,tokio_postgres=warn,async_nats=warn,object_store=warn,podium_api::middleware=warn")
    });
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        // Else a log that cannot be written, on a full disk say, breaks off whatever wanted to log.
        .log_internal_errors(false)
        .with_writer(std::io::stderr);
    match style {
        LogStyle::Json => log.json().init(),
        LogStyle::Text => log.with_target(false).with_ansi(std::io::stderr().is_terminal()).init(),
    }
}
