import { FormatFields } from "~/components/formats/format-fields";
import { useMessages } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import { Field } from "~/ui/field";
import { Fold } from "~/ui/fold";
import { Input } from "~/ui/input";
import { MarkdownField } from "~/ui/markdown-field";
import { deckFormMessages } from "../messages";
import { BracketField } from "./bracket-field";
import { ColorField } from "./color-field";
import { CommanderFields } from "./commander-fields";
import type { DeckDraft, DeckForm, FormErrors } from "./fields";
import { PictureField, type PictureFieldProps } from "./picture-field";

interface FurtherFieldsProps {
  value: DeckForm;
  errors: FormErrors<string>;
  onChange: (changed: DeckDraft) => void;
  picture: PictureFieldProps;
}

/** All that may follow the name: it comes a moment later, so that the page itself comes sooner. */
export default function FurtherFields(props: FurtherFieldsProps) {
  const { value, errors, onChange, picture } = props;
  const { t } = useMessages(deckFormMessages);
  const format = useUserStore(({ formats }) => formats.find(({ id }) => id === value.formatId));
  const hasMore = value.description || value.link || errors.description || errors.link;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <CommanderFields
          commanders={value.commanders}
          error={errors.commanders}
          onChange={(commanders) => onChange({ commanders })}
        />
      </div>
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <ColorField
          value={value.colors}
          commanders={value.commanders}
          onChange={(colors) => onChange({ colors })}
        />
        <PictureField {...picture} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormatFields
          formatId={value.formatId}
          subformatId={value.subformatId}
          errors={errors}
          onChange={onChange}
        />
      </div>
      {format?.brackets && (
        <BracketField value={value.bracket} onChange={(bracket) => onChange({ bracket })} />
      )}
      <Fold label={t("descriptionAndLink")} forced={Boolean(hasMore)}>
        <div className="grid gap-5 pt-2">
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
        </div>
      </Fold>
    </>
  );
}
