import { firstnameError, wrongFields } from "~/components/auth/fields";
import { authMessages } from "~/components/auth/messages";
import { useSubmit } from "~/components/auth/use-submit";
import { useDraft } from "~/lib/draft";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { IdentityError } from "~/lib/identity/protocol";
import { signOutPressed } from "~/lib/navigation";
import { enter, keepFirstname } from "~/lib/session/enter";
import { Banner } from "~/ui/banner";
import { Button, ButtonLink } from "~/ui/button";
import { AuthCard } from "../auth-card";
import { FirstnameField } from "../firstname-field";

/** For newcomers whose provider keeps their name to itself. */
export default function NameForm() {
  const { t } = useMessages(authMessages);
  const to = useLocalePath();
  const [draft, change, clearDraft] = useDraft("login", { firstname: "" });
  const { form, errors, problem, busy, onSubmit } = useSubmit({
    check: () => wrongFields({ firstname: firstnameError(draft.firstname, t) }),
    // Once signed in, the route's guard leads on.
    send: async () => {
      keepFirstname(draft.firstname.trim());
      if (!(await enter())) throw new IdentityError("INVALID_DISPLAY_NAME");
      clearDraft();
    },
  });
  return (
    <AuthCard title={t("nameTitle")} lead={t("nameLead")}>
      <form ref={form} onSubmit={onSubmit} noValidate className="grid gap-5">
        {problem && <Banner tone="danger">{problem}</Banner>}
        <FirstnameField
          value={draft.firstname}
          onChange={(firstname) => change({ firstname })}
          error={errors.firstname}
        />
        <Button type="submit" variant="primary" size="lg" busy={busy}>
          {t("goOn")}
        </Button>
        <ButtonLink variant="ghost" to={to("/logout")} state={signOutPressed}>
          {t("otherAccount")}
        </ButtonLink>
      </form>
    </AuthCard>
  );
}
