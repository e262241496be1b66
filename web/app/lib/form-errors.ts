import { useEffect, useRef, useState } from "react";

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** Errors beside their fields; the focus moves to the first of them. */
export function useFormErrors<Field extends string>() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);
  return { form, errors, setErrors };
}
