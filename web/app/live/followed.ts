/** The socket paths of the tables whose commands an open page of this tab sends. */
export const followedPaths = new Set<string>();
