/** What a group's trail tells; each has a sentence in the catalogues. */
export const trailActions = [
  "group_created",
  "group_edited",
  "invited",
  "invitation_withdrawn",
  "joined",
  "joined_by_link",
  "declined",
  "left",
  "removed",
  "promoted",
  "demoted",
  "handed_over",
  "link_made",
  "link_revoked",
] as const;
