/// Turns the low coefficients of a block into fewer samples than it has: the same picture, shrunk.
pub(super) struct Idct {
    x: Weights,
    y: Weights,
}

struct Weights {
    samples: usize,
    /// By sample, then by frequency.
    of: [[f32; 8]; 8],
}

impl Weights {
    fn new(samples: usize) -> Weights {
        let mut of = [[0.0; 8]; 8];
        for (x, weights) in of.iter_mut().enumerate().take(samples) {
            for (u, weight) in weights.iter_mut().enumerate().take(samples) {
                let scale = if u == 0 { 0.125_f32.sqrt() } else { 0.5 };
                let angle = ((2 * x + 1) * u) as f32 * std::f32::consts::PI / (2 * samples) as f32;
                *weight = scale * angle.cos();
            }
        }
        Weights { samples, of }
    }
}

impl Idct {
    pub fn new(columns: usize, rows: usize) -> Idct {
        Idct {
            x: Weights::new(columns),
            y: Weights::new(rows),
        }
    }

    /// Coefficients are in rows of 8; the samples start rows that are `stride` apart.
    pub fn apply(&self, coefficients: &[f32; 64], out: &mut [u8], stride: usize) {
        let (columns, rows) = (self.x.samples, self.y.samples);
        let mut lines = [[0.0; 8]; 8];
        for (line, coefficients) in lines.iter_mut().zip(coefficients.chunks_exact(8)).take(rows) {
            for (sample, weights) in line.iter_mut().zip(&self.x.of).take(columns) {
                *sample = weights.iter().zip(coefficients).map(|(w, c)| w * c).sum();
            }
        }
        for (weights, out) in self.y.of.iter().zip(out.chunks_mut(stride)).take(rows) {
            for (x, out) in out.iter_mut().enumerate().take(columns) {
                let sample: f32 = weights.iter().zip(&lines).map(|(w, line)| w * line[x]).sum();
                *out = (sample + 128.5).clamp(0.0, 255.0) as u8;
            }
        }
    }
}
