//! People and their accounts.

mod change;
mod print;

use clap::{Args, Subcommand};
use podium_domain::Lang;
use podium_store::admin::{self, Named, Person};
use podium_store::identity::providers;
use podium_store::identity::sessions;
use podium_store::{Conn, Db};

use super::confirm::Confirm;
use super::open;
use super::read::{named, value};
use podium_api::server::Failure;
use podium_settings::Settings;
use print::{Details, listed};

#[derive(Subcommand, Clone)]
pub enum Command {
    /// Everyone, the oldest account first.
    List(List),
    /// What is known of a person.
    Show {
        #[command(flatten)]
        who: Who,
        #[arg(long)]
        json: bool,
    },
    /// Keeps a person out, everywhere within seconds. Everything of theirs stays.
    Disable {
        #[command(flatten)]
        who: Who,
        #[command(flatten)]
        confirm: Confirm,
    },
    /// Lets a disabled person in again.
    Enable {
        #[command(flatten)]
        who: Who,
    },
    /// Takes a person's mail address as verified, without a mail.
    Verify {
        #[command(flatten)]
        who: Who,
    },
    /// Deletes an account for good, as its owner could.
    Delete {
        #[command(flatten)]
        who: Who,
        #[command(flatten)]
        confirm: Confirm,
    },
    /// Prints a link by which a person sets a new password, for when no mail reaches them.
    ResetLink {
        #[command(flatten)]
        who: Who,
        /// The language of its page; the person's own unless you say otherwise.
        #[arg(long, value_parser = value::<Lang>)]
        lang: Option<Lang>,
    },
}

#[derive(Args, Clone)]
pub struct Who {
    /// A mail address, a username, or an id.
    #[arg(value_name = "WHO", value_parser = named)]
    named: Named,
}

#[derive(Args, Clone)]
pub struct List {
    /// Only those whose address or name has this in it.
    #[arg(long)]
    search: Option<String>,
    #[arg(long)]
    disabled: bool,
    /// Only those whose address is not verified.
    #[arg(long)]
    unverified: bool,
    #[arg(long)]
    json: bool,
}

pub async fn run(command: Command, settings: Settings) -> Result<(), Failure> {
    match command {
        Command::List(list) => print_all(&open(&settings).await?, &list).await,
        Command::Show { who, json } => show(&open(&settings).await?, &who.named, json).await,
        Command::Disable { who, confirm } => change::disable(settings, &who.named, confirm).await,
        Command::Enable { who } => change::enable(settings, &who.named).await,
        Command::Verify { who } => change::verify(settings, &who.named).await,
        Command::Delete { who, confirm } => change::delete(settings, &who.named, confirm).await,
        Command::ResetLink { who, lang } => change::reset_link(settings, &who.named, lang).await,
    }
}

/// The person an operator named, or that there is none.
async fn found(db: &Db, named: &Named) -> Result<Person, Failure> {
    let wanted = named.clone();
    let found = db.read(async move |c: &mut Conn| admin::find(c, &wanted).await).await?;
    let text = match named {
        Named::Id(id) => id.to_string(),
        Named::Email(email) => email.to_string(),
        Named::Username(name) => name.clone(),
    };
    found.ok_or_else(|| format!("there is nobody called {text}; podium user list knows everyone").into())
}

async fn print_all(db: &Db, list: &List) -> Result<(), Failure> {
    let mut people = db.read(async |c: &mut Conn| admin::everyone(c).await).await?;
    people.retain(|person| list.wants(person));
    if list.json {
        let people: Vec<_> = people.iter().map(print::json).collect();
        println!("{}", serde_json::to_string_pretty(&people)?);
        return Ok(());
    }
    if people.is_empty() {
        return Err("there is nobody like that".into());
    }
    people.iter().for_each(|person| println!("{}", listed(person)));
    Ok(())
}

impl List {
    fn wants(&self, person: &Person) -> bool {
        let has = |text: &str| {
            let search = self.search.as_deref().unwrap_or_default().to_lowercase();
            text.to_lowercase().contains(&search)
        };
        let account = person.account.as_ref();
        let found = account.is_some_and(|account| has(account.email.as_str()))
            || (person.user.as_ref()).is_some_and(|user| has(&user.username) || has(&user.firstname));
        found
            && (!self.disabled || person.is_disabled())
            && (!self.unverified || account.is_some_and(|account| !account.email_verified))
    }
}

async fn show(db: &Db, named: &Named, json: bool) -> Result<(), Failure> {
    let person = found(db, named).await?;
    let details = db.read(async move |c: &mut Conn| {
        let (mut sessions, mut joined) = (Vec::new(), Vec::new());
        if let Some(account) = &person.account {
            sessions = sessions::of_account(c, account.id).await?;
            joined = providers::of_account(c, account.id).await?;
        }
        let holdings = match &person.user {
            Some(user) => Some(admin::holdings(c, user.id).await?),
            None => None,
        };
        Ok(Details {
            person: person.clone(),
            sessions,
            joined,
            holdings,
        })
    });
    let details = details.await?;
    match json {
        true => println!("{}", serde_json::to_string_pretty(&details.json())?),
        false => details.lines().iter().for_each(|line| println!("{line}")),
    }
    Ok(())
}
