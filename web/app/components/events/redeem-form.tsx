import type { FormEvent } from "react";
import { ApiError } from "~/lib/api/errors";
import { redeem } from "~/lib/api/events";
import { showError } from "~/lib/api/show-error";
import type { PlayEvent } from "~/lib/api/types";
import { useDraft } from "~/lib/draft";
import { useFormErrors } from "~/lib/form-errors";
import { useMessages } from "~/lib/i18n";
import { useAction } from "~/lib/use-action";
import { useUserStore } from "~/lib/user/store";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { toast } from "~/ui/toast-store";
import { eventsMessages } from "./messages";

interface RedeemFormProps {
  /** A code brought along, from a poster most often; what is typed comes in its place. */
  code?: string;
  onJoined: (event: PlayEvent) => void;
}

/** Why a code was refused, in the server's words: unknown, used up, too late and too early differ. */
const refusalOf = (error: unknown): string | null =>
  error instanceof ApiError && error.status < 500
    ? (error.fieldMessages.code ?? error.serverMessage)
    : null;

/** A promo code and the one tap that redeems it. */
export function RedeemForm({ code = "", onJoined }: RedeemFormProps) {
  const { t, lang } = useMessages(eventsMessages);
  const [draft, change, clearDraft] = useDraft<{ code: string | null }>("promo", { code: null });
  const { form, errors, setErrors } = useFormErrors<"code">();
  const typed = draft.code ?? code;

  const { run: send, busy } = useAction(
    async () => {
      const { event } = await redeem(typed, lang);
      change({ code: null });
      clearDraft();
      toast({ tone: "success", message: t("redeemed", { name: event.name }) });
      // The event may have brought a group with it.
      useUserStore.getState().fetchPlaygroups(true).catch(showError);
      onJoined(event);
    },
    (error) => {
      const refusal = refusalOf(error);
      if (refusal) setErrors({ code: refusal });
      else showError(error);
    },
  );
  const onSubmit = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (!typed.trim()) return setErrors({ code: t("codeMissing") });
    setErrors({});
    send();
  };

  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <Field label={t("code")} hint={t("codeHint")} error={errors.code}>
        {(control) => (
          <span className="flex flex-wrap gap-2">
            <Input
              {...control}
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="min-w-40 flex-1 basis-40 font-mono uppercase placeholder:normal-case"
              value={typed}
              onChange={({ target }) => change({ code: target.value })}
            />
            <Button type="submit" variant="primary" busy={busy} className="max-sm:flex-1">
              {t("redeem")}
            </Button>
          </span>
        )}
      </Field>
    </form>
  );
}
