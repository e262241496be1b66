import type { ComponentProps, ReactNode } from "react";
import type { Provider } from "~/lib/identity/accounts";
import { Button } from "~/ui/button";

const radii = { least: 0, most: 50, otherwise: 15 } as const;

/** The corner radius of Apple's button: 0 to 50. */
function appleRadius(wanted: number = radii.otherwise): number {
  const { least, most } = radii;
  if (wanted >= least && wanted <= most) return wanted;
  console.error(`Apple sign-in: the corner radius must be between ${least} and ${most}`);
  return wanted > most ? most : least;
}

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
    <Button {...rest} style={{ borderRadius: radii.otherwise }} />
  );
