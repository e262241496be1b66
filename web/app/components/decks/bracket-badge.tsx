import { useMessages } from "~/lib/i18n";
import { Badge } from "~/ui/badge";
import { bracketName } from "./brackets";
import { decksMessages } from "./messages";

interface BracketBadgeProps {
  /** Nothing is shown without one. */
  bracket: number | null;
  /** With its name, where there is room. */
  named?: boolean;
}

/** The bracket a deck's owner declares. */
export function BracketBadge({ bracket, named = false }: BracketBadgeProps) {
  const { t } = useMessages(decksMessages);
  const name = bracketName(bracket);
  if (!bracket || !name) return null;
  return (
    <Badge>
      {named
        ? t("bracketNamed", { level: bracket, name: t(`brackets.${name}`) })
        : t("bracket", { level: bracket })}
    </Badge>
  );
}
