//! What a live table has besides its events: row, people and set, and the messages made of them. Used by the table's
//! state.

use podium_domain::Player;
use podium_domain::table::{Actor, Board, JoinAs, Role, TableAct, Visit};
use podium_store::live::{self, LiveGuest, LiveTable};
use podium_store::people::{self, Card};
use podium_store::{Conn, Result, sets};
use uuid::Uuid;

use super::audience::{Counts, Who};
use super::protocol::{Guest, Person, SeatWins, ServerMessage, SetScore, TableInfo};
use crate::socket::Utf8Bytes;

/// At most this many people are shown, players first.
const MOST_SHOWN: usize = 100;

pub struct About {
    pub row: LiveTable,
    /// Everyone who may join, with their role; those who left have none.
    people: Vec<(Card, Option<JoinAs>)>,
    guests: Vec<LiveGuest>,
    set: Option<sets::SetView>,
}

/// One message in two versions: for users at the table, and for overlays and guests, which may be anyone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoleText {
    pub people: Utf8Bytes,
    pub public: Utf8Bytes,
}

pub fn text(message: &ServerMessage) -> Utf8Bytes {
    let text = serde_json::to_string(message);
    text.expect("words, ids and numbers are plain data").into()
}

/// Events as stored, joined into one message.
pub fn events_text<T: AsRef<str>>(bodies: &[T]) -> Utf8Bytes {
    let mut text = String::with_capacity(64 + bodies.iter().map(|body| body.as_ref().len() + 1).sum::<usize>());
    text.push_str("{\"type\":\"events\",\"events\":[");
    for (at, body) in bodies.iter().enumerate() {
        text.push_str(if at > 0 { "," } else { "" });
        text.push_str(body.as_ref());
    }
    text.push_str("]}");
    text.into()
}

pub async fn about(c: &mut Conn, table: Uuid) -> Result<Option<About>> {
    let Some(row) = live::find(c, table).await? else {
        return Ok(None);
    };
    let mut people = live::known(c, table).await?;
    if let Some(host) = row.host_id
        && !people.iter().any(|(card, _)| card.id == host)
        && let Some(card) = people::card(c, host).await?
    {
        people.push((card, None));
    }
    let guests = live::guests(c, table).await?;
    let set = match row.set_id {
        // The caller's role in the playgroup is not needed here.
        Some(set) => sets::find(c, Uuid::nil(), set).await?,
        None => None,
    };
    Ok(Some(About {
        row,
        people,
        guests,
        set,
    }))
}

impl About {
    /// Somebody's role at the table; `None` when they may not come to it.
    pub fn role_of(&self, who: Who, board: &Board) -> Option<Role> {
        match who {
            Who::User(user) => self.role_of_user(user, board),
            Who::Guest(id) => self.visit(id).role(board),
        }
    }

    fn role_of_user(&self, user: Uuid, board: &Board) -> Option<Role> {
        let known = self.people.iter().find(|(card, _)| card.id == user);
        let joins = known.and_then(|(_, joins)| *joins);
        self.row.attendance(user, joins).role(board)
    }

    /// A device without an account, with the seat it took.
    fn visit(&self, guest: Uuid) -> Visit {
        let known = self.guests.iter().find(|known| known.id == guest);
        Visit {
            seat: known.map(|known| known.seat),
        }
    }

    /// Whether a device without an account holds a seat; one that was given to a user is theirs.
    pub fn holds_seat(&self, guest: Uuid, board: &Board) -> bool {
        self.visit(guest).held_seat(board).is_some()
    }

    /// Whether this user was at the table when it was read.
    pub fn knows_user(&self, user: Uuid) -> bool {
        self.users().any(|known| known == user)
    }

    /// Somebody with what they may do; `None` when they may not come to the table.
    pub fn actor(&self, who: Who, device: Option<Uuid>, board: &Board) -> Option<Actor> {
        let (user, guest) = match who {
            Who::User(user) => (Some(user), None),
            Who::Guest(id) => (None, self.visit(id).seat),
        };
        Some(Actor {
            role: self.role_of(who, board)?,
            user,
            guest,
            device,
        })
    }

    /// Everyone who may join it.
    pub fn users(&self) -> impl Iterator<Item = Uuid> {
        let may = |(card, joins): &&(Card, Option<JoinAs>)| self.row.attendance(card.id, *joins).may(TableAct::See);
        self.people.iter().filter(may).map(|(card, _)| card.id)
    }

    pub fn table_text(&self, board: &Board) -> RoleText {
        let info = self.info(board);
        let public = TableInfo {
            code: None,
            ..info.clone()
        };
        RoleText {
            people: text(&ServerMessage::Table { table: Some(info) }),
            public: text(&ServerMessage::Table { table: Some(public) }),
        }
    }

    fn info(&self, board: &Board) -> TableInfo {
        let row = &self.row;
        TableInfo {
            id: row.id,
            code: Some(row.code.clone()),
            format_id: row.format_id,
            subformat_id: row.subformat_id,
            playgroup_id: row.playgroup_id,
            host_id: row.host_id,
            game_id: row.recorded(),
            set: self.set.as_ref().map(|view| self.score(view, board)),
        }
    }

    fn score(&self, view: &sets::SetView, board: &Board) -> SetScore {
        let results = view.results();
        let this = results.iter().position(|(game, _)| *game == self.row.game_id);
        let score = view.score();
        let wins_of = |player: Player| {
            let line = score.lines().iter().find(|(known, _)| *known == player);
            line.map_or(0, |(_, wins)| *wins)
        };
        let wins = board.seats.iter().map(|seat| SeatWins {
            seat: seat.seat,
            wins: wins_of(Player::from(&seat.place.player)),
        });
        SetScore {
            id: view.set.id,
            best_of: view.set.best_of,
            game: i64::try_from(this.unwrap_or(results.len()) + 1).unwrap_or(i64::MAX),
            wins: wins.collect(),
        }
    }

    pub fn people_text(&self, board: &Board, counts: &Counts) -> RoleText {
        let mut people: Vec<(Role, &Card)> = self
            .people
            .iter()
            .filter_map(|(card, _)| {
                // A player who left keeps their seat and is still named.
                let seated = board.seat_of(card.id).map(|_| Role::Player);
                Some((self.role_of_user(card.id, board).or(seated)?, card))
            })
            .collect();
        people.sort_by_key(|(role, _)| match role {
            Role::Host => 0,
            Role::Player => 1,
            Role::Viewer => 2,
        });
        let shown = people.iter().take(MOST_SHOWN).map(|(role, card)| Person {
            card: (*card).clone().into(),
            role: *role,
            devices: counts.people.get(&card.id).copied().unwrap_or(0),
        });
        let seated = people.iter().filter(|(_, card)| board.seat_of(card.id).is_some());
        let seated = seated.map(|(role, card)| Person {
            card: (*card).clone().into(),
            role: *role,
            devices: 0,
        });
        let guests = || {
            let guests = self.guests.iter().map(|guest| Guest {
                seat: guest.seat,
                devices: counts.people.get(&guest.id).copied().unwrap_or(0),
            });
            guests.collect()
        };
        let said = |people| {
            text(&ServerMessage::People {
                people,
                guests: guests(),
                viewers: counts.viewers,
            })
        };
        RoleText {
            people: said(shown.collect()),
            public: said(seated.collect()),
        }
    }
}
