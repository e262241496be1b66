import type { Translation } from "~/lib/i18n";
import type en from "../en/decks";

export default {
  bracket: "Bracket {level}",
  bracketNamed: "Bracket {level} · {name}",
  brackets: {
    exhibition: "Exhibition",
    core: "Base",
    upgraded: "Amélioré",
    optimized: "Optimisé",
    cedh: "cEDH",
  },
  notPlayed: "Pas encore joué",
  record_one: "{wins} sur {count} partie gagnée",
  record_other: "{wins} sur {count} parties gagnées",
  sections: {
    commander: "Commandant",
    companion: "Compagnon",
    main: "Deck principal",
    sideboard: "Réserve",
    maybeboard: "En réflexion",
  },
} satisfies Translation<typeof en>;
