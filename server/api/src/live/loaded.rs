//! A live table read from storage for one call, outside its actor.

use podium_domain::table::{Board, Event, JoinAs, Role, SeatNo, SeatState, SeatedPlayer, Status, Summary, What};
use podium_domain::{LiveCode, Player};
use podium_store::games::Played;
use podium_store::live::{self, LiveStatus as Stored, LiveTable as Row, StoredSummary};
use podium_store::people::{self, Card};
use podium_store::{Conn, Db, Error, Result};
use podium_system::Entropy;
use uuid::Uuid;

use super::fold::fold;
use crate::http::error::{ApiError, ApiResult};
use crate::links::qr;
use crate::wire::{Cards, LivePlayer, LiveSeat, LiveStatus, LiveTable, Timeline, TimelineSeat};
use podium_settings::Settings;

/// If this many random codes are all taken, something is broken.
const DRAWS: usize = 20;

/// A table as read for a call, before its events are folded.
pub struct Unfolded {
    row: Row,
    people: Vec<(Card, Option<JoinAs>)>,
    host: Option<Card>,
    table: StoredSummary,
}

impl Unfolded {
    pub async fn read(c: &mut Conn, row: Row) -> Result<Unfolded> {
        let table = live::stored_summary(c, row.id).await?;
        Unfolded::with(c, row, table).await
    }

    /// With every event, for a timeline.
    pub async fn read_whole(c: &mut Conn, row: Row) -> Result<Unfolded> {
        let table = live::stored_summary_with_all_events(c, row.id).await?;
        Unfolded::with(c, row, table).await
    }

    async fn with(c: &mut Conn, row: Row, table: StoredSummary) -> Result<Unfolded> {
        let people = live::known(c, row.id).await?;
        let known = |host: &Uuid| people.iter().any(|(card, _)| card.id == *host);
        let host = match row.host_id.filter(|host| !known(host)) {
            Some(host) => people::card(c, host).await?,
            None => None,
        };
        Ok(Unfolded {
            row,
            people,
            host,
            table,
        })
    }

    /// Folds the events, outside the transaction that read them.
    pub async fn fold(self, db: &Db) -> ApiResult<LoadedTable> {
        let (table, events) = fold(db, &self.row, self.table).await?;
        let present = |(card, joins): &(Card, Option<JoinAs>)| Some((card.id, (*joins)?));
        let people = self.people.iter().filter_map(present).collect();
        let known = self.people.into_iter().map(|(card, _)| card);
        Ok(LoadedTable {
            row: self.row,
            table,
            people,
            events,
            cards: known.chain(self.host).map(|card| (card.id, card)).collect(),
        })
    }
}

pub struct LoadedTable {
    pub row: Row,
    table: Summary,
    /// Who may join, with their role.
    people: Vec<(Uuid, JoinAs)>,
    /// All events if it was read whole, else those since its snapshot.
    events: Vec<Event>,
    /// Of the host and everyone who has or had a seat.
    cards: Cards,
}

impl LoadedTable {
    pub fn has_seat(&self, user: Uuid) -> bool {
        self.table.board().seat_of(user).is_some()
    }

    fn joins(&self, user: Uuid) -> Option<JoinAs> {
        let found = self.people.iter().find(|(id, _)| *id == user);
        found.map(|(_, joins)| *joins)
    }

    /// A user's role at the table, or the role they would get by joining.
    pub fn role(&self, user: Uuid) -> Role {
        let attendance = self.row.attendance(user, self.joins(user));
        attendance.role_by_code(self.table.board())
    }

    /// Who is notified of a change.
    pub fn concerned(&self) -> Vec<Uuid> {
        self.people.iter().map(|(id, _)| *id).collect()
    }

    pub fn board(&self) -> &Board {
        self.table.board()
    }

    pub fn show(&self, settings: &Settings, me: Uuid) -> ApiResult<LiveTable> {
        self.shown(settings, self.role(me), self.joins(me).is_some())
    }

    /// As those see it who have no account.
    pub fn show_guest(&self, settings: &Settings, role: Role) -> ApiResult<LiveTable> {
        Ok(LiveTable {
            host: None,
            ..self.shown(settings, role, false)?
        })
    }

    fn shown(&self, settings: &Settings, role: Role, joined: bool) -> ApiResult<LiveTable> {
        let row = &self.row;
        let url = format!("{}/live/{}", settings.public_origin(), row.code);
        let seat = |state: &SeatState| LiveSeat {
            seat: state.seat,
            who: LivePlayer::new(&state.place, &self.cards),
            life: state.life,
            out: state.out.is_some(),
        };
        Ok(LiveTable {
            id: row.id,
            code: row.code.clone(),
            status: match row.status {
                Stored::Open => LiveStatus::Open,
                Stored::Closed => LiveStatus::Closed,
                Stored::Finished => LiveStatus::Finished,
            },
            format_id: row.format_id,
            subformat_id: row.subformat_id,
            playgroup_id: row.playgroup_id,
            set_id: row.set_id,
            game_id: row.recorded(),
            host: row
                .host_id
                .and_then(|host| self.cards.get(&host).cloned())
                .map(Into::into),
            role,
            joined,
            opened_at: row.opened_at,
            touched_at: row.touched_at,
            sequence: self.table.sequence(),
            qr: qr::data_address(&url).map_err(ApiError::internal)?,
            url,
            seats: self.table.board().seats.iter().map(seat).collect(),
        })
    }

    /// Everything that happened, as people at the table see it. The table must have been read whole.
    pub fn timeline(self) -> Timeline {
        let places = self.places();
        let seat = |(state, place): (&SeatState, Option<usize>)| TimelineSeat {
            seat: state.seat,
            game_seat: place.and_then(|place| i64::try_from(place + 1).ok()),
            who: LivePlayer::new(&state.place, &self.cards),
        };
        Timeline {
            table_id: self.row.id,
            game_id: self.row.recorded(),
            opened_at: self.row.opened_at,
            seats: self.table.board().seats.iter().zip(places).map(seat).collect(),
            events: self.events,
        }
    }

    /// The seat of the recorded game that a seat at the table became.
    pub fn game_seat(&self, seat: SeatNo) -> Option<i64> {
        let order = self.row.recorded().map(|_| self.board().playing_order())?;
        let place = order.iter().position(|other| *other == seat)?;
        i64::try_from(place + 1).ok()
    }

    /// Each seat's position in the turn order, once the game is over.
    fn places(&self) -> Vec<Option<usize>> {
        let board = self.table.board();
        let order = match board.status {
            Status::Finished { .. } => board.playing_order(),
            Status::Open | Status::Closed { .. } => Vec::new(),
        };
        let place = |state: &SeatState| order.iter().position(|seat| *seat == state.seat);
        board.seats.iter().map(place).collect()
    }

    /// The same for someone who sees the recorded game: it names the game's players of today and hides everyone else.
    pub fn timeline_of(self, played: &Played) -> Timeline {
        let players: Vec<Player> = (self.table.board().seats.iter())
            .map(|state| Player::from(&state.place.player))
            .collect();
        let mut timeline = self.timeline();
        for (seat, player) in timeline.seats.iter_mut().zip(players) {
            // A correction may have changed the order, and a guest's seat may have been claimed.
            let same = played.seats.iter().find(|seat| seat.player() == player);
            let at_its_place = || played.seats.iter().find(|there| Some(there.seat) == seat.game_seat);
            let there = same.or_else(at_its_place);
            seat.game_seat = there.map(|there| there.seat);
            seat.who.user_id = there.and_then(|there| there.user_id);
            seat.who.name = there.and_then(|there| there.firstname.clone().or(there.guest_name.clone()));
            seat.who.picture = there.and_then(|there| there.picture.clone());
        }
        let named = |user: Uuid| played.seats_user(user);
        let places = timeline.events.iter_mut().flat_map(|event| match &mut event.what {
            What::Opened { setup } => setup.seats.as_mut_slice(),
            What::Seated { place, .. } => std::slice::from_mut(place),
            _ => &mut [],
        });
        for place in places.filter(|place| place.user().is_some_and(|user| !named(user))) {
            place.player = SeatedPlayer::User(Uuid::nil());
        }
        timeline
    }
}

/// A code that no open table has.
pub async fn free_code(c: &mut Conn, entropy: &Entropy) -> Result<String> {
    for _ in 0..DRAWS {
        let code = LiveCode::from_bytes(entropy.bytes());
        if !live::code_taken(c, code.as_str()).await? {
            return Ok(code.to_string());
        }
    }
    Err(Error::Unavailable("no free code was drawn".into()))
}

/// A table that is opened again keeps its code, unless another open table has it by now.
pub async fn renew_taken_code(c: &mut Conn, entropy: &Entropy, table: &Row) -> Result<()> {
    if live::code_taken(c, &table.code).await? {
        let code = free_code(c, entropy).await?;
        live::set_code(c, table.id, &code).await?;
    }
    Ok(())
}
