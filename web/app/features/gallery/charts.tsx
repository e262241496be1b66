import { BandChart } from "~/ui/charts/band-chart";
import { BarRows } from "~/ui/charts/bar-rows";
import { ChartTable } from "~/ui/charts/chart-table";
import { Columns } from "~/ui/charts/columns";
import { CountRows } from "~/ui/charts/count-rows";
import { HeatMatrix } from "~/ui/charts/heat-matrix";
import { LineChart } from "~/ui/charts/line-chart";
import { RateBar } from "~/ui/charts/rate-bar";
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
    <div className="grid w-full gap-2">
      <RateBar rate={1} low={0.21} high={1} expected={0.25} faint />
      <RateBar rate={0.3} low={0.22} high={0.39} expected={0.25} />
    </div>
    <div className="w-full">
      <CountRows
        rows={stops.slice(1, 4).map((stop) => ({
          key: String(stop),
          name: words.deck,
          value: stop * 3,
          part: stop,
          text: `${stop} / ${stop * 3}`,
        }))}
      />
    </div>
    {[1, stops.length].map((count) => (
      <div key={count} className="w-full">
        <BandChart
          label={words.games}
          points={stops.slice(0, count).map((stop) => ({
            value: 1000 + ((stop * 37) % 90),
            band: 600 / (stop + 1),
          }))}
          headOf={String}
          tickOf={String}
          format={String}
        />
      </div>
    ))}
    <div className="w-full">
      <Columns
        label={words.games}
        columns={stops.map((stop) => ({
          key: stop,
          tick: String(stop),
          value: (stop * 5) % 9,
          part: (stop * 2) % 4,
          text: String(stop),
        }))}
        format={String}
      />
    </div>
    <HeatMatrix
      caption={words.friends}
      corner="↓ →"
      names={looks.slice(0, 5).map((look) => ({ key: `P${look}`, name: `P${look}` }))}
      cellOf={(row, column) => {
        const share = ((row * 3 + column) % 5) / 4;
        const text = `${share * 4}–${4 - share * 4}`;
        return (row + column) % 7 === 3 ? null : { share, text, label: text };
      }}
    />
    <ChartTable
      summary={words.deck}
      caption={words.friends}
      columns={[words.games, "P1", "P2"]}
      rows={stops.slice(0, 3).map((stop) => [stop, stop * 2, stop * 3])}
    />
  </Section>
);
