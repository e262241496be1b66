/** What the table calls whoever sits there: a guest by their name, a user as they are called now. */
export function seatName(
  { userId, guestName }: { userId: string | null; guestName: string | null },
  people: readonly { id: string; username: string }[],
  deleted: string,
): string {
  return guestName ?? people.find((person) => person.id === userId)?.username ?? deleted;
}
