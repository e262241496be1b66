/** The tables that pages of this tab follow and send commands to, by the path of their socket. */
export const followedPaths = new Set<string>();
