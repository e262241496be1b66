import { useTranslation } from "~/lib/i18n";
import { IconButton } from "./icon-button";
import { DarkIcon, LightIcon, SystemIcon } from "./icons/everywhere";
import { setTheme, type Theme, useNextTheme, useTheme } from "./theme";

export const themeIcons: Record<Theme, typeof SystemIcon> = {
  system: SystemIcon,
  light: LightIcon,
  dark: DarkIcon,
};

/** One button that goes round the three, for a page's header. */
export function ThemeButton() {
  const { t } = useTranslation();
  const theme = useTheme();
  const next = useNextTheme();
  const Icon = themeIcons[theme];
  return (
    <IconButton
      label={t("ui.theme.next", { theme: t(`ui.theme.${theme}`), next: t(`ui.theme.${next}`) })}
      icon={<Icon className="size-5" />}
      onClick={() => setTheme(next)}
    />
  );
}
