import { messagesLoader } from "~/lib/i18n";
import { Card } from "~/ui/card";
import { Content } from "~/ui/content";
import { CallToAction } from "./call-to-action";
import { ExampleWay } from "./example-way";
import { homeMessages, useHomeT } from "./messages";
import { Night } from "./night";
import { Stream } from "./stream";
import { TablePreview } from "./table-preview";
import { Today } from "./today";
import { Who } from "./who";

export const clientLoader = messagesLoader(homeMessages);

function Hero() {
  const t = useHomeT();
  return (
    <section className="grid items-center gap-10 md:grid-cols-[1.1fr_1fr] md:gap-14">
      <div className="grid gap-6">
        <h1 className="text-display font-extrabold!">{t("hero.title")}</h1>
        <p className="max-w-prose text-lg text-text-muted">{t("hero.lead")}</p>
        <CallToAction />
        <div className="grid gap-1">
          <p className="text-sm text-text-muted">{t("hero.note")}</p>
          <ExampleWay />
        </div>
      </div>
      <TablePreview />
    </section>
  );
}

function Host() {
  const t = useHomeT();
  return (
    <section aria-labelledby="host">
      <Card padding="lg" className="grid items-center gap-6 md:grid-cols-2 md:gap-16">
        <div className="grid gap-3">
          <h2 id="host" className="text-2xl">
            {t("host.title")}
          </h2>
          <p className="text-text-muted">{t("host.text")}</p>
        </div>
        <div className="grid gap-3">
          <pre className="overflow-x-auto rounded-md border border-line bg-surface-sunken p-5 font-mono text-lg">
            <code>
              <span className="text-text-muted" aria-hidden="true">
                ${" "}
              </span>
              {t("host.code")}
            </code>
          </pre>
          <p className="text-sm text-text-muted">{t("host.note")}</p>
        </div>
      </Card>
    </section>
  );
}

function End() {
  const t = useHomeT();
  return (
    <section className="grid justify-items-center gap-5 text-center">
      <h2 className="text-display font-extrabold!">{t("end.title")}</h2>
      <p className="text-lg text-text-muted">{t("end.text")}</p>
      <CallToAction alone />
    </section>
  );
}

/** The landing page: what it is in one breath, then a night with it. */
export default function Home() {
  return (
    <div className="relative isolate overflow-x-clip">
      <div
        aria-hidden="true"
        className="absolute inset-x-0 top-0 -z-10 h-[48rem] bg-radial-[ellipse_at_70%_0%] from-glow to-transparent to-60%"
      />
      <Content width="wide" className="py-10 sm:py-16">
        <div className="grid gap-24 sm:gap-32">
          <Hero />
          <Night />
          <Today />
          <Stream />
          <Who />
          <Host />
          <End />
        </div>
      </Content>
    </div>
  );
}
