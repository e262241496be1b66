import { useId } from "react";
import { Link } from "react-router";
import { useLocalePath, useTranslation } from "~/lib/i18n";
import { signOutPressed } from "~/lib/navigation";
import { fullName } from "~/lib/user/lists";
import { useUserStore } from "~/lib/user/store";
import { Avatar } from "~/ui/avatar";
import { SignOutIcon } from "~/ui/icons/app";
import { PersonIcon } from "~/ui/icons/everywhere";
import { Popover } from "~/ui/popover";

const ways = [
  { name: "profile", path: "/profile", icon: PersonIcon, state: null },
  { name: "signOut", path: "/logout", icon: SignOutIcon, state: signOutPressed },
] as const;

/** Who is signed in, and behind that the way to their profile and out. */
export function Account() {
  const { t } = useTranslation();
  const to = useLocalePath();
  const id = useId();
  const user = useUserStore((state) => state.userData);
  if (!user) return null;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="flex min-h-target min-w-target items-center justify-center gap-3 rounded-md text-left text-sm font-semibold hover:bg-surface-raised lg:min-w-0 lg:flex-1 lg:justify-start lg:px-2"
      >
        <Avatar name={user.username} picture={user.picture} size="sm" />
        <span className="sr-only">{t("shell.nav.account")}</span>
        <span className="truncate max-lg:sr-only">{fullName(user)}</span>
      </button>
      <Popover
        id={id}
        className="top-14 right-2 bottom-auto left-auto w-56 lg:top-auto lg:right-auto lg:bottom-18 lg:left-4"
      >
        <p className="grid px-3 py-2">
          <span className="truncate font-semibold">{fullName(user)}</span>
          <span className="truncate text-sm text-text-muted">{user.username}</span>
        </p>
        <nav aria-label={t("shell.nav.account")}>
          {ways.map(({ name, path, icon: Icon, state }) => (
            <Link
              key={name}
              to={to(path)}
              state={state}
              className="flex min-h-target items-center gap-3 rounded-md px-3 py-2 text-sm font-semibold hover:bg-surface-sunken"
            >
              <Icon className="size-5 shrink-0 text-text-muted" aria-hidden="true" />
              {t(`shell.nav.${name}`)}
            </Link>
          ))}
        </nav>
      </Popover>
    </>
  );
}
