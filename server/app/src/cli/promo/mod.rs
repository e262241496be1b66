mod sheet;

use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use podium_domain::{PromoCode, PromoRefusal, Timestamp, admits};
use podium_store::events::{self, Event};
use podium_store::promo::{self, Promo};
use podium_store::{Conn, Db, Error};
use podium_system::{Clock, Entropy, files};
use uuid::Uuid;

use super::confirm::Confirm;
use super::read::{moment, value};
use super::{EVENT_PAGE, address, open};
use podium_api::server::Failure;
use podium_settings::Settings;

#[derive(Subcommand, Clone)]
pub enum Command {
    /// Makes codes for an event, and prints them with their addresses.
    Create(Create),
    /// The codes of an event, and how often each was used.
    List {
        #[arg(long)]
        event: Uuid,
    },
    /// Ends codes: they let nobody in any more. Those who joined stay.
    Revoke {
        #[arg(required = true, value_parser = value::<PromoCode>)]
        codes: Vec<PromoCode>,
        #[command(flatten)]
        confirm: Confirm,
    },
}

#[derive(Args, Clone)]
pub struct Create {
    #[arg(long)]
    event: Uuid,
    /// A word of your own in place of a made code, for a poster.
    #[arg(long, value_parser = value::<PromoCode>, conflicts_with = "count")]
    code: Option<PromoCode>,
    /// How many people each code lets in; one, unless you say otherwise.
    #[arg(long, value_parser = clap::value_parser!(i64).range(1..=1_000_000))]
    uses: Option<i64>,
    /// Each code lets in any number of people.
    #[arg(long, conflicts_with = "uses")]
    unlimited: bool,
    /// Lets nobody in before: 2026-11-20T19:00+01:00.
    #[arg(long, value_parser = moment)]
    from: Option<Timestamp>,
    /// Lets nobody in from then on.
    #[arg(long, value_parser = moment)]
    until: Option<Timestamp>,
    /// How many codes to make.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1_000))]
    count: u16,
    /// Writes a page to print on A4: cards to cut out, or a poster where there is one code.
    #[arg(long)]
    sheet: Option<PathBuf>,
}

pub async fn run(command: Command, settings: &Settings) -> Result<(), Failure> {
    let db = open(settings).await?;
    match command {
        Command::Create(create) => make(&db, settings, create).await,
        Command::List { event } => list(&db, event).await,
        Command::Revoke { codes, confirm } => revoke(&db, &codes, confirm).await,
    }
}

/// A code on paper.
struct Printed {
    /// As it is read.
    code: String,
    /// The event's page, with the code in it.
    url: String,
}

async fn make(db: &Db, settings: &Settings, create: Create) -> Result<(), Failure> {
    if create.code.is_some() && create.uses.is_none() && !create.unlimited {
        return Err("say how many people the code lets in: --uses N or --unlimited".into());
    }
    if let (Some(from), Some(until)) = (create.from, create.until)
        && until <= from
    {
        return Err("the code ends before it begins".into());
    }
    let event = found(db, create.event).await?;
    // Before any code is made: what cannot be printed need not be.
    if let Some(sheet) = &create.sheet {
        address(settings).refuse_overwrite(sheet)?;
        files::refuse_overwriting_other_kind(sheet, sheet::FILE_START.as_bytes())?;
        write(sheet, "")?;
    }
    let codes = keep(db, &create).await?;
    let printed: Vec<Printed> = codes.iter().map(|code| print(code, &create, settings)).collect();
    for Printed { code, url } in &printed {
        println!("{code}  {url}");
    }
    if let Some(file) = &create.sheet {
        write(file, &sheet::html(&event, &printed, &settings.public_origin())?)?;
        println!("To print: {}", file.display());
    }
    Ok(())
}

/// Draws the codes again if one of them exists already; a chosen word is refused instead.
async fn keep(db: &Db, create: &Create) -> Result<Vec<PromoCode>, Failure> {
    let (now, entropy) = (Clock::system().now(), Entropy::system());
    loop {
        let codes: Vec<PromoCode> = match &create.code {
            Some(word) => vec![word.clone()],
            None => (0..create.count)
                .map(|_| PromoCode::from_bytes(entropy.bytes()))
                .collect(),
        };
        let promos = codes.iter().map(|code| Promo {
            code: code.clone(),
            event_id: create.event,
            max_uses: (!create.unlimited).then_some(create.uses.unwrap_or(1)),
            uses: 0,
            starts_at: create.from,
            expires_at: create.until,
            created_at: now,
        });
        let promos: Vec<Promo> = promos.collect();
        let kept = db.write(async move |c: &mut Conn| {
            for promo in &promos {
                if !promo::insert(c, promo).await? {
                    return Err(Error::Refused);
                }
            }
            Ok(())
        });
        match (kept.await, &create.code) {
            (Ok(()), _) => return Ok(codes),
            (Err(Error::Refused), Some(word)) => return Err(format!("there is a code {word} already").into()),
            (Err(Error::Refused), None) => (),
            (Err(why), _) => return Err(why.into()),
        }
    }
}

fn print(code: &PromoCode, create: &Create, settings: &Settings) -> Printed {
    let url = format!("{}{EVENT_PAGE}{}?code={code}", settings.public_origin(), create.event);
    let code = match create.code {
        Some(_) => code.to_string(),
        None => code.grouped(),
    };
    Printed { code, url }
}

fn write(file: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(file, text).map_err(|why| format!("{}: {why}", file.display()).into())
}

async fn found(db: &Db, event: Uuid) -> Result<Event, Failure> {
    let found = db.read(async move |c: &mut Conn| events::find(c, event).await).await?;
    found.ok_or_else(|| format!("there is no event {event}; podium event list knows them").into())
}

async fn list(db: &Db, event: Uuid) -> Result<(), Failure> {
    found(db, event).await?;
    let codes = db
        .read(async move |c: &mut Conn| promo::of_event(c, event).await)
        .await?;
    if codes.is_empty() {
        println!("There is no code yet. Make some with: podium promo create --event {event}");
    }
    let now = Clock::system().now();
    for promo in codes {
        let of = promo.max_uses.map_or("any number".to_owned(), |most| most.to_string());
        let until = promo.expires_at.map(|at| format!(", until {at}")).unwrap_or_default();
        let state = match admits(Some(promo.terms()), now) {
            Ok(()) => "open",
            Err(PromoRefusal::NotYet) => "not yet",
            Err(PromoRefusal::Expired) => "expired",
            Err(PromoRefusal::UsedUp | PromoRefusal::Unknown) => "used up",
        };
        println!(
            "{:<32}  {} of {of} used, {state}{until}",
            promo.code.as_str(),
            promo.uses
        );
    }
    Ok(())
}

async fn revoke(db: &Db, codes: &[PromoCode], confirm: Confirm) -> Result<(), Failure> {
    let (typed, now) = (codes.to_vec(), Clock::system().now());
    let read = db.read(async move |c: &mut Conn| {
        let mut known = Vec::new();
        for code in &typed {
            known.push(promo::find(c, code).await?);
        }
        Ok(known)
    });
    let mut known = Vec::new();
    for (code, promo) in codes.iter().zip(read.await?) {
        let promo = promo.ok_or_else(|| format!("there is no code {code}; podium promo list knows them"))?;
        if promo.expires_at.is_some_and(|end| end <= now) {
            return Err(format!("the code {code} has ended already").into());
        }
        println!("{:<32}  {} used", promo.code.as_str(), promo.uses);
        known.push(promo.code);
    }
    confirm.ask("End these codes?")?;
    let ended = known.len();
    let revoked = db.write(async move |c: &mut Conn| {
        for code in &known {
            promo::revoke(c, code, now).await?;
        }
        Ok(())
    });
    revoked.await?;
    println!("{ended} ended.");
    Ok(())
}
