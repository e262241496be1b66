import { useTranslation } from "~/lib/i18n";
import { Segmented } from "./segmented";
import { setTheme, themes, useTheme } from "./theme";
import { themeIcons } from "./theme-button";

/** All three choices in sight. */
export function ThemeSwitch({ onChosen }: { onChosen?: () => void }) {
  const { t } = useTranslation();
  return (
    <Segmented
      legend={t("ui.theme.label")}
      value={useTheme()}
      onChange={(theme) => {
        setTheme(theme);
        onChosen?.();
      }}
      options={themes.map((theme) => {
        const Icon = themeIcons[theme];
        return {
          value: theme,
          label: t(`ui.theme.${theme}`),
          icon: <Icon className="size-4 max-sm:hidden" />,
        };
      })}
    />
  );
}
