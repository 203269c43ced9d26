//! Means with intervals, where the games of one deal belong together.
//!
//! Only whole numbers are added up, so the order of the deals does not matter.

use serde_json::{Value, json};

/// What was counted over many deals: a sum and a number of times, deal by deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Clusters {
    deals: u64,
    sum: i128,
    times: i128,
    sum_squares: i128,
    products: i128,
    times_squares: i128,
}

/// A mean, and how far it may be off with 95 % confidence; nothing if too few deals were played to say.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Estimate {
    /// The mean.
    pub(crate) mean: f64,
    /// Half of its 95 % interval.
    pub(crate) margin: Option<f64>,
}

impl Estimate {
    /// A share as people read it.
    pub(crate) fn as_percent(self) -> String {
        let margin = self.margin.map(|margin| format!(" ± {:.1}", 100.0 * margin.min(1.0)));
        format!("{:.1}%{}", 100.0 * self.mean, margin.unwrap_or_default())
    }

    /// A number as people read it.
    pub(crate) fn as_number(self) -> String {
        let margin = self.margin.map(|margin| format!(" ± {margin:.2}"));
        format!("{:.2}{}", self.mean, margin.unwrap_or_default())
    }

    /// For programs; `margin` is half of a 95 % interval over deals.
    pub(crate) fn document(self) -> Value {
        json!({ "mean": self.mean, "margin": self.margin })
    }
}

impl Clusters {
    /// Counts one more deal in which it came to this sum in so many times.
    pub(crate) fn add(&mut self, sum: i64, times: u32) {
        let (sum, times) = (i128::from(sum), i128::from(times));
        self.merge(&Self {
            deals: 1,
            sum,
            times,
            sum_squares: sum * sum,
            products: sum * times,
            times_squares: times * times,
        });
    }

    /// Counts all deals of another too.
    pub(crate) fn merge(&mut self, other: &Self) {
        self.deals += other.deals;
        self.sum += other.sum;
        self.times += other.times;
        self.sum_squares += other.sum_squares;
        self.products += other.products;
        self.times_squares += other.times_squares;
    }

    /// How many times in all.
    pub(crate) fn times(&self) -> i128 {
        self.times
    }

    /// The mean of one time, counted in so many parts of a whole; the interval is that of a ratio over
    /// independent deals.
    pub(crate) fn estimate(&self, parts: u32) -> Estimate {
        let times = self.times.max(1) as f64;
        let mean = self.sum as f64 / times;
        let margin = (self.deals >= 2).then(|| {
            let deals = self.deals as f64;
            let off = self.sum_squares as f64 - 2.0 * mean * self.products as f64
                + mean * mean * self.times_squares as f64;
            let variance = deals / (deals - 1.0) * off.max(0.0) / (times * times);
            quantile(self.deals - 1) * variance.sqrt()
        });
        let parts = f64::from(parts);
        Estimate { mean: mean / parts, margin: margin.map(|margin| margin / parts) }
    }
}

impl Clusters {
    /// The same for a share, which lies between none and all. Where every deal came to the one or the other,
    /// their spread says nothing; then it is as far off as still gives so many deals alike in 2.5 of 100 cases.
    pub(crate) fn estimate_share(&self, parts: u32) -> Estimate {
        let found = self.estimate(parts);
        let whole = self.times * i128::from(parts);
        if self.sum != 0 && self.sum != whole {
            return found;
        }
        let alike = || 1.0 - 0.025_f64.powf(1.0 / self.deals as f64);
        Estimate { margin: found.margin.map(|_| alike()), ..found }
    }
}

/// The 97.5 % quantile of Student's t with so many degrees of freedom.
fn quantile(freedom: u64) -> f64 {
    const FIRST: [f64; 8] = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306];
    match freedom {
        0 => f64::INFINITY,
        1..=8 => FIRST[freedom as usize - 1],
        _ => {
            let (z, freedom) = (1.959_964_f64, freedom as f64);
            // Three terms of its expansion around the normal one; right to three digits from here on.
            let first = (z.powi(3) + z) / 4.0;
            let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
            let third = 3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z;
            z + first / freedom + second / freedom.powi(2) + third / 384.0 / freedom.powi(3)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(deals: &[(i64, u32)]) -> Clusters {
        let mut clusters = Clusters::default();
        deals.iter().for_each(|(sum, times)| clusters.add(*sum, *times));
        clusters
    }

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-3
    }

    #[test]
    fn the_interval_of_a_known_sample() {
        // 2, 4, 4, 4, 5, 5, 7, 9: mean 5, standard deviation 2.1381, t(7) 2.365.
        let sample = of(&[2, 4, 4, 4, 5, 5, 7, 9].map(|sum| (sum, 1)));
        let Estimate { mean, margin } = sample.estimate(1);
        assert!(near(mean, 5.0) && near(margin.expect("eight deals"), 1.7878), "{margin:?}");
    }

    #[test]
    fn games_of_a_deal_belong_together() {
        // Twice the same in each deal says no more than once: the interval goes by the deals.
        let once = of(&[(0, 1), (1, 1), (1, 1), (0, 1)]).estimate(1);
        let twice = of(&[(0, 2), (2, 2), (2, 2), (0, 2)]).estimate(1);
        assert_eq!(once, twice);
        // One win in every deal is sure, however the deals are.
        let sure = of(&[(1, 2); 9]).estimate(1);
        assert_eq!((sure.mean, sure.margin), (0.5, Some(0.0)));
    }

    #[test]
    fn parts_and_order_do_not_matter() {
        let deals = [(840, 2), (0, 2), (420, 1), (280, 2), (840, 2)];
        let whole = of(&deals);
        let (mut first, second) = (of(&deals[3..]), of(&deals[..3]));
        first.merge(&second);
        assert_eq!(first, whole);
        let (in_parts, in_wholes) = (whole.estimate(840), whole.estimate(1));
        assert!(near(in_parts.mean * 840.0, in_wholes.mean));
    }

    #[test]
    fn a_share_of_none_or_all_is_not_beyond_doubt() {
        for sum in [0, 2] {
            let margin = of(&[(sum, 2); 20]).estimate_share(1).margin.expect("twenty deals");
            assert!(near(margin, 0.1684), "{margin}");
        }
        let mixed = of(&[(0, 2), (2, 2), (1, 2)]);
        assert_eq!(mixed.estimate_share(1), mixed.estimate(1));
        assert_eq!(of(&[(1, 1)]).estimate_share(1).margin, None);
    }

    #[test]
    fn too_little_says_nothing() {
        assert_eq!(of(&[(1, 1)]).estimate(1), Estimate { mean: 1.0, margin: None });
        assert_eq!(Clusters::default().estimate(1), Estimate { mean: 0.0, margin: None });
    }

    #[test]
    fn the_quantiles_are_those_of_the_tables() {
        for (freedom, expected) in [(1, 12.706), (9, 2.262), (30, 2.042), (120, 1.980)] {
            assert!((quantile(freedom) - expected).abs() < 1e-3, "{freedom}");
        }
    }
}
