//! Moves pictures between the data folder and a bucket.

use std::collections::{BTreeSet, HashMap};
use std::process::ExitCode;
use std::time::Instant;

use clap::{Subcommand, ValueEnum};
use futures_util::{StreamExt, stream};
use podium_picture_store::{PictureStore, address_of, name_of, own_name};
use podium_store::{Conn, Db, pictures};

use super::work::Work;
use super::{PICTURES_MISSING, open};
use podium_api::server::Failure;
use podium_settings::Settings;

/// How many pictures are under way at once.
const AT_ONCE: usize = 8;

#[derive(Subcommand, Clone)]
pub enum Command {
    /// Copies the pictures that the database names to the bucket or to the data folder, and checks each copy. Can be
    /// stopped and run again, beside a running server.
    Move {
        #[arg(long, value_enum)]
        to: Target,
        /// Only says what would be copied.
        #[arg(long)]
        dry_run: bool,
        /// Deletes each picture where it was, once its copy is checked: for when every server uses the new place.
        #[arg(long, conflicts_with = "dry_run")]
        delete: bool,
    },
}

#[derive(Clone, Copy, ValueEnum)]
pub enum Target {
    /// The bucket of the settings.
    S3,
    /// The data folder.
    Files,
}

/// Both places.
#[derive(Clone)]
struct Places {
    from: PictureStore,
    to: PictureStore,
}

enum Done {
    Copied,
    /// It was there, with the same bytes.
    There,
    /// It was removed meanwhile.
    Gone(String),
}

pub async fn run(command: Command, settings: &Settings) -> Result<ExitCode, Failure> {
    let Command::Move { to, dry_run, delete } = command;
    let s3 = settings
        .s3()
        .ok_or("no bucket is set: set PODIUM_S3_BUCKET and its keys")?;
    let (bucket, folder) = (PictureStore::in_bucket(&s3)?, PictureStore::in_folder(&settings.data));
    let (from, to) = match to {
        Target::S3 => (folder, bucket),
        Target::Files => (bucket, folder),
    };
    let (begun, places, db) = (Instant::now(), Places { from, to }, open(settings).await?);
    let mut plan = Plan::make(&db, &places, delete).await?;
    let (old, new) = (places.from.place(), places.to.place());
    if dry_run {
        let (copies, bytes, there) = (plan.names.len(), plan.bytes, plan.there);
        println!("{copies} pictures ({bytes} bytes) would be copied from {old} to {new}; {there} are there already.");
    } else {
        let copied = plan.carry_out(&places, delete).await?;
        let (there, seconds) = (plan.there, begun.elapsed().as_secs_f64());
        println!("{copied} pictures were copied from {old} to {new}, {there} were there already ({seconds:.1} s).");
        match delete {
            true => println!("What {new} has is deleted from {old}."),
            false => println!("{old} still has them: start every server with the new place, then run this again."),
        }
    }
    plan.tell_missing(&db, &places).await
}

/// What there is to do.
struct Plan {
    names: Vec<String>,
    /// How much that is.
    bytes: u64,
    there: usize,
    /// Named by the database, and nowhere.
    missing: Vec<String>,
}

impl Plan {
    async fn make(db: &Db, places: &Places, delete: bool) -> Result<Plan, Failure> {
        let (sources, copies) = tokio::try_join!(sizes(&places.from), sizes(&places.to))?;
        let mut plan = Plan {
            names: Vec::new(),
            bytes: 0,
            there: 0,
            missing: Vec::new(),
        };
        for name in named(db).await? {
            match (sources.get(&name), copies.get(&name)) {
                (None, None) => plan.missing.push(name),
                (None, Some(_)) => plan.there += 1,
                // A name stands for the same bytes forever; before the source is deleted they are compared.
                (Some(size), Some(copy)) if size == copy && !delete => plan.there += 1,
                (Some(size), _) => {
                    plan.bytes += size;
                    plan.names.push(name);
                }
            }
        }
        Ok(plan)
    }

    /// Says how many were copied.
    async fn carry_out(&mut self, places: &Places, delete: bool) -> Result<usize, Failure> {
        places.to.prepare()?;
        let work = Work::new()?;
        let (mut tell, mut copied, of) = (work.tell(), 0, self.names.len() as u64);
        let names = std::mem::take(&mut self.names);
        let mut copying = stream::iter(names)
            .map(|name| places.clone().copy(name, delete))
            .buffer_unordered(AT_ONCE);
        let mut done = 0;
        while let Some(copy) = copying.next().await {
            match copy? {
                Done::Copied => copied += 1,
                Done::There => self.there += 1,
                Done::Gone(name) => self.missing.push(name),
            }
            done += 1;
            tell("copying", done, of)?;
        }
        work.bar.finish_and_clear();
        Ok(copied)
    }

    /// What was replaced while this ran is not missing.
    async fn tell_missing(&self, db: &Db, places: &Places) -> Result<ExitCode, Failure> {
        let named = named(db).await?;
        let missing: Vec<&String> = self.missing.iter().filter(|name| named.contains(*name)).collect();
        if missing.is_empty() {
            return Ok(ExitCode::SUCCESS);
        }
        let (old, new) = (places.from.place(), places.to.place());
        eprintln!("podium: these pictures are neither in {old} nor in {new}:");
        for name in missing {
            eprintln!("  {}", address_of(name));
        }
        Ok(ExitCode::from(PICTURES_MISSING))
    }
}

impl Places {
    async fn copy(self, name: String, delete: bool) -> Result<Done, Failure> {
        let Some(bytes) = self.from.get(&name).await? else {
            return Ok(Done::Gone(name));
        };
        let there = self.to.get(&name).await?.as_ref() == Some(&bytes);
        if !there {
            self.to.put(&name, bytes.clone()).await?;
            match self.to.get(&name).await? {
                None => return Ok(Done::Gone(name)),
                Some(copy) if copy == bytes => (),
                Some(_) => return Err(format!("{} has other bytes of {name} than it got", self.to.place()).into()),
            }
        }
        if delete {
            self.from.remove(&name).await?;
        }
        Ok(if there { Done::There } else { Done::Copied })
    }
}

/// The bytes of each picture that is in a place.
async fn sizes(place: &PictureStore) -> Result<HashMap<String, u64>, Failure> {
    let stored = place.list().await?.into_iter();
    Ok(stored.map(|stored| (stored.name, stored.bytes)).collect())
}

/// The names of all pictures that the database names and that are ours.
async fn named(db: &Db) -> Result<BTreeSet<String>, Failure> {
    let addresses = db.read(async |c: &mut Conn| pictures::in_use(c).await).await?;
    let names = addresses.iter().filter_map(|address| name_of(address));
    Ok(names.filter_map(own_name).collect())
}
