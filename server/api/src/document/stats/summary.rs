//! Stats of a user or a deck.

use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::rates::{
    BracketRate, ColorRate, ColorsRate, CommanderRate, DeckRate, EndReasonCount, FormatRate, MetDeckRate, MonthRate,
    MulligansRate, OpponentRate, PersonCount, PodSizeRate, Rate, SeatRate, WeekdayRate,
};

shapes! {
    /// Minutes and turns, each over the games of which they are known.
    Lengths {
        #[schema(required)]
        average_minutes: Option<f64>,
        timed_games: u32,
        #[schema(required)]
        average_turns: Option<f64>,
        turned_games: u32,
    }

    Eliminations {
        /// Others by me.
        made: u32,
        /// Me by others.
        suffered: u32,
        /// In so many games it was written down who eliminated whom.
        known_games: u32,
    }

    Stats {
        #[serde(flatten)]
        rate: Rate,
        /// Wins in a row up to now; below 0, games since the last win.
        streak: i32,
        /// Most wins in a row.
        longest_streak: u32,
        #[serde(flatten)]
        lengths: Lengths,
        #[schema(required)]
        average_placement: Option<f64>,
        /// Last alone at tables of three or more.
        first_out: u32,
        eliminations: Eliminations,
        by_deck: Vec<DeckRate>,
        by_format: Vec<FormatRate>,
        by_bracket: Vec<BracketRate>,
        by_seat: Vec<SeatRate>,
        by_pod_size: Vec<PodSizeRate>,
        by_colors: Vec<ColorsRate>,
        by_commander: Vec<CommanderRate>,
        by_opponent: Vec<OpponentRate>,
        by_end_reason: Vec<EndReasonCount>,
        by_month: Vec<MonthRate>,
        by_weekday: Vec<WeekdayRate>,
        by_mulligans: Vec<MulligansRate>,
        /// Whom I eliminated.
        eliminated: Vec<PersonCount>,
        /// Who eliminated me.
        eliminated_by: Vec<PersonCount>,
        records: Records,
        /// There are games that I may not see. They count five at a time and name nobody, or not at all where they are kept
        /// private; the filters do not change this.
        partial: bool,
    }

    Against {
        /// Null for whoever does not own the deck: others' decks are for those who sat at the table.
        #[schema(required)]
        by_deck: Option<Vec<MetDeckRate>>,
        /// Over the games in which at least one deck opposite had the colour.
        by_color: Vec<ColorRate>,
        /// By the highest bracket at the table, its own included.
        by_table_bracket: Vec<BracketRate>,
    }

    /// Wins in a row.
    StreakRecord {
        length: u32,
        /// The first win of them.
        #[schema(format = DateTime)]
        from: String,
        /// The last.
        #[schema(format = DateTime)]
        until: String,
    }

    /// By minutes; by turns where no win was timed.
    FastRecord {
        game_id: Uuid,
        #[schema(required)]
        minutes: Option<u64>,
        #[schema(required)]
        turns: Option<i64>,
        #[schema(format = DateTime)]
        played_at: String,
    }

    LongRecord {
        game_id: Uuid,
        minutes: u64,
        #[schema(format = DateTime)]
        played_at: String,
    }

    /// A win from behind, as far as a live table counted.
    ComebackRecord {
        game_id: Uuid,
        /// How far behind in life, at worst.
        life: i64,
        #[schema(format = DateTime)]
        played_at: String,
    }

    Records {
        #[schema(required)]
        longest_streak: Option<StreakRecord>,
        #[schema(required)]
        fastest_win: Option<FastRecord>,
        #[schema(required)]
        longest_game: Option<LongRecord>,
        #[schema(required)]
        biggest_comeback: Option<ComebackRecord>,
    }
}
