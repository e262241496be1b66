import { expect, it } from "vitest";

const modules = import.meta.glob<{ default: unknown }>(["./*.ts", "!./*.test.ts"], {
  eager: true,
});

function* texts(words: unknown): Generator<string> {
  if (typeof words === "string") yield words;
  else if (words) for (const inner of Object.values(words)) yield* texts(inner);
}

it.each(Object.entries(modules))(
  "%s never lets a French sign fall onto the next line",
  (_, module) => {
    const breakable = [...texts(module.default)].filter((text) => /[ ][?!:;»]|«[ ]/.test(text));
    expect(breakable).toEqual([]);
  },
);
