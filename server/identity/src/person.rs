//! An account with its sign-in methods.

use podium_domain::SignInMethod;
use podium_store::identity::accounts::{self, Account};
use podium_store::identity::providers::{self, Joined};
use podium_store::{Conn, Result};
use uuid::Uuid;

#[derive(Debug, Clone)]
pub struct Person {
    pub account: Account,
    pub joined: Vec<Joined>,
}

impl Person {
    pub async fn by_id(c: &mut Conn, id: Uuid) -> Result<Option<Person>> {
        match accounts::by_id(c, id).await? {
            Some(account) => Person::of(c, account).await.map(Some),
            None => Ok(None),
        }
    }

    pub async fn of(c: &mut Conn, account: Account) -> Result<Person> {
        let joined = providers::of_account(c, account.id).await?;
        Ok(Person { account, joined })
    }

    /// What this person can sign in by without asking for a mail.
    pub fn methods(&self) -> Vec<SignInMethod> {
        let password = self.account.password.as_ref().map(|_| SignInMethod::Password);
        let providers = self.joined.iter().map(|joined| SignInMethod::Provider(joined.provider));
        password.into_iter().chain(providers).collect()
    }
}
