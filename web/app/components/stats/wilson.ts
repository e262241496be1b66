/** The 97.5% quantile of the normal distribution. */
export const z = 1.959963984540054;

/** Wilson's interval: how often something happens, with 95% certainty. As the server computes it. */
export function wilson(times: number, of: number): { low: number; high: number } {
  const share = times / of;
  const center = share + z ** 2 / (2 * of);
  const reach = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  const whole = 1 + z ** 2 / of;
  return {
    low: Math.max(0, (center - reach) / whole),
    high: Math.min(1, (center + reach) / whole),
  };
}
