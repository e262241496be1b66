//! Demo data: a lively group, the same every time but for its dates, or a crowd. Games are recorded by the same
//! functions as real ones, so all counters are right.

mod cast;
mod crowd;
mod dice;
mod events;
mod lists;
mod live;
mod night;
mod table;
mod words;
mod world;
mod write;

use std::path::PathBuf;

use clap::ValueEnum;
use podium_domain::{Lang, PromoCode, Timestamp};
use podium_store::promo::{self, Promo};
use podium_store::{Conn, streaming, user};

use podium_api::AppState;
use podium_api::example_subject;
use podium_api::server::Failure;
use podium_api::token;
use podium_settings::Settings;

use dice::Dice;

/// One password for all, printed when the demo starts.
const PASSWORD: &str = "lamp-lit table";

/// Opens Alice's overlay; printed as well.
const STREAMING_TOKEN: &str = "a-lamp-lit-table-for-all-the-world-to-see-it";

/// How much there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Size {
    /// Six people and half a year of game nights.
    Small,
    /// A tenth of large.
    Medium,
    /// 2,000 people, 20,000 decks, 100,000 games and as many notes.
    Large,
    /// Ten times large.
    Huge,
}

/// The demo keeps to a data folder of its own, unless another was asked for.
pub fn settings(settings: Settings, size: Size) -> Settings {
    let folder = match size {
        Size::Small => "data-demo",
        Size::Medium => "data-demo-medium",
        Size::Large => "data-demo-large",
        Size::Huge => "data-demo-huge",
    };
    let data = if settings.data == Settings::default().data {
        PathBuf::from(folder)
    } else {
        settings.data.clone()
    };
    // In a bucket the demo would sweep away pictures that only the real database names.
    Settings {
        data,
        s3_bucket: None,
        ..settings
    }
}

/// Fills the example group's world: the small demo's people, none of whom can sign in, half a year up to `now`.
pub async fn fill_example(app: AppState, now: Timestamp) -> Result<(), Failure> {
    let dice = Dice::new(1);
    let mut world = cast::world(&app.formats, now, &dice)?;
    for person in &mut world.people {
        person.email = None;
        person.user.subject = person.user.username.to_string();
    }
    for (place, lang) in [(cast::ALICE, Lang::En), (cast::BRUNO, Lang::Fr)] {
        world.people[place].user.subject = example_subject(lang);
    }
    world.streams = false;
    write::everything(&app, world, now, &dice).await?;
    Ok(app.ratings.count().await?)
}

/// Fills an empty database, and says how to sign in.
pub async fn fill(app: &AppState, size: Size) -> Result<(), Failure> {
    let there = app.db.read(async |c: &mut Conn| user::count(c).await).await?;
    if there == 0 {
        let (now, dice) = (app.clock.now(), Dice::new(1));
        let mut world = cast::world(&app.formats, now, &dice)?;
        match size {
            Size::Small => (),
            Size::Medium => crowd::join(&mut world, 1, now, &dice)?,
            Size::Large => crowd::join(&mut world, 10, now, &dice)?,
            Size::Huge => crowd::join(&mut world, 100, now, &dice)?,
        }
        write::everything(app, world, now, &dice).await?;
        app.ratings.count().await?;
    }
    println!("\n  The demo's people, all with the password \"{PASSWORD}\":");
    for email in cast::emails() {
        println!("    {email}");
    }
    let code: PromoCode = events::CODE.parse().map_err(bad)?;
    let promo = app
        .db
        .read(async move |c: &mut Conn| promo::find(c, &code).await)
        .await?;
    if let Some(Promo { code, event_id, .. }) = promo {
        let origin = app.settings.public_origin();
        println!("  An event to come into, by the code {code}:\n    {origin}/mobile/event/{event_id}?code={code}");
    }
    let hash = token::hash(STREAMING_TOKEN);
    let streams = app.db.read(async move |c: &mut Conn| streaming::owner(c, hash).await);
    if streams.await?.is_some() {
        let origin = app.settings.public_origin();
        println!("  Alice's table as an overlay for a stream:\n    {origin}/obs#token={STREAMING_TOKEN}");
    }
    Ok(())
}

fn bad(why: podium_domain::FieldError) -> Failure {
    format!("the demo's own data: {}", why.word()).into()
}
