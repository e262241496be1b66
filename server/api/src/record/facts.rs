//! Reads what the domain must know of a submitted game, and has it checked. Used by the writes of games and live tables.

use std::collections::HashMap;

use podium_domain::access::DeckViewer;
use podium_domain::recording::{
    DeckOfTheDay, Facts, FormatFacts, Game, Names, PersonFacts, Played, SeatDraft, SetFacts,
};
use podium_store::games::decks_of_the_day;
use podium_store::people::{self, Card};
use podium_store::sets::SetView;
use podium_store::{Conn, Result, decks, events, playgroups};
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

impl Submission<'_> {
    /// The game with its seats filled, or `None` after noting everything that is wrong. `blank` has the fields that are
    /// not submitted.
    pub async fn check(&self, c: &mut Conn, check: &mut Check, blank: Game) -> Result<Option<Played>> {
        let set = self.set.map(SetView::facts);
        let facts = self.facts(c, check, set.as_ref()).await?;
        let game = self.draft.game.clone().into_game(&facts, blank);
        Ok(match game {
            Ok(played) => Some(played).filter(|_| check.holds()),
            Err(wrong) => {
                check.refuse_all(self.draft.refused(&wrong));
                None
            }
        })
    }

    async fn facts<'f>(&'f self, c: &mut Conn, check: &mut Check, set: Option<&'f SetFacts>) -> Result<Facts<'f>> {
        let (me, game) = (self.me, &self.draft.game);
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
            me,
            now: self.recorder.clock.now(),
            old: self.old,
            set,
            in_playgroup: match game.playgroup_id {
                Some(playgroup) => playgroups::takes_part(c, playgroup, me).await?,
                None => false,
            },
            at_event: match game.event_id {
                Some(event) => events::is_guest(c, event, me).await?,
                None => false,
            },
            format,
            people: self.people(c).await?,
            decks: self.decks(c).await?,
        })
    }

    async fn people(&self, c: &mut Conn) -> Result<HashMap<Uuid, PersonFacts>> {
        let users: Vec<Uuid> = self.draft.game.seats.iter().filter_map(SeatDraft::user).collect();
        let mut facts = HashMap::new();
        for card in people::cards(c, &users).await? {
            let may_be_seated = people::may_seat(c, self.me, card.id).await?;
            let person = PersonFacts {
                may_be_seated,
                at_peace: may_be_seated || people::at_peace(c, self.me, card.id).await?,
                names: names(&card),
            };
            facts.insert(card.id, person);
        }
        Ok(facts)
    }

    async fn decks(&self, c: &mut Conn) -> Result<HashMap<Uuid, (DeckOfTheDay, DeckViewer)>> {
        let named: Vec<Uuid> = self.draft.game.seats.iter().filter_map(SeatDraft::deck_id).collect();
        let mut facts = HashMap::new();
        for deck in decks_of_the_day(c, &named).await? {
            let viewer = decks::viewer(c, self.me, deck.owner_id).await?;
            facts.insert(deck.id, (deck, viewer));
        }
        Ok(facts)
    }
}

pub fn names(card: &Card) -> Names {
    Names {
        username: card.username.clone(),
        firstname: card.firstname.clone(),
    }
}
