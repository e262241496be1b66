/** By then a slow phone has painted what a finger changed. Asking for the frame itself would make that later. */
const painted = 40;

const waiting = new Set<() => void>();

function flush() {
  const all = [...waiting];
  waiting.clear();
  for (const work of all) work();
}

// Not lost where the page is left meanwhile.
addEventListener("pagehide", flush);

/** Does this once what has just changed is painted: what a finger waits for comes first. Asked for twice, it is done once. */
export function afterPaint(work: () => void): void {
  if (waiting.size === 0) setTimeout(flush, painted);
  waiting.add(work);
}
