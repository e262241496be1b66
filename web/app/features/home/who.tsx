import { GroupIcon, PersonIcon, ServerIcon, ShopIcon, StreamIcon } from "~/ui/icons/everywhere";
import { useHomeT } from "./messages";

const people = [
  { key: "regular", icon: GroupIcon },
  { key: "newcomer", icon: PersonIcon },
  { key: "streamer", icon: StreamIcon },
  { key: "shop", icon: ShopIcon },
  { key: "host", icon: ServerIcon },
] as const;

/** The people Podium is made for. */
export function Who() {
  const t = useHomeT();
  return (
    <section aria-labelledby="who" className="grid gap-8">
      <h2 id="who" className="text-3xl">
        {t("who.title")}
      </h2>
      <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-5 lg:gap-x-6">
        {people.map(({ key, icon: Icon }) => (
          <li key={key} className="grid content-start gap-2 border-t border-line pt-4">
            <Icon className="size-6 text-accent-text" aria-hidden="true" />
            <h3 className="text-lg">{t(`who.${key}.title`)}</h3>
            <p className="text-sm text-text-muted">{t(`who.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
