import { useEffect, useId } from "react";
import { namesMessages } from "~/components/names/messages";
import { UsernameForm } from "~/components/names/username-form";
import { returnFocus } from "~/lib/focus";
import { useMessages } from "~/lib/i18n";
import { keepSuggested, suggestionDraft } from "~/lib/user/suggested-username";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";

interface ChooseUsernameProps {
  username: string;
  onAnswered: () => void;
}

/** The username that a new account was given: kept by one tap, or changed in place. */
export default function ChooseUsername({ username, onAnswered }: ChooseUsernameProps) {
  const { t } = useMessages(namesMessages);
  const title = useId();
  // The focus goes with the card: it is at one of its buttons.
  useEffect(() => () => returnFocus(null), []);
  const keep = () => {
    keepSuggested();
    onAnswered();
  };
  return (
    <section aria-labelledby={title}>
      <Card className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
        <div className="grid content-start gap-1">
          <h2 id={title} className="text-xl">
            {t("chooseUsername")}
          </h2>
          <p className="text-text-muted">{t("usernameText")}</p>
        </div>
        <div className="grid gap-4">
          <UsernameForm username={username} draft={suggestionDraft} onSaved={onAnswered} />
          <Button className="sm:justify-self-start" onClick={keep}>
            {t("keep", { name: username })}
          </Button>
        </div>
      </Card>
    </section>
  );
}
