import { Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { peopleMessages } from "~/components/people/messages";
import OwnCode from "~/components/people/own-code";
import { messagesLoader, useLocalePath, useMessages } from "~/lib/i18n";
import { barePath } from "~/lib/i18n/paths";
import { onDemand } from "~/lib/on-demand";
import { useNavigate } from "~/lib/router/page-router";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Field } from "~/ui/field";
import { CameraIcon } from "~/ui/icons/app";
import { Input } from "~/ui/input";
import { PageHeader } from "~/ui/page-header";
import { readCode, type Scanned, shownCode } from "./code";
import { FoundPerson } from "./found-person";
import { friendsMessages } from "./messages";

// Loaded only when the camera is used.
const ScanDialog = onDemand(() => import("./scan-dialog"));

export const clientLoader = messagesLoader(friendsMessages, peopleMessages);

/** The length of a code with its dash. */
const full = 8;

/** The code in the address, so that a link brings it along and a reload keeps it. */
function useCode(): [string, (typed: string) => void] {
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(() => search.get("code") ?? "");
  const type = (text: string) => {
    setTyped(text);
    setSearch(text ? { code: text } : {}, { replace: true, preventScrollReset: true });
  };
  return [typed, type];
}

function TheirCode() {
  const { t } = useMessages(friendsMessages);
  const to = useLocalePath();
  const navigate = useNavigate();
  const [typed, type] = useCode();
  const [scanning, setScanning] = useState(false);
  const code = readCode(typed);
  const wrong = code === null && typed.replace(/[\s-]/g, "").length >= full;

  const found = (scanned: NonNullable<Scanned>) => {
    setScanning(false);
    if ("code" in scanned) return type(shownCode(scanned.code));
    const { pathname, search } = new URL(scanned.path, location.origin);
    void navigate(to(barePath(pathname)) + search);
  };

  return (
    <Card className="grid content-start gap-5">
      <h2 className="text-xl">{t("theirs")}</h2>
      <Field label={t("code")} hint={t("codeHint")} error={wrong ? t("codeInvalid") : undefined}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            value={typed}
            onChange={({ target }) => type(target.value)}
            className="font-mono text-xl tracking-wider uppercase"
          />
        )}
      </Field>
      {code && <FoundPerson key={code} code={code} />}
      <Button onClick={() => setScanning(true)}>
        <CameraIcon className="size-5" aria-hidden="true" />
        {t("scan")}
      </Button>
      {scanning && (
        <Suspense>
          <ScanDialog onFound={found} onClose={() => setScanning(false)} />
        </Suspense>
      )}
    </Card>
  );
}

/** Two phones at a table: one shows its code, the other reads it. */
export default function AddFriendPage() {
  const { t } = useMessages(friendsMessages);
  return (
    <>
      <PageHeader title={t("addTitle")} lead={t("addLead")} />
      <div className="grid gap-6 md:grid-cols-2">
        <TheirCode />
        <Card className="grid content-start gap-5">
          <div className="grid gap-1">
            <h2 className="text-xl">{t("yours")}</h2>
            <p className="text-sm text-text-muted">{t("yoursText")}</p>
          </div>
          <OwnCode large />
        </Card>
      </div>
    </>
  );
}
