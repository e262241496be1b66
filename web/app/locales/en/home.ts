export default { title: "Podium" } as const;
