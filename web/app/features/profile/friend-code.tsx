import { getQr } from "~/lib/api/account";
import { showError } from "~/lib/api/show-error";
import { copyText } from "~/lib/copy";
import { useWords } from "~/lib/i18n";
import { useLoad } from "~/lib/use-load";
import { Button } from "~/ui/button";
import { CopyIcon } from "~/ui/icons";
import { Skeleton } from "~/ui/skeleton";
import { toast } from "~/ui/toast-store";
import { Section } from "./section";
import { profileWords } from "./words";

export function FriendCode() {
  const { t } = useWords(profileWords);
  const { data, failed, retry } = useLoad(getQr);
  const copy = (text: string) =>
    copyText(text).then(() => toast({ tone: "success", message: t("copied") }), showError);
  return (
    <Section title={t("friendCode")} lead={t("friendCodeText")}>
      {failed && (
        <div className="grid justify-items-start gap-3">
          <p>{t("codeFailed")}</p>
          <Button onClick={retry}>{t("retry")}</Button>
        </div>
      )}
      {!failed && (
        <div className="flex flex-wrap items-center gap-6">
          {data ? (
            <img
              src={data.qr}
              alt={t("qrAlt")}
              width={160}
              height={160}
              className="size-40 rounded-md"
            />
          ) : (
            <Skeleton className="size-40" />
          )}
          <div className="grid justify-items-start gap-3">
            {data ? (
              <p className="font-mono text-2xl tracking-wider tabular-nums">{data.code}</p>
            ) : (
              <Skeleton className="h-9 w-44" />
            )}
            <div className="flex flex-wrap gap-2">
              <Button disabled={!data} onClick={() => data && copy(data.code)}>
                <CopyIcon className="size-4" aria-hidden="true" />
                {t("copyCode")}
              </Button>
              <Button disabled={!data} onClick={() => data && copy(data.url)}>
                <CopyIcon className="size-4" aria-hidden="true" />
                {t("copyLink")}
              </Button>
            </div>
          </div>
        </div>
      )}
    </Section>
  );
}
