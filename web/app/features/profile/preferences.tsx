import { useTranslation } from "~/lib/i18n";
import { useSwitchLanguage } from "~/lib/language/switch";
import { Segmented } from "~/ui/segmented";
import { ThemeSwitch } from "~/ui/theme-switch";
import { Section } from "./section";

export function Preferences() {
  const { t, lang } = useTranslation();
  const switchTo = useSwitchLanguage();
  return (
    <Section title={t("profile.look")}>
      <Segmented
        legend={t("profile.language")}
        value={lang}
        onChange={(chosen) => void switchTo(chosen)}
        options={[
          { value: "en", label: <span lang="en">{t("shell.english")}</span> },
          { value: "fr", label: <span lang="fr">{t("shell.french")}</span> },
        ]}
      />
      <ThemeSwitch />
    </Section>
  );
}
