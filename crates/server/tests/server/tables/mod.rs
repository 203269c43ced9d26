//! Tables, tried through a real server over real sockets.

mod auctions;
mod live;
mod looking_back;
mod opponents;
mod pages;
mod patience;
mod pictures;
mod playing;
mod secrets;
mod sleeping;
mod strangers;
mod twins;
mod weight;
