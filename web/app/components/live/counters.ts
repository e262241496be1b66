import type { ComponentType, SVGProps } from "react";
import type { TableCounter } from "~/lib/api/types";
import {
  EnergyIcon,
  ExperienceIcon,
  MulliganIcon,
  PoisonIcon,
  RadIcon,
  RingIcon,
} from "~/ui/icons/table";

export type Icon = ComponentType<SVGProps<SVGSVGElement>>;

/** The counters of a seat that everyone sees; mulligans are over by then. */
export const shownCounters: readonly [Exclude<TableCounter, "mulligans">, Icon][] = [
  ["poison", PoisonIcon],
  ["energy", EnergyIcon],
  ["experience", ExperienceIcon],
  ["rad", RadIcon],
  ["ring", RingIcon],
];

export const counters: readonly [TableCounter, Icon][] = [
  ...shownCounters,
  ["mulligans", MulliganIcon],
];
