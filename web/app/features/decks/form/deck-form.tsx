import { type FormEvent, lazy, type RefObject, Suspense } from "react";
import { ActionBar } from "~/components/seating/action-bar";
import { useMessages } from "~/lib/i18n";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { NameField } from "~/ui/name-field";
import { Skeleton } from "~/ui/skeleton";
import { deckFormMessages } from "../messages";
import { CardListField } from "./card-list-field";
import type { DeckDraft, DeckForm as Fields, FormErrors } from "./fields";
import type { PictureFieldProps } from "./picture-field";
import type { ListReading } from "./use-parsed";

const FurtherFields = lazy(() => import("./further-fields"));

interface DeckFormProps {
  form: RefObject<HTMLFormElement | null>;
  value: Fields;
  cards: string;
  reading: ListReading;
  /** Until something is known of the deck, only its list and its name are asked for. */
  begun?: boolean;
  errors: FormErrors<string>;
  onChange: (changed: DeckDraft) => void;
  picture: PictureFieldProps;
  submit: string;
  busy: boolean;
  onSubmit: () => void;
  onCancel: () => void;
}

/** The list first, for the rest follows from it; only the name must be. */
export function DeckForm(props: DeckFormProps) {
  const { form, value, cards, reading, begun = true, errors, onChange, picture } = props;
  const { t } = useMessages(deckFormMessages);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!props.busy) props.onSubmit();
  };
  return (
    <form ref={form} onSubmit={send} noValidate className="grid gap-4">
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Card padding="none" className="p-5">
          <CardListField
            value={cards}
            reading={reading}
            error={errors.cards}
            onChange={onChange}
            commanders={value.commanders}
            onCommanders={([first = "", second = ""]) => onChange({ commanders: [first, second] })}
          />
        </Card>
        <Card padding="none" className="grid grid-cols-1 gap-4 p-5">
          <NameField
            label={t("name")}
            value={value.name}
            error={errors.name}
            onChange={(name) => onChange({ name })}
          />
          {begun && (
            <Suspense fallback={<Skeleton className="h-108" />}>
              <FurtherFields value={value} errors={errors} onChange={onChange} picture={picture} />
            </Suspense>
          )}
        </Card>
      </div>
      <ActionBar>
        <Button variant="ghost" onClick={props.onCancel}>
          {t("cancel")}
        </Button>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="flex-1 lg:ml-auto lg:flex-none"
          busy={props.busy}
        >
          {props.submit}
        </Button>
      </ActionBar>
    </form>
  );
}
