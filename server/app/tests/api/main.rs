//! Every test here runs on a real server, over SQLite and over PostgreSQL.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod auth;
mod cards;
mod claims;
mod decks;
mod document;
mod events;
mod friends;
mod fuzz;
mod games;
mod games_change;
mod games_list;
mod idempotency;
mod identity;
mod lists;
mod notes;
mod people;
mod picture;
mod played;
mod playgroups;
mod promo;
mod restart;
mod safety;
mod sets;
mod signals;
mod signature;
mod statements;
mod table;
mod tags;
mod user;
mod waiting;
mod web;
