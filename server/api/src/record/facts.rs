//! Reads what the domain must know of a submitted game, and has it checked. Used by the writes of games and live tables.

use std::collections::HashMap;

use podium_domain::access::DeckViewer;
use podium_domain::recording::{
    DeckOfTheDay, Facts, FormatFacts, Game, Names, PersonFacts, Played, SeatDraft, SetFacts,
};
use podium_store::games::{self, InPlaygroup, Known, Named, Taken};
use podium_store::people::{Card, Seatable};
use podium_store::sets::SetView;
use podium_store::{Conn, Result, decks};
use uuid::Uuid;

use super::draft::Draft;
use super::recorder::Recorder;
use crate::http::check::Check;

pub struct Submission<'a> {
    pub recorder: &'a Recorder,
    pub me: Uuid,
    pub draft: &'a Draft,
    /// The game before a correction.
    pub old: Option<&'a Played>,
    /// Its set, if it may be put into it.
    pub set: Option<&'a SetView>,
}

/// A submission held against what storage knows.
pub struct Checked {
    /// The game that has its id already.
    pub taken: Option<Taken>,
    /// The game with its seats filled, or `None` after noting everything that is wrong.
    pub played: Option<Played>,
    /// The playgroup that it belongs to, as I know it.
    pub playgroup: InPlaygroup,
}

impl Submission<'_> {
    /// `blank` has the fields that are not submitted.
    pub async fn check(&self, c: &mut Conn, check: &mut Check, blank: Game) -> Result<Checked> {
        let known = games::known(c, self.me, &self.named()).await?;
        let playgroup = match self.set {
            Some(set) => set.playgroup(),
            None => known.playgroup.clone().unwrap_or_default(),
        };
        if let Some(taken) = known.taken {
            return Ok(Checked {
                taken: Some(taken),
                played: None,
                playgroup,
            });
        }
        let set = self.set.map(SetView::facts);
        let facts = self.facts(c, check, set.as_ref(), known).await?;
        let game = self.draft.game.clone().into_game(&facts, blank);
        let played = match game {
            Ok(played) => Some(played).filter(|_| check.holds()),
            Err(wrong) => {
                check.refuse_all(self.draft.refused(&wrong));
                None
            }
        };
        Ok(Checked {
            taken: None,
            played,
            playgroup,
        })
    }

    fn named(&self) -> Named {
        let game = &self.draft.game;
        Named {
            users: game.seats.iter().filter_map(SeatDraft::user).collect(),
            decks: game.seats.iter().filter_map(SeatDraft::deck_id).collect(),
            playgroup: game.playgroup_id,
            event: game.event_id,
            game: self.draft.id.filter(|_| self.old.is_none()),
        }
    }

    async fn facts<'f>(
        &'f self,
        c: &mut Conn,
        check: &mut Check,
        set: Option<&'f SetFacts>,
        known: Known,
    ) -> Result<Facts<'f>> {
        let game = &self.draft.game;
        let (format, subformat_id) = match set {
            Some(set) => (Some(set.format_id), set.subformat_id),
            None => (game.format_id, game.subformat_id),
        };
        let rules = check.format(&self.draft.path, &self.recorder.formats, format, subformat_id);
        let format = format.zip(rules).map(|(id, rules)| FormatFacts {
            id,
            subformat_id,
            players: rules.min_players..=rules.max_players,
        });
        Ok(Facts {
            me: self.me,
            now: self.recorder.clock.now(),
            old: self.old,
            set,
            in_playgroup: known.playgroup.is_some_and(|playgroup| playgroup.takes_part()),
            at_event: known.at_event,
            format,
            people: known.people.into_iter().map(person).collect(),
            decks: self.decks(c, known.decks).await?,
        })
    }

    async fn decks(&self, c: &mut Conn, named: Vec<DeckOfTheDay>) -> Result<Decks> {
        let mut decks = Decks::new();
        for deck in named {
            let mut seats = self
                .draft
                .game
                .seats
                .iter()
                .filter(|seat| seat.deck_id() == Some(deck.id));
            let viewer = match seats.all(|seat| deck.may_be_put(self.me, seat.user())) {
                true => None,
                false => Some(decks::viewer(c, self.me, deck.owner_id).await?),
            };
            decks.insert(deck.id, (deck, viewer));
        }
        Ok(decks)
    }
}

type Decks = HashMap<Uuid, (DeckOfTheDay, Option<DeckViewer>)>;

fn person(person: Seatable) -> (Uuid, PersonFacts) {
    let facts = PersonFacts {
        names: names(&person.card),
        may_be_seated: person.may_be_seated,
        at_peace: person.at_peace,
    };
    (person.card.id, facts)
}

pub fn names(card: &Card) -> Names {
    Names {
        username: card.username.clone(),
        firstname: card.firstname.clone(),
        picture: card.picture.clone(),
    }
}
