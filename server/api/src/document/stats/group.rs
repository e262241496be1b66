//! Stats of a playgroup.

use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::rates::{BracketRate, ColorsRate, CommanderRate, Facing, Rate, SeatRate, Who};
use super::summary::{ComebackRecord, FastRecord, Lengths, LongRecord, StreakRecord};
use crate::document::EndReason;

shapes! {
    HeldStreak {
        #[serde(flatten)]
        who: Who,
        #[serde(flatten)]
        record: StreakRecord,
    }

    HeldFast {
        #[serde(flatten)]
        who: Who,
        #[serde(flatten)]
        record: FastRecord,
    }

    HeldLong {
        #[serde(flatten)]
        who: Who,
        #[serde(flatten)]
        record: LongRecord,
    }

    HeldComeback {
        #[serde(flatten)]
        who: Who,
        #[serde(flatten)]
        record: ComebackRecord,
    }

    /// A playgroup's, with whoever holds each; of the longest game, its winner, where there is one to name.
    GroupRecords {
        #[schema(required)]
        longest_streak: Option<HeldStreak>,
        #[schema(required)]
        fastest_win: Option<HeldFast>,
        #[schema(required)]
        longest_game: Option<HeldLong>,
        #[schema(required)]
        biggest_comeback: Option<HeldComeback>,
    }

    MemberStats {
        #[serde(flatten)]
        who: Who,
        /// Only I see this: I keep my figures to myself here.
        private: bool,
        #[serde(flatten)]
        rate: Rate,
        streak: i32,
        longest_streak: u32,
        #[schema(required)]
        average_placement: Option<f64>,
    }

    /// How one member stood to another.
    Pairing {
        user_id: Uuid,
        other_id: Uuid,
        games: u32,
        #[serde(flatten)]
        facing: Facing,
    }

    PodSizeGames {
        seats: u32,
        games: u32,
    }

    FormatGames {
        format_id: Uuid,
        games: u32,
    }

    EndReasonGames {
        #[schema(required)]
        end_reason: Option<EndReason>,
        games: u32,
    }

    /// Such as `2026-11`.
    MonthGames {
        month: String,
        games: u32,
    }

    /// From Monday, 1, to Sunday, 7.
    WeekdayGames {
        weekday: u8,
        games: u32,
    }

    GroupStats {
        games: u32,
        #[serde(flatten)]
        lengths: Lengths,
        /// Those of today, but for who keeps their figures to themselves.
        members: Vec<MemberStats>,
        /// Of those members, each pair that met, both ways round.
        matrix: Vec<Pairing>,
        /// Of all seats, whoever sat there; so with what follows.
        by_seat: Vec<SeatRate>,
        by_pod_size: Vec<PodSizeGames>,
        by_format: Vec<FormatGames>,
        by_colors: Vec<ColorsRate>,
        by_bracket: Vec<BracketRate>,
        by_commander: Vec<CommanderRate>,
        by_end_reason: Vec<EndReasonGames>,
        by_month: Vec<MonthGames>,
        by_weekday: Vec<WeekdayGames>,
        /// Of those members and of guests.
        records: GroupRecords,
        /// How many members keep their figures to themselves, me apart.
        hidden: u32,
    }
}
