//! The card catalogue. Each import is a generation of its own; one row names the current one.

use podium_domain::Timestamp;
use uuid::Uuid;

use crate::{Batch, Conn, Error, Result, query, row};

/// How many cards one transaction takes in.
pub const BATCH: usize = 1_000;

#[derive(Debug, Clone, PartialEq)]
pub struct Card {
    pub id: Uuid,
    /// The faces of a split or double-faced card stand with ` // ` between them.
    pub name: String,
    pub mana_value: f64,
    /// Letters out of `WUBRG`.
    pub colors: String,
    pub color_identity: String,
    /// Of its front.
    pub type_line: String,
    /// Such as `{2}{B}{G}`; of both halves where a card has two costs.
    pub mana_cost: String,
    /// The mana it gives: letters out of `WUBRGC`.
    pub produces: String,
    /// An https address.
    pub image: Option<String>,
}

row!(Card {
    id,
    name,
    mana_value,
    colors,
    color_identity,
    type_line,
    mana_cost,
    produces,
    image
});

/// The generation in use, where there is one.
#[query("SELECT generation FROM card_catalogue WHERE id = 1")]
pub async fn generation(c: &mut Conn) -> Result<Option<i64>>;

/// The whole catalogue in use.
pub async fn catalogue(c: &mut Conn) -> Result<Option<(i64, Vec<Card>)>> {
    let Some(generation) = generation(c).await? else {
        return Ok(None);
    };
    let cards = read_cards(c, generation).await?;
    Ok(Some((generation, cards)))
}

/// Takes away what imports that never ended left behind.
pub async fn clear_leftovers(c: &mut Conn) -> Result<()> {
    let in_use = generation(c).await?.unwrap_or_default();
    delete_other_generations(c, in_use).await
}

/// Adds up to [`BATCH`] cards to a generation that is not in use yet.
pub async fn insert(c: &mut Conn, generation: i64, cards: &[Card]) -> Result<()> {
    let mut batch = Batch::default();
    insert_cards(&mut batch, generation, cards);
    batch.run(c).await
}

#[query {"
    INSERT INTO card (generation, {Card})
    VALUES (:generation, :cards.id, :cards.name, :cards.mana_value, :cards.colors, :cards.color_identity, :cards.type_line,
        :cards.mana_cost, :cards.produces, :cards.image)"}]
fn insert_cards(batch: &mut Batch<'_>, generation: i64, cards: &[Card]);

/// Puts a generation to use, once all its cards are in, and takes the one before away.
pub async fn put_to_use(c: &mut Conn, generation: i64, cards: i64, now: Timestamp) -> Result<()> {
    let there = count_cards(c, generation).await?;
    if there != cards {
        let why = format!("{there} of {cards} cards are there: was another import started?");
        return Err(Error::Failed(why));
    }
    set_generation(c, generation, now, cards).await?;
    delete_other_generations(c, generation).await
}

#[query("SELECT {Card} FROM card WHERE generation = :generation")]
async fn read_cards(c: &mut Conn, generation: i64) -> Result<Vec<Card>>;

#[query("SELECT COUNT(*) FROM card WHERE generation = :generation")]
async fn count_cards(c: &mut Conn, generation: i64) -> Result<i64>;

#[query {"
    INSERT INTO card_catalogue (id, generation, imported_at, cards) VALUES (1, :generation, :imported_at, :cards)
    ON CONFLICT (id) DO UPDATE
    SET generation = excluded.generation, imported_at = excluded.imported_at, cards = excluded.cards"}]
async fn set_generation(c: &mut Conn, generation: i64, imported_at: Timestamp, cards: i64) -> Result<()>;

#[query("DELETE FROM card WHERE generation <> :generation")]
async fn delete_other_generations(c: &mut Conn, generation: i64) -> Result<()>;
