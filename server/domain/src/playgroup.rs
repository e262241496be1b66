//! Playgroups: names, roles and permissions.

use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::Timestamp;
use crate::names::{prose, tidy};

/// How many people a playgroup has at most, those invited among them.
pub const MOST_PEOPLE: i64 = 500;

text! {
    /// 1 to 60 characters.
    PlaygroupName = |text| tidy(text, 60);
    /// Markdown of up to 2,000 characters.
    PlaygroupDescription = |text| prose(text, 2_000);
}

words! {
    #[derive(Serialize, ToSchema)]
    #[serde(rename_all = "lowercase")]
    pub enum Role.as_str {
        /// A playgroup has exactly one.
        Owner = "owner",
        Admin = "admin",
        Member = "member",
    } else Invalid
}

/// A user's membership in a playgroup.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Membership {
    In(Role),
    Invited,
}

/// What can be done in a playgroup.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Act {
    /// See its name, picture and description.
    Meet,
    /// See its games, members and leaderboard; record a game.
    TakePart,
    /// Edit name, description, picture; invite; make or revoke an invitation link.
    Run,
    /// Remove another member with this membership, or withdraw their invitation.
    Remove(Membership),
    /// Promote, demote, hand over, delete.
    Own,
    /// Leave, or decline.
    Leave {
        last: bool,
    },
    Accept,
}

impl Membership {
    pub fn may(self, act: Act) -> bool {
        use Act::{Accept, Leave, Meet, Own, Remove, Run, TakePart};
        use Membership::{In, Invited};
        use Role::{Admin, Member, Owner};
        match (self, act) {
            (_, Meet) => true,
            (Invited, Accept | Leave { .. }) => true,
            (Invited, _) => false,
            (In(_), Accept) => false,
            (In(_), TakePart) => true,
            (In(role), Run) => role != Member,
            (In(Owner), Remove(whom)) => whom != In(Owner),
            (In(Admin), Remove(whom)) => matches!(whom, In(Member) | Invited),
            (In(Member), Remove(_)) => false,
            (In(role), Own) => role == Owner,
            (In(role), Leave { last }) => role != Owner || last,
        }
    }
}

/// Whose a playgroup becomes when its owner's account goes: the admin who has been in it longest, else the member.
pub fn heir(others: &[(Uuid, Role, Timestamp)]) -> Option<Uuid> {
    let rank = |(user, role, since): &(Uuid, Role, Timestamp)| (*role != Role::Admin, *since, *user);
    others.iter().min_by_key(|other| rank(other)).map(|(user, ..)| *user)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::FieldError;

    const EVERYONE: [Membership; 4] = [
        Membership::In(Role::Owner),
        Membership::In(Role::Admin),
        Membership::In(Role::Member),
        Membership::Invited,
    ];

    /// Who may, in the order of `EVERYONE`.
    fn may(act: Act) -> [bool; 4] {
        EVERYONE.map(|membership| membership.may(act))
    }

    #[test]
    fn the_table_of_roles_holds_line_by_line() {
        let (yes, no) = (true, false);
        let [owner, admin, member, invited] = EVERYONE;
        let table = [
            (Act::Meet, [yes, yes, yes, yes]),
            (Act::TakePart, [yes, yes, yes, no]),
            (Act::Run, [yes, yes, no, no]),
            (Act::Remove(owner), [no, no, no, no]),
            (Act::Remove(admin), [yes, no, no, no]),
            (Act::Remove(member), [yes, yes, no, no]),
            (Act::Remove(invited), [yes, yes, no, no]),
            (Act::Own, [yes, no, no, no]),
            (Act::Leave { last: no }, [no, yes, yes, yes]),
            (Act::Leave { last: yes }, [yes, yes, yes, yes]),
            (Act::Accept, [no, no, no, yes]),
        ];
        for (act, who) in table {
            assert_eq!(may(act), who, "{act:?}");
        }
    }

    #[test]
    fn roles_are_known_by_their_words() {
        for role in Role::ALL {
            assert_eq!(role.as_str().parse(), Ok(role));
        }
        assert_eq!("invited".parse::<Role>(), Err(FieldError::Invalid));
    }

    #[test]
    fn names_and_descriptions_are_bounded() {
        let name = "  Thursday   Lamps ".parse::<PlaygroupName>().unwrap();
        assert_eq!(name.as_str(), "Thursday Lamps");
        assert_eq!("é".repeat(60).parse::<PlaygroupName>().map(drop), Ok(()));
        assert_eq!(
            "é".repeat(61).parse::<PlaygroupName>(),
            Err(FieldError::TooLong { max: 60 })
        );
        assert_eq!(" ".parse::<PlaygroupName>(), Err(FieldError::Required));
        assert_eq!("".parse::<PlaygroupDescription>().unwrap().as_str(), "");
        assert_eq!(
            "é".repeat(2_001).parse::<PlaygroupDescription>(),
            Err(FieldError::TooLong { max: 2_000 })
        );
    }

    #[test]
    fn the_longest_standing_admin_inherits_then_the_longest_standing_member() {
        let person = |n: u128, role, since| (Uuid::from_u128(n), role, Timestamp::from_seconds(since));
        let old_member = person(1, Role::Member, 1);
        let (young_admin, old_admin) = (person(2, Role::Admin, 9), person(3, Role::Admin, 5));
        assert_eq!(heir(&[old_member, young_admin, old_admin]), Some(old_admin.0));
        assert_eq!(heir(&[person(4, Role::Member, 2), old_member]), Some(old_member.0));
        assert_eq!(heir(&[]), None);
    }
}
