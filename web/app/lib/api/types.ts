/** The shapes of the contract that pages and the store speak of. */
export interface User {
  id: string;
  firstname: string;
  lastname: string | null;
  username: string;
  picture: string | null;
  email: string;
  locale: string;
  createdAt: string;
  lastSeen: string | null;
}
export interface Playgroup {
  id: string;
  name: string;
  picture: string | null;
  status: "member" | "invited";
  members: { id: string }[];
  lastActivity: string | null;
}
export interface Deck {
  id: string;
  name: string;
  colors: string[];
  picture: string | null;
  lastPlayed: string | null;
  record: { games: number; wins: number };
}
export interface Friend {
  id: string;
  username: string;
  firstname: string;
  picture: string | null;
  status: "accepted" | "incoming" | "outgoing";
  lastSeen: string | null;
}
export interface Format {
  id: string;
  key: string;
  name: string;
}
