//! People as an operator reads them, and as a script does.

use podium_domain::{SignInMethod, Timestamp};
use podium_store::admin::{Holdings, Person};
use podium_store::identity::providers::Joined;
use podium_store::identity::sessions::Session;
use serde_json::{Value, json};

/// What `podium user show` says.
pub struct Details {
    pub person: Person,
    pub sessions: Vec<Session>,
    pub joined: Vec<Joined>,
    /// None without a profile.
    pub holdings: Option<Holdings>,
}

/// By what a person is recognized: `anna (anna@example.org)`.
pub fn name(person: &Person) -> String {
    let email = person.account.as_ref().map(|account| account.email.to_string());
    match (&person.user, email) {
        (Some(user), Some(email)) => format!("{} ({email})", user.username),
        (Some(user), None) => user.username.clone(),
        (None, email) => email.unwrap_or_default(),
    }
}

/// One line of the list.
pub fn listed(person: &Person) -> String {
    let id = person.user.as_ref().map(|user| user.id);
    let id = id.or_else(|| person.account.as_ref().map(|account| account.id));
    let mut notes = Vec::new();
    if person.is_disabled() {
        notes.push("disabled");
    }
    if person.account.as_ref().is_some_and(|account| !account.email_verified) {
        notes.push("unverified");
    }
    if person.user.is_none() {
        notes.push("no profile");
    }
    let seen = seen(person).map_or_else(|| "never".to_owned(), |at| at.to_string());
    let notes = match notes.is_empty() {
        true => String::new(),
        false => format!("  [{}]", notes.join(", ")),
    };
    format!("{}  seen {seen}  {}{notes}", id.unwrap_or_default(), name(person))
}

pub fn json(person: &Person) -> Value {
    let (account, user) = (person.account.as_ref(), person.user.as_ref());
    json!({
        "id": user.map(|user| user.id),
        "accountId": account.map(|account| account.id),
        "email": account.map(|account| account.email.as_str()),
        "emailVerified": account.map(|account| account.email_verified),
        "disabled": person.is_disabled(),
        "username": user.map(|user| &user.username),
        "firstname": user.map(|user| &user.firstname),
        "createdAt": created(person),
        "lastSeen": seen(person),
    })
}

fn created(person: &Person) -> Option<Timestamp> {
    let account = person.account.as_ref().map(|account| account.created_at);
    account.or_else(|| person.user.as_ref().map(|user| user.created_at))
}

fn seen(person: &Person) -> Option<Timestamp> {
    person.user.as_ref().map(|user| user.last_seen)
}

impl Details {
    pub fn json(&self) -> Value {
        let mut shown = json(&self.person);
        shown["signsInBy"] = json!(self.methods());
        let sessions = self.sessions.iter().map(|session| {
            json!({
                "id": session.id,
                "by": session.method.word(),
                "signedInAt": session.signed_in_at,
                "lastUsed": session.used_at,
            })
        });
        shown["sessions"] = sessions.collect();
        if let Some(holdings) = &self.holdings {
            shown["decks"] = json!(holdings.decks);
            shown["games"] = json!(holdings.games);
            shown["playgroups"] = json!(holdings.playgroups);
            shown["friends"] = json!(holdings.friends);
            shown["pushDevices"] = json!(holdings.devices);
        }
        shown
    }

    pub fn lines(&self) -> Vec<String> {
        let Person { account, user } = &self.person;
        let mut lines = vec![name(&self.person)];
        let mut say = |what: &str, text: String| lines.push(format!("  {what:<12} {text}"));
        if let Some(user) = user {
            say("user", user.id.to_string());
            say("first name", user.firstname.clone());
        }
        match account {
            Some(account) => {
                say("account", account.id.to_string());
                let verified = if account.email_verified {
                    "verified"
                } else {
                    "not verified"
                };
                say("address", format!("{}, {verified}", account.email));
                say("signs in by", self.methods().join(", "));
            }
            None => say("account", "kept by another service".into()),
        }
        if let Some(at) = created(&self.person) {
            say("since", at.to_string());
        }
        if let Some(at) = seen(&self.person) {
            say("last seen", at.to_string());
        }
        let state = if self.person.is_disabled() {
            "disabled"
        } else {
            "may sign in"
        };
        say("state", state.into());
        if account.is_some() {
            say("sign-ins", self.sessions.len().to_string());
        }
        if let Some(holdings) = &self.holdings {
            let Holdings {
                decks,
                games,
                playgroups,
                friends,
                devices,
            } = holdings;
            say(
                "has",
                format!(
                    "{decks} decks, {games} games, {playgroups} playgroups, {friends} friends, {devices} devices with push"
                ),
            );
        }
        lines
    }

    fn methods(&self) -> Vec<&'static str> {
        let account = self.person.account.as_ref();
        let password = account.and_then(|account| account.password.as_ref());
        let password = password.map(|_| SignInMethod::Password.word());
        let providers = self.joined.iter().map(|joined| joined.provider.word());
        password.into_iter().chain(providers).collect()
    }
}
