import { PictureForm } from "~/components/pictures/picture-form";
import { useMessages } from "~/lib/i18n";
import { Art } from "~/ui/art";
import { playgroupsMessages } from "../messages";

interface PictureFieldProps {
  group: { name: string; picture: string | null };
  send: (cropped: Blob, onProgress: (share: number) => void) => Promise<void>;
  remove: () => Promise<void>;
}

/** The group's picture, or the pattern that stands in for it. */
export function PictureField({ group, send, remove }: PictureFieldProps) {
  const { t } = useMessages(playgroupsMessages);
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t("picture")}</legend>
      <PictureForm hasPicture={group.picture !== null} send={send} remove={remove}>
        <Art
          name={group.name}
          picture={group.picture}
          columns={4}
          rows={4}
          className="size-28 rounded-md"
        />
      </PictureForm>
    </fieldset>
  );
}
