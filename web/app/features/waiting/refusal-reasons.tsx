import { ErrorIcon } from "~/ui/icons/app";

/** The list of reasons for which the server refused something. */
export const RefusalReasons = ({ lines }: { lines: readonly string[] }) => (
  <div className="flex items-start gap-1.5 text-sm text-danger">
    <ErrorIcon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
);
