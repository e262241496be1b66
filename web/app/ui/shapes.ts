/** Shapes in a 24 × 24 box that distinguish colors for color-blind users. */
export const shapes = {
  circle: "M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z",
  square: "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z",
  triangle: "M10.3 3.2a2 2 0 0 1 3.4 0l9 15.6a2 2 0 0 1-1.7 3H3a2 2 0 0 1-1.7-3z",
  diamond:
    "M10.6 1.6a2 2 0 0 1 2.8 0l9 9a2 2 0 0 1 0 2.8l-9 9a2 2 0 0 1-2.8 0l-9-9a2 2 0 0 1 0-2.8z",
  hexagon:
    "M11 1.7a2 2 0 0 1 2 0l7.6 4.4a2 2 0 0 1 1 1.7v8.4a2 2 0 0 1-1 1.7L13 22.3a2 2 0 0 1-2 0l-7.6-4.4a2 2 0 0 1-1-1.7V7.8a2 2 0 0 1 1-1.7z",
  shield:
    "M4 2h16a2 2 0 0 1 2 2v8c0 5-4 8.4-9.3 10.3a2 2 0 0 1-1.4 0C6 20.4 2 17 2 12V4a2 2 0 0 1 2-2z",
  cross:
    "M9 2h6a1 1 0 0 1 1 1v5h5a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-5v5a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1v-5H3a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1h5V3a1 1 0 0 1 1-1z",
  pentagon: "M12 1.5l10.5 7.6-4 12.4h-13l-4-12.4z",
  star: "M12 1l3.1 7 7.9.7-6 5.1 1.8 7.7-6.8-4.1-6.8 4.1L7 13.8 1 8.7 8.9 8z",
  drop: "M12 1c3 5 8 9 8 13.6a8 8 0 0 1-16 0C4 10 9 6 12 1z",
} as const;

export type Shape = keyof typeof shapes;
