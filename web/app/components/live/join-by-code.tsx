import { type FormEvent, useState } from "react";
import { useLocalePath, useMessages } from "~/lib/i18n";
import { useNavigate } from "~/lib/router/page-router";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { liveCode } from "./code";
import { joinTableMessages } from "./messages";

/** Joins another player's table by its code. */
export function JoinByCode() {
  const { t } = useMessages(joinTableMessages);
  const to = useLocalePath();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState(false);
  const join = (event: FormEvent) => {
    event.preventDefault();
    const code = liveCode(text);
    setWrong(code === null);
    if (code) void navigate(to(`/live/${code}`));
  };
  return (
    <form onSubmit={join} noValidate>
      <Field label={t("code")} error={wrong && t("noCode")} className="max-w-md">
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setWrong(false);
              }}
              autoCapitalize="characters"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="go"
              className="tracking-widest uppercase"
            />
            <Button type="submit" className="shrink-0">
              {t("join")}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
