import { type FormEvent, useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { currentLive } from "~/lib/api/live";
import type { LiveTable } from "~/lib/api/types";
import { useLocalePath, useWords } from "~/lib/i18n";
import { useChanged } from "~/lib/signals/use-changed";
import { liveCode } from "~/parts/live/code";
import { seatOfColor } from "~/parts/live/seat-color";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { cx } from "~/ui/cx";
import { Field } from "~/ui/field";
import { LiveIcon } from "~/ui/icons";
import { Input } from "~/ui/input";
import { SeatMark } from "~/ui/seat-mark";
import { dashboardLiveWords } from "./words";

/** A failure shows as no tables: the next word from the server tries again. */
function useTables(): LiveTable[] {
  const [tables, setTables] = useState<LiveTable[]>([]);
  const load = useCallback(() => {
    currentLive().then(
      ({ tables }) => setTables(tables),
      () => undefined,
    );
  }, []);
  useEffect(load, [load]);
  useChanged("live", load);
  return tables;
}

/** The tables one is at, and the way to another. */
export default function LiveTables() {
  const { t } = useWords(dashboardLiveWords);
  const tables = useTables();
  return (
    <section aria-label={t("title")} className="mb-8 grid gap-3">
      {tables.map((table) => (
        <ToReturnTo key={table.id} table={table} />
      ))}
      <JoinByCode />
    </section>
  );
}

function ToReturnTo({ table }: { table: LiveTable }) {
  const { t, lang } = useWords(dashboardLiveWords);
  const to = useLocalePath();
  const number = new Intl.NumberFormat(lang);
  return (
    <Card padding="none" className="flex flex-wrap items-center gap-x-6 gap-y-3 border-live p-4">
      <p className="flex items-center gap-2 text-sm font-semibold text-live max-sm:w-full">
        <LiveIcon className="size-5" aria-hidden="true" />
        {t("code", { code: table.code })}
      </p>
      <ul className="grid min-w-0 flex-1 grid-cols-2 gap-x-5 gap-y-1 sm:flex sm:flex-wrap">
        {table.seats.map(({ seat, name, color, life, out }) => (
          <li key={seat} className="flex min-w-0 items-center gap-1.5">
            <SeatMark seat={seatOfColor[color]} />
            <span className="truncate text-sm">{name ?? t("deletedPlayer")}</span>
            <span className={cx("font-display font-bold tabular-nums", out && "line-through")}>
              {number.format(life)}
            </span>
            {out && <span className="text-xs">{t("out")}</span>}
          </li>
        ))}
      </ul>
      <ButtonLink to={to(`/live/${table.code}`)} className="max-sm:w-full">
        {t("back")}
      </ButtonLink>
    </Card>
  );
}

function JoinByCode() {
  const { t } = useWords(dashboardLiveWords);
  const to = useLocalePath();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState(false);
  const join = (event: FormEvent) => {
    event.preventDefault();
    const code = liveCode(text);
    setWrong(code === null);
    if (code) navigate(to(`/live/${code}`));
  };
  return (
    <form onSubmit={join} noValidate>
      <Field label={t("codeLabel")} error={wrong && t("noCode")} className="max-w-md">
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
