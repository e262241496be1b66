import { useWords } from "~/lib/i18n";
import { OwnCode } from "~/parts/people/own-code";
import { Section } from "./section";
import { profileWords } from "./words";

export function FriendCode() {
  const { t } = useWords(profileWords);
  return (
    <Section title={t("friendCode")} lead={t("friendCodeText")}>
      <OwnCode />
    </Section>
  );
}
