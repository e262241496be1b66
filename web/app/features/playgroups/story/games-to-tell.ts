/** How many more games would tell two ratings apart, by the formulas of `docs/stats.md`. */

/** Points of a band for one of the model's σ. */
const perSigma = 80;
/** How far apart the results of two equals lie from game to game. */
const beta = 25 / 6;
/** What each game adds to the doubt. */
const tau = 25 / 300;
/** Δ for who comes second of four equals, the game by which `gamesLeft` is counted too. */
const delta = 59 / 144;

/** Beyond so many games a forecast says nothing. */
export const mostGames = 100;

/** A band after one more game. */
export function bandAfterGame(band: number): number {
  const sigma = Math.hypot(band / perSigma, tau);
  const share = sigma / (2 * Math.hypot(sigma, beta));
  return perSigma * sigma * Math.sqrt(1 - delta * share ** 3);
}

/** Whether a gap is larger than the 95% band of the difference between two ratings. */
export const isApart = (gap: number, band: number, otherBand: number): boolean =>
  gap > Math.hypot(band, otherBand);

/** Games until two ratings are apart, if both play them and the gap stays; null where that takes too many. */
export function gamesToTell(gap: number, band: number, otherBand: number): number | null {
  let [one, other] = [band, otherBand];
  for (let games = 1; games <= mostGames; games += 1) {
    one = bandAfterGame(one);
    other = bandAfterGame(other);
    if (isApart(Math.abs(gap), one, other)) return games;
  }
  return null;
}
