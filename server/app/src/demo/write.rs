//! Writes the demo's world, by the same functions as real data.

use std::sync::Arc;

use indicatif::{ProgressBar, ProgressStyle};
use podium_domain::{Role, Timestamp};
use podium_store::stats::seasons;
use podium_store::{
    Batch, Conn, Result as Stored, decks, events, friends, games, inbox, notes, playgroups, promo, sets, tags, user,
};
use uuid::Uuid;

use super::PASSWORD;
use super::cast::ALICE;
use super::dice::Dice;
use super::night::{self, Night};
use super::world::{DAY, Gathering, Group, HOUR, Person, Tie, World};
use super::{lists, live};
use podium_api::AppState;
use podium_api::server::Failure;

/// How much goes into one unit. Small ones are faster: SQLite walks the whole of what a unit could undo after each of
/// its statements.
const PEOPLE_AT_ONCE: usize = 10;
const NIGHTS_AT_ONCE: usize = 8;
const TIES_AT_ONCE: usize = 50;

pub async fn everything(app: &AppState, mut world: World, now: Timestamp, dice: &Dice) -> Result<(), Failure> {
    for person in &mut world.people {
        if let Some(email) = &person.email {
            let email = email.parse().map_err(super::bad)?;
            let subject = app.identity.register(email, PASSWORD.into(), true).await?;
            person.user.subject = subject.to_string();
        }
    }
    let world = Arc::new(world);
    let bar = progress("people", world.people.len())?;
    for start in (0..world.people.len()).step_by(PEOPLE_AT_ONCE) {
        let world = world.clone();
        let end = (start + PEOPLE_AT_ONCE).min(world.people.len());
        let people = async move |c: &mut Conn| write_people(c, &world.people[start..end]).await;
        app.db.write(people).await?;
        bar.set_position(end as u64);
    }
    if let Some(deck) = world.people[ALICE].decks.first().cloned() {
        let lists = app
            .db
            .write(async move |c: &mut Conn| lists::write(c, &deck, now).await);
        lists.await?;
    }
    for ties in world.ties().chunks(TIES_AT_ONCE) {
        let (world, ties) = (world.clone(), ties.to_vec());
        let ties = app.db.write(async move |c: &mut Conn| {
            for tie in &ties {
                write_tie(c, &world, *tie, now).await?;
            }
            Ok(())
        });
        ties.await?;
    }

    let plans = night::plans(&world.groups, now, dice);
    let bar = progress("game nights", plans.len())?;
    for some in plans.chunks(NIGHTS_AT_ONCE) {
        let nights: Result<Vec<Night>, Failure> = some.iter().map(|plan| night::play(&world, plan, dice)).collect();
        let nights = Arc::new(nights?);
        let nights = app.db.write(async move |c: &mut Conn| {
            for night in nights.iter() {
                write_night(c, night, now).await?;
            }
            Ok(())
        });
        nights.await?;
        bar.inc(some.len() as u64);
    }
    live::write(app, &world, now, dice).await
}

async fn write_people(c: &mut Conn, people: &[Person]) -> Stored<()> {
    for person in people {
        user::insert(c, &person.user).await?;
        for deck in &person.decks {
            decks::insert(c, deck).await?;
        }
    }
    Ok(())
}

async fn write_tie(c: &mut Conn, world: &World, tie: Tie, now: Timestamp) -> Stored<()> {
    let id = |place: usize| world.people[place].user.id;
    let group_id = |place: usize| world.groups[place].playgroup.id;
    match tie {
        Tie::Group(group) => write_group(c, &world.groups[group], id).await,
        Tie::Invitation(group, invited, by) => {
            let (group, at) = (group_id(group), now - HOUR * 4);
            playgroups::insert_member(c, group, id(invited), Role::Member, Some(id(by)), at, false).await
        }
        Tie::Arrival(group, who) => {
            let (group, at) = (group_id(group), now - DAY * 2);
            playgroups::insert_member(c, group, id(who), Role::Member, None, at, true).await
        }
        Tie::Private(group, who) => seasons::keep_private(c, group_id(group), id(who), true).await,
        Tie::Season(place) => {
            let season = &world.seasons[place];
            let (group, from) = (group_id(season.group), season.span.from());
            seasons::insert(c, group, season.id, &season.name, season.span, from).await
        }
        Tie::Gathering(place) => write_gathering(c, &world.gatherings[place], id).await,
        Tie::Friends(asker, asked, accepted) => {
            let at = now - DAY * 20;
            friends::insert(c, id(asker), id(asked), at, accepted.then_some(at + HOUR)).await
        }
    }
}

async fn write_group(c: &mut Conn, group: &Group, id: impl Fn(usize) -> Uuid) -> Stored<()> {
    let playgroup = &group.playgroup;
    playgroups::insert(c, playgroup).await?;
    for (place, member) in group.members.iter().enumerate() {
        let role = [Role::Owner, Role::Admin].get(place).copied().unwrap_or(Role::Member);
        playgroups::insert_member(c, playgroup.id, id(*member), role, None, playgroup.created_at, true).await?;
    }
    Ok(())
}

async fn write_gathering(c: &mut Conn, gathering: &Gathering, id: impl Fn(usize) -> Uuid) -> Stored<()> {
    let (event, promo) = (&gathering.event, &gathering.promo);
    events::insert(c, event).await?;
    promo::insert(c, promo).await?;
    for guest in &gathering.guests {
        events::admit(c, event.id, id(*guest), &promo.code, event.created_at).await?;
    }
    Ok(())
}

async fn write_night(c: &mut Conn, night: &Night, now: Timestamp) -> Stored<()> {
    if let Some(set) = &night.set {
        sets::insert(c, set).await?;
    }
    for played in &night.games {
        let mut batch = Batch::default();
        games::insert(&mut batch, played);
        // Notices of recent games are not answered yet.
        if played.game.recorded_at >= now - DAY * 3 {
            inbox::notice_seated(&mut batch, played.game.id, None);
        }
        batch.run(c).await?;
    }
    for note in &night.notes {
        notes::insert(c, note.user, note.target, note.id, &note.text, note.at).await?;
    }
    for tagged in &night.tags {
        let tag = std::slice::from_ref(&tagged.tag);
        tags::put_on(c, tagged.user, tagged.target, tag, tagged.at).await?;
    }
    Ok(())
}

/// On a terminal, where there is much to do.
fn progress(what: &'static str, of: usize) -> Result<ProgressBar, Failure> {
    if of < 1_000 {
        return Ok(ProgressBar::hidden());
    }
    let style = ProgressStyle::with_template("  {msg} {wide_bar} {percent}%  {human_pos} of {human_len}, {eta} left")?;
    Ok(ProgressBar::new(of as u64).with_style(style).with_message(what))
}
