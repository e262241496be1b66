import { useState } from "react";
import { providerNames } from "~/components/providers/config";
import type { ProviderFlow } from "~/components/providers/use-provider-flow";
import { useMessages } from "~/lib/i18n";
import type { Linked, Provider } from "~/lib/identity/accounts";
import { Button } from "~/ui/button";
import { signInMessages } from "../messages";
import { Row } from "../row";
import { Address, RemoveWay, type WayProps } from "./way";

interface ProviderRowProps extends WayProps {
  provider: Provider;
  /** As it is joined, if it is. */
  joined: Linked["ways"][number] | undefined;
  flow: ProviderFlow;
}

/** A letter, since the marks of others are theirs. */
const Mark = ({ provider }: { provider: Provider }) => (
  <span className="grid size-5 place-items-center rounded-full border border-current text-xs font-bold">
    {providerNames[provider][0]}
  </span>
);

export function ProviderRow(props: ProviderRowProps) {
  const { provider, joined, flow, only, recently, onChanged } = props;
  const { t } = useMessages(signInMessages);
  const [removing, setRemoving] = useState(false);
  const name = providerNames[provider];
  return (
    <Row
      icon={<Mark provider={provider} />}
      title={name}
      detail={joined?.email ? <Address>{joined.email}</Address> : t(joined ? "hidden" : "missing")}
      note={only && t("onlyWay")}
      actions={
        joined ? (
          !only && (
            <Button
              variant="ghost"
              aria-label={t("removeNamed", { name })}
              aria-expanded={removing}
              onClick={() => setRemoving(!removing)}
            >
              {t("remove")}
            </Button>
          )
        ) : (
          <Button
            aria-label={t("addNamed", { name })}
            busy={flow.busy === provider}
            onClick={() => flow.press(provider)}
          >
            {t("add")}
          </Button>
        )
      }
    >
      {removing && (
        <RemoveWay
          way={provider}
          recently={recently}
          onChanged={onChanged}
          onClose={() => setRemoving(false)}
        />
      )}
    </Row>
  );
}
