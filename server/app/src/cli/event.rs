use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use podium_domain::{Description, EventName, Timestamp, Venue};
use podium_store::events::{self, Event};
use podium_store::{Conn, Db, Error, promo};
use podium_system::{Clock, Entropy};
use uuid::Uuid;

use super::confirm::Confirm;
use super::read::{moment, value};
use super::{EVENT_PAGE, beside, open};
use podium_api::server::{self, Failure};
use podium_api::{Change, ErrorKind, Pictures, Upload};
use podium_settings::Settings;

#[derive(Subcommand, Clone)]
pub enum Command {
    /// Makes an event, and prints where its page is.
    Create {
        #[arg(long, value_parser = value::<EventName>)]
        name: EventName,
        /// With its offset from UTC: 2026-11-20T19:00+01:00.
        #[arg(long, value_parser = moment)]
        starts: Timestamp,
        #[command(flatten)]
        more: More,
    },
    /// Changes what is given, and leaves the rest as it is.
    Edit {
        id: Uuid,
        #[arg(long, value_parser = value::<EventName>)]
        name: Option<EventName>,
        #[arg(long, value_parser = moment)]
        starts: Option<Timestamp>,
        #[command(flatten)]
        more: More,
        #[command(flatten)]
        less: Less,
    },
    /// Every event, the latest first.
    List,
    /// Deletes an event with its codes; the games that were played there stay.
    Delete {
        id: Uuid,
        #[command(flatten)]
        confirm: Confirm,
    },
}

#[derive(Args, Clone)]
pub struct More {
    /// Without it, the event is over a day after its start.
    #[arg(long, value_parser = moment)]
    ends: Option<Timestamp>,
    #[arg(long, value_parser = value::<Venue>)]
    place: Option<Venue>,
    /// Markdown.
    #[arg(long, value_parser = value::<Description>)]
    description: Option<Description>,
    /// A file with the description.
    #[arg(long, conflicts_with = "description")]
    description_file: Option<PathBuf>,
    /// A JPEG, PNG, WebP or GIF; it is cut to a square.
    #[arg(long)]
    picture: Option<PathBuf>,
    /// A playgroup that everyone joins who joins the event.
    #[arg(long)]
    playgroup: Option<Uuid>,
}

#[derive(Args, Clone)]
pub struct Less {
    #[arg(long, conflicts_with = "ends")]
    no_end: bool,
    #[arg(long, conflicts_with = "picture")]
    no_picture: bool,
    #[arg(long, conflicts_with = "playgroup")]
    no_playgroup: bool,
}

pub async fn run(command: Command, settings: &Settings) -> Result<(), Failure> {
    let db = open(settings).await?;
    match command {
        Command::Create { name, starts, more } => create(&db, settings, &name, starts, more).await,
        Command::Edit {
            id,
            name,
            starts,
            more,
            less,
        } => {
            let mut event = found(&db, id).await?;
            if let Some(name) = name {
                name.as_str().clone_into(&mut event.name);
            }
            event.starts_at = starts.unwrap_or(event.starts_at);
            edit(&db, settings, event, more, &less).await
        }
        Command::List => list(&db).await,
        Command::Delete { id, confirm } => delete(settings, id, confirm).await,
    }
}

async fn found(db: &Db, id: Uuid) -> Result<Event, Failure> {
    let found = db.read(async move |c: &mut Conn| events::find(c, id).await).await?;
    found.ok_or_else(|| format!("there is no event {id}; podium event list knows them").into())
}

async fn create(
    db: &Db,
    settings: &Settings,
    name: &EventName,
    starts_at: Timestamp,
    more: More,
) -> Result<(), Failure> {
    let now = Clock::system().now();
    let mut event = Event {
        id: Entropy::system().uuid(now),
        name: name.as_str().to_owned(),
        description: String::new(),
        place: String::new(),
        starts_at,
        ends_at: None,
        picture: None,
        playgroup_id: None,
        created_at: now,
        updated_at: now,
    };
    more.put_on(&mut event, settings).await?;
    let id = event.id;
    let playgroup = event.playgroup_id;
    db.write(async move |c: &mut Conn| events::insert(c, &event).await)
        .await
        .map_err(|why| in_words(why, playgroup))?;
    println!("The event {id} is at");
    println!("  {}{EVENT_PAGE}{id}", settings.public_origin());
    println!("Make codes for it with: podium promo create --event {id}");
    Ok(())
}

async fn edit(db: &Db, settings: &Settings, before: Event, more: More, less: &Less) -> Result<(), Failure> {
    let mut event = before.clone();
    if less.no_end {
        event.ends_at = None;
    }
    if less.no_picture {
        event.picture = None;
    }
    if less.no_playgroup {
        event.playgroup_id = None;
    }
    more.put_on(&mut event, settings).await?;
    event.updated_at = Clock::system().now();
    let (id, playgroup, picture) = (event.id, event.playgroup_id, event.picture.clone());
    db.write(async move |c: &mut Conn| events::update(c, &event).await)
        .await
        .map_err(|why| in_words(why, playgroup))?;
    if let Some(old) = before.picture.filter(|old| Some(old) != picture.as_ref()) {
        Pictures::open(settings)?.remove(&old).await;
    }
    println!("The event {id} is changed.");
    Ok(())
}

impl More {
    async fn put_on(self, event: &mut Event, settings: &Settings) -> Result<(), Failure> {
        event.ends_at = self.ends.or(event.ends_at);
        if event.ends_at.is_some_and(|ends| ends <= event.starts_at) {
            return Err("the event ends before it starts".into());
        }
        if let Some(place) = self.place {
            place.as_str().clone_into(&mut event.place);
        }
        let description = match self.description_file {
            Some(file) => Some(described(&file)?),
            None => self.description,
        };
        if let Some(description) = description {
            description.as_str().clone_into(&mut event.description);
        }
        event.playgroup_id = self.playgroup.or(event.playgroup_id);
        if let Some(file) = self.picture {
            event.picture = Some(pictured(&file, settings).await?);
        }
        Ok(())
    }
}

fn described(file: &Path) -> Result<Description, Failure> {
    let text = std::fs::read_to_string(file).map_err(|why| format!("{}: {why}", file.display()))?;
    Ok(value(&text).map_err(|why| format!("{}: {why}", file.display()))?)
}

async fn pictured(file: &Path, settings: &Settings) -> Result<String, Failure> {
    let bytes = std::fs::read(file).map_err(|why| format!("{}: {why}", file.display()))?;
    let upload = Upload {
        file: bytes,
        room: None,
    };
    let kept = Pictures::open(settings)?.keep_square(&Entropy::system(), upload).await;
    kept.map_err(|why| {
        let why = match why.kind() {
            ErrorKind::Unavailable => "it cannot be stored; `podium doctor` says why",
            _ => "it must be a JPEG, PNG, WebP or GIF of at most 10 MB, 40 megapixels and 16,384 pixels a side",
        };
        format!("{}: {why}", file.display()).into()
    })
}

fn in_words(why: Error, playgroup: Option<Uuid>) -> Failure {
    match (why, playgroup) {
        (Error::Reference(_), Some(playgroup)) => format!("there is no playgroup {playgroup}").into(),
        (why, _) => why.into(),
    }
}

async fn list(db: &Db) -> Result<(), Failure> {
    let all = db.read(async |c: &mut Conn| events::all(c).await).await?;
    if all.is_empty() {
        println!("There is no event yet. Make one with: podium event create --name … --starts …");
    }
    for (event, guests) in all {
        println!("{}  {}  {guests:>5} in  {}", event.id, event.starts_at, event.name);
    }
    Ok(())
}

async fn delete(settings: &Settings, id: Uuid, confirm: Confirm) -> Result<(), Failure> {
    let app = beside(settings.clone()).await?;
    let event = found(&app.db, id).await?;
    let read = app.db.read(async move |c: &mut Conn| {
        let codes = promo::of_event(c, id).await?.len();
        Ok((events::guests(c, id).await?, codes, events::games(c, id).await?))
    });
    let (guests, codes, games) = read.await?;
    let has = format!(
        "{} joined, it has {codes} codes, and {games} games stay without it",
        guests.len()
    );
    confirm.ask(&format!("Delete the event {}? {has}.", event.name))?;
    app.db
        .write(async move |c: &mut Conn| events::delete(c, id).await)
        .await?;
    if let Some(picture) = &event.picture {
        app.pictures.remove(picture).await;
    }
    app.signals.changed(guests, Change::Events);
    server::tell_nodes(&app).await?;
    println!("The event {} is deleted.", event.name);
    Ok(())
}
