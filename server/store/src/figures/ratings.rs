//! Ratings and how they came about.

use crate::statements;

statements! {}
