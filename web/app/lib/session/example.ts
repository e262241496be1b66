import { examplePrefix } from "~/lib/example";
import type { Lang } from "~/lib/i18n/paths";
import { startIdentity } from "~/lib/identity/client";
import { useUserStore } from "~/lib/user/store";
import { signOut, startSession } from "./start";

/** Opens the example group and nothing else. It never ends and is no secret: everyone has the same. */
function exampleToken(lang: Lang): string {
  const claims = { sub: "example", email: "", email_verified: true, iat: 0 };
  return `${examplePrefix}${btoa(JSON.stringify(claims))}.${lang}`;
}

/** Goes into the example group as one of its people, without an account; the page of the group that is theirs. */
export async function enterExample(lang: Lang): Promise<string> {
  startSession();
  startIdentity({ idToken: exampleToken(lang), refreshToken: "", expiresIn: "0" });
  try {
    await useUserStore.getState().fetchAll(true);
  } catch (error) {
    void signOut();
    throw error;
  }
  const { playgroups } = useUserStore.getState();
  const group = playgroups.find(({ role }) => role === "owner");
  return group ? `/playgroup/${group.id}` : "/dashboard";
}
