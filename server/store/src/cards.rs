//! The card catalogue. Each import is a generation of its own; one row names the current one.

use std::fmt::Write;

use podium_domain::Timestamp;
use uuid::Uuid;

use crate::{Conn, Error, FromRow, Param, Result, ToRow, row, statements};

/// How many cards one statement takes in: well within what either database binds to one statement.
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

row!(Card: catalogue_columns { id, name, mana_value, colors, color_identity, type_line, mana_cost, produces, image });

statements! {
    /// Of the first card; every other adds its own values.
    INSERT = concat!(
        "INSERT INTO card (generation, ", catalogue_columns!(), ") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"
    );
    GENERATION = "SELECT generation FROM card_catalogue WHERE id = 1";
    OF_GENERATION = concat!("SELECT ", catalogue_columns!(), " FROM card WHERE generation = $1");
    COUNT = "SELECT COUNT(*) FROM card WHERE generation = $1";
    USE = "INSERT INTO card_catalogue (id, generation, imported_at, cards) VALUES (1, $1, $2, $3)
        ON CONFLICT (id) DO UPDATE
        SET generation = excluded.generation, imported_at = excluded.imported_at, cards = excluded.cards";
    REMOVE_OTHERS = "DELETE FROM card WHERE generation <> $1";
}

/// The generation in use, where there is one.
pub async fn generation(c: &mut Conn) -> Result<Option<i64>> {
    c.opt(GENERATION, &[]).await
}

/// The whole catalogue in use.
pub async fn catalogue(c: &mut Conn) -> Result<Option<(i64, Vec<Card>)>> {
    let Some(generation) = generation(c).await? else {
        return Ok(None);
    };
    let cards = c.all(OF_GENERATION, &[&generation]).await?;
    Ok(Some((generation, cards)))
}

/// Takes away what imports that never ended left behind.
pub async fn clear_leftovers(c: &mut Conn) -> Result<()> {
    let in_use = generation(c).await?.unwrap_or_default();
    c.exec(REMOVE_OTHERS, &[&in_use]).await.map(drop)
}

/// Adds up to [`BATCH`] cards to a generation that is not in use yet.
pub async fn insert(c: &mut Conn, generation: i64, cards: &[Card]) -> Result<()> {
    let mut params: Vec<&dyn Param> = vec![&generation];
    for card in cards {
        params.extend(card.params());
    }
    c.exec(&insert_many(cards.len()), &params).await.map(drop)
}

fn insert_many(count: usize) -> String {
    let mut sql = INSERT.to_owned();
    for at in (1..count).map(|card| 2 + card * Card::WIDTH) {
        let places: String = (at..at + Card::WIDTH).map(|place| format!(", ${place}")).collect();
        write!(sql, ", ($1{places})").expect("a string takes all that is written");
    }
    sql
}

/// Puts a generation to use, once all its cards are in, and takes the one before away.
pub async fn put_to_use(c: &mut Conn, generation: i64, cards: i64, now: Timestamp) -> Result<()> {
    let there: i64 = c.one(COUNT, &[&generation]).await?;
    if there != cards {
        let why = format!("{there} of {cards} cards are there: was another import started?");
        return Err(Error::Failed(why));
    }
    c.exec(USE, &[&generation, &now, &cards]).await?;
    c.exec(REMOVE_OTHERS, &[&generation]).await.map(drop)
}
