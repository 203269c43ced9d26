//! Tables, tried through a real server over real sockets.

mod auctions;
mod between;
mod dealing;
mod editions;
mod fair_clocks;
mod fairness;
mod fences;
mod forgotten;
mod law_of_sight;
mod lines;
mod live;
mod looking_back;
mod opponents;
mod pages;
mod parting;
mod patience;
mod pictures;
mod playing;
mod rated;
mod secrets;
mod sleeping;
mod strangers;
mod texts;
mod twins;
mod upgrading;
mod weight;
