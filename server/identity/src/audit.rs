//! What the audit trail speaks of.

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    SignUp,
    SignIn,
    /// The last wrong password before the account was locked.
    SignInLocked,
    PasswordChanged,
    PasswordReset,
    EmailVerified,
    EmailChanged,
    SessionsRevoked,
    RefreshReused,
    AccountDeleted,
}

impl Action {
    pub fn word(self) -> &'static str {
        match self {
            Action::SignUp => "sign_up",
            Action::SignIn => "sign_in",
            Action::SignInLocked => "sign_in_locked",
            Action::PasswordChanged => "password_changed",
            Action::PasswordReset => "password_reset",
            Action::EmailVerified => "email_verified",
            Action::EmailChanged => "email_changed",
            Action::SessionsRevoked => "sessions_revoked",
            Action::RefreshReused => "refresh_reused",
            Action::AccountDeleted => "account_deleted",
        }
    }
}
