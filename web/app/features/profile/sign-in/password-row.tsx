import { Suspense, useState } from "react";
import { useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { Button } from "~/ui/button";
import { KeyIcon } from "~/ui/icons/account";
import { Skeleton } from "~/ui/skeleton";
import { signInMessages } from "../messages";
import { Row } from "../row";
import { RemoveWay, type WayProps } from "./way";

const PasswordForm = onDemand(() => import("./password-form"));

interface PasswordRowProps extends WayProps {
  email: string;
  /** Whether there is one. */
  set: boolean;
}

export function PasswordRow({ email, set, only, recently, onChanged }: PasswordRowProps) {
  const { t } = useMessages(signInMessages);
  const [open, setOpen] = useState<"form" | "remove" | null>(null);
  const toggle = (part: "form" | "remove") => setOpen(open === part ? null : part);
  const close = () => setOpen(null);
  const name = t("password");
  return (
    <Row
      icon={<KeyIcon className="size-5" />}
      title={name}
      detail={t(set ? "passwordSet" : "missing")}
      note={only && t("onlyWay")}
      actions={
        <>
          {set && !only && (
            <Button
              variant="ghost"
              aria-label={t("removeNamed", { name })}
              aria-expanded={open === "remove"}
              onClick={() => toggle("remove")}
            >
              {t("remove")}
            </Button>
          )}
          <Button
            aria-label={t(set ? "changeNamed" : "addNamed", { name })}
            aria-expanded={open === "form"}
            onClick={() => toggle("form")}
          >
            {t(set ? "change" : "add")}
          </Button>
        </>
      }
    >
      {open === "form" && (
        <Suspense fallback={<Skeleton className="h-60" />}>
          <PasswordForm email={email} recently={recently} onSaved={onChanged} onClose={close} />
        </Suspense>
      )}
      {open === "remove" && (
        <RemoveWay way="password" recently={recently} onChanged={onChanged} onClose={close} />
      )}
    </Row>
  );
}
