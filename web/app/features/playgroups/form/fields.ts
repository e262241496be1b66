/** The form's values. */
export interface GroupForm {
  name: string;
  description: string;
}

export const fields = ["name", "description"] as const satisfies (keyof GroupForm)[];

/** The unsaved edit of a group, and the group it started from. */
export type GroupDraft = Partial<GroupForm> & { base?: GroupForm };

export const formOf = ({ name, description }: GroupForm): GroupForm => ({ name, description });

export const typedOver = (form: GroupForm, draft: GroupDraft): GroupForm => ({
  name: draft.name ?? form.name,
  description: draft.description ?? form.description,
});

const longest = { name: 60, description: 2000 };
const lengthOf = (text: string) => [...text.trim()].length;

/** The errors found before sending; the server checks again. */
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
