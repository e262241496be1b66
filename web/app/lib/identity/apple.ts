/** What Apple insists on: without one of these it shows its visitor an error and nothing else. */
const needed = {
  client_id: "a client id",
  redirect_uri: "a redirect URI",
  state: "a state",
} as const;

/** Whether an address at Apple can be opened; what it lacks is told to whoever set this server up. */
export function checkAppleAddress(address: string): boolean {
  const given = new URL(address).searchParams;
  const missing = Object.entries(needed).filter(([name]) => !given.get(name));
  for (const [, what] of missing) console.error(`Apple sign-in requires ${what}`);
  return missing.length === 0;
}

const radii = { least: 0, most: 50, otherwise: 15 } as const;

/** The corner radius of Apple's button: 0 to 50. */
export function appleRadius(wanted: number = radii.otherwise): number {
  const { least, most } = radii;
  if (wanted >= least && wanted <= most) return wanted;
  console.error(`Apple sign-in: the corner radius must be between ${least} and ${most}`);
  return wanted > most ? most : least;
}
