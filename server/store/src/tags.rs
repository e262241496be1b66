//! A user's own labels, and the games and sets they are on.

use std::collections::HashMap;

use podium_domain::{TagColor, TagName, Timestamp};
use uuid::Uuid;

use crate::sql::Fragment;
use crate::{Batch, Conn, Result, Target, fragment, query, row};

#[derive(Debug, Clone)]
pub struct Tag {
    pub id: Uuid,
    pub name: String,
    pub color: String,
    pub uses: i64,
}

row!(Tag { id, name, color, uses });

/// A tag to put on something: one that is there, or a name that becomes one (under `id`) where it is not.
#[derive(Debug, Clone)]
pub enum Wanted {
    Known(Uuid),
    Named { id: Uuid, name: TagName },
}

pub type TagsById = HashMap<Uuid, Vec<Tag>>;

/// A user's tags by name.
#[query("SELECT {Tag} FROM tag WHERE user_id = :user ORDER BY name_key, id")]
pub async fn of_user(c: &mut Conn, user: Uuid) -> Result<Vec<Tag>>;

#[query("SELECT {Tag} FROM tag WHERE id = :tag AND user_id = :user")]
pub async fn read(c: &mut Conn, user: Uuid, tag: Uuid) -> Result<Option<Tag>>;

/// Makes a tag, unless the user has one of that name.
pub async fn insert(
    c: &mut Conn,
    user: Uuid,
    id: Uuid,
    name: &TagName,
    color: Option<TagColor>,
    now: Timestamp,
) -> Result<bool> {
    let color = color.unwrap_or_else(|| TagColor::of_name(name));
    Ok(insert_tag(c, user, id, name.as_str(), &name.key(), color, now).await? == 1)
}

const INSERT_TAG: Fragment = fragment!(id, user, name, key, color, now =>
    "INSERT INTO tag (id, user_id, name, name_key, color, created_at) VALUES (:id, :user, :name, :key, :color, :now)
    ON CONFLICT (user_id, name_key) DO NOTHING");

#[query("{INSERT_TAG}")]
async fn insert_tag(
    c: &mut Conn,
    user: Uuid,
    id: Uuid,
    name: &str,
    key: &str,
    color: TagColor,
    now: Timestamp,
) -> Result<u64>;

/// Whether the name was free for this tag.
pub async fn rename(c: &mut Conn, user: Uuid, tag: Uuid, name: &TagName) -> Result<bool> {
    let key = name.key();
    let holder = find_tag_named(c, user, &key).await?;
    if holder.is_some_and(|holder| holder != tag) {
        return Ok(false);
    }
    write_name(c, user, tag, name.as_str(), &key).await?;
    Ok(true)
}

#[query("SELECT id FROM tag WHERE user_id = :user AND name_key = :key")]
async fn find_tag_named(c: &mut Conn, user: Uuid, key: &str) -> Result<Option<Uuid>>;

#[query("UPDATE tag SET name = :name, name_key = :key WHERE id = :tag AND user_id = :user")]
async fn write_name(c: &mut Conn, user: Uuid, tag: Uuid, name: &str, key: &str) -> Result<()>;

#[query("UPDATE tag SET color = :color WHERE id = :tag AND user_id = :user")]
pub async fn recolor(c: &mut Conn, user: Uuid, tag: Uuid, color: TagColor) -> Result<()>;

/// Everything under one of the user's tags comes under another, and the one is no more.
pub async fn merge(c: &mut Conn, user: Uuid, tag: Uuid, into: Uuid) -> Result<()> {
    copy_taggings(c, tag, into).await?;
    delete(c, user, tag).await.map(drop)
}

#[query {"
    INSERT INTO tagging (tag_id, game_id, set_id)
    SELECT t.id, x.game_id, x.set_id FROM tagging x CROSS JOIN tag t WHERE x.tag_id = :from AND t.id = :to
    ON CONFLICT DO NOTHING"}]
async fn copy_taggings(c: &mut Conn, from: Uuid, to: Uuid) -> Result<()>;

/// Whether there was such a tag of the user's.
pub async fn delete(c: &mut Conn, user: Uuid, tag: Uuid) -> Result<bool> {
    Ok(delete_tag(c, user, tag).await? == 1)
}

#[query("DELETE FROM tag WHERE id = :tag AND user_id = :user")]
async fn delete_tag(c: &mut Conn, user: Uuid, tag: Uuid) -> Result<u64>;

/// Which of the wanted tags are not the user's to use, by their place.
pub async fn unknown(c: &mut Conn, user: Uuid, wanted: &[Wanted]) -> Result<Vec<usize>> {
    let known = |tag: &Wanted| match tag {
        Wanted::Known(id) => Some(*id),
        Wanted::Named { .. } => None,
    };
    let ids: Vec<Uuid> = wanted.iter().filter_map(known).collect();
    let own = find_own_tags(c, user, &ids).await?;
    let places = wanted.iter().enumerate();
    let unknown = places.filter(|(_, tag)| known(tag).is_some_and(|id| !own.contains(&id)));
    Ok(unknown.map(|(place, _)| place).collect())
}

#[query("SELECT id FROM tag WHERE user_id = :user AND id IN (:ids)")]
async fn find_own_tags(c: &mut Conn, user: Uuid, ids: &[Uuid]) -> Result<Vec<Uuid>>;

/// Puts tags, all of them known or new, on something.
pub async fn put_on(c: &mut Conn, user: Uuid, target: Target, tags: &[Wanted], now: Timestamp) -> Result<()> {
    let mut batch = Batch::default();
    for tag in tags {
        match tag {
            Wanted::Known(id) => put_tag(&mut batch, *id, &target),
            Wanted::Named { id, name } => {
                let key = name.key();
                add_tag(&mut batch, user, *id, name.as_str(), &key, TagColor::of_name(name), now);
                put_tag_named(&mut batch, user, &key, &target);
            }
        }
    }
    batch.run(c).await
}

#[query {"
    INSERT INTO tagging (tag_id, game_id, set_id) VALUES (:tag, :target.game_id, :target.set_id)
    ON CONFLICT DO NOTHING"}]
fn put_tag(batch: &mut Batch<'_>, tag: Uuid, target: &Target);

#[query("{INSERT_TAG}")]
fn add_tag(batch: &mut Batch<'_>, user: Uuid, id: Uuid, name: &str, key: &str, color: TagColor, now: Timestamp);

#[query {"
    INSERT INTO tagging (tag_id, game_id, set_id)
    SELECT t.id, :target.game_id, :target.set_id FROM tag t WHERE t.user_id = :user AND t.name_key = :key
    ON CONFLICT DO NOTHING"}]
fn put_tag_named(batch: &mut Batch<'_>, user: Uuid, key: &str, target: &Target);

/// Takes one of the user's tags off something.
#[query {"
    DELETE FROM tagging WHERE tag_id = :tag AND (game_id = :target.game_id OR set_id = :target.set_id)"}]
pub async fn take_off(c: &mut Conn, tag: Uuid, target: &Target) -> Result<()>;

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
        read_tags_on_games(batch, user, games, &mut self.0);
    }

    pub fn on_sets<'a>(&'a mut self, batch: &mut Batch<'a>, user: Uuid, sets: &[Uuid]) {
        read_tags_on_sets(batch, user, sets, &mut self.0);
    }

    pub fn by_id(self) -> TagsById {
        let mut tags = TagsById::new();
        for (id, tag) in self.0 {
            tags.entry(id).or_default().push(tag);
        }
        tags
    }
}

// The order of the tables is meant: from the few things asked for to their tags.
#[query {"
    SELECT x.game_id, {Tag as t}
    FROM tagging x CROSS JOIN tag t
    WHERE x.game_id IN (:games) AND t.id = x.tag_id AND t.user_id = :user
    ORDER BY t.name_key"}]
fn read_tags_on_games<'a>(batch: &mut Batch<'a>, user: Uuid, games: &[Uuid], into: &'a mut Vec<(Uuid, Tag)>);

#[query {"
    SELECT x.set_id, {Tag as t}
    FROM tagging x CROSS JOIN tag t
    WHERE x.set_id IN (:sets) AND t.id = x.tag_id AND t.user_id = :user
    ORDER BY t.name_key"}]
fn read_tags_on_sets<'a>(batch: &mut Batch<'a>, user: Uuid, sets: &[Uuid], into: &'a mut Vec<(Uuid, Tag)>);
