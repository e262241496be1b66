import { getCode, getQr } from "~/lib/api/account";
import { useMessages, useTranslation } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { CopyButton } from "~/ui/copy-button";
import { cx } from "~/ui/cx";
import { LoadFailed } from "~/ui/load-failed";
import { ShareButton } from "~/ui/share-button";
import { Skeleton } from "~/ui/skeleton";
import { peopleMessages } from "./messages";

async function loadOwnCode(signal: AbortSignal) {
  const [{ code }, { qr, url }] = await Promise.all([getCode(signal), getQr(signal)]);
  return { code, qr, url };
}

/** The user's friend code, to read out, send or scan. */
export default function OwnCode({ large = false }: { large?: boolean }) {
  const { t } = useMessages(peopleMessages);
  const { t: app } = useTranslation();
  const { data, failed, error, retry } = useApiQuery([null, "own-code"], loadOwnCode);
  if (failed) return <LoadFailed title={app("lists.failed")} error={error} onRetry={retry} />;
  const size = large ? "size-64 max-w-full" : "size-40";
  return (
    <div
      className={cx("flex flex-wrap items-center gap-x-6 gap-y-4", large && "flex-col text-center")}
    >
      {data ? (
        <img
          src={data.qr}
          alt={t("qrAlt")}
          width={256}
          height={256}
          className={cx(size, "rounded-md")}
        />
      ) : (
        <Skeleton className={size} />
      )}
      <div className={cx("grid gap-3", large ? "justify-items-center" : "justify-items-start")}>
        {data ? (
          <p
            className={cx("font-mono tracking-wider tabular-nums", large ? "text-3xl" : "text-2xl")}
          >
            {data.code}
          </p>
        ) : (
          <Skeleton className="h-9 w-44" />
        )}
        <div className={cx("flex flex-wrap gap-2", large && "justify-center")}>
          <CopyButton text={data?.code} copied={t("copied")}>
            {t("copyCode")}
          </CopyButton>
          <CopyButton text={data?.url} copied={t("copied")}>
            {t("copyLink")}
          </CopyButton>
          <ShareButton url={data?.url}>{t("share")}</ShareButton>
        </div>
      </div>
    </div>
  );
}
