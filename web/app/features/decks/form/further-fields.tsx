import { useWords } from "~/lib/i18n";
import { Card } from "~/ui/card";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { deckFormWords } from "../words";
import { CardListField } from "./card-list-field";
import { DescriptionField } from "./description-field";
import type { DeckDraft, DeckForm, FormErrors } from "./fields";
import { PictureField, type PictureFieldProps } from "./picture-field";

interface FurtherFieldsProps {
  value: DeckForm;
  cards: string;
  errors: FormErrors<string>;
  onChange: (changed: DeckDraft) => void;
  picture: PictureFieldProps;
}

/** What stands below the first screen: the card list, the picture, and words about the deck. */
export default function FurtherFields(props: FurtherFieldsProps) {
  const { value, cards, errors, onChange, picture } = props;
  const { t } = useWords(deckFormWords);
  return (
    <>
      <Card>
        <CardListField
          value={cards}
          onChange={(text) => onChange({ cards: text })}
          commanders={value.commanders}
          onCommanders={([first = "", second = ""]) => onChange({ commanders: [first, second] })}
        />
      </Card>
      <Card className="grid gap-5">
        <PictureField {...picture} />
        <DescriptionField
          value={value.description}
          error={errors.description}
          onChange={(description) => onChange({ description })}
        />
        <Field label={t("link")} hint={t("linkHint")} error={errors.link}>
          {(control) => (
            <Input
              {...control}
              type="url"
              name="link"
              inputMode="url"
              autoComplete="off"
              value={value.link}
              onChange={({ target }) => onChange({ link: target.value })}
            />
          )}
        </Field>
      </Card>
    </>
  );
}
