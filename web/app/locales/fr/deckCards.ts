import type { Translation } from "~/lib/i18n";
import type en from "../en/deckCards";

export default {
  exportList: "Exporter la liste de cartes",
  noCardsText:
    "Colle-la depuis n’importe quel outil en modifiant le deck. Ses cartes s’afficheront ici, avec ce qu’elles disent de son bracket.",
  noCardsTextOther: "Les cartes n’ont pas encore été ajoutées.",
  addCards: "Ajouter la liste de cartes",
  cardCount_one: "{count} carte",
  cardCount_other: "{count} cartes",
  listChanged: "modifiée le {date}",
  averageManaValue: "valeur de mana moyenne {value}, hors terrains",
  unknownCards_one:
    "{count} carte absente de la base de cartes n’apparaît pas dans les graphiques.",
  unknownCards_other:
    "{count} cartes absentes de la base de cartes n’apparaissent pas dans les graphiques.",
  noDatabase:
    "Ce serveur n’a pas encore de base de cartes : la courbe de mana, les couleurs et la plupart des types n’apparaissent pas.",
  runsServer: "Tu gères ce serveur ?",
  importCards:
    "Télécharge « Oracle Cards » dans les données groupées de Scryfall, puis charge le fichier, sans redémarrer :",
  groupBy: "Grouper par",
  groupings: {
    type: "Type",
    own: "Groupes de la liste",
  },
  basicLands: "Terrains de base",
  gameChanger: "Game Changer",
  gameChangerShort: "GC",
  curve: "Courbe de mana",
  manaValue: "Valeur de mana",
  manaCost: "Coût de mana : {cost}",
  pictureOf: "Image de {name}",
  colorBalance: "Couleurs : coûts et terrains",
  inCosts: "Coûts",
  fromLands: "Terrains",
  landsShort:
    "Les terrains manquent de mana {color} : {lands} de leur mana pour {costs} des coûts.",
  landsFit: "Les terrains correspondent aux coûts.",
  cardColors: "Couleurs des cartes",
  color: "Couleur",
  cardTypes: "Types",
  type: "Type",
  number: "Cartes",
  types: {
    creature: "Créatures",
    planeswalker: "Planeswalkers",
    battle: "Batailles",
    instant: "Éphémères",
    sorcery: "Rituels",
    artifact: "Artefacts",
    enchantment: "Enchantements",
    land: "Terrains",
    other: "Autres cartes",
  },
  finishes: {
    foil: "foil",
    etched: "gravée",
    altered: "altérée",
  },
  exportStyle: "Exporter pour",
  exportPlain: "Texte simple",
  exportFailed: "La liste n’a pas pu être exportée. Réessaie.",
  copy: "Copier",
  copied: "Copié.",
  download: "Télécharger",
} satisfies Translation<typeof en>;
