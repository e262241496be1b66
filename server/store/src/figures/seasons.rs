//! Seasons of playgroups, and who keeps their figures to themselves.

use crate::statements;

statements! {}
