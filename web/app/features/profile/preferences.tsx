import { useMessages, useTranslation } from "~/lib/i18n";
import { useSwitchLanguage } from "~/lib/language/switch";
import { Segmented } from "~/ui/segmented";
import { ThemeSwitch } from "~/ui/theme-switch";
import { profileMessages } from "./messages";
import { Section } from "./section";

export function Preferences() {
  const { t, lang } = useMessages(profileMessages);
  const { t: app } = useTranslation();
  const switchTo = useSwitchLanguage();
  return (
    <Section title={t("look")}>
      <Segmented
        legend={t("language")}
        value={lang}
        onChange={(chosen) => void switchTo(chosen)}
        options={[
          { value: "en", label: <span lang="en">{app("shell.english")}</span> },
          { value: "fr", label: <span lang="fr">{app("shell.french")}</span> },
        ]}
      />
      <ThemeSwitch />
    </Section>
  );
}
