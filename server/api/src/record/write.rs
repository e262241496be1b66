//! Writes recorded games and sets; used by the features that record.

use podium_domain::access::{CONTESTABLE_FOR, GameAct};
use podium_domain::{Action, FieldError, Timestamp};
use podium_store::audit::{self, Entry};
use podium_store::games::{self, Game, GameView, Played, Seat, Taken};
use podium_store::{Batch, Conn, Db, Result, Target, inbox, notes, sets, tags};
use podium_system::Clock;
use uuid::Uuid;

use super::draft::Draft;
use super::facts::{Checked, Submission};
use super::recorder::Recorder;
use super::show::{ShownGames, show_game, show_set};
use crate::http::check::Check;
use crate::http::error::ApiError;
use crate::http::tx::TxError;
use crate::quota::{check_games, put_tags};
use crate::wire::{GameBody, SetBody, unknown_tags};

/// The conflict error for an edit of an older version of the game.
pub async fn stale_game(c: &mut Conn, me: Uuid, game: Uuid) -> Result<TxError, TxError> {
    let game = show_game(c, me, game).await?.only()?;
    Ok(ApiError::stale(GameBody { game }).into())
}

/// The conflict error for an edit of an older version of the set.
pub async fn stale_set(c: &mut Conn, me: Uuid, set: Uuid) -> Result<TxError, TxError> {
    let set = show_set(c, me, set).await?.only()?;
    Ok(ApiError::stale(SetBody { set }).into())
}

/// The set a game is put into: visible to the caller and still open, or already the game's own.
pub async fn set_for(
    c: &mut Conn,
    me: Uuid,
    check: &mut Check,
    draft: &Draft,
    old: Option<&Played>,
) -> Result<Option<sets::SetView>> {
    let Some(id) = draft.set_id else { return Ok(None) };
    let belongs = old.is_some_and(|old| old.game.set_id == Some(id));
    let view = sets::find(c, me, id).await?;
    let view = view.filter(|view| view.access.may(GameAct::Use) || (belongs && view.set.removed_at.is_none()));
    match &view {
        None => check.refuse(draft.at("setId"), FieldError::Unknown),
        Some(view) if view.set.closed_at.is_some() && !belongs => check.refuse(draft.at("setId"), FieldError::Closed),
        Some(_) => (),
    }
    Ok(view)
}

/// The game as it would be recorded, after noting everything that is wrong.
pub async fn check_game(
    c: &mut Conn,
    recorder: &Recorder,
    me: Uuid,
    check: &mut Check,
    draft: &Draft,
    set: Option<&sets::SetView>,
    ids: NewIds,
) -> Result<Checked> {
    let submission = Submission {
        recorder,
        me,
        draft,
        old: None,
        set,
    };
    let blank = Game::blank(ids.game, Some(me), ids.now);
    submission.check(c, check, blank).await
}

/// What became of a game that was to be recorded.
pub enum Recorded {
    /// As its recorder sees it.
    Done(ShownGames),
    /// Nothing: there is a game of its id.
    Taken(Taken),
    /// Nothing: what is wrong was noted.
    Refused,
}

/// Records a game with its tags and note, or notes everything that is wrong.
pub async fn record_game(
    c: &mut Conn,
    recorder: &Recorder,
    me: Uuid,
    check: &mut Check,
    draft: &Draft,
    set: Option<&sets::SetView>,
    ids: NewIds,
) -> Result<Recorded, TxError> {
    let checked = check_game(c, recorder, me, check, draft, set, ids).await?;
    if let Some(taken) = checked.taken {
        return Ok(Recorded::Taken(taken));
    }
    for (field, why) in unknown_tags(&tags::unknown(c, me, &draft.tags).await?) {
        check.refuse(draft.at(&field), why);
    }
    let Some(played) = checked.played.filter(|_| check.holds()) else {
        return Ok(Recorded::Refused);
    };
    let mut batch = Batch::default();
    games::insert(&mut batch, &played);
    inbox::notice_seated(&mut batch, ids.game, None);
    batch.run(c).await?;
    check_games(c, &recorder.settings, &recorder.game_allowances, me).await?;
    let target = Target::Game(ids.game);
    put_tags(c, &recorder.settings, me, target, &draft.tags, ids.now).await?;
    let note = match &draft.note {
        Some(note) => Some(notes::insert(c, me, target, ids.note, note, ids.now).await?),
        None => None,
    };
    if let Some(before) = set {
        sets::settle(c, before, ids.now).await?;
    }
    let tags = match draft.tags.is_empty() {
        true => Vec::new(),
        false => tags::on(c, me, target).await?,
    };
    let view = GameView::new(me, played, checked.playgroup);
    Ok(Recorded::Done(ShownGames::one(view, tags, note)))
}

/// Users whom a correction seats get a notice in their inbox, unless they corrected it themselves.
async fn notice(c: &mut Conn, before: &Played, after: &Played, me: Uuid, at: Timestamp) -> Result<()> {
    let users = after.seats.iter().filter_map(|seat| seat.user_id);
    let users: Vec<Uuid> = users.filter(|user| *user != me && !before.seats_user(*user)).collect();
    inbox::notice(c, &users, after.game.id, me, at).await
}

/// The ids of a new game, made before the transaction so that a retry uses the same.
#[derive(Debug, Clone, Copy)]
pub struct NewIds {
    pub game: Uuid,
    pub note: Uuid,
    pub now: Timestamp,
}

impl NewIds {
    pub fn new(recorder: &Recorder, draft: &Draft, now: Timestamp) -> NewIds {
        NewIds {
            game: draft.id.unwrap_or_else(|| recorder.entropy.uuid(now)),
            note: recorder.entropy.uuid(now),
            now,
        }
    }
}

/// Corrects a game if the draft is valid.
pub async fn correct_game(
    c: &mut Conn,
    recorder: &Recorder,
    me: Uuid,
    old: &Played,
    draft: &Draft,
    now: Timestamp,
) -> Result<(), TxError> {
    let mut check = Check::default();
    let set = set_for(c, me, &mut check, draft, Some(old)).await?;
    let submission = Submission {
        recorder,
        me,
        draft,
        old: Some(old),
        set: set.as_ref(),
    };
    let checked = submission.check(c, &mut check, old.game.clone()).await?;
    let new = check.done(checked.played)?;
    if new.says_the_same(old) {
        return Ok(());
    }
    let left = match old.game.set_id.filter(|id| new.game.set_id != Some(*id)) {
        Some(id) => sets::find(c, me, id).await?,
        None => None,
    };
    games::correct(c, old, &new).await?;
    let left_playgroup = old.game.playgroup_id.filter(|id| new.game.playgroup_id != Some(*id));
    note_activity(c, recorder, me, left_playgroup, Action::GameRemoved).await?;
    notice(c, old, &new, me, now).await?;
    for before in [left, set].into_iter().flatten() {
        sets::settle(c, &before, now).await?;
    }
    Ok(())
}

/// Records in the playgroup's activity who removed or restored a game or set.
pub async fn note_activity(
    c: &mut Conn,
    recorder: &Recorder,
    me: Uuid,
    playgroup: Option<Uuid>,
    action: Action,
) -> Result<()> {
    let Some(playgroup) = playgroup else { return Ok(()) };
    let entry = Entry::new(&recorder.entropy, recorder.clock.now(), me, action).about(None);
    audit::record(c, &entry.in_playgroup(playgroup)).await
}

/// Changes the player of a seat, in this game and in the other games of its set, which has the same players throughout.
pub async fn change_player(
    c: &mut Conn,
    me: Uuid,
    game: &Played,
    seat: &Seat,
    change: impl Fn(&Seat) -> Seat,
) -> Result<()> {
    let player = seat.player();
    let others = match game.game.set_id {
        Some(set) => games::of_set(c, me, set).await?,
        None => Vec::new(),
    };
    let others = others.into_iter().map(|view| view.played);
    let others = others.filter(|other| other.game.id != game.game.id);
    for old in std::iter::once(game.clone()).chain(others) {
        let mut new = old.clone();
        if let Some(seat) = new.seats.iter_mut().find(|seat| seat.player() == player) {
            *seat = change(seat);
            games::correct(c, &old, &new).await?;
        }
    }
    Ok(())
}

/// The set's games take its format and playgroup.
pub async fn follow_set(c: &mut Conn, me: Uuid, set: &sets::Set) -> Result<()> {
    for view in games::of_set(c, me, set.id).await? {
        let old = view.played;
        let game = Game {
            playgroup_id: set.playgroup_id,
            format_id: set.format_id,
            subformat_id: set.subformat_id,
            ..old.game.clone()
        };
        let place = |game: &Game| (game.playgroup_id, game.format_id, game.subformat_id);
        if place(&game) != place(&old.game) {
            let seats = old.seats.clone();
            games::correct(c, &old, &Played { game, seats }).await?;
        }
    }
    Ok(())
}

/// Deletes notices too old to be listed.
pub async fn sweep(db: &Db, clock: &Clock) -> Result<()> {
    let before = clock.now() - CONTESTABLE_FOR;
    db.write_one(async move |c: &mut Conn| inbox::purge(c, before).await)
        .await
}
