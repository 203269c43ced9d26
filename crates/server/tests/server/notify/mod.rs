//! Notices to people who are not looking: a real server, real sinks for mail and HTTP, nothing pretended.

mod choices;
mod house;
mod mails;
mod pushes;
mod secrets;
mod timing;
mod ways_back;
mod webhooks;
