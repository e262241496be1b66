/** The topics that changed (`friends`, `playgroup:<id>`…); null if anything may have. */
export type Changed = readonly string[] | null;

const listeners = new Set<(changed: Changed) => void>();

export function onChanged(listener: (changed: Changed) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellChanged(changed: Changed): void {
  for (const listener of [...listeners]) listener(changed);
}
