//! The table as text, from a view alone.

use damrak_core::{Arg, Line, Phrase};

use crate::components::Company;
use crate::view::{BuildView, PlayerView, PlotView, View};

/// One letter for each company.
fn letter(company: Company) -> char {
    match company {
        Company::Gunpowder => 'G',
        Company::Coal => 'C',
        Company::Porcelain => 'P',
        Company::Silk => 'S',
        Company::Spices => 'I',
        Company::Sugar => 'U',
        Company::Herring => 'H',
        Company::Tea => 'T',
        Company::Tobacco => 'O',
    }
}

/// What stands on a plot: `HB3` where nothing does, `.2` a lone warehouse with two floors, `T1*` one of tea
/// with its HQ, `T-` a plot of tea without a warehouse, `!` a broken roof.
pub(crate) fn draw_plot(plot: &PlotView, built: Option<&BuildView>) -> String {
    let Some(built) = built else { return plot.id.clone() };
    let owner = built.company.map_or('.', letter);
    let height = if built.height == 0 { "-".to_owned() } else { built.height.to_string() };
    let sign = match (built.hq, built.roof) {
        (true, true) => "*!",
        (true, false) => "*",
        (false, true) => "!",
        (false, false) => "",
    };
    format!("{owner}{height}{sign}")
}

/// The plots and what lies between them, by row and column of the table.
struct Grid<'v> {
    columns: usize,
    plots: Vec<Option<&'v PlotView>>,
    /// Between a plot and its right neighbour: a bridge, a canal, or nothing.
    right: Vec<char>,
    /// Between a plot and the one below it.
    below: Vec<char>,
}

impl<'v> Grid<'v> {
    fn new(view: &'v View) -> Self {
        let plots = &view.board.plots;
        let columns = plots.iter().map(|plot| usize::from(plot.x) + 1).max().unwrap_or_default();
        let rows = plots.iter().map(|plot| usize::from(plot.y) + 1).max().unwrap_or_default();
        let mut grid = Self {
            columns,
            plots: vec![None; columns * rows],
            right: vec![' '; columns * rows],
            below: vec![' '; columns * rows],
        };
        for plot in plots {
            grid.plots[usize::from(plot.y) * columns + usize::from(plot.x)] = Some(plot);
        }
        for (pairs, sign) in [(&view.board.bridges, '#'), (&view.board.canals, '~')] {
            for pair in pairs {
                grid.mark(pair, sign);
            }
        }
        grid
    }

    fn mark(&mut self, pair: &[String; 2], sign: char) {
        let place = |name: &String| {
            let is_it = |plot: &Option<&PlotView>| plot.is_some_and(|plot| plot.id == *name);
            self.plots.iter().position(is_it)
        };
        let (Some(a), Some(b)) = (place(&pair[0]), place(&pair[1])) else { return };
        let (first, second) = (a.min(b), a.max(b));
        if second - first == 1 {
            self.right[first] = sign;
        } else {
            self.below[first] = sign;
        }
    }
}

pub(crate) fn draw_boards(view: &View) -> Vec<Line> {
    let grid = Grid::new(view);
    let mut built = view.built.iter().peekable();
    let mut standing: Vec<Option<&BuildView>> = vec![None; view.board.plots.len()];
    for (index, plot) in view.board.plots.iter().enumerate() {
        // Both lists are in the order of the boards.
        standing[index] = built.next_if(|found| found.plot == plot.id);
    }
    let stands = |plot: &PlotView| {
        let place = view.board.plots.iter().position(|other| std::ptr::eq(other, plot));
        place.and_then(|place| standing[place])
    };
    let mut lines = Vec::new();
    for (index, row) in grid.plots.chunks(grid.columns.max(1)).enumerate() {
        let start = index * grid.columns;
        let (mut line, mut below) = (String::new(), String::new());
        for (column, plot) in row.iter().enumerate() {
            let cell = plot.map(|plot| draw_plot(plot, stands(plot))).unwrap_or_default();
            line.push_str(&format!("{cell:<4}{}", grid.right[start + column]));
            below.push_str(&format!(" {}   ", grid.below[start + column]));
        }
        lines.push(line.trim_end().to_owned().into());
        if below.contains(['#', '~']) {
            lines.push(below.trim_end().to_owned().into());
        }
    }
    lines
}

pub(crate) fn draw_companies(view: &View) -> Vec<Line> {
    let line = |found: &crate::view::CompanyView| {
        let phrase = match found.price {
            Some(price) => Phrase::new("chartered-table-company")
                .with("value", found.value)
                .with("price", price)
                .with("warehouses", found.warehouses),
            None => Phrase::new("chartered-table-company-absent"),
        };
        phrase
            .with("letter", letter(found.company).to_string())
            .with("company", crate::say::company(found.company))
            .with("shares", found.shares_left)
            .into()
    };
    view.companies.iter().map(line).collect()
}

pub(crate) fn draw_player(view: &View, player: &PlayerView) -> Line {
    let shares: String = Company::ALL
        .into_iter()
        .filter(|company| player.shares[company.index()] > 0)
        .map(|company| format!(" {}{}", letter(company), player.shares[company.index()]))
        .collect();
    let phrase = match player.money {
        Some(money) => Phrase::new("chartered-table-player").with("money", money),
        None => Phrase::new("chartered-table-player-hidden"),
    };
    phrase
        .with("sign", if view.turn == player.seat { ">" } else { " " })
        .with("number", player.seat.number())
        .with("player", player.seat)
        .with("cards", player.cards)
        .with("shares", if shares.is_empty() { " -".to_owned() } else { shares })
        .with("roofs", player.roofs)
        .with("actions", player.action_cards)
        .with("extra", player.extra_turns)
        .into()
}

pub(crate) fn draw_cards(view: &View) -> Vec<Line> {
    let market: Vec<&str> = view.market.iter().flatten().map(String::as_str).collect();
    let open: Vec<&str> = view.events.open.iter().flatten().map(|kind| kind.name()).collect();
    let listed = |names: Vec<&str>| if names.is_empty() { "-".to_owned() } else { names.join(" ") };
    let cards = listed(view.aside.iter().map(String::as_str).collect());
    let aside: Arg = if view.aside.len() == usize::from(view.aside_left) {
        cards.into()
    } else {
        Phrase::new("chartered-aside-among")
            .with("left", view.aside_left)
            .with("cards", cards)
            .into()
    };
    let mut lines: Vec<Line> = vec![
        Phrase::new("chartered-table-market")
            .with("cards", listed(market))
            .with("pile", view.pile)
            .with("supply", view.supply)
            .into(),
        Phrase::new("chartered-table-events")
            .with("events", listed(open))
            .with("pile", view.events.pile)
            .with("aside", aside)
            .into(),
    ];
    if let Some(kind) = view.events.current {
        let event = crate::say::event_kind(kind);
        lines.push(Phrase::new("chartered-table-event-now").with("event", event).into());
    } else if view.due {
        lines.push(Phrase::new("chartered-table-event-due").into());
    }
    if view.ending {
        lines.push(Phrase::new("chartered-table-ending").into());
    }
    lines
}

pub(crate) fn draw_own(view: &View) -> Vec<Line> {
    let Some(own) = &view.own else { return Vec::new() };
    let mut lines: Vec<Line> = Vec::new();
    if !own.hand.is_empty() {
        let hand = own.hand.join(" ");
        lines.push(Phrase::new("chartered-table-hand").with("cards", hand).into());
    }
    if let Some(amount) = own.bid {
        lines.push(Phrase::new("chartered-table-bid").with("amount", amount).into());
    }
    if !own.ten.is_empty() {
        let ten = own.ten.join(" ");
        lines.push(Phrase::new("chartered-table-ten").with("cards", ten).into());
    }
    lines
}
