import { useState } from "react";
import { type Look, overlayAddress } from "~/components/overlay/look";
import { useMessages } from "~/lib/i18n";
import { barePath } from "~/lib/i18n/paths";
import { Banner } from "~/ui/banner";
import { CopyButton } from "~/ui/copy-button";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { streamingMessages } from "./messages";

/** A pasted overlay address with its secret; its look does not matter. */
function pastedAddress(text: string): string | null {
  if (!URL.canParse(text.trim())) return null;
  const { origin, pathname, hash, searchParams } = new URL(text.trim());
  const token = new URLSearchParams(hash.slice(1)).get("token") ?? searchParams.get("token");
  if (barePath(pathname) !== "/obs" || !token) return null;
  return `${origin}/obs#token=${encodeURIComponent(token)}`;
}

interface StreamingAddressProps {
  /** The one just made; those made before only their owner knows. */
  made: string | null;
  look: Look;
}

/** The address with the chosen look, to copy into OBS. */
export function StreamingAddress({ made, look }: StreamingAddressProps) {
  const { t } = useMessages(streamingMessages);
  const [typed, setTyped] = useState("");
  const given = made ?? pastedAddress(typed);
  const address = given && overlayAddress(given, look);
  return (
    <div className="grid gap-4">
      {made ? (
        <Banner tone="success" title={t("once")}>
          {t("onceText")}
        </Banner>
      ) : (
        <Field
          label={t("paste")}
          hint={t("pasteHint")}
          error={typed.trim() && !given ? t("pasteWrong") : undefined}
        >
          {(control) => (
            <Input
              {...control}
              type="url"
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
      )}
      {address && (
        <div className="flex flex-wrap items-end gap-2">
          <Field label={t("address")} className="min-w-0 flex-1 basis-48">
            {(control) => (
              <Input
                {...control}
                readOnly
                value={address}
                onFocus={({ target }) => target.select()}
                className="font-mono text-sm"
              />
            )}
          </Field>
          <CopyButton variant="primary" text={address} copied={t("copied")}>
            {t("copy")}
          </CopyButton>
        </div>
      )}
    </div>
  );
}
