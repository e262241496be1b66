import type { Card, Friend, Member, Playgroup } from "~/lib/api/types";

export const aCard = (id: string): Card => ({ id, username: id, firstname: id, picture: null });

export const aFriend = (id: string, more: Partial<Friend> = {}): Friend => ({
  ...aCard(id),
  code: "K7Q2-9F4M",
  status: "accepted",
  since: "2026-11-01T00:00:00Z",
  lastSeen: "2026-11-14T00:00:00Z",
  ...more,
});

export const aMember = (id: string, more: Partial<Member> = {}): Member => ({
  ...aCard(id),
  role: "member",
  status: "member",
  joinedAt: "2026-10-01T00:00:00Z",
  invitedBy: null,
  ...more,
});

/** A group one owns. */
export const aPlaygroup = (id: string, more: Partial<Playgroup> = {}): Playgroup => ({
  id,
  name: id,
  description: "",
  picture: null,
  role: "owner",
  status: "member",
  members: [aMember("me", { role: "owner" })],
  membersCount: 1,
  invitedBy: null,
  lastActivity: "2026-11-14T00:00:00Z",
  createdAt: "2026-10-01T00:00:00Z",
  gamesCount: 0,
  version: 1,
  ...more,
});
