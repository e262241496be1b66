import { useSearchParams } from "react-router";
import { useTranslation } from "~/lib/i18n";
import { Markdown } from "~/lib/markdown/markdown";
import { PageHeader } from "~/ui/page-header";
import { Charts } from "./charts";
import { Controls } from "./controls";
import { Lists } from "./lists";
import { Overlays } from "./overlays";
import { samples } from "./samples";
import { Shown } from "./shown";

/** Every piece in every state and both themes: for those who build Podium, and for visual tests. */
export default function Gallery() {
  const words = samples[useTranslation().lang];
  const [search] = useSearchParams();
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-10 p-4 sm:p-8">
      <PageHeader title="Podium" />
      <Controls words={words} />
      <Shown words={words} />
      <Lists words={words} />
      <Charts words={words} />
      <Overlays />
      <section aria-label="Markdown">
        <Markdown text={search.get("markdown") ?? words.markdown} />
      </section>
    </div>
  );
}
