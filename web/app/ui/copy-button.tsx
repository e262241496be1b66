import type { ReactNode } from "react";
import { showError } from "~/lib/api/show-error";
import { Button } from "./button";
import { CopyIcon } from "./icons/app";
import { toast } from "./toast-store";

/** Puts a text on the clipboard; browsers hide the new way on plain http, where the old one works. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (!copied) throw new Error(text);
}

interface CopyButtonProps {
  /** Disabled while undefined. */
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
