import { errorMessage } from "~/lib/api/error-message";
import { ApiError } from "~/lib/api/errors";
import { useLocalePath, useTranslation } from "~/lib/i18n";
import { Button, ButtonLink } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";

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
  const to = useLocalePath();
  const refused = error instanceof ApiError && error.status < 500;
  // The server knows whether it was used up, was revoked, is too old, or never was.
  const lead = (refused && error.serverMessage) || errorMessage(error, t);
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <div className="flex flex-wrap gap-2">
        {!refused && (
          <Button variant="primary" onClick={onRetry}>
            {t("lists.retry")}
          </Button>
        )}
        <ButtonLink to={to("/")}>{home}</ButtonLink>
      </div>
    </>
  );
}
