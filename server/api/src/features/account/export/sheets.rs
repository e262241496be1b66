//! The CSV files and pictures of the export.

use podium_domain::EndReason;
use podium_store::Conn;
use podium_store::games::{self, Filter, GameView, Scope};
use uuid::Uuid;

use super::Export;
use super::archive::Archive;
use super::sheet::{MARK, rows, text, value};
use crate::http::error::{ApiError, ApiResult};

const DECKS: [&str; 15] = [
    "id",
    "name",
    "format",
    "commanders",
    "colors",
    "bracket",
    "games",
    "wins",
    "cards",
    "link",
    "description",
    "created",
    "last played",
    "archived",
    "picture",
];
const GAMES: [&str; 21] = [
    "game",
    "set",
    "ended",
    "started",
    "format",
    "playgroup",
    "turns",
    "won by",
    "seat",
    "player",
    "username",
    "me",
    "deck",
    "commanders",
    "colors",
    "bracket",
    "placement",
    "final life",
    "eliminated turn",
    "eliminated by seat",
    "mulligans",
];
const NOTES: [&str; 6] = ["id", "game", "set", "created", "updated", "note"];
const FRIENDS: [&str; 6] = ["username", "first name", "code", "asked", "since", "last seen"];

impl Export {
    pub async fn sheets(&self, archive: &mut Archive) -> ApiResult<()> {
        self.decks_sheet(archive).await?;
        self.games_sheet(archive).await?;
        self.notes_sheet(archive).await?;
        self.friends_sheet(archive).await
    }

    /// My own, and those of my decks, under the names that `podium.json` knows them by.
    pub async fn pictures(&self, archive: &mut Archive) -> ApiResult<()> {
        let decks = self.own_decks().await?.into_iter().filter_map(|deck| deck.picture);
        for address in self.me.picture.clone().into_iter().chain(decks) {
            let name = address.trim_start_matches('/');
            let file = name.strip_prefix("pictures/").unwrap_or(name);
            if let Some(bytes) = self.files.read(file).await? {
                archive.file(name).await;
                archive.write(&bytes).await;
            }
        }
        Ok(())
    }

    async fn begin(&self, archive: &mut Archive, name: &str, head: &[&str]) -> ApiResult<()> {
        archive.file(name).await;
        archive.write(MARK).await;
        archive.write(&rows([head])?).await;
        Ok(())
    }

    fn format(&self, format: Uuid) -> String {
        let name = self.formats.name(format, self.me.locale);
        text(name.unwrap_or_default())
    }

    async fn decks_sheet(&self, archive: &mut Archive) -> ApiResult<()> {
        self.begin(archive, "decks.csv", &DECKS).await?;
        let mut lines = Vec::new();
        for deck in self.own_decks().await? {
            lines.push([
                deck.id.to_string(),
                text(deck.name),
                self.format(deck.format_id),
                text(names(&deck.commanders)?),
                text(deck.colors),
                value(deck.bracket),
                deck.games.to_string(),
                deck.wins.to_string(),
                deck.card_count.to_string(),
                text(deck.link.unwrap_or_default()),
                text(deck.description),
                deck.created_at.to_string(),
                value(deck.last_played),
                value(deck.archived_at),
                text(deck.picture.unwrap_or_default()),
            ]);
        }
        archive.write(&rows(lines)?).await;
        Ok(())
    }

    /// A line per seat.
    async fn games_sheet(&self, archive: &mut Archive) -> ApiResult<()> {
        self.begin(archive, "games.csv", &GAMES).await?;
        let (me, mut filter) = (self.me.id, Filter::default());
        loop {
            let asked = filter.clone();
            let page = self
                .db
                .read(async move |c: &mut Conn| games::page(c, me, Scope::Mine, &asked).await)
                .await?;
            let mut lines = Vec::new();
            for game in &page.games {
                lines.append(&mut self.seats(game)?);
            }
            archive.write(&rows(lines)?).await;
            match page.next {
                Some(next) => filter.before = Some(next),
                None => return Ok(()),
            }
        }
    }

    fn seats(&self, view: &GameView) -> ApiResult<Vec<[String; 21]>> {
        let game = &view.played.game;
        let line = |seat: &games::Seat| {
            let player = seat.firstname.as_deref().or(seat.guest_name.as_deref());
            Ok([
                game.id.to_string(),
                value(game.set_id),
                game.ended_at.to_string(),
                value(game.started_at),
                self.format(game.format_id),
                text(view.playgroup_name.as_deref().unwrap_or_default()),
                value(game.turns),
                value(game.end_reason.map(EndReason::as_str)),
                seat.seat.to_string(),
                text(player.unwrap_or_default()),
                text(seat.username.as_deref().unwrap_or_default()),
                (seat.user_id == Some(self.me.id)).to_string(),
                text(seat.deck_name.as_deref().unwrap_or_default()),
                text(names(&seat.commanders)?),
                text(&seat.colors),
                value(seat.bracket),
                seat.placement.to_string(),
                value(seat.final_life),
                value(seat.eliminated_turn),
                value(seat.eliminated_by),
                value(seat.mulligans),
            ])
        };
        view.played.seats.iter().map(line).collect()
    }

    async fn notes_sheet(&self, archive: &mut Archive) -> ApiResult<()> {
        self.begin(archive, "notes.csv", &NOTES).await?;
        let mut after = 0;
        while let Some((notes, last)) = self.some_notes(after).await? {
            let line = |note: podium_store::notes::Note| {
                [
                    note.id.to_string(),
                    value(note.game_id),
                    value(note.set_id),
                    note.created_at.to_string(),
                    note.updated_at.to_string(),
                    text(note.content),
                ]
            };
            archive.write(&rows(notes.into_iter().map(line))?).await;
            after = last;
        }
        Ok(())
    }

    async fn friends_sheet(&self, archive: &mut Archive) -> ApiResult<()> {
        self.begin(archive, "friends.csv", &FRIENDS).await?;
        let line = |friend: podium_store::friends::Friend| {
            [
                text(friend.username),
                text(friend.firstname),
                friend.code.to_string(),
                friend.asked_at.to_string(),
                value(friend.accepted_at),
                friend.last_seen.to_string(),
            ]
        };
        let friends = self.friends().await?;
        archive.write(&rows(friends.into_iter().map(line))?).await;
        Ok(())
    }
}

/// A JSON list of names as one text.
fn names(json: &str) -> ApiResult<String> {
    let names: Vec<String> = serde_json::from_str(json).map_err(ApiError::internal)?;
    Ok(names.join("; "))
}
