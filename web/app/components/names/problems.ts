import { hidesSomething, mixesAlphabets } from "~/lib/text";

/** Why a name will not do, as the key of a sentence; the server has the last word. */
export type Problem =
  | `username${"Length" | "Invalid" | "Taken" | "LooksTaken" | "Reserved"}`
  | "firstnameLength"
  | `name${"Unseen" | "Mixed"}`
  | undefined;

function lettersProblem(name: string): Problem {
  if (hidesSomething(name)) return "nameUnseen";
  return mixesAlphabets(name) ? "nameMixed" : undefined;
}

export function usernameProblem(username: string): Problem {
  const { length } = [...username];
  if (length < 3 || length > 30) return "usernameLength";
  const problem = lettersProblem(username);
  if (problem) return problem;
  return /^[\p{L}\p{N}._-]+$/u.test(username) ? undefined : "usernameInvalid";
}

export function firstnameProblem(firstname: string): Problem {
  const { length } = [...firstname];
  return length < 1 || length > 50 ? "firstnameLength" : lettersProblem(firstname);
}

/** The server's word for a wrong field. */
export function serverProblem(field: "username" | "firstname", word: string): Problem {
  if (word === "taken") return "usernameTaken";
  if (word === "looks_taken") return "usernameLooksTaken";
  if (word === "reserved") return "usernameReserved";
  if (word === "unseen") return "nameUnseen";
  if (word === "mixed_alphabets") return "nameMixed";
  if (word === "invalid" && field === "username") return "usernameInvalid";
  return field === "username" ? "usernameLength" : "firstnameLength";
}
