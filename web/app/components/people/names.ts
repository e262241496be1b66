interface Called {
  name: string;
  username?: string;
}

/** Each by their name, and by username too where two would be called the same. */
export const namesApart = (people: readonly Called[]): string[] =>
  people.map(({ name, username }) => {
    const alone = people.filter((other) => other.name === name).length === 1;
    return alone || !username ? name : `${name} (${username})`;
  });

interface Person {
  id: string;
  firstname: string;
  username: string;
}

/** What these people are called among each other: by first name where that is enough. */
export function namesAmong(people: readonly Person[]): (person: Person) => string {
  const names = namesApart(people.map(({ firstname: name, username }) => ({ name, username })));
  return ({ id, firstname }) => names[people.findIndex((other) => other.id === id)] ?? firstname;
}
