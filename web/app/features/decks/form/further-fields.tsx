import { useMessages } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import { Card } from "~/ui/card";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { MarkdownField } from "~/ui/markdown-field";
import { deckFormMessages } from "../messages";
import { BracketField } from "./bracket-field";
import { CardListField } from "./card-list-field";
import { ColorField } from "./color-field";
import { CommanderFields } from "./commander-fields";
import type { DeckDraft, DeckForm, FormErrors } from "./fields";
import { PictureField, type PictureFieldProps } from "./picture-field";

interface FurtherFieldsProps {
  value: DeckForm;
  cards: string;
  errors: FormErrors<string>;
  onChange: (changed: DeckDraft) => void;
  picture: PictureFieldProps;
}

/** All that may follow the name: it comes a moment later, so that the page itself comes sooner. */
export default function FurtherFields(props: FurtherFieldsProps) {
  const { value, cards, errors, onChange, picture } = props;
  const { t } = useMessages(deckFormMessages);
  const format = useUserStore(({ formats }) => formats.find(({ id }) => id === value.formatId));
  return (
    <>
      <Card className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <CommanderFields
            commanders={value.commanders}
            error={errors.commanders}
            onChange={(commanders) => onChange({ commanders })}
          />
        </div>
        <ColorField
          value={value.colors}
          commanders={value.commanders}
          onChange={(colors) => onChange({ colors })}
        />
        {format?.brackets && (
          <BracketField value={value.bracket} onChange={(bracket) => onChange({ bracket })} />
        )}
      </Card>
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
        <MarkdownField
          label={t("description")}
          hint={t("descriptionHint")}
          preview={t("preview")}
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
