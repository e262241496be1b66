import type { ReactNode } from "react";
import { showError } from "~/lib/api/show-error";
import { copyText } from "~/lib/copy";
import { Button } from "./button";
import { CopyIcon } from "./icons";
import { toast } from "./toast-store";

interface CopyButtonProps {
  /** As long as there is none, it cannot be pressed. */
  text: string | undefined;
  /** Said when it is done. */
  copied: string;
  variant?: "primary";
  children: ReactNode;
}

export function CopyButton({ text, copied, variant, children }: CopyButtonProps) {
  const copy = (there: string) =>
    copyText(there).then(() => toast({ tone: "success", message: copied }), showError);
  return (
    <Button
      variant={variant}
      disabled={text === undefined}
      onClick={() => text !== undefined && void copy(text)}
    >
      <CopyIcon className="size-4" aria-hidden="true" />
      {children}
    </Button>
  );
}
