import { errorMessage } from "~/lib/api/error-message";
import { ApiError, isGone } from "~/lib/api/errors";
import { useTranslation } from "~/lib/i18n";
import { useHomePath } from "~/lib/user/home-path";
import { ButtonLink } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";
import { WayOn } from "~/ui/way-on";

interface BrokenLinkProps {
  title: string;
  /** The label of the link home. */
  home: string;
  error: unknown;
  onRetry: () => void;
}

/** The page of a link that opens nothing: why, and the way on. */
export function BrokenLink({ title, home, error, onRetry }: BrokenLinkProps) {
  const { t } = useTranslation();
  const homePath = useHomePath();
  // The server knows whether it was used up, was revoked, is too old, or never was.
  const details = isGone(error) && error instanceof ApiError && error.serverMessage;
  return (
    <>
      <PageHeader
        title={title}
        lead={[errorMessage(error, t), details].filter(Boolean).join(" ")}
      />
      <div className="flex flex-wrap gap-2">
        <WayOn error={error} onRetry={onRetry} back={null} />
        <ButtonLink to={homePath}>{home}</ButtonLink>
      </div>
    </>
  );
}
