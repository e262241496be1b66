/** What is typed about a group. */
export interface GroupForm {
  name: string;
  description: string;
}

export const fields = ["name", "description"] as const satisfies (keyof GroupForm)[];

/** What was typed over a group and not saved yet, and the group as it was then. */
export type GroupDraft = Partial<GroupForm> & { base?: GroupForm };

export const formOf = ({ name, description }: GroupForm): GroupForm => ({ name, description });

export const typedOver = (form: GroupForm, draft: GroupDraft): GroupForm => ({
  name: draft.name ?? form.name,
  description: draft.description ?? form.description,
});

const longest = { name: 60, description: 2000 };
const lengthOf = (text: string) => [...text.trim()].length;

/** What is plainly wrong before anything is sent; the server has the last word. */
export function problemsOf(form: GroupForm): Partial<Record<keyof GroupForm, Problem>> {
  const long = fields.filter((field) => lengthOf(form[field]) > longest[field]);
  return {
    ...Object.fromEntries(long.map((field) => [field, "tooLong"])),
    ...(lengthOf(form.name) === 0 && { name: "required" }),
  };
}
type Problem = "required" | "tooLong";

/** The fields that this form and a save in the meantime changed differently. */
export const disputed = (draft: GroupDraft, present: GroupForm): (keyof GroupForm)[] =>
  fields.filter(
    (field) =>
      draft[field] !== undefined &&
      draft[field] !== present[field] &&
      draft.base?.[field] !== present[field],
  );
