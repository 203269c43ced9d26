//! Sentences: what can be done, what is asked, what happened.

mod events;
mod names;

use damrak_core::{Bundle, Line, Phrase, Rules, Seat, Speech, Target};

use self::events::{by, company_event};

use crate::action::{Action, card_name};
use crate::bundles::bundle;
use crate::components::{Card, Company, EventKind, Lot, Roof};
use crate::event::Event;
use crate::plots::PlotId;
use crate::refusal::Refusal;
use crate::rules::{Chartered, Outcome, Payout};
use crate::sketch::{draw_boards, draw_cards, draw_companies, draw_own, draw_player};
use crate::state::{Position, Stage};
use crate::trade::{Item, TradeStep};
use crate::view::View;

pub(crate) use names::{card, seats, things};
pub use names::{company, event_kind, lot};

impl Speech for Chartered {
    fn say_action(&self, position: &Position, seat: Seat, action: Action) -> Phrase {
        let plot = |plot: PlotId| self.board.name(plot);
        match action {
            Action::Take(found) => {
                Phrase::new("chartered-action-take").with("card", self.card_phrase(found))
            }
            Action::Draw => Phrase::new("chartered-action-draw"),
            Action::Refresh => {
                Phrase::new("chartered-action-refresh").with("price", self.edition.prices.refresh)
            }
            Action::Build { plot: at, roof } => self.phrase_build(position, at, roof),
            Action::Raise { plot: at, roof } => {
                let floor = position.town.floors.on(at) + 1;
                Phrase::new(if roof == Roof::Laid {
                    "chartered-action-raise-roof"
                } else {
                    "chartered-action-raise"
                })
                .with("plot", plot(at))
                .with("floor", floor)
                .with("payout", payout(self.payout_of_raise(&position.town, at, roof)))
            }
            Action::Pair(a, b) if self.board.near(a).contains(b) => {
                Phrase::new("chartered-action-pair-in-order")
                    .with("first", plot(a))
                    .with("second", plot(b))
                    .with("payout", payout(self.payout_of_pair(&position.town, a, b)))
            }
            Action::Pair(a, b) | Action::Together(a, b) => Phrase::new("chartered-action-pair")
                .with("first", plot(a))
                .with("second", plot(b))
                .with("payout", payout(self.payout_of_pair(&position.town, a, b))),
            Action::Hq(at) => Phrase::new("chartered-action-hq").with("plot", plot(at)),
            Action::Alone => Phrase::new("chartered-action-alone"),
            Action::Choose(chosen) => match position.stage {
                Stage::Bonus { roof, .. } => Phrase::new(if roof == Roof::Laid {
                    "chartered-action-bonus-roof"
                } else {
                    "chartered-action-bonus"
                })
                .with("value", position.town.value(chosen))
                .with("payout", payout(self.payout_after_bonus(position, chosen))),
                _ => Phrase::new("chartered-action-found").with("firm", names::firm(chosen)),
            }
            .with("company", company(chosen)),
            Action::Merge(loser, winner) => Phrase::new("chartered-action-merge")
                .with("loser", company(loser))
                .with("winner", company(winner))
                .with("payout", payout(self.payout_after_merger(position, loser, winner))),
            Action::SellOut(count) => self.phrase_sell_out(position, count),
            Action::Buy(bought) => Phrase::new("chartered-action-buy")
                .with("company", company(bought))
                .with("price", self.share_price(position, bought)),
            Action::Sell(sold) => Phrase::new("chartered-action-sell")
                .with("company", company(sold))
                .with("price", position.town.value(sold)),
            Action::BuyRoof => {
                Phrase::new("chartered-action-roof").with("price", self.edition.prices.action)
            }
            Action::BuyEvent => {
                Phrase::new("chartered-action-event").with("price", self.edition.prices.action)
            }
            Action::Done => Phrase::new(match position.stage {
                Stage::Trade(_) => "chartered-action-no-more-offers",
                Stage::Selling => "chartered-action-no-more-sales",
                _ => "chartered-action-no-more-trades",
            }),
            Action::Pass => Phrase::new(match position.stage {
                Stage::Auction(_) => "chartered-action-pass-auction",
                _ => "chartered-action-pass",
            }),
            _ => self.phrase_event_action(position, seat, action),
        }
    }

    fn targets(&self, position: &Position, seat: Seat, action: Action) -> Vec<Target> {
        let card = |card: Card| card_name(&self.board, card);
        let of_card = |found: Card| Target::new("card", &card(found));
        let of_plot = |plot: PlotId| Target::new("plot", self.board.name(plot));
        let of_company = |company: Company| Target::new("company", company.name());
        let of_share = |company: Company| Target::new("share", company.name());
        let button = |name: &str| Target::new("button", name);
        let sum = |way: &str, amount: u16| {
            vec![Target::new("money", way), Target::new("amount", &amount.to_string())]
        };
        let put = |way: &str, item: Item| match item {
            Item::Money(money) => sum(way, money),
            Item::Card(found) => vec![button(way), of_card(found)],
            Item::Share(company) => vec![button(way), of_share(company)],
        };
        match action {
            Action::Take(found) => vec![Target::new("market", &card(found))],
            Action::Draw => vec![Target::new("pile", "cards")],
            Action::Refresh => vec![button("refresh")],
            Action::Build { plot, roof } => {
                let path = vec![of_card(Card::plot(plot)), of_plot(plot)];
                let may_lay = self.may_build(position, seat, plot, Roof::Laid);
                with_roof(path, roof, may_lay)
            }
            Action::Raise { plot, roof } => {
                let floor = Card::level(position.town.floors.on(plot) + 1);
                let may_lay = self.may_raise(position, seat, plot, Roof::Laid);
                with_roof(
                    floor.map(of_card).into_iter().chain([of_plot(plot)]).collect(),
                    roof,
                    may_lay,
                )
            }
            Action::Pair(a, b) | Action::Together(a, b) => {
                vec![of_card(Card::plot(a)), of_card(Card::plot(b))]
            }
            Action::Hq(plot) | Action::TakeBack(plot) => vec![of_plot(plot)],
            Action::Alone => vec![button("alone")],
            Action::Choose(company) | Action::Buy(company) => vec![of_company(company)],
            Action::Merge(loser, winner) => vec![of_company(loser), of_company(winner)],
            Action::SellOut(count) => vec![Target::new("count", &count.to_string())],
            Action::Sell(company) | Action::Return(company) => vec![of_share(company)],
            Action::BuyRoof => vec![button("roof")],
            Action::BuyEvent => vec![button("event")],
            Action::Done => vec![button("done")],
            Action::Pass => vec![button("pass")],
            Action::Event(kind) => vec![Target::new("event", kind.name())],
            Action::EventBlind => vec![Target::new("pile", "events")],
            Action::Bid(money) => sum("bid", money),
            Action::Lot(Lot::Bank(company)) => vec![of_company(company)],
            Action::Lot(Lot::Own(company)) => vec![of_share(company)],
            Action::Lot(Lot::Ten) => vec![Target::new("pile", "cards")],
            Action::Lot(Lot::Back) => vec![Target::new("pile", "discard")],
            Action::Keep(found) => vec![Target::new("ten", &card(found))],
            Action::Partner(partner) => vec![Target::new("seat", &partner.to_string())],
            Action::Give(item) => put("give", item),
            // Nearly every plot card may be asked for: they are pointed at on the boards.
            Action::Ask(Item::Card(found)) => {
                vec![button("ask"), found.as_plot().map_or_else(|| of_card(found), of_plot)]
            }
            Action::Ask(item) => put("ask", item),
            Action::Send => vec![button("send")],
            Action::Withdraw => vec![button("withdraw")],
            Action::Accept => vec![button("accept")],
            Action::Decline => vec![button("decline")],
            Action::Counter => vec![button("counter")],
        }
    }

    /// Of two cards without an order none comes first.
    fn either_way(action: Action) -> bool {
        matches!(action, Action::Together(..))
    }

    fn bundles(&self, position: &Position, seat: Seat) -> Vec<Bundle<Action>> {
        if !self.waiting_for(position).contains(seat) {
            return Vec::new();
        }
        match position.stage {
            Stage::Bids(_) => {
                let phrase = Phrase::new("chartered-bid-secret-some");
                let sums = self.secret_sums(position, seat);
                bundle("bid", phrase, sums, Action::Bid).into_iter().collect()
            }
            Stage::Auction(auction) => {
                let phrase = Phrase::new("chartered-bid-open-some");
                let sums = self.auction_sums(position, &auction);
                bundle("bid", phrase, sums, Action::Bid).into_iter().collect()
            }
            Stage::Trade(trade) => self.money_of_offer(position, trade.step),
            _ => Vec::new(),
        }
    }

    fn say_question(&self, position: &Position, _seat: Seat) -> Phrase {
        match position.stage {
            Stage::Turn => Phrase::new("chartered-question-turn"),
            Stage::Buying { taken: 0 } => Phrase::new("chartered-question-buying-first"),
            Stage::Buying { .. } => Phrase::new("chartered-question-buying-second"),
            Stage::Selling => Phrase::new("chartered-question-selling"),
            Stage::Diagonal { plot } => {
                Phrase::new("chartered-question-diagonal").with("plot", self.board.name(plot))
            }
            Stage::Between { .. } => Phrase::new("chartered-question-between"),
            Stage::Founding { .. } => Phrase::new("chartered-question-founding"),
            Stage::Bonus { roof, .. } => Phrase::new(if roof == Roof::Laid {
                "chartered-question-bonus-roof"
            } else {
                "chartered-question-bonus"
            }),
            Stage::Merging { .. } => Phrase::new("chartered-question-merging"),
            Stage::Sales { loser, winner, .. } => Phrase::new("chartered-question-sales")
                .with("loser", company(loser))
                .with("winner", company(winner))
                .with("price", position.town.value(loser)),
            Stage::Trading { left } => Phrase::new("chartered-question-trading").with("left", left),
            Stage::Choosing { .. } => Phrase::new("chartered-question-choosing"),
            Stage::Bids(_) => Phrase::new(match position.event.map(|event| event.kind) {
                Some(EventKind::Verlappen) => "chartered-question-verlappen",
                Some(EventKind::Aenleggen) => "chartered-question-aenleggen",
                _ => "chartered-question-dreighinghe",
            }),
            Stage::Losing { left, .. } => {
                Phrase::new("chartered-question-losing").with("left", left)
            }
            Stage::Trade(trade) => match (trade.step, trade.step.sides(position.turn)) {
                (TradeStep::Drafting { .. }, Some((_, partner))) => {
                    Phrase::new("chartered-question-drafting").with("player", partner)
                }
                (TradeStep::Answering { deal, .. }, Some((maker, _))) => {
                    Phrase::new("chartered-question-answering")
                        .with("player", maker)
                        .with("gives", things(&self.side_names(&deal.give)))
                        .with("gets", things(&self.side_names(&deal.get)))
                }
                _ => Phrase::new("chartered-question-offering").with("left", trade.left),
            },
            Stage::Lots => Phrase::new("chartered-question-lots"),
            Stage::Auction(auction) => match auction.best {
                Some((leader, amount)) => Phrase::new("chartered-question-auction")
                    .with("player", leader)
                    .with("amount", amount),
                None => Phrase::new("chartered-question-auction-first"),
            }
            .with("lot", lot(auction.lot)),
            Stage::Looking { .. } => Phrase::new("chartered-question-looking"),
            Stage::TakingBack { .. } => Phrase::new("chartered-question-taking-back"),
            Stage::MovingHq { company: moved, .. } => {
                Phrase::new("chartered-question-moving-hq").with("company", company(moved))
            }
            Stage::Over => Phrase::new("chartered-question-over"),
        }
    }

    fn say_event(&self, event: &Event) -> Phrase {
        match event {
            Event::Began { first, cards, money } => {
                by("chartered-event-began", *first).with("cards", *cards).with("amount", *money)
            }
            Event::HandDealt { seat, cards } => {
                let cards: Vec<Phrase> = cards.iter().map(card).collect();
                by("chartered-event-hand", *seat).with("cards", cards)
            }
            Event::MarketFilled { cards } => {
                let cards: Vec<Phrase> = cards.iter().map(card).collect();
                Phrase::new("chartered-event-market").with("cards", cards)
            }
            Event::EventOpened { kind } => {
                Phrase::new("chartered-event-opened").with("event", event_kind(*kind))
            }
            Event::EventsShuffled => Phrase::new("chartered-event-shuffled"),
            Event::CardsBought { seat, price } => {
                by("chartered-event-cards-bought", *seat).with("price", *price)
            }
            Event::Refreshed { seat, price } => {
                by("chartered-event-refreshed", *seat).with("price", *price)
            }
            Event::Took { seat, card: taken } => {
                by("chartered-event-took", *seat).with("card", card(taken))
            }
            Event::Drew { seat } => by("chartered-event-drew", *seat),
            Event::DrewCard { seat, card: drawn } => {
                by("chartered-event-drew-card", *seat).with("card", card(drawn))
            }
            Event::Built { seat, plot } => {
                by("chartered-event-built", *seat).with("plot", plot.as_str())
            }
            Event::Raised { seat, plot, floor } => by("chartered-event-raised", *seat)
                .with("plot", plot.as_str())
                .with("floor", *floor),
            Event::RoofLaid { seat, plot } => {
                by("chartered-event-roof-laid", *seat).with("plot", plot.as_str())
            }
            Event::LastWarehouse => Phrase::new("chartered-event-last-warehouse"),
            Event::ShareBought { seat, company: of, price } => {
                by("chartered-event-share-bought", *seat)
                    .with("company", company(*of))
                    .with("price", *price)
            }
            Event::ShareSold { seat, company: of, price } => {
                by("chartered-event-share-sold", *seat)
                    .with("company", company(*of))
                    .with("price", *price)
            }
            Event::RoofBought { seat, price } => {
                by("chartered-event-roof-bought", *seat).with("price", *price)
            }
            Event::EventBought { seat, price } => {
                by("chartered-event-event-bought", *seat).with("price", *price)
            }
            Event::Passed { seat } => by("chartered-event-passed", *seat),
            Event::Redeemed { seat, company: of, count, amount } => {
                by("chartered-event-redeemed", *seat)
                    .with("company", company(*of))
                    .with("count", *count)
                    .with("amount", *amount)
            }
            Event::Over => Phrase::new("chartered-event-over"),
            other => company_event(other),
        }
    }

    fn tell_result(&self, position: &Position) -> Vec<Phrase> {
        if position.stage != Stage::Over {
            return Vec::new();
        }
        let told = |seat: Seat| {
            let player = &position.players[seat.index()];
            Phrase::new("chartered-result-player")
                .with("player", seat)
                .with("amount", player.money)
                .with("cards", player.hand.len())
        };
        Seat::all(self.players).map(told).collect()
    }

    fn sketch(&self, view: &View) -> Vec<Line> {
        let mut lines = draw_boards(view);
        lines.push(Phrase::new("chartered-table-legend").into());
        lines.extend(draw_companies(view));
        lines.extend(view.players.iter().map(|player| draw_player(view, player)));
        lines.extend(draw_cards(view));
        lines.extend(draw_own(view));
        lines
    }
}

impl Chartered {
    fn card_phrase(&self, found: Card) -> Phrase {
        card(&self.card_name(found))
    }

    fn phrase_build(&self, position: &Position, plot: PlotId, roof: Roof) -> Phrase {
        let phrase = match (self.outcome(&position.town, plot), roof) {
            (Outcome::Extend(found), Roof::Bare) => {
                Phrase::new("chartered-action-build-extend").with("company", company(found))
            }
            (Outcome::Extend(found), Roof::Laid) => {
                Phrase::new("chartered-action-build-roof").with("company", company(found))
            }
            (Outcome::Merge(companies), roof) => {
                let listed: Vec<Phrase> = companies.into_iter().map(company).collect();
                let key = if roof == Roof::Laid {
                    "chartered-action-build-merge-roof"
                } else {
                    "chartered-action-build-merge"
                };
                Phrase::new(key).with("companies", listed)
            }
            (Outcome::Found, _) => Phrase::new("chartered-action-build-found"),
            (Outcome::Alone | Outcome::Blocked(_), _) => {
                Phrase::new("chartered-action-build-alone")
            }
        };
        phrase
            .with("plot", self.board.name(plot))
            .with("payout", payout(self.payout_of_build(&position.town, plot, roof)))
    }

    fn phrase_sell_out(&self, position: &Position, count: u8) -> Phrase {
        let Stage::Sales { loser, .. } = position.stage else {
            return Phrase::new("chartered-action-pass");
        };
        let amount = u16::from(count) * position.town.value(loser);
        Phrase::new(if count == 0 {
            "chartered-action-keep-all"
        } else {
            "chartered-action-sell-out"
        })
        .with("company", company(loser))
        .with("count", count)
        .with("amount", amount)
    }

    fn phrase_event_action(&self, position: &Position, _seat: Seat, action: Action) -> Phrase {
        match action {
            Action::Event(kind) => {
                Phrase::new("chartered-action-event-open").with("event", event_kind(kind))
            }
            Action::EventBlind => Phrase::new("chartered-action-event-blind"),
            Action::Bid(amount) => Phrase::new(match position.stage {
                Stage::Auction(_) => "chartered-action-bid-open",
                _ => "chartered-action-bid-secret",
            })
            .with("amount", amount),
            Action::Return(lost) => {
                Phrase::new("chartered-action-return").with("company", company(lost))
            }
            Action::Lot(chosen) => Phrase::new("chartered-action-lot").with("lot", lot(chosen)),
            Action::Keep(found) => {
                Phrase::new("chartered-action-keep").with("card", self.card_phrase(found))
            }
            Action::TakeBack(at) => {
                Phrase::new("chartered-action-take-back").with("plot", self.board.name(at))
            }
            Action::Partner(partner) => {
                Phrase::new("chartered-action-partner").with("player", partner)
            }
            Action::Give(item) => {
                Phrase::new("chartered-action-give").with("thing", self.phrase_item(item))
            }
            Action::Ask(item) => {
                Phrase::new("chartered-action-ask").with("thing", self.phrase_item(item))
            }
            Action::Send => Phrase::new("chartered-action-send"),
            Action::Withdraw => Phrase::new("chartered-action-withdraw"),
            Action::Accept => Phrase::new("chartered-action-accept"),
            Action::Decline => Phrase::new("chartered-action-decline"),
            _ => Phrase::new("chartered-action-counter"),
        }
    }

    fn phrase_item(&self, item: Item) -> Phrase {
        names::thing(&self.item_name(item))
    }
}

/// What is paid, as far as it is known.
fn payout(payout: Payout) -> Phrase {
    match payout {
        Payout { most: 0, .. } => Phrase::new("chartered-payout-nothing"),
        Payout { least, most } if least == most => {
            Phrase::new("chartered-payout-exact").with("amount", most)
        }
        Payout { least, most } => {
            Phrase::new("chartered-payout-range").with("least", least).with("most", most)
        }
    }
}

/// Where a roof may be laid, the path ends with the choice.
fn with_roof(mut path: Vec<Target>, roof: Roof, may_lay: Result<(), Refusal>) -> Vec<Target> {
    match roof {
        Roof::Laid => path.push(Target::new("button", "roof")),
        Roof::Bare if may_lay.is_ok() => path.push(Target::new("button", "plain")),
        Roof::Bare => {}
    }
    path
}
