import { Link } from "react-router";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { ErrorIcon } from "~/ui/icons/app";
import { OfflineIcon } from "~/ui/icons/everywhere";
import { waitingMessages } from "./messages";

/** Beside something that is shown as this device has it, and not the server yet. */
export default function WaitingMark({ refused }: { refused: boolean }) {
  const { t } = useMessages(waitingMessages);
  const to = useLocalePath();
  const Mark = refused ? ErrorIcon : OfflineIcon;
  return (
    <Link
      to={to("/waiting")}
      className="link inline-flex min-h-target items-center gap-2 justify-self-start text-sm font-semibold"
    >
      <Mark className="size-4 shrink-0" aria-hidden="true" />
      {t(refused ? "markRefused" : "mark")}
    </Link>
  );
}
