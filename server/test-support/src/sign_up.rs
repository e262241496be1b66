//! Users who sign up through the forms, the mail and its link.

use std::time::Duration;

use serde_json::json;

use crate::{Caller, Mail, PASSWORD, PATIENCE, TestApp};

impl TestApp {
    /// A user who signed up, opened the mail and has a profile.
    pub async fn signed_up(&self, name: &str) -> Caller {
        let mut caller = self.signs_up(name).await;
        let mail = self.mail_to(&caller.email).await;
        let verified = caller
            .identity("accounts:update", json!({ "oobCode": mail.code() }))
            .await;
        assert_eq!(verified.status, 200, "{verified:?}");
        let signed_in = caller
            .post(
                "/auth/signin",
                json!({ "fcmToken": null, "locale": "en", "firstname": name }),
            )
            .await;
        assert_eq!(signed_in.status, 201, "{signed_in:?}");
        caller.id = signed_in.body["user"]["id"].as_str().expect("an id").to_owned();
        caller
    }

    /// A user who signed up and has not opened the mail.
    pub async fn signs_up(&self, name: &str) -> Caller {
        let mut caller = self.anyone();
        caller.email = format!("{}@podium.example", name.to_lowercase());
        let signed_up = caller
            .identity(
                "accounts:signUp",
                json!({ "email": caller.email, "password": PASSWORD, "returnSecureToken": true }),
            )
            .await;
        assert_eq!(signed_up.status, 200, "{signed_up:?}");
        caller.take_tokens(&signed_up);
        let sent = caller
            .identity(
                "accounts:sendOobCode",
                json!({ "requestType": "VERIFY_EMAIL", "idToken": caller.token }),
            )
            .await;
        assert_eq!(sent.status, 200, "{sent:?}");
        caller
    }

    /// The newest mail to an address, after all that wait were sent.
    pub async fn mail_to(&self, email: &str) -> Mail {
        self.app.identity.mailer().flush().await.expect("the queue is read");
        let mail = Mail::newest(&self.data().join("outbox"), email);
        mail.unwrap_or_else(|| panic!("no mail was sent to {email}"))
    }

    /// The same, sent by the server itself in its own time.
    pub async fn mail_arrives(&self, email: &str) -> Mail {
        let outbox = self.data().join("outbox");
        let arrives = async {
            loop {
                if let Some(mail) = Mail::newest(&outbox, email) {
                    return mail;
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        tokio::time::timeout(PATIENCE, arrives).await.expect("the mail arrives")
    }
}
