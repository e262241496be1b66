//! What an operator does to an account. Running servers are told, on every node.

use podium_domain::Lang;
use podium_store::Conn;
use podium_store::account::Ending;
use podium_store::admin::{self, Named, Person};
use podium_store::identity::accounts::Account;

use super::found;
use super::print::name;
use crate::cli::beside;
use crate::cli::confirm::Confirm;
use podium_api::server::{self, Failure};
use podium_api::{AppState, Change, Deletion};
use podium_settings::Settings;

pub async fn disable(settings: Settings, named: &Named, confirm: Confirm) -> Result<(), Failure> {
    let app = beside(settings).await?;
    let person = found(&app.db, named).await?;
    if !person.is_disabled() {
        confirm.ask(&format!(
            "Disable {}? They are out everywhere within seconds; everything of theirs stays.",
            name(&person)
        ))?;
    }
    set_disabled(&app, person, true).await
}

pub async fn enable(settings: Settings, named: &Named) -> Result<(), Failure> {
    let app = beside(settings).await?;
    let person = found(&app.db, named).await?;
    set_disabled(&app, person, false).await
}

async fn set_disabled(app: &AppState, person: Person, disabled: bool) -> Result<(), Failure> {
    let (name, state) = (name(&person), if disabled { "disabled" } else { "enabled" });
    if person.is_disabled() == disabled {
        println!("{name} is {state} already.");
        return Ok(());
    }
    let user = person.user.as_ref().map(|user| user.id);
    let (entropy, now) = (app.entropy.clone(), app.clock.now());
    app.db
        .write(async move |c: &mut Conn| admin::set_disabled(c, &person, disabled, &entropy, now).await)
        .await?;
    // The second one reaches overlays.
    for change in [Change::Sessions, Change::Live] {
        app.signals.changed(user, change);
    }
    server::tell_nodes(app).await?;
    println!("{name} is {state}.");
    Ok(())
}

pub async fn verify(settings: Settings, named: &Named) -> Result<(), Failure> {
    let app = beside(settings).await?;
    let person = found(&app.db, named).await?;
    let (name, account) = (name(&person), own(&person)?);
    if account.email_verified {
        println!("The address of {name} is verified already.");
        return Ok(());
    }
    let (entropy, now) = (app.entropy.clone(), app.clock.now());
    app.db
        .write(async move |c: &mut Conn| admin::verify(c, &person, &entropy, now).await)
        .await?;
    println!("The address of {name} is verified.");
    Ok(())
}

pub async fn delete(settings: Settings, named: &Named, confirm: Confirm) -> Result<(), Failure> {
    let app = beside(settings).await?;
    let person = found(&app.db, named).await?;
    let name = name(&person);
    let held = match &person.user {
        Some(user) => {
            let id = user.id;
            let held = app
                .db
                .read(async move |c: &mut Conn| admin::holdings(c, id).await)
                .await?;
            format!(
                " {} decks go, and {} games name a deleted player.",
                held.decks, held.games
            )
        }
        None => String::new(),
    };
    confirm.ask(&format!("Delete {name} for good?{held}"))?;
    let user = person.user.as_ref().map(|user| user.id);
    let ending = match (person.account, user) {
        (Some(Account { id, email, .. }), _) => Ending::Own { account: id, email },
        (None, Some(user)) => Ending::Hosted { user },
        (None, None) => return Err("there is nothing to delete".into()),
    };
    Deletion::of_state(&app).of(user, ending).await?;
    server::tell_nodes(&app).await?;
    println!("{name} is deleted.");
    Ok(())
}

pub async fn reset_link(settings: Settings, named: &Named, lang: Option<Lang>) -> Result<(), Failure> {
    let app = beside(settings).await?;
    let person = found(&app.db, named).await?;
    let account = own(&person)?;
    if account.disabled {
        return Err(format!("{} is disabled; enable them first", name(&person)).into());
    }
    let spoken = person.user.as_ref().map(|user| user.locale);
    let (link, until) = app
        .identity
        .reset_link(account, lang.or(spoken).unwrap_or_default())
        .await?;
    println!("{link}");
    eprintln!(
        "Good once, until {until}. Whoever opens it takes over the account of {}: give it to nobody else.",
        name(&person)
    );
    Ok(())
}

fn own(person: &Person) -> Result<&Account, Failure> {
    let elsewhere = || format!("another service keeps the account of {}: do it there", name(person)).into();
    person.account.as_ref().ok_or_else(elsewhere)
}
