//! The program as people and scripts use it: the real binary, its output and its exit codes.

mod bad_input;
mod bench;
mod chartered;
mod draw;
mod dutchman;
mod games;
mod hint;
mod interrupts;
mod ladder;
mod languages;
mod merchants;
mod play;
mod play_saving;
mod replay;
mod review;
mod show;
mod sim;
mod strangers;
mod support;
mod verify;
