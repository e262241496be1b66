//! `podium health`: the program asks the server of the same settings.

use std::process::{Command, Output};

use podium_test_support::{Database, TestApp};

fn health(listen: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_podium"));
    program.arg("health").env_clear().env("PODIUM_LISTEN", listen);
    program.output().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_command_tells_a_server_that_is_well_from_one_that_is_not_there() {
    let app = TestApp::start(Database::sqlite()).await;
    let binary = app.become_binary(env!("CARGO_BIN_EXE_podium")).await;
    let address = binary.address();
    for listen in [address.to_string(), format!("0.0.0.0:{}", address.port())] {
        let answer = health(&listen);
        assert!(answer.status.success(), "{answer:?}");
        assert!(
            String::from_utf8_lossy(&answer.stdout).contains(&address.to_string()),
            "{answer:?}"
        );
    }
    drop(binary);
    let answer = health(&address.to_string());
    assert_eq!(answer.status.code(), Some(1));
    assert!(
        String::from_utf8_lossy(&answer.stderr).contains("nothing answers"),
        "{answer:?}"
    );
}
