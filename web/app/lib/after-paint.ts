/** A hidden page is never painted, and must not wait for it. */
const atMost = 100;

const waiting = new Set<() => void>();

function flush() {
  const all = [...waiting];
  waiting.clear();
  for (const work of all) work();
}

addEventListener("pagehide", flush);

/** Does this once what has just changed is painted: what a finger waits for comes first. Asked for twice, it is done once. */
export function afterPaint(work: () => void): void {
  waiting.add(work);
  if (waiting.size > 1) return;
  const timer = setTimeout(flush, atMost);
  requestAnimationFrame(() =>
    setTimeout(() => {
      clearTimeout(timer);
      flush();
    }),
  );
}
