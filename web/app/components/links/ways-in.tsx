import { useLocation } from "react-router";
import { withRedirect } from "~/lib/navigation";
import { ButtonLink } from "~/ui/button";

/** To an account, and back to this page. */
export function WaysIn({ signIn, signUp }: { signIn: string; signUp: string }) {
  const login = withRedirect("/login", useLocation().pathname);
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink variant="primary" to={login}>
        {signIn}
      </ButtonLink>
      <ButtonLink to={`${login}&mode=signup`}>{signUp}</ButtonLink>
    </div>
  );
}
