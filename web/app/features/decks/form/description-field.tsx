import { useDeferredValue } from "react";
import { useWords } from "~/lib/i18n";
import { Markdown } from "~/lib/markdown/markdown";
import { Field } from "~/ui/field";
import { Textarea } from "~/ui/input";
import { deckFormWords } from "../words";

interface DescriptionFieldProps {
  value: string;
  error?: string;
  onChange: (text: string) => void;
}

/** Markdown, with what it becomes below. */
export function DescriptionField({ value, error, onChange }: DescriptionFieldProps) {
  const { t } = useWords(deckFormWords);
  const shown = useDeferredValue(value);
  return (
    <div className="grid gap-3">
      <Field label={t("description")} hint={t("descriptionHint")} error={error}>
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
          aria-label={t("preview")}
          className="grid gap-2 rounded-md border border-dashed border-line p-4"
        >
          <h2 className="font-sans text-xs font-semibold text-text-muted">{t("preview")}</h2>
          <Markdown text={shown} />
        </section>
      )}
    </div>
  );
}
