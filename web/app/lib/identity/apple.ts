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
