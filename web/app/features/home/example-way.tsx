import { useEffect, useState } from "react";
import { useLocalePath, useTranslation } from "~/lib/i18n";
import { later, whenIdle } from "~/lib/on-demand";
import { useNavigate } from "~/lib/router/page-router";
import { useSignedInHint } from "~/lib/user/signed-in-hint";
import { Button } from "~/ui/button";
import { useHomeT } from "./messages";

const bringConfig = later(() => import("~/lib/config"));
const bringExample = later(() => import("~/lib/session/example"));

/** Whether this installation has an example group. */
function useOffered(): boolean {
  const [offered, setOffered] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        bringConfig()
          .then(({ loadConfig }) => loadConfig())
          .then(({ example }) => setOffered(example))
          .catch(() => undefined);
      }),
    [],
  );
  return offered;
}

/** The way into the example group, where there is one; its place is kept, so that nothing moves. */
export function ExampleWay() {
  const t = useHomeT();
  const { lang } = useTranslation();
  const to = useLocalePath();
  const navigate = useNavigate();
  const signedIn = useSignedInHint();
  const offered = useOffered();
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready");
  const enter = async () => {
    setState("busy");
    try {
      const { enterExample } = await bringExample();
      await navigate(to(await enterExample(lang)));
    } catch {
      setState("failed");
    }
  };
  return (
    <div className="grid min-h-target justify-items-start">
      {offered && (!signedIn || state === "busy") && (
        <Button
          variant="ghost"
          busy={state === "busy"}
          onClick={enter}
          className="-ml-4 underline!"
        >
          {t("hero.example")}
        </Button>
      )}
      {state === "failed" && <p role="alert">{t("hero.exampleFailed")}</p>}
    </div>
  );
}
