import { putUsername } from "~/lib/api/account";
import { useMessages } from "~/lib/i18n";
import { namesMessages } from "./messages";
import { NameForm } from "./name-form";
import { usernameProblem } from "./problems";

interface UsernameFormProps {
  username: string;
  /** Under which name what is typed is kept. */
  draft: string;
  onSaved?: () => void;
}

export function UsernameForm({ username, draft, onSaved }: UsernameFormProps) {
  const { t } = useMessages(namesMessages);
  return (
    <NameForm
      field="username"
      label={t("username")}
      hint={t("usernameHint")}
      autoComplete="nickname"
      value={username}
      draft={draft}
      problemOf={usernameProblem}
      save={putUsername}
      onSaved={onSaved}
    />
  );
}
