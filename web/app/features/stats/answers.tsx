import type { Stats } from "~/lib/api/types";
import { ColorsCard } from "./colors-card";
import { DecksCard } from "./decks-card";
import { FormCard } from "./form-card";
import { LengthsCard } from "./lengths-card";
import { OpponentsCard } from "./opponents-card";
import { SeatsCard } from "./seats-card";

/** Six questions, each with a picture of its own kind. */
export default function Answers({ stats }: { stats: Stats }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <FormCard stats={stats} />
      <DecksCard stats={stats} />
      <OpponentsCard stats={stats} />
      <SeatsCard stats={stats} />
      <LengthsCard stats={stats} />
      <ColorsCard stats={stats} />
    </div>
  );
}
