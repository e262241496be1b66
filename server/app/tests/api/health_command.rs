//! `podium health`: the program asks the server of the same settings.

use std::ffi::OsString;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::process::{Command, Output};
use std::thread;
use std::time::Duration;

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

/// A program that accepts a connection and sends a byte now and then, but never a whole answer.
#[test]
fn the_command_ends_where_no_whole_answer_comes() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let dripping = thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        while stream.write_all(b"H").is_ok() {
            thread::sleep(Duration::from_millis(100));
        }
    });
    let answer = health(&address);
    assert_eq!(answer.status.code(), Some(1));
    let said = String::from_utf8_lossy(&answer.stderr).into_owned();
    assert!(said.contains(&address) && said.contains("within 6 s"), "{said}");
    dripping.join().unwrap();
}

/// What `podium doctor` says of the server, and its exit code, where a program answers every call with `answer`.
async fn doctor_beside(answer: &'static str) -> (i32, String) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = OsString::from(listener.local_addr().unwrap().to_string());
    let answering = thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        // All of it: what is left unread would reset the connection.
        let request = BufReader::new(&stream).lines().map(Result::unwrap);
        assert!(request.take_while(|line| !line.is_empty()).count() > 0);
        stream.write_all(answer.as_bytes()).unwrap();
    });
    let data = tempfile::tempdir().unwrap();
    let settings = [("PODIUM_DATA", data.path().as_os_str()), ("PODIUM_LISTEN", &address)];
    let (code, said) = crate::backup::podium_with(&settings, &["doctor"]).await;
    answering.join().unwrap();
    let line = said.lines().find(|line| line.contains(" server: "));
    (code, line.expect("it reports on the server").to_owned())
}

#[tokio::test]
async fn the_doctor_reports_an_answer_of_5xx_whoever_gives_it() {
    for answer in [
        "HTTP/1.1 502 Bad Gateway\r\ncontent-type: text/html\r\n\r\n<html>no upstream</html>",
        "HTTP/1.1 500 Internal Server Error\r\n\r\n",
        "HTTP/1.1 503 Service Unavailable\r\n\r\n{\"code\":90}",
    ] {
        let (code, line) = doctor_beside(answer).await;
        let status_line = answer.lines().next().unwrap();
        assert!(
            code == 1 && line.contains("wrong") && line.contains(status_line),
            "{code}: {line}"
        );
    }
    let (code, line) = doctor_beside("HTTP/1.1 404 Not Found\r\n\r\nno such page").await;
    assert!(code == 0 && line.contains("another program"), "{code}: {line}");
}
