//! PostgreSQL: the program killed inside a step, and when all that is left of it is the commit.

use std::process::Child;
use std::time::Duration;

use podium_store::MIGRATIONS;
use podium_test_support::{Database, PATIENCE};
use tempfile::TempDir;
use tokio::time::{sleep, timeout};
use tokio_postgres::Client;

use super::contents::{assert_same, column, connect, of_postgres, tables_of_postgres};
use super::{Dump, EARLY, NEW, RELEASE, migrate, migrating, program, said};

/// Lets a step wait for a lock that the test holds: after its first change of the schema, or at its end.
const HALT: &str = "
    CREATE SCHEMA halt;
    CREATE TABLE halt.place (steps BIGINT NOT NULL, at_end BOOLEAN NOT NULL);
    CREATE TABLE IF NOT EXISTS public.schema_migration
        (number BIGINT PRIMARY KEY, name TEXT NOT NULL, applied_at BIGINT NOT NULL);
    CREATE FUNCTION halt.inside() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN
        IF EXISTS (SELECT 1 FROM pg_event_trigger_ddl_commands()) AND EXISTS (SELECT 1 FROM halt.place
            WHERE NOT at_end AND steps <= (SELECT COUNT(*) FROM public.schema_migration))
        THEN PERFORM pg_advisory_xact_lock(1); END IF;
    END $$;
    CREATE FUNCTION halt.at_end() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF EXISTS (SELECT 1 FROM halt.place WHERE at_end AND steps < NEW.number)
        THEN PERFORM pg_advisory_xact_lock(1); END IF;
        RETURN NEW;
    END $$;
    CREATE TRIGGER halt_at_end BEFORE INSERT ON public.schema_migration FOR EACH ROW EXECUTE FUNCTION halt.at_end();
    CREATE EVENT TRIGGER halt_inside ON ddl_command_end EXECUTE FUNCTION halt.inside();";

const HOLD: &str = "SELECT pg_advisory_lock(1)";
const RELEASE_HOLD: &str = "SELECT pg_advisory_unlock(1)";

/// A database that stops the program where the test wants it.
struct Halting {
    url: String,
    client: Client,
    data: TempDir,
}

impl Halting {
    async fn on(dump: &Dump) -> Halting {
        let url = laid(dump).await;
        let client = connect(&url).await;
        client.batch_execute(HALT).await.unwrap();
        client.batch_execute(HOLD).await.unwrap();
        let data = tempfile::tempdir().unwrap();
        Halting { url, client, data }
    }

    async fn steps_done(&self) -> usize {
        column(&self.client, "SELECT name FROM schema_migration").await.len()
    }

    async fn halt(&self, place: Option<(usize, bool)>) {
        let place = place.map(|(steps, at_end)| format!("INSERT INTO halt.place VALUES ({steps}, {at_end})"));
        let sql = format!("DELETE FROM halt.place; {}", place.unwrap_or_default());
        self.client.batch_execute(&sql).await.unwrap();
    }

    /// Starts the program and kills it where it halts. Whether it did; otherwise it has come to its end.
    async fn kill(&self) -> bool {
        let mut started = migrating(&mut program(), self.data.path(), Some(&self.url))
            .spawn()
            .unwrap();
        let halts = timeout(PATIENCE, self.halts(&mut started)).await;
        started.kill().unwrap();
        let output = started.wait_with_output().unwrap();
        let halts = halts.unwrap_or_else(|_| panic!("it neither halts nor ends: {}", said(&output)));
        assert!(halts || output.status.success(), "{}", said(&output));
        halts
    }

    async fn halts(&self, started: &mut Child) -> bool {
        let waiting = "SELECT 1 FROM pg_locks JOIN pg_database d ON d.oid = database
            WHERE datname = current_database() AND locktype = 'advisory' AND objid = 1 AND NOT granted";
        while column(&self.client, waiting).await.is_empty() {
            if started.try_wait().unwrap().is_some() {
                return false;
            }
            sleep(Duration::from_millis(5)).await;
        }
        true
    }

    async fn end(self) -> Vec<String> {
        self.halt(None).await;
        migrate(self.data.path(), Some(&self.url));
        self.client.batch_execute("DROP SCHEMA halt CASCADE").await.unwrap();
        of_postgres(&self.url).await
    }
}

/// The address of a database with what the dump has.
async fn laid(dump: &Dump) -> String {
    let database = Database::empty_postgres().await;
    database.run(dump.postgres).await;
    database.url().unwrap()
}

async fn migrated_whole(dump: &Dump) -> Vec<String> {
    let (url, data) = (laid(dump).await, tempfile::tempdir().unwrap());
    migrate(data.path(), Some(&url));
    of_postgres(&url).await
}

async fn killed_at_each_step(dump: &Dump) {
    let halting = Halting::on(dump).await;
    for done in halting.steps_done().await..MIGRATIONS.len() {
        for at_end in [true, false] {
            halting.halt(Some((done, at_end))).await;
            let halted = halting.kill().await;
            // The server goes on with the statement and only then notices that nobody is there.
            for turn in [RELEASE_HOLD, HOLD] {
                halting.client.batch_execute(turn).await.unwrap();
            }
            // A step that changes rows alone halts only at its end.
            let undone = halted && halting.steps_done().await == done;
            assert!(undone || !at_end, "{}: step {} was not undone", dump.name, done + 1);
        }
    }
    assert_same(dump.name, &halting.end().await, &migrated_whole(dump).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_database_is_as_if_its_start_had_not_been_killed() {
    killed_at_each_step(&NEW).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_early_database_is_as_if_its_upgrade_had_not_been_killed() {
    killed_at_each_step(&EARLY).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_releases_database_is_as_if_its_upgrade_had_not_been_killed() {
    killed_at_each_step(&RELEASE).await;
}

/// The server notices by itself that the program is gone, even while a statement takes long.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_program_does_not_keep_the_next_one_waiting() {
    let dump = &RELEASE;
    let halting = Halting::on(dump).await;
    halting.halt(Some((0, false))).await;
    assert!(halting.kill().await);
    assert_same(dump.name, &halting.end().await, &migrated_whole(dump).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_releases_database_has_rows_in_every_table() {
    let client = connect(&laid(&RELEASE).await).await;
    for table in tables_of_postgres(&client).await {
        let rows = column(&client, &format!("SELECT COUNT(*) FROM public.\"{table}\"")).await;
        assert_ne!(rows, ["0"], "{table} is empty");
    }
}
