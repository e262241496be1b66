import { BarRows } from "~/ui/charts/bar-rows";
import { ChartTable } from "~/ui/charts/chart-table";
import { LineChart } from "~/ui/charts/line-chart";
import type { Seat } from "~/ui/seat-mark";
import type { samples } from "./samples";
import { Section } from "./section";

type Words = (typeof samples)["en"];
const looks: Seat[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const stops = Array.from({ length: 12 }, (_, stop) => stop);

/** The last but one comes to an end on the way. */
const series = looks.map((look) => ({
  name: `P${look}`,
  look,
  values: stops.map((stop) => (look === 9 && stop > 7 ? null : 40 - ((stop * look) % 43))),
  ends: look === 9 ? [7] : [],
}));

/** Lines and bars of every look there is. */
export const Charts = ({ words }: { words: Words }) => (
  <Section name="Charts">
    {[false, true].map((stairs) => (
      <div key={String(stairs)} className="w-full">
        <LineChart
          label={words.games}
          series={series}
          stops={stops}
          stairs={stairs}
          headOf={(stop) => String(stop)}
          axis={stops.filter((stop) => stop % 3 === 0).map((at) => ({ at, label: String(at) }))}
          format={String}
          none="–"
        />
      </div>
    ))}
    <div className="w-full">
      <BarRows
        label={words.deck}
        rows={looks.slice(0, 3).map((look) => ({
          name: `P${look}`,
          look,
          values: stops.map((stop) => (stop * look) % 7),
          note: words.games,
        }))}
        columns={stops.map((stop) => ({ name: `${words.games} ${stop}`, tick: String(stop) }))}
        format={String}
      />
    </div>
    <ChartTable
      summary={words.deck}
      caption={words.friends}
      columns={[words.games, "P1", "P2"]}
      rows={stops.slice(0, 3).map((stop) => [stop, stop * 2, stop * 3])}
    />
  </Section>
);
