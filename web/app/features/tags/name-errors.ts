import { ApiError } from "~/lib/api/errors";
import { showError } from "~/lib/api/show-error";
import { useFormErrors } from "~/lib/form-errors";

/** Errors about a tag's name go to its field; all others to a toast. */
export function useNameErrors() {
  const { form, errors, setErrors } = useFormErrors<"name">();
  const tell = (error: unknown) => {
    const name = error instanceof ApiError ? error.fieldMessages.name : undefined;
    if (name) setErrors({ name });
    else showError(error);
  };
  return { form, error: errors.name, clear: () => setErrors({}), tell };
}
