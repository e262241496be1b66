import type { Translation } from "~/lib/i18n";
import type en from "../en/liveSpoken";

export default {
  life: "{name} : {change}, {life} PV maintenant.",
  damage_one: "{name} : {count} blessure de commandant de {source}.",
  damage_other: "{name} : {count} blessures de commandant de {source}.",
  damageSecond_one: "{name} : {count} blessure du second commandant de {source}.",
  damageSecond_other: "{name} : {count} blessures du second commandant de {source}.",
  poison_one: "{name} : {count} marqueur poison.",
  poison_other: "{name} : {count} marqueurs poison.",
  out: "{name} : élimination.",
  outBy: "{name} : élimination par {source}.",
  back: "{name} revient dans la partie.",
  turn: "Tour {round} : {name}.",
  wins: "Partie terminée : {name} gagne.",
  draw: "Partie terminée : égalité.",
  over: "Partie terminée.",
  closed: "Table fermée.",
} satisfies Translation<typeof en>;
