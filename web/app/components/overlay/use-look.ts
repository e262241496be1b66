import { useDraft } from "~/lib/draft";
import { useTranslation } from "~/lib/i18n";
import { type Look, readLook, writeLook } from "./look";

/** The look chosen last on this device. */
export function useLook(): [Look, (changed: Partial<Look>) => void] {
  const { lang } = useTranslation();
  const [kept, keep] = useDraft("overlay-look", { look: "" });
  const look = readLook(new URLSearchParams(kept.look), lang);
  return [look, (changed) => keep({ look: writeLook({ ...look, ...changed }).toString() })];
}
