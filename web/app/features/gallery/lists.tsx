import { useState } from "react";
import { Chip, chipColors } from "~/ui/chip";
import { ColorChoice } from "~/ui/color-choice";
import { More } from "~/ui/more";
import { SearchBox } from "~/ui/search-box";
import { SuggestInput } from "~/ui/suggest-input";
import type { samples } from "./samples";
import { Section } from "./section";

type Words = (typeof samples)["en"];
const colors = ["W", "U", "B", "R", "G"] as const;

function Typing({ words }: { words: Words }) {
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<(typeof colors)[number][]>(["U", "R"]);
  const fitting = [words.deck, words.games, words.friends].filter((word) =>
    word.toLowerCase().includes(typed.toLowerCase()),
  );
  return (
    <>
      <SearchBox label={words.games} value="" onChange={() => undefined} />
      <SuggestInput
        aria-label={words.deck}
        placeholder={words.deck}
        className="w-full"
        value={typed}
        onChange={setTyped}
        suggestions={fitting}
        keyOf={(word) => word}
        onPick={setTyped}
      >
        {(word) => word}
      </SuggestInput>
      <ColorChoice legend={words.deck} colors={colors} value={chosen} onChange={setChosen} />
    </>
  );
}

/** What lists are looked through, labelled and gone on with. */
export const Lists = ({ words }: { words: Words }) => (
  <>
    <Section name="Chip">
      {chipColors.map((color) => (
        <Chip key={color} color={color}>
          {words.games}
        </Chip>
      ))}
      <Chip color="amber" onRemove={() => undefined} removeLabel={words.remove}>
        {words.deck}
      </Chip>
    </Section>
    <Section name="SearchBox, SuggestInput, ColorChoice">
      <Typing words={words} />
    </Section>
    <Section name="More">
      {(["loading", "failed"] as const).map((status) => (
        <More key={status} status={status} done={false} onMore={() => undefined} />
      ))}
    </Section>
  </>
);
