type Listener = () => void;

interface Listeners {
  subscribe: (listener: Listener) => () => void;
  tell: () => void;
}

/** Those who want to hear of a change. `begin` runs when the first one comes, and what it returns when the last one has gone. */
export function createListeners(begin: () => () => void = () => () => {}): Listeners {
  const all = new Set<Listener>();
  let end = () => {};
  return {
    subscribe: (listener) => {
      if (all.size === 0) end = begin();
      all.add(listener);
      return () => {
        if (all.delete(listener) && all.size === 0) end();
      };
    },
    // A copy: whoever hears of it may leave.
    tell: () => {
      for (const listener of [...all]) listener();
    },
  };
}
