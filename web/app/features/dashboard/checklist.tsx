import { type ReactNode, useEffect, useId } from "react";
import { returnFocus } from "~/lib/focus";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { cx } from "~/ui/cx";
import { IconButton } from "~/ui/icon-button";
import { CloseIcon } from "~/ui/icons/app";
import { CheckIcon } from "~/ui/icons/everywhere";
import { toast } from "~/ui/toast-store";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { dashboardMessages } from "./messages";
import type { Steps } from "./use-steps";

interface StepProps {
  number: number;
  done: boolean;
  title: string;
  text: string;
  /** The ways to take it. */
  children: ReactNode;
}

function Step({ number, done, title, text, children }: StepProps) {
  const { t } = useMessages(dashboardMessages);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-3">
      <span
        aria-hidden="true"
        className={cx(
          "grid size-8 shrink-0 place-items-center rounded-full font-display font-bold",
          done ? "bg-success-soft text-success" : "bg-accent-soft text-accent-text",
        )}
      >
        {done ? <CheckIcon className="size-4" /> : number}
      </span>
      <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
        <p className={cx("font-semibold", done && "text-text-muted")}>
          {title}
          {done && <VisuallyHidden> {t("done")}</VisuallyHidden>}
        </p>
        {!done && <p className="text-sm text-text-muted">{text}</p>}
      </div>
      {!done && <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:pl-12">{children}</div>}
    </li>
  );
}

interface ChecklistProps {
  steps: Steps;
  onDismiss: () => void;
  onBringBack: () => void;
}

/** What a new account does first, ticked as it is done. */
export function Checklist({ steps, onDismiss, onBringBack }: ChecklistProps) {
  const { t } = useMessages(dashboardMessages);
  const to = useLocalePath();
  const title = useId();
  // The focus goes with the card: it is at its button.
  useEffect(() => () => returnFocus(null), []);
  const dismiss = () => {
    onDismiss();
    toast({ message: t("stepsHidden"), action: { label: t("undo"), run: onBringBack } });
  };
  return (
    <section aria-labelledby={title} className="mb-8 grid gap-2">
      <div className="flex items-center justify-between gap-2">
        <h2 id={title} className="text-xl">
          {t("steps")}
        </h2>
        <IconButton
          label={t("hideSteps")}
          icon={<CloseIcon className="size-5" aria-hidden="true" />}
          onClick={dismiss}
        />
      </div>
      <Card padding="none">
        <ol className="grid divide-y divide-line">
          <Step number={1} done={steps.deck} title={t("stepDeck")} text={t("noDecksText")}>
            <ButtonLink to={to("/decks/create")}>{t("addDeck")}</ButtonLink>
          </Step>
          <Step number={2} done={steps.people} title={t("stepPeople")} text={t("stepPeopleText")}>
            <ButtonLink to={to("/friends/add")}>{t("addFriend")}</ButtonLink>
            <ButtonLink to={to("/playgroups/create")}>{t("addPlaygroup")}</ButtonLink>
          </Step>
          <Step number={3} done={steps.game} title={t("stepGame")} text={t("noGamesText")}>
            <ButtonLink to={to("/games/record")}>{t("recordGame")}</ButtonLink>
          </Step>
        </ol>
      </Card>
    </section>
  );
}
