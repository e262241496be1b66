import { useMessages } from "~/lib/i18n";
import { CopyButton } from "~/ui/copy-button";
import { reviewMessages } from "./messages";

/** Copies what the picture shows, for those who post it. */
export default function CopyAlt({ alt }: { alt: string }) {
  const { t } = useMessages(reviewMessages);
  return (
    <CopyButton text={alt} copied={t("altCopied")}>
      {t("copyAlt")}
    </CopyButton>
  );
}
