/** The sections of the page in their order; each name is also its anchor and the key of its title. */
export const sections = [
  "you",
  "stats",
  "friendCode",
  "look",
  "push",
  "streaming",
  "events",
  "blocked",
  "signIn",
  "devices",
  "data",
  "delete",
] as const;

export type SectionName = (typeof sections)[number];

/** From here on they come once the page is idle. */
export const furtherSections = sections.slice(sections.indexOf("push"));
