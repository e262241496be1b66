//! How two people stand to each other, which is what most permissions rest on.

use uuid::Uuid;

use crate::ids::for_many;
use crate::{Conn, Result, many_ids, row, statements};

/// What anyone may know of a person.
#[derive(Debug, Clone)]
pub struct Card {
    pub id: Uuid,
    pub username: String,
    pub firstname: String,
    pub picture: Option<String>,
}

row!(Card {
    id,
    username,
    firstname,
    picture
});

statements! {
    CARD = "SELECT id, username, firstname, picture FROM users WHERE id = $1";
    CARDS = concat!("SELECT id, username, firstname, picture FROM users WHERE id IN (", many_ids!(), ")");
    FRIENDS_OR_IN_A_PLAYGROUP = "SELECT EXISTS (
            SELECT 1 FROM friendship
            WHERE accepted_at IS NOT NULL AND ((asker = $1 AND asked = $2) OR (asker = $2 AND asked = $1))
        ) OR EXISTS (
            SELECT 1 FROM playgroup_member mine JOIN playgroup_member theirs ON theirs.playgroup_id = mine.playgroup_id
            WHERE mine.user_id = $1 AND theirs.user_id = $2 AND mine.joined_at IS NOT NULL AND theirs.joined_at IS NOT NULL
        )";
    SHARED_A_GAME = "SELECT EXISTS (
            SELECT 1 FROM seat mine JOIN seat theirs ON theirs.game_id = mine.game_id JOIN game g ON g.id = mine.game_id
            WHERE mine.user_id = $1 AND theirs.user_id = $2 AND g.removed_at IS NULL
        )";
    ROLE = "SELECT role FROM playgroup_member WHERE playgroup_id = $1 AND user_id = $2 AND joined_at IS NOT NULL";
}

pub async fn card(c: &mut Conn, user: Uuid) -> Result<Option<Card>> {
    c.opt(CARD, &[&user]).await
}

/// Cards in no particular order.
pub async fn cards(c: &mut Conn, users: &[Uuid]) -> Result<Vec<Card>> {
    for_many(c, CARDS, users, &[]).await
}

/// Whether one may seat the other at a table: themselves, a friend, or somebody of a common playgroup.
pub async fn may_seat(c: &mut Conn, me: Uuid, them: Uuid) -> Result<bool> {
    Ok(me == them || c.one(FRIENDS_OR_IN_A_PLAYGROUP, &[&me, &them]).await?)
}

/// Whether one may see the other's page, figures and active decks.
pub async fn may_see(c: &mut Conn, me: Uuid, them: Uuid) -> Result<bool> {
    Ok(may_seat(c, me, them).await? || c.one(SHARED_A_GAME, &[&me, &them]).await?)
}

/// A member's role in a playgroup; none for whoever is not in it, or only invited.
pub async fn role(c: &mut Conn, playgroup: Uuid, user: Uuid) -> Result<Option<String>> {
    c.opt(ROLE, &[&playgroup, &user]).await
}
