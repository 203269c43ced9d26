//! A small model of who will win: a network with one hidden layer.
//!
//! Every seat is described by the same inputs. What a seat's own inputs and the mean of the others' make of the hidden
//! layer gives the seat a strength, and strengths become chances as in a lottery: twice as strong, by the factor e
//! as likely.

use damrak_core::Seat;
use serde::{Deserialize, Serialize};

use crate::advice::{Chances, PerSeat};

/// How wide the hidden layer is.
pub const HIDDEN: usize = 32;

type Layer = [f32; HIDDEN];

/// The numbers of a model. For every input there is a row with its effect on the hidden layer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Model {
    /// Effects of the seat's own inputs.
    pub own: Vec<Layer>,
    /// Effects of the mean inputs of the others.
    pub others: Vec<Layer>,
    /// What the hidden layer is without any input.
    pub bias: Layer,
    /// Effects of the hidden layer on the strength.
    pub output: Layer,
    /// Effects of the inputs on the strength without a detour.
    pub straight: Vec<f32>,
    /// How sure it is: strengths are multiplied by it.
    pub sureness: f32,
    /// Effects of the hidden layer on what is still added to the score.
    pub gain_output: Layer,
    /// Effects of the inputs on it without a detour.
    pub gain_straight: Vec<f32>,
    /// What is added without any effect, and what an effect of 1 changes of it.
    pub gain_scale: [f32; 2],
}

impl Model {
    /// How many inputs describe a seat.
    pub fn inputs(&self) -> usize {
        self.straight.len()
    }

    /// Whether it fits so many inputs.
    pub fn fits(&self, inputs: usize) -> bool {
        let lengths = [&self.straight, &self.gain_straight].map(Vec::len);
        lengths == [inputs; 2] && [self.own.len(), self.others.len()] == [inputs; 2]
    }

    /// A model of so many inputs that knows nothing.
    pub fn blank(inputs: usize) -> Self {
        Self {
            own: vec![[0.0; HIDDEN]; inputs],
            others: vec![[0.0; HIDDEN]; inputs],
            bias: [0.0; HIDDEN],
            output: [0.0; HIDDEN],
            straight: vec![0.0; inputs],
            sureness: 1.0,
            gain_output: [0.0; HIDDEN],
            gain_straight: vec![0.0; inputs],
            gain_scale: [0.0, 1.0],
        }
    }

    /// Each seat's chance to win; the inputs of all seats stand one after the other.
    pub fn chances(&self, inputs: &[f32]) -> Chances {
        let strengths = self.read(inputs, &self.output, &self.straight);
        let strengths = strengths.map(|strength| self.sureness * strength);
        softmax(strengths, inputs.len() / self.inputs().max(1))
    }

    /// How much each seat's score will still change.
    pub fn gains(&self, inputs: &[f32]) -> PerSeat {
        let [none, unit] = self.gain_scale;
        let gains = self.read(inputs, &self.gain_output, &self.gain_straight);
        gains.map(|gain| none + unit * gain)
    }

    /// What comes out for every seat by these effects.
    fn read(&self, inputs: &[f32], output: &Layer, straight: &[f32]) -> PerSeat {
        let mut results = PerSeat::default();
        let seats = inputs.chunks_exact(self.inputs().max(1));
        for ((result, hidden), values) in results.iter_mut().zip(self.hidden(inputs)).zip(seats) {
            let bent: f32 = hidden.iter().zip(output).map(|(unit, effect)| unit * effect).sum();
            let plain: f32 =
                straight.iter().zip(values).map(|(effect, value)| effect * value).sum();
            *result = bent + plain;
        }
        results
    }

    /// The hidden layer of every seat.
    pub fn hidden(&self, inputs: &[f32]) -> [Layer; Seat::MAX as usize] {
        let mut layers = [self.bias; Seat::MAX as usize];
        let mut theirs = [[0.0_f32; HIDDEN]; Seat::MAX as usize];
        let mut all = [0.0_f32; HIDDEN];
        let seats = inputs.chunks_exact(self.inputs().max(1));
        let count = seats.len().min(layers.len());
        for ((own, theirs), values) in layers.iter_mut().zip(&mut theirs).zip(seats) {
            for (row, value) in self.own.iter().zip(values) {
                own.iter_mut().zip(row).for_each(|(sum, effect)| *sum += value * effect);
            }
            for (row, value) in self.others.iter().zip(values) {
                theirs.iter_mut().zip(row).for_each(|(sum, effect)| *sum += value * effect);
            }
            all.iter_mut().zip(theirs).for_each(|(sum, part)| *sum += *part);
        }
        let share = 1.0 / (count as f32 - 1.0).max(1.0);
        for (own, theirs) in layers.iter_mut().zip(&theirs).take(count) {
            for ((sum, all), part) in own.iter_mut().zip(&all).zip(theirs) {
                *sum = (*sum + share * (all - part)).max(0.0);
            }
        }
        layers
    }
}

/// Strengths as chances.
fn softmax(mut strengths: PerSeat, seats: usize) -> Chances {
    let seats = seats.min(strengths.len());
    let best = strengths[..seats].iter().copied().fold(f32::NEG_INFINITY, f32::max);
    strengths[..seats].iter_mut().for_each(|strength| *strength = (*strength - best).exp());
    let all: f32 = strengths[..seats].iter().sum();
    strengths[..seats].iter_mut().for_each(|strength| *strength /= all);
    strengths
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A model whose hidden layer lights up by the first input of oneself and goes out by that of the others.
    fn small() -> Model {
        let mut model = Model::blank(2);
        model.own[0][0] = 1.0;
        model.others[0][0] = -1.0;
        model.output[0] = 2.0;
        model.straight[1] = 1.0;
        model.sureness = 0.5;
        model.gain_output[0] = 1.0;
        model.gain_straight[1] = 0.5;
        model.gain_scale = [100.0, 10.0];
        model
    }

    #[test]
    fn whoever_knows_nothing_gives_everybody_the_same_chance() {
        let chances = Model::blank(3).chances(&[0.7; 12]);
        assert_eq!(chances[..4], [0.25; 4]);
        assert_eq!(chances[4..], [0.0; Seat::MAX as usize - 4]);
    }

    #[test]
    fn strengths_are_reckoned_as_written() {
        // Seat 1: 1 - mean(0, 0.5) = 0.75, lit; seat 2 and 3 stay dark.
        let inputs = [1.0, 0.0, 0.0, 1.0, 0.5, 0.0];
        let hidden = small().hidden(&inputs);
        assert!((hidden[0][0] - 0.75).abs() < 1e-6);
        assert_eq!([hidden[1][0], hidden[2][0]], [0.0, 0.0]);
        let weights = [0.75_f32.exp(), 0.5_f32.exp(), 1.0];
        let all: f32 = weights.iter().sum();
        for (chance, weight) in small().chances(&inputs).iter().zip(weights) {
            assert!((chance - weight / all).abs() < 1e-6, "{chance}");
        }
        let gains = small().gains(&inputs);
        for (gain, expected) in gains.iter().zip([107.5, 105.0, 100.0]) {
            assert!((gain - expected).abs() < 1e-4, "{gain}");
        }
    }

    #[test]
    fn who_sits_where_does_not_matter() {
        let model = small();
        let here = model.chances(&[1.0, 0.2, 0.3, 0.9]);
        let there = model.chances(&[0.3, 0.9, 1.0, 0.2]);
        assert_eq!([here[0], here[1]], [there[1], there[0]]);
    }
}
