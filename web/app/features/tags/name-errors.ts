import { ApiError } from "~/lib/api/errors";
import { showError } from "~/lib/api/show-error";
import { useFormErrors } from "~/lib/form-errors";

/** What the server says about a tag's name stands beside it; anything else in passing. */
export function useNameErrors() {
  const { form, errors, setErrors } = useFormErrors<"name">();
  const tell = (error: unknown) => {
    const name = error instanceof ApiError ? error.fieldMessages.name : undefined;
    if (name) setErrors({ name });
    else showError(error);
  };
  return { form, error: errors.name, clear: () => setErrors({}), tell };
}
