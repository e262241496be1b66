// What clients saw of one kind of call.
export class Tally {
  answers = 0;
  /** The longest time in which no client had an answer, in milliseconds. */
  longestGap = 0;
  errors = new Map();
  #last = performance.now();
  #ended = false;

  succeeded() {
    this.answers += 1;
    this.#pass();
  }

  failed(why) {
    this.errors.set(why, (this.errors.get(why) ?? 0) + 1);
  }

  /** Nothing new is asked from now on, so that a gap says nothing of the service. */
  end() {
    this.#pass();
    this.#ended = true;
  }

  get errorCount() {
    return [...this.errors.values()].reduce((sum, count) => sum + count, 0);
  }

  #pass() {
    if (this.#ended) return;
    const now = performance.now();
    this.longestGap = Math.max(this.longestGap, now - this.#last);
    this.#last = now;
  }
}

/** Numbers by chance that are the same for the same seed (xorshift). */
export function chanceFrom(seed) {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
