//! A user's own labels, and the games and sets they are on.

use std::collections::HashMap;

use podium_domain::{TagColor, TagName, Timestamp};
use uuid::Uuid;

use crate::ids::for_many;
use crate::{Batch, Conn, Result, Target, many_ids, row, statements};

#[derive(Debug, Clone)]
pub struct Tag {
    pub id: Uuid,
    pub name: String,
    pub color: String,
    pub uses: i64,
}

row!(Tag: tag_columns { id, name, color, uses });

/// A tag to put on something: one that is there, or a name that becomes one (under `id`) where it is not.
#[derive(Debug, Clone)]
pub enum Wanted {
    Known(Uuid),
    Named { id: Uuid, name: TagName },
}

statements! {
    OF_USER = concat!("SELECT ", tag_columns!(), " FROM tag WHERE user_id = $1 ORDER BY name_key, id");
    READ = concat!("SELECT ", tag_columns!(), " FROM tag WHERE id = $1 AND user_id = $2");
    BY_KEY = "SELECT id FROM tag WHERE user_id = $1 AND name_key = $2";
    INSERT = "INSERT INTO tag (id, user_id, name, name_key, color, created_at) VALUES ($1, $2, $3, $4, $5, $6)
        ON CONFLICT (user_id, name_key) DO NOTHING";
    RENAME = "UPDATE tag SET name = $3, name_key = $4 WHERE id = $1 AND user_id = $2";
    RECOLOR = "UPDATE tag SET color = $3 WHERE id = $1 AND user_id = $2";
    DELETE = "DELETE FROM tag WHERE id = $1 AND user_id = $2";
    MERGE = "INSERT INTO tagging (tag_id, game_id, set_id)
        SELECT t.id, x.game_id, x.set_id FROM tagging x CROSS JOIN tag t WHERE x.tag_id = $1 AND t.id = $2
        ON CONFLICT DO NOTHING";
    PUT_ON = "INSERT INTO tagging (tag_id, game_id, set_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    PUT_ON_BY_KEY = "INSERT INTO tagging (tag_id, game_id, set_id)
        SELECT t.id, $3, $4 FROM tag t WHERE t.user_id = $1 AND t.name_key = $2 ON CONFLICT DO NOTHING";
    OWN_AMONG = concat!("SELECT id FROM tag WHERE user_id = $51 AND id IN (", many_ids!(), ")");
    TAKE_OFF = "DELETE FROM tagging WHERE tag_id = $1 AND (game_id = $2 OR set_id = $3)";
    // The order of the tables is meant: from the few things asked for to their tags.
    ON_GAMES = concat!("SELECT x.game_id, ", tag_columns!("t."), " FROM tagging x CROSS JOIN tag t
        WHERE x.game_id IN (", many_ids!(), ") AND t.id = x.tag_id AND t.user_id = $51 ORDER BY t.name_key");
    ON_SETS = concat!("SELECT x.set_id, ", tag_columns!("t."), " FROM tagging x CROSS JOIN tag t
        WHERE x.set_id IN (", many_ids!(), ") AND t.id = x.tag_id AND t.user_id = $51 ORDER BY t.name_key");
}

pub type TagsById = HashMap<Uuid, Vec<Tag>>;

/// A user's tags by name.
pub async fn of_user(c: &mut Conn, user: Uuid) -> Result<Vec<Tag>> {
    c.all(OF_USER, &[&user]).await
}

pub async fn read(c: &mut Conn, user: Uuid, tag: Uuid) -> Result<Option<Tag>> {
    c.opt(READ, &[&tag, &user]).await
}

/// Makes a tag, unless the user has one of that name.
pub async fn insert(
    c: &mut Conn,
    user: Uuid,
    id: Uuid,
    name: &TagName,
    color: Option<TagColor>,
    now: Timestamp,
) -> Result<bool> {
    let color = color.unwrap_or_else(|| TagColor::of_name(name)).as_str();
    let made = c
        .exec(INSERT, &[&id, &user, &name.as_str(), &name.key(), &color, &now])
        .await?;
    Ok(made == 1)
}

/// Whether the name was free for this tag.
pub async fn rename(c: &mut Conn, user: Uuid, tag: Uuid, name: &TagName) -> Result<bool> {
    let holder: Option<Uuid> = c.opt(BY_KEY, &[&user, &name.key()]).await?;
    if holder.is_some_and(|holder| holder != tag) {
        return Ok(false);
    }
    c.exec(RENAME, &[&tag, &user, &name.as_str(), &name.key()]).await?;
    Ok(true)
}

pub async fn recolor(c: &mut Conn, user: Uuid, tag: Uuid, color: TagColor) -> Result<()> {
    c.exec(RECOLOR, &[&tag, &user, &color.as_str()]).await.map(drop)
}

/// Everything under one of the user's tags comes under another, and the one is no more.
pub async fn merge(c: &mut Conn, user: Uuid, tag: Uuid, into: Uuid) -> Result<()> {
    c.exec(MERGE, &[&tag, &into]).await?;
    delete(c, user, tag).await.map(drop)
}

/// Whether there was such a tag of the user's.
pub async fn delete(c: &mut Conn, user: Uuid, tag: Uuid) -> Result<bool> {
    Ok(c.exec(DELETE, &[&tag, &user]).await? == 1)
}

/// Which of the wanted tags are not the user's to use, by their place.
pub async fn unknown(c: &mut Conn, user: Uuid, wanted: &[Wanted]) -> Result<Vec<usize>> {
    let known = |tag: &Wanted| match tag {
        Wanted::Known(id) => Some(*id),
        Wanted::Named { .. } => None,
    };
    let ids: Vec<Uuid> = wanted.iter().filter_map(known).collect();
    let own: Vec<Uuid> = for_many(c, OWN_AMONG, &ids, &[&user]).await?;
    let places = wanted.iter().enumerate();
    let unknown = places.filter(|(_, tag)| known(tag).is_some_and(|id| !own.contains(&id)));
    Ok(unknown.map(|(place, _)| place).collect())
}

/// Puts tags, all of them known or new, on something.
pub async fn put_on(c: &mut Conn, user: Uuid, target: Target, tags: &[Wanted], now: Timestamp) -> Result<()> {
    let (game, set) = target.columns();
    let mut batch = Batch::default();
    for tag in tags {
        match tag {
            Wanted::Known(id) => batch.exec(PUT_ON, &[id, &game, &set]),
            Wanted::Named { id, name } => {
                let color = TagColor::of_name(name).as_str();
                batch.exec(INSERT, &[id, &user, &name.as_str(), &name.key(), &color, &now]);
                batch.exec(PUT_ON_BY_KEY, &[&user, &name.key(), &game, &set]);
            }
        }
    }
    batch.run(c).await
}

/// Takes one of the user's tags off something.
pub async fn take_off(c: &mut Conn, tag: Uuid, target: Target) -> Result<()> {
    let (game, set) = target.columns();
    c.exec(TAKE_OFF, &[&tag, &game, &set]).await.map(drop)
}

/// The user's own tags on something.
pub async fn on(c: &mut Conn, user: Uuid, target: Target) -> Result<Vec<Tag>> {
    let mut rows = TagRows::default();
    let mut batch = Batch::default();
    match target {
        Target::Game(id) => rows.on_games(&mut batch, user, &[id]),
        Target::Set(id) => rows.on_sets(&mut batch, user, &[id]),
    }
    batch.run(c).await?;
    Ok(rows.0.into_iter().map(|(_, tag)| tag).collect())
}

/// The user's own tags on games and sets, as they are read among other statements.
#[derive(Default)]
pub struct TagRows(Vec<(Uuid, Tag)>);

impl TagRows {
    pub fn on_games<'a>(&'a mut self, batch: &mut Batch<'a>, user: Uuid, games: &[Uuid]) {
        batch.many(ON_GAMES, games, &[&user], &mut self.0);
    }

    pub fn on_sets<'a>(&'a mut self, batch: &mut Batch<'a>, user: Uuid, sets: &[Uuid]) {
        batch.many(ON_SETS, sets, &[&user], &mut self.0);
    }

    pub fn by_id(self) -> TagsById {
        let mut tags = TagsById::new();
        for (id, tag) in self.0 {
            tags.entry(id).or_default().push(tag);
        }
        tags
    }
}
