//! Decks.

pub mod lists;

use podium_domain::access::{DeckAccess, DeckViewer};
use podium_domain::card_list::CardList;
use podium_domain::{Bracket, Colors, DeckName, Description, OutsideLink, Timestamp};
use uuid::Uuid;

use crate::stats::{played, ratings, versions};
use crate::{Conn, Result, people, row, statements};

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

row!(Deck: deck_columns {
    id, owner_id, name, format_id, subformat_id, commanders, colors, bracket, description, link, picture,
    archived_at, created_at, updated_at, last_played, games, wins, version, card_count, list_changed_at,
});

/// Every change makes a new version.
macro_rules! change {
    ($set:literal) => {
        concat!(
            "UPDATE deck SET version = version + 1, ",
            $set,
            " WHERE id = $1 RETURNING ",
            deck_columns!()
        )
    };
}

statements! {
    ACTIVE_OF_USER = concat!(
        "SELECT ", deck_columns!(), " FROM deck WHERE owner_id = $1 AND archived_at IS NULL
         ORDER BY CASE WHEN last_played IS NULL THEN 1 ELSE 0 END, last_played DESC, created_at DESC, id"
    );
    ARCHIVED_OF_USER = concat!(
        "SELECT ", deck_columns!(), " FROM deck WHERE owner_id = $1 AND archived_at IS NOT NULL
         ORDER BY archived_at DESC, id"
    );
    READ = concat!("SELECT ", deck_columns!(), " FROM deck WHERE id = $1");
    INSERT = concat!(
        "INSERT INTO deck (", deck_columns!(), ")
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)
         ON CONFLICT (id) DO NOTHING"
    );
    SET_FIELDS = change!(
        "name = $2, format_id = $3, subformat_id = $4, commanders = $5, colors = $6, bracket = $7, description = $8,
         link = $9, updated_at = $10"
    );
    SET_BRACKET = change!("bracket = $2, updated_at = $3");
    SET_PICTURE = change!("picture = $2, updated_at = $3");
    ARCHIVE = change!("archived_at = $2");
    RESTORE = change!("archived_at = NULL");
    DELETE = "DELETE FROM deck WHERE id = $1";
    CARDS = "SELECT list FROM deck_cards WHERE deck_id = $1";
    KEEP_CARDS = "INSERT INTO deck_cards (deck_id, list) VALUES ($1, $2)
        ON CONFLICT (deck_id) DO UPDATE SET list = excluded.list";
    DROP_CARDS = "DELETE FROM deck_cards WHERE deck_id = $1";
    COUNT_CARDS = change!("card_count = $2, list_changed_at = $3, updated_at = $4");
}

/// Newest played first, then those that never were, newest first.
pub async fn active_of_user(c: &mut Conn, user: Uuid) -> Result<Vec<Deck>> {
    c.all(ACTIVE_OF_USER, &[&user]).await
}

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
pub async fn archived_of_user(c: &mut Conn, user: Uuid) -> Result<Vec<Deck>> {
    c.all(ARCHIVED_OF_USER, &[&user]).await
}

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
pub async fn read(c: &mut Conn, id: Uuid) -> Result<Option<Deck>> {
    c.opt(READ, &[&id]).await
}

/// False where the id is taken.
pub async fn insert(c: &mut Conn, deck: &Deck) -> Result<bool> {
    let inserted = c
        .exec(
            INSERT,
            &[
                &deck.id,
                &deck.owner_id,
                &deck.name,
                &deck.format_id,
                &deck.subformat_id,
                &deck.commanders,
                &deck.colors,
                &deck.bracket,
                &deck.description,
                &deck.link,
                &deck.picture,
                &deck.archived_at,
                &deck.created_at,
                &deck.updated_at,
                &deck.last_played,
                &deck.games,
                &deck.wins,
                &deck.version,
                &deck.card_count,
                &deck.list_changed_at,
            ],
        )
        .await?;
    Ok(inserted == 1)
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
        Change::Bracket(bracket) => {
            let bracket = bracket.map(Bracket::number);
            c.one(SET_BRACKET, &[&id, &bracket, &now]).await
        }
        Change::Picture(picture) => c.one(SET_PICTURE, &[&id, picture, &now]).await,
        Change::Archived(true) => c.one(ARCHIVE, &[&id, &now]).await,
        Change::Archived(false) => c.one(RESTORE, &[&id]).await,
        Change::Cards(cards) => set_cards(c, id, cards.as_ref(), now).await,
    }
}

async fn set_fields(c: &mut Conn, id: Uuid, fields: &Fields, now: Timestamp) -> Result<Deck> {
    c.one(
        SET_FIELDS,
        &[
            &id,
            &fields.name.as_str(),
            &fields.format_id,
            &fields.subformat_id,
            &fields.commanders,
            &fields.colors.as_str(),
            &fields.bracket.map(Bracket::number),
            &fields.description.as_str(),
            &fields.link.as_ref().map(OutsideLink::as_str),
            &now,
        ],
    )
    .await
}

/// The same list again changes nothing, and the same cards leave stats since the last change their start.
async fn set_cards(c: &mut Conn, id: Uuid, cards: Option<&Cards>, now: Timestamp) -> Result<Deck> {
    let before = self::cards(c, id).await?;
    let json = cards.map(|cards| lists::json(&cards.list));
    if before == json {
        return c.one(READ, &[&id]).await;
    }
    let (list, count) = cards.map(|cards| (cards.list.clone(), cards.count)).unwrap_or_default();
    let since = lists::keep(c, id, &list, now).await?;
    match &json {
        Some(json) => c.exec(KEEP_CARDS, &[&id, json]).await?,
        None => c.exec(DROP_CARDS, &[&id]).await?,
    };
    let since = since.filter(|_| json.is_some());
    c.one(COUNT_CARDS, &[&id, &count, &since, &now]).await
}

/// A deck's card list as JSON, where it has one.
pub async fn cards(c: &mut Conn, id: Uuid) -> Result<Option<String>> {
    c.opt(CARDS, &[&id]).await
}

/// Takes a deck away for good; games played with it keep its name.
pub async fn delete(c: &mut Conn, id: Uuid) -> Result<()> {
    versions::deck_leaves(c, id).await?;
    ratings::forget_subject(c, id).await?;
    c.exec(DELETE, &[&id]).await.map(drop)
}
