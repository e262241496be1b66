import { catalogue, useLocalePath, useMessages } from "~/lib/i18n";
import { signOut } from "~/lib/session/start";
import { Button } from "~/ui/button";

const exampleMessages = catalogue({
  en: () => import("~/locales/en/example"),
  fr: () => import("~/locales/fr/example"),
});

/** Says that this is an example, and leads out of it. */
export default function ExampleBar() {
  const { t } = useMessages(exampleMessages);
  const to = useLocalePath();
  // A new page: nothing of the example stays in its memory.
  const leave = (path: string) => {
    signOut();
    location.assign(to(path));
  };
  return (
    <aside
      aria-label={t("label")}
      className="flex h-28 flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-accent-soft px-4 py-1 text-sm sm:h-14"
    >
      <p className="max-sm:w-full max-sm:text-center">{t("text")}</p>
      <p className="flex gap-2">
        <Button variant="primary" onClick={() => leave("/login?mode=signup")}>
          {t("signUp")}
        </Button>
        <Button variant="ghost" onClick={() => leave("/")}>
          {t("leave")}
        </Button>
      </p>
    </aside>
  );
}
