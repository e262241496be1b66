import { type FormEvent, lazy, type RefObject, Suspense } from "react";
import { FormatFields } from "~/components/formats/format-fields";
import { useMessages } from "~/lib/i18n";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { Skeleton } from "~/ui/skeleton";
import { deckFormMessages } from "../messages";
import type { DeckDraft, DeckForm as Fields, FormErrors } from "./fields";
import type { PictureFieldProps } from "./picture-field";

const FurtherFields = lazy(() => import("./further-fields"));

interface DeckFormProps {
  form: RefObject<HTMLFormElement | null>;
  value: Fields;
  cards: string;
  errors: FormErrors<string>;
  onChange: (changed: DeckDraft) => void;
  picture: PictureFieldProps;
  submit: string;
  busy: boolean;
  onSubmit: () => void;
  onCancel: () => void;
}

/** Everything about a deck in one column: what matters most comes first, only the name must be. */
export function DeckForm(props: DeckFormProps) {
  const { form, value, cards, errors, onChange, picture, submit, busy } = props;
  const { t } = useMessages(deckFormMessages);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) props.onSubmit();
  };
  return (
    <form ref={form} onSubmit={send} noValidate className="grid gap-6">
      <Card className="grid gap-5">
        <Field label={t("name")} error={errors.name}>
          {(control) => (
            <Input
              {...control}
              name="name"
              autoComplete="off"
              required
              value={value.name}
              onChange={({ target }) => onChange({ name: target.value })}
            />
          )}
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <FormatFields
            formatId={value.formatId}
            subformatId={value.subformatId}
            errors={errors}
            onChange={onChange}
          />
        </div>
      </Card>
      <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
        <FurtherFields
          value={value}
          cards={cards}
          errors={errors}
          onChange={onChange}
          picture={picture}
        />
      </Suspense>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="ghost" onClick={props.onCancel}>
          {t("cancel")}
        </Button>
        <Button type="submit" variant="primary" size="lg" busy={busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
