import { useTranslation } from "~/lib/i18n";
import { IconButton } from "./icon-button";
import { DarkIcon, LightIcon, SystemIcon } from "./icons";
import { Segmented } from "./segmented";
import { setTheme, type Theme, themes, useTheme } from "./theme";

const icons: Record<Theme, typeof SystemIcon> = {
  system: SystemIcon,
  light: LightIcon,
  dark: DarkIcon,
};

/** All three choices in sight. */
export function ThemeSwitch({ className }: { className?: string }) {
  const { t } = useTranslation();
  return (
    <Segmented
      legend={t("ui.theme.label")}
      value={useTheme()}
      onChange={setTheme}
      className={className}
      options={themes.map((theme) => {
        const Icon = icons[theme];
        return {
          value: theme,
          label: t(`ui.theme.${theme}`),
          icon: <Icon className="size-4 max-sm:hidden" aria-hidden="true" />,
        };
      })}
    />
  );
}

/** One button that goes round the three, for a page's header. */
export function ThemeButton() {
  const { t } = useTranslation();
  const theme = useTheme();
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] as Theme;
  const Icon = icons[theme];
  return (
    <IconButton
      label={t("ui.theme.next", { theme: t(`ui.theme.${theme}`), next: t(`ui.theme.${next}`) })}
      icon={<Icon className="size-5" />}
      onClick={() => setTheme(next)}
    />
  );
}
