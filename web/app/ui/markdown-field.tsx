import { useDeferredValue } from "react";
import { Markdown } from "~/lib/markdown/markdown";
import { Field } from "./field";
import { Textarea } from "./input";

interface MarkdownFieldProps {
  label: string;
  hint: string;
  /** The heading above the preview. */
  preview: string;
  value: string;
  error?: string;
  onChange: (text: string) => void;
}

/** Markdown, with what it becomes below. */
export function MarkdownField(props: MarkdownFieldProps) {
  const { label, hint, preview, value, error, onChange } = props;
  const shown = useDeferredValue(value);
  return (
    <div className="grid gap-3">
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <Textarea
            {...control}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            className="max-h-96"
          />
        )}
      </Field>
      {shown.trim() && (
        <section
          aria-label={preview}
          className="grid gap-2 rounded-md border border-dashed border-line p-4"
        >
          <h2 className="font-sans text-xs font-semibold text-text-muted">{preview}</h2>
          <Markdown text={shown} />
        </section>
      )}
    </div>
  );
}
