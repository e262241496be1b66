//! The demo's people and groups, before they are written.

use std::time::Duration;

use podium_domain::stats::{SeasonName, Span};
use podium_domain::{Lang, Timestamp};
use podium_store::decks::Deck;
use podium_store::events::Event;
use podium_store::games::Game;
use podium_store::playgroups::Playgroup;
use podium_store::promo::Promo;
use podium_store::user::NewUser;
use uuid::Uuid;

pub const MINUTE: Duration = Duration::from_secs(60);
pub const HOUR: Duration = Duration::from_secs(60 * 60);
pub const DAY: Duration = Duration::from_secs(24 * 60 * 60);

pub struct World {
    pub formats: Formats,
    pub people: Vec<Person>,
    pub groups: Vec<Group>,
    /// Who asked whom, by their places, and whether it was accepted.
    pub friendships: Vec<(usize, usize, bool)>,
    /// Who is invited where, and by whom.
    pub invitations: Vec<(usize, usize, usize)>,
    /// Who came to a group later and has not played there.
    pub arrivals: Vec<(usize, usize)>,
    /// Who keeps their stats in a group to themselves.
    pub private: Vec<(usize, usize)>,
    pub seasons: Vec<Season>,
    pub gatherings: Vec<Gathering>,
    /// Of a hundred games, how many get a note.
    pub noted: i64,
    /// Whether a table is in play, and on a stream.
    pub streams: bool,
}

/// What holds people together, by their places.
#[derive(Debug, Clone, Copy)]
pub enum Tie {
    Group(usize),
    Invitation(usize, usize, usize),
    Arrival(usize, usize),
    Private(usize, usize),
    Season(usize),
    Friends(usize, usize, bool),
    Gathering(usize),
}

impl World {
    pub fn ties(&self) -> Vec<Tie> {
        let groups = (0..self.groups.len()).map(Tie::Group);
        let invitations = self.invitations.iter().map(|at| Tie::Invitation(at.0, at.1, at.2));
        let friends = self.friendships.iter().map(|at| Tie::Friends(at.0, at.1, at.2));
        let arrivals = self.arrivals.iter().map(|at| Tie::Arrival(at.0, at.1));
        let private = self.private.iter().map(|at| Tie::Private(at.0, at.1));
        let seasons = (0..self.seasons.len()).map(Tie::Season);
        let gatherings = (0..self.gatherings.len()).map(Tie::Gathering);
        let people = groups.chain(arrivals).chain(invitations).chain(friends);
        people.chain(private).chain(seasons).chain(gatherings).collect()
    }
}

/// What is played: pods of Commander, and sets of two.
#[derive(Debug, Clone, Copy)]
pub struct Formats {
    pub pod: (Uuid, Option<Uuid>),
    pub duel: (Uuid, Option<Uuid>),
}

pub struct Person {
    /// Its subject is set for those who can sign in.
    pub user: NewUser,
    pub email: Option<String>,
    pub decks: Vec<Deck>,
    /// 100 is usual.
    pub skill: i64,
}

impl Person {
    pub fn lang(&self) -> Lang {
        self.user.locale
    }
}

pub struct Group {
    pub playgroup: Playgroup,
    /// The first owns it, the second helps.
    pub members: Vec<usize>,
    /// A player who is always there.
    pub regular: Option<usize>,
    pub games: usize,
    /// The nights are spread over so many days, the last of them so many days ago.
    pub days: u32,
    pub last: u32,
}

/// A season of a group, by its place.
pub struct Season {
    pub group: usize,
    pub id: Uuid,
    pub name: SeasonName,
    pub span: Span,
}

pub fn playgroup(id: Uuid, name: String, description: String, created_at: Timestamp) -> Playgroup {
    Playgroup {
        id,
        name,
        description,
        picture: None,
        created_at,
        last_activity: created_at,
        games: 0,
        version: 1,
    }
}

/// What a deck is before its first game.
pub struct DeckSketch {
    pub name: String,
    pub commander: String,
    pub colors: String,
    pub bracket: i64,
}

pub fn deck(sketch: DeckSketch, id: Uuid, owner_id: Uuid, format: (Uuid, Option<Uuid>), created_at: Timestamp) -> Deck {
    Deck {
        id,
        owner_id,
        name: sketch.name,
        format_id: format.0,
        subformat_id: format.1,
        commanders: serde_json::json!([sketch.commander]).to_string(),
        colors: sketch.colors,
        bracket: Some(sketch.bracket),
        description: String::new(),
        link: None,
        picture: None,
        archived_at: None,
        created_at,
        updated_at: created_at,
        last_played: None,
        games: 0,
        wins: 0,
        version: 1,
        card_count: 0,
        list_changed_at: None,
    }
}

/// An event, its code, and who is in it, by their places.
pub struct Gathering {
    pub event: Event,
    pub promo: Promo,
    pub guests: Vec<usize>,
}

impl Gathering {
    /// Whether a game was played there.
    pub fn holds(&self, game: &Game) -> bool {
        let Event {
            playgroup_id,
            starts_at,
            ends_at,
            ..
        } = self.event;
        game.playgroup_id == playgroup_id
            && starts_at <= game.ended_at
            && ends_at.is_some_and(|end| game.ended_at < end)
    }
}
