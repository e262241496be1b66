//! Decks.

pub mod lists;

use podium_domain::access::{DeckAccess, DeckViewer};
use podium_domain::card_list::CardList;
use podium_domain::{Bracket, Colors, DeckName, Description, OutsideLink, Timestamp};
use uuid::Uuid;

use crate::stats::{played, ratings, versions};
use crate::{Conn, Error, Result, fields, people, query, row};

#[derive(Debug, Clone, PartialEq)]
pub struct Deck {
    pub id: Uuid,
    pub owner_id: Uuid,
    pub name: String,
    pub format_id: Uuid,
    pub subformat_id: Option<Uuid>,
    /// A JSON list of names.
    pub commanders: String,
    /// A subset of `WUBRG`.
    pub colors: String,
    pub bracket: Option<i64>,
    pub description: String,
    pub link: Option<String>,
    pub picture: Option<String>,
    pub archived_at: Option<Timestamp>,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
    pub last_played: Option<Timestamp>,
    pub games: i64,
    pub wins: i64,
    pub version: i64,
    pub card_count: i64,
    pub list_changed_at: Option<Timestamp>,
}

/// What its owner says of a deck.
#[derive(Debug, Clone)]
pub struct Fields {
    pub name: DeckName,
    pub format_id: Uuid,
    pub subformat_id: Option<Uuid>,
    /// A JSON list of names.
    pub commanders: String,
    pub colors: Colors,
    pub bracket: Option<Bracket>,
    pub description: Description,
    pub link: Option<OutsideLink>,
}

#[derive(Debug, Clone)]
pub enum Change {
    Fields(Fields),
    Bracket(Option<Bracket>),
    Picture(Option<String>),
    Archived(bool),
    /// None takes the list away.
    Cards(Option<Cards>),
}

/// A card list, and how many cards it counts.
#[derive(Debug, Clone)]
pub struct Cards {
    pub list: CardList,
    pub count: i64,
}

/// A deck with the viewer's relation to it, which the permissions need.
#[derive(Debug, Clone)]
pub struct DeckView {
    pub deck: Deck,
    pub access: DeckAccess,
}

impl Change {
    /// Whether the deck is so already. What its card list says is known once it is read.
    fn is_made(&self, deck: &Deck) -> bool {
        match self {
            Change::Fields(fields) => fields.are_of(deck),
            Change::Bracket(bracket) => bracket.map(Bracket::number) == deck.bracket,
            Change::Picture(picture) => *picture == deck.picture,
            Change::Archived(archived) => *archived == deck.archived_at.is_some(),
            Change::Cards(_) => false,
        }
    }
}

impl Fields {
    fn are_of(&self, deck: &Deck) -> bool {
        self.name.as_str() == deck.name
            && (self.format_id, self.subformat_id) == (deck.format_id, deck.subformat_id)
            && self.commanders == deck.commanders
            && self.colors.as_str() == deck.colors
            && self.bracket.map(Bracket::number) == deck.bracket
            && self.description.as_str() == deck.description
            && self.link.as_ref().map(OutsideLink::as_str) == deck.link.as_deref()
    }
}

fields!(Fields {
    name,
    format_id,
    subformat_id,
    commanders,
    colors,
    bracket,
    description,
    link
});

row!(Deck {
    id,
    owner_id,
    name,
    format_id,
    subformat_id,
    commanders,
    colors,
    bracket,
    description,
    link,
    picture,
    archived_at,
    created_at,
    updated_at,
    last_played,
    games,
    wins,
    version,
    card_count,
    list_changed_at,
});

/// Newest played first, then those that never were, newest first.
#[query {"
    SELECT {Deck} FROM deck
    WHERE owner_id = :user AND archived_at IS NULL
    ORDER BY CASE WHEN last_played IS NULL THEN 1 ELSE 0 END, last_played DESC, created_at DESC, id"}]
pub async fn active_of_user(c: &mut Conn, user: Uuid) -> Result<Vec<Deck>>;

/// The owner's decks with the record that the viewer may see: over the same games as the stats.
pub async fn as_seen(c: &mut Conn, me: Uuid, mut decks: Vec<Deck>) -> Result<Vec<Deck>> {
    let Some(owner) = decks.first().map(|deck| deck.owner_id).filter(|owner| *owner != me) else {
        return Ok(decks);
    };
    let records = played::records_of_decks(c, me, owner).await?;
    for deck in &mut decks {
        let record = records.get(&deck.id).copied().unwrap_or_default();
        (deck.games, deck.wins) = (record.games.into(), record.wins.into());
    }
    Ok(decks)
}

/// Last archived first.
#[query {"
    SELECT {Deck} FROM deck
    WHERE owner_id = :user AND archived_at IS NOT NULL
    ORDER BY archived_at DESC, id"}]
pub async fn archived_of_user(c: &mut Conn, user: Uuid) -> Result<Vec<Deck>>;

/// A deck, archived or not, without a permission check.
pub async fn find(c: &mut Conn, me: Uuid, id: Uuid) -> Result<Option<DeckView>> {
    let Some(deck) = read(c, id).await? else {
        return Ok(None);
    };
    let viewer = viewer(c, me, deck.owner_id).await?;
    let archived = deck.archived_at.is_some();
    Ok(Some(DeckView {
        deck,
        access: DeckAccess { viewer, archived },
    }))
}

/// What a user is to another's decks.
pub async fn viewer(c: &mut Conn, me: Uuid, owner: Uuid) -> Result<DeckViewer> {
    Ok(if owner == me {
        DeckViewer::Owner
    } else if people::may_see(c, me, owner).await? {
        DeckViewer::Acquaintance
    } else {
        DeckViewer::Stranger
    })
}

/// A deck without the viewer.
#[query("SELECT {Deck} FROM deck WHERE id = :id")]
pub async fn read(c: &mut Conn, id: Uuid) -> Result<Option<Deck>>;

/// False where the id is taken.
pub async fn insert(c: &mut Conn, deck: &Deck) -> Result<bool> {
    Ok(insert_deck(c, deck).await? == 1)
}

/// The deck after a change; one that it makes no difference to stays as it is.
pub async fn change(c: &mut Conn, deck: &Deck, change: &Change, now: Timestamp) -> Result<Deck> {
    if change.is_made(deck) {
        return Ok(deck.clone());
    }
    let id = deck.id;
    versions::deck_changed(c, id).await?;
    match change {
        Change::Fields(fields) => set_fields(c, id, fields, now).await,
        Change::Bracket(bracket) => set_bracket(c, id, *bracket, now).await,
        Change::Picture(picture) => set_picture(c, id, picture.as_deref(), now).await,
        Change::Archived(archived) => set_archived(c, id, archived.then_some(now)).await,
        Change::Cards(cards) => set_cards(c, id, cards.as_ref(), now).await,
    }
}

/// The same list again changes nothing, and the same cards leave stats since the last change their start.
async fn set_cards(c: &mut Conn, id: Uuid, cards: Option<&Cards>, now: Timestamp) -> Result<Deck> {
    let before = self::cards(c, id).await?;
    let json = cards.map(|cards| lists::json(&cards.list));
    if before == json {
        return read(c, id).await?.ok_or(Error::NoRow);
    }
    let (list, count) = cards.map(|cards| (cards.list.clone(), cards.count)).unwrap_or_default();
    let since = lists::keep(c, id, &list, now).await?;
    match &json {
        Some(json) => write_cards(c, id, json).await?,
        None => delete_cards(c, id).await?,
    }
    let since = since.filter(|_| json.is_some());
    set_card_count(c, id, count, since, now).await
}

/// A deck's card list as JSON, where it has one.
#[query("SELECT list FROM deck_cards WHERE deck_id = :id")]
pub async fn cards(c: &mut Conn, id: Uuid) -> Result<Option<String>>;

/// Takes a deck away for good; games played with it keep its name.
pub async fn delete(c: &mut Conn, id: Uuid) -> Result<()> {
    versions::deck_leaves(c, id).await?;
    ratings::forget_subject(c, id).await?;
    delete_deck(c, id).await
}

#[query {"
    INSERT INTO deck ({Deck})
    VALUES (:deck.id, :deck.owner_id, :deck.name, :deck.format_id, :deck.subformat_id, :deck.commanders, :deck.colors,
        :deck.bracket, :deck.description, :deck.link, :deck.picture, :deck.archived_at, :deck.created_at,
        :deck.updated_at, :deck.last_played, :deck.games, :deck.wins, :deck.version, :deck.card_count,
        :deck.list_changed_at)
    ON CONFLICT (id) DO NOTHING"}]
async fn insert_deck(c: &mut Conn, deck: &Deck) -> Result<u64>;

#[query {"
    UPDATE deck
    SET version = version + 1, name = :fields.name, format_id = :fields.format_id,
        subformat_id = :fields.subformat_id, commanders = :fields.commanders, colors = :fields.colors,
        bracket = :fields.bracket, description = :fields.description, link = :fields.link, updated_at = :now
    WHERE id = :id RETURNING {Deck}"}]
async fn set_fields(c: &mut Conn, id: Uuid, fields: &Fields, now: Timestamp) -> Result<Deck>;

#[query {"
    UPDATE deck SET version = version + 1, bracket = :bracket, updated_at = :now
    WHERE id = :id RETURNING {Deck}"}]
async fn set_bracket(c: &mut Conn, id: Uuid, bracket: Option<Bracket>, now: Timestamp) -> Result<Deck>;

#[query {"
    UPDATE deck SET version = version + 1, picture = :picture, updated_at = :now
    WHERE id = :id RETURNING {Deck}"}]
async fn set_picture(c: &mut Conn, id: Uuid, picture: Option<&str>, now: Timestamp) -> Result<Deck>;

#[query("UPDATE deck SET version = version + 1, archived_at = :at WHERE id = :id RETURNING {Deck}")]
async fn set_archived(c: &mut Conn, id: Uuid, at: Option<Timestamp>) -> Result<Deck>;

#[query {"
    UPDATE deck
    SET version = version + 1, card_count = :count, list_changed_at = :list_changed_at, updated_at = :now
    WHERE id = :id RETURNING {Deck}"}]
async fn set_card_count(
    c: &mut Conn,
    id: Uuid,
    count: i64,
    list_changed_at: Option<Timestamp>,
    now: Timestamp,
) -> Result<Deck>;

#[query("DELETE FROM deck WHERE id = :id")]
async fn delete_deck(c: &mut Conn, id: Uuid) -> Result<()>;

#[query {"
    INSERT INTO deck_cards (deck_id, list) VALUES (:id, :list)
    ON CONFLICT (deck_id) DO UPDATE SET list = excluded.list"}]
async fn write_cards(c: &mut Conn, id: Uuid, list: &str) -> Result<()>;

#[query("DELETE FROM deck_cards WHERE deck_id = :id")]
async fn delete_cards(c: &mut Conn, id: Uuid) -> Result<()>;
