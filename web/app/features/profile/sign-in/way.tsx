import { Fragment } from "react";
import type { Recently } from "~/components/auth/use-recent";
import { providerNames } from "~/components/providers/config";
import { useMessages } from "~/lib/i18n";
import { removeWay, type Way } from "~/lib/identity/accounts";
import { useTellSaved } from "~/ui/saved-forms";
import { toast } from "~/ui/toast-store";
import { AskInPlace } from "../ask-in-place";
import { signInMessages } from "../messages";

/** An email address that breaks, where it must, before its parts and not within them. */
export const Address = ({ children }: { children: string }) =>
  children.split(/(?=[@.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never move.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** What all rows know of the account. */
export interface WayProps {
  /** The only one: it cannot go. */
  only: boolean;
  recently: Recently;
  /** Something has changed: reads the account again. */
  onChanged: () => Promise<void>;
}

interface RemoveWayProps extends Pick<WayProps, "recently" | "onChanged"> {
  way: Way;
  onClose: () => void;
}

/** Takes one way into the account away. */
export function RemoveWay({ way, recently, onChanged, onClose }: RemoveWayProps) {
  const { t } = useMessages(signInMessages);
  const tellSaved = useTellSaved();
  const name = way === "password" ? t("password") : providerNames[way];
  return (
    <AskInPlace
      question={t("removeAsk", { name })}
      confirm={t("remove")}
      cancel={t("cancel")}
      onCancel={onClose}
      onSure={async () => {
        await recently(() => removeWay(way));
        await onChanged();
        onClose();
        tellSaved("ways", "saved");
        toast({ tone: "success", message: t("removed", { name }) });
      }}
    />
  );
}
