import { formatName } from "~/components/formats/format-name";
import type { Claim } from "~/lib/api/types";
import { useMessages } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import { claimMessages } from "./messages";

/** The game a seat is at, as far as its guest may know it. */
export function ClaimFacts({ claim }: { claim: Claim }) {
  const { t, lang } = useMessages(claimMessages);
  const formats = useUserStore((state) => state.formats);
  const day = (at: string) =>
    new Intl.DateTimeFormat(lang, { dateStyle: "long" }).format(new Date(at));
  const facts = [
    [t("seat"), t("seatAs", { name: claim.guestName, seat: claim.seat })],
    [t("deck"), claim.deckName],
    [t("when"), day(claim.endedAt)],
    [t("format"), formatName(formats, { formatId: claim.formatId, subformatId: null })],
    [t("players"), claim.players.join(", ")],
    [t("recordedBy"), claim.recordedBy?.firstname],
  ] as const;
  return (
    <div className="grid gap-4">
      <dl className="grid items-baseline gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="contents">
                <dt className="text-sm text-text-muted max-sm:-mb-3">{name}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="text-sm text-text-muted">{t("expires", { date: day(claim.expiresAt) })}</p>
    </div>
  );
}
