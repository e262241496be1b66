import { useMessages, useTranslation } from "~/lib/i18n";
import { useSwitchLanguage } from "~/lib/language/switch";
import { useTellSaved } from "~/ui/saved-forms";
import { Segmented } from "~/ui/segmented";
import { ThemeSwitch } from "~/ui/theme-switch";
import { profileMessages } from "./messages";
import { Section } from "./section";

function Choices() {
  const { t, lang } = useMessages(profileMessages);
  const { t: app } = useTranslation();
  const switchTo = useSwitchLanguage();
  const tellSaved = useTellSaved();
  return (
    <>
      <Segmented
        legend={t("language")}
        value={lang}
        onChange={(chosen) => void switchTo(chosen).then(() => tellSaved("language", "saved"))}
        options={[
          { value: "en", label: <span lang="en">{app("shell.english")}</span> },
          { value: "fr", label: <span lang="fr">{app("shell.french")}</span> },
        ]}
      />
      <ThemeSwitch onChosen={() => tellSaved("theme", "saved")} />
    </>
  );
}

export const Preferences = () => (
  <Section name="look">
    <Choices />
  </Section>
);
