//! The actions of the audit log.

use serde::Serialize;
use utoipa::ToSchema;

words! {
    #[derive(Serialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = TrailAction)]
    pub enum Action.word {
        SignUp = "sign_up",
        SignIn = "sign_in",
        /// The last wrong password before the account was locked.
        SignInLocked = "sign_in_locked",
        PasswordChanged = "password_changed",
        PasswordReset = "password_reset",
        EmailVerified = "email_verified",
        EmailChanged = "email_changed",
        EmailRecovered = "email_recovered",
        PasswordRemoved = "password_removed",
        ProviderJoined = "provider_joined",
        ProviderRemoved = "provider_removed",
        /// An unverified account had the address; its owner proved it and started a new one.
        AddressReclaimed = "address_reclaimed",
        SessionEnded = "session_ended",
        SessionsRevoked = "sessions_revoked",
        RefreshReused = "refresh_reused",
        /// By the operator, as enabling it is.
        AccountDisabled = "account_disabled",
        AccountEnabled = "account_enabled",
        AccountDeleted = "account_deleted",
        Exported = "exported",
        StreamingTokenMade = "streaming_token_made",
        StreamingTokenEnded = "streaming_token_ended",
        GroupCreated = "group_created",
        GroupEdited = "group_edited",
        GroupDeleted = "group_deleted",
        Invited = "invited",
        InvitationWithdrawn = "invitation_withdrawn",
        Joined = "joined",
        JoinedByLink = "joined_by_link",
        Declined = "declined",
        Left = "left",
        Removed = "removed",
        Promoted = "promoted",
        Demoted = "demoted",
        HandedOver = "handed_over",
        LinkMade = "link_made",
        LinkRevoked = "link_revoked",
        SeasonMade = "season_made",
        SeasonChanged = "season_changed",
        SeasonDeleted = "season_deleted",
        /// From a playgroup: it is gone, or it is in that playgroup no longer.
        GameRemoved = "game_removed",
        GameRestored = "game_restored",
        SetRemoved = "set_removed",
        SetRestored = "set_restored",
    } else Invalid
}
