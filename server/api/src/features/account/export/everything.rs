//! `podium.json` of the export: everything, in the shapes of the API.

use std::collections::BTreeSet;

use podium_domain::Timestamp;
use podium_domain::card_list::{CardList, Style, print};
use podium_store::audit::{self, Whose};
use podium_store::decks::lists::{self, ListVersion};
use podium_store::games::{Filter, Scope};
use podium_store::identity::providers::{self, Joined};
use podium_store::identity::sessions::{self, Session};
use podium_store::push::{self, Subscription};
use podium_store::stats::seasons;
use podium_store::{Conn, decks, events, friends, live, notes, playgroups, sets, tags};
use serde::Serialize;
use serde_json::json;
use uuid::Uuid;

use super::Export;
use super::archive::Archive;
use crate::http::error::{ApiError, ApiResult};
use crate::live::Unfolded;
use crate::record::{show_page, show_sets};
use crate::wire::{Deck, Event, Friend, Me, Note, Playgroup, Tag, show_activity};

/// How many sets are read at a time.
const SETS: usize = 50;

/// Most deck tools read it, and it keeps printings, finishes and categories.
const LIST_STYLE: Style = Style::Moxfield;

/// A deck with its list as text.
#[derive(Serialize)]
struct WholeDeck {
    #[serde(flatten)]
    deck: Deck,
    cards: Option<String>,
    /// Oldest first.
    lists: Vec<WholeList>,
}

/// A version of a deck's list.
#[derive(Serialize)]
struct WholeList {
    number: i64,
    since: Timestamp,
    cards: String,
}

impl WholeList {
    fn new(version: &ListVersion) -> ApiResult<WholeList> {
        Ok(WholeList {
            number: version.number,
            since: version.since,
            cards: print(&version.cards()?, LIST_STYLE),
        })
    }
}

/// An object being written field by field, whose lists may be long.
struct Object<'a> {
    archive: &'a mut Archive,
    comma: bool,
}

impl Object<'_> {
    async fn comma(&mut self) {
        if std::mem::replace(&mut self.comma, true) {
            self.archive.write(b",\n").await;
        }
    }

    async fn field(&mut self, name: &str, value: &impl Serialize) -> ApiResult<()> {
        self.name(name).await?;
        self.archive.json(value).await
    }

    async fn name(&mut self, name: &str) -> ApiResult<()> {
        self.comma().await;
        self.archive.json(&name).await?;
        self.archive.write(b": ").await;
        Ok(())
    }

    async fn list(&mut self, name: &str) -> ApiResult<()> {
        self.name(name).await?;
        self.archive.write(b"[\n").await;
        self.comma = false;
        Ok(())
    }

    async fn items(&mut self, items: impl IntoIterator<Item: Serialize>) -> ApiResult<()> {
        for item in items {
            self.comma().await;
            self.archive.json(&item).await?;
        }
        Ok(())
    }

    async fn list_ends(&mut self) {
        self.archive.write(b"\n]").await;
        self.comma = true;
    }
}

impl Export {
    pub async fn everything(&self, archive: &mut Archive) -> ApiResult<()> {
        archive.file("podium.json").await;
        archive.write(b"{").await;
        let mut all = Object { archive, comma: false };
        all.field("exportedAt", &self.now).await?;
        let me = Me::new(self.me.clone(), self.email.clone());
        all.field("user", &me).await?;
        all.field("friendCode", &json!(self.me.friend_code.to_string())).await?;
        self.decks(&mut all).await?;
        self.played(&mut all).await?;
        self.live_tables(&mut all).await?;
        self.notes(&mut all).await?;
        self.company(&mut all).await?;
        self.ways_in(&mut all).await?;
        self.activity(&mut all).await?;
        all.archive.write(b"}\n").await;
        Ok(())
    }

    async fn decks(&self, all: &mut Object<'_>) -> ApiResult<()> {
        all.list("decks").await?;
        for deck in self.own_decks().await? {
            let id = deck.id;
            let kept = self.db.read(async move |c: &mut Conn| {
                let cards = decks::cards(c, id).await?;
                Ok((cards, lists::all(c, id).await?))
            });
            let (cards, versions) = kept.await?;
            let cards = match cards {
                Some(json) => {
                    let list: CardList = serde_json::from_str(&json).map_err(ApiError::internal)?;
                    Some(print(&list, LIST_STYLE))
                }
                None => None,
            };
            let deck = deck.try_into()?;
            let lists = versions.iter().map(WholeList::new).collect::<ApiResult<_>>()?;
            all.items([WholeDeck { deck, cards, lists }]).await?;
        }
        all.list_ends().await;
        Ok(())
    }

    /// Active and archived ones.
    pub async fn own_decks(&self) -> ApiResult<Vec<decks::Deck>> {
        let me = self.me.id;
        let decks = self.db.read(async move |c: &mut Conn| {
            let mut decks = decks::active_of_user(c, me).await?;
            decks.append(&mut decks::archived_of_user(c, me).await?);
            Ok(decks)
        });
        Ok(decks.await?)
    }

    async fn played(&self, all: &mut Object<'_>) -> ApiResult<()> {
        let me = self.me.id;
        let mut in_sets = BTreeSet::new();
        let mut filter = Filter::default();
        all.list("games").await?;
        loop {
            let asked = filter.clone();
            let page = self
                .db
                .read(async move |c: &mut Conn| show_page(c, me, Scope::Mine, &asked).await)
                .await?
                .wire()?;
            in_sets.extend(page.sets.iter().map(|set| set.id));
            all.items(page.games).await?;
            match page.next {
                Some(next) => filter.before = Some(Timestamp::from_millis(next)),
                None => break,
            }
        }
        all.list_ends().await;
        all.list("sets").await?;
        let in_sets: Vec<Uuid> = in_sets.into_iter().collect();
        for some in in_sets.chunks(SETS) {
            let some = some.to_vec();
            let sets = self.db.read(async move |c: &mut Conn| {
                let sets = sets::of_ids(c, me, &some).await?;
                show_sets(c, me, sets).await
            });
            all.items(sets.await?.wire()?).await?;
        }
        all.list_ends().await;
        let tags = self
            .db
            .read(async move |c: &mut Conn| tags::of_user(c, me).await)
            .await?;
        let tags: Vec<Tag> = tags.into_iter().map(Tag::from).collect();
        all.field("tags", &tags).await
    }

    /// All that has happened at each.
    async fn live_tables(&self, all: &mut Object<'_>) -> ApiResult<()> {
        let me = self.me.id;
        let tables = self.db.read(async move |c: &mut Conn| live::of_user(c, me).await);
        all.list("liveTables").await?;
        for table in tables.await? {
            let read = self
                .db
                .read(async move |c: &mut Conn| match live::find(c, table).await? {
                    Some(row) => Unfolded::read_whole(c, row).await.map(Some),
                    None => Ok(None),
                });
            if let Some(table) = read.await? {
                let timeline = table.fold(&self.db).await?.timeline();
                all.items([timeline]).await?;
            }
        }
        all.list_ends().await;
        Ok(())
    }

    async fn notes(&self, all: &mut Object<'_>) -> ApiResult<()> {
        all.list("notes").await?;
        let mut after = 0;
        while let Some((notes, last)) = self.some_notes(after).await? {
            all.items(notes.into_iter().map(Note::from)).await?;
            after = last;
        }
        all.list_ends().await;
        Ok(())
    }

    /// The next notes, and where those after them begin.
    pub async fn some_notes(&self, after: i64) -> ApiResult<Option<(Vec<notes::Note>, i64)>> {
        let me = self.me.id;
        let notes = self
            .db
            .read(async move |c: &mut Conn| notes::of_user(c, me, after).await);
        let notes = notes.await?;
        let last = notes.last().map(|(_, number)| *number);
        Ok(last.map(|last| (notes.into_iter().map(|(note, _)| note).collect(), last)))
    }

    pub async fn friends(&self) -> ApiResult<Vec<friends::Friend>> {
        let me = self.me.id;
        let friends = self.db.read(async move |c: &mut Conn| friends::of_user(c, me).await);
        Ok(friends.await?)
    }

    async fn company(&self, all: &mut Object<'_>) -> ApiResult<()> {
        let (me, now) = (self.me.id, self.now);
        let friends: Vec<Friend> = self.friends().await?.into_iter().map(Friend::from).collect();
        all.field("friends", &friends).await?;
        let found = self.db.read(async move |c: &mut Conn| {
            let groups = playgroups::of_user(c, me).await?;
            let private = seasons::private_in(c, me).await?;
            Ok((groups, private, events::of_user(c, me).await?))
        });
        let (groups, private, events) = found.await?;
        let groups: Vec<Playgroup> = groups.into_iter().map(Playgroup::from).collect();
        all.field("playgroups", &groups).await?;
        all.field("privateIn", &private).await?;
        let events: Vec<Event> = events.into_iter().map(|seen| Event::new(seen, now)).collect();
        all.field("events", &events).await
    }

    /// What opens the account besides a password, where it is open, and which devices get messages. The first two are empty
    /// where another service keeps it.
    async fn ways_in(&self, all: &mut Object<'_>) -> ApiResult<()> {
        let (me, account) = (self.me.id, self.me.account());
        let found = self.db.read(async move |c: &mut Conn| {
            let joined = providers::of_account(c, account).await?;
            let sessions = sessions::of_account(c, account).await?;
            Ok((joined, sessions, push::of_user(c, me).await?))
        });
        let (joined, sessions, subscriptions) = found.await?;
        let provider = |joined: Joined| {
            json!({
                "provider": joined.provider.word(),
                "subject": joined.subject,
                "email": joined.email,
                "joinedAt": joined.joined_at,
                "usedAt": joined.used_at,
            })
        };
        all.list("providers").await?;
        all.items(joined.into_iter().map(provider)).await?;
        all.list_ends().await;
        let session = |session: Session| {
            json!({
                "device": session.device,
                "by": session.method.word(),
                "signedInAt": session.signed_in_at,
                "lastUsed": session.used_at,
            })
        };
        all.list("sessions").await?;
        all.items(sessions.into_iter().map(session)).await?;
        all.list_ends().await;
        let subscription = |one: Subscription| json!({ "endpoint": one.endpoint, "kinds": one.kinds(), "locale": one.lang, "createdAt": one.created_at });
        all.list("push").await?;
        all.items(subscriptions.into_iter().map(subscription)).await?;
        all.list_ends().await;
        Ok(())
    }

    async fn activity(&self, all: &mut Object<'_>) -> ApiResult<()> {
        let account = self.me.account();
        let whose = Whose::Person {
            user: self.me.id,
            account,
        };
        all.list("trail").await?;
        let mut before = None;
        loop {
            let me = self.me.clone();
            let page = self.db.read(async move |c: &mut Conn| {
                let page = audit::page(c, whose, before).await?;
                Ok((show_activity(c, &me, page.entries).await?, page.next))
            });
            let (entries, next) = page.await?;
            all.items(entries).await?;
            match next {
                Some(next) => before = Some(next),
                None => break,
            }
        }
        all.list_ends().await;
        Ok(())
    }
}
