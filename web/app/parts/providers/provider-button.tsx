import type { ComponentProps, ReactNode } from "react";
import type { Provider } from "~/lib/identity/accounts";
import { appleRadius } from "~/lib/identity/apple";
import { Button } from "~/ui/button";

type ButtonProps = Omit<ComponentProps<typeof Button>, "children" | "style">;

interface AppleButtonProps extends ButtonProps {
  children: ReactNode;
  /** 0 to 50. */
  cornerRadius?: number;
}

export const AppleButton = ({ cornerRadius, ...rest }: AppleButtonProps) => (
  <Button {...rest} style={{ borderRadius: appleRadius(cornerRadius) }} />
);

interface ProviderButtonProps extends ButtonProps {
  provider: Provider;
  children: ReactNode;
}

/** Leads to a provider; side by side they look alike. */
export const ProviderButton = ({ provider, ...rest }: ProviderButtonProps) =>
  provider === "apple" ? (
    <AppleButton {...rest} />
  ) : (
    <Button {...rest} style={{ borderRadius: 15 }} />
  );
