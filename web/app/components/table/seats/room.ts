/** With more seats than this a phone has little room on each. */
const roomy = 4;

/** How much a seat shows of what could be shown there. */
export const roomOf = (seats: number) =>
  seats > roomy
    ? { counters: 3, damage: 2, offers: false }
    : { counters: 6, damage: 6, offers: true };
