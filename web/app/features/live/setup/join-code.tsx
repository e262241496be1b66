import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { useLocalePath, useWords } from "~/lib/i18n";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { codeOf } from "../code";
import { liveSetupWords } from "../words";

const length = 6;

/** To a table that somebody else has laid. */
export function JoinCode() {
  const { t } = useWords(liveSetupWords);
  const to = useLocalePath();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const code = codeOf(typed);
  const join = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === length) void navigate(to(`/live/${code}`));
  };
  return (
    <form onSubmit={join} className="max-w-sm">
      <Field label={t("joinCode")} hint={t("joinHint")}>
        {(control) => (
          <span className="flex gap-2">
            <Input
              {...control}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={8}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              className="font-mono tracking-wider uppercase"
            />
            <Button type="submit" className="shrink-0" disabled={code.length !== length}>
              {t("join")}
            </Button>
          </span>
        )}
      </Field>
    </form>
  );
}
