import { liveMessages } from "~/components/live/messages";
import { useMessages } from "~/lib/i18n";
import { IconButton } from "~/ui/icon-button";
import { UndoIcon } from "~/ui/icons/app";
import { RedoIcon } from "~/ui/icons/table";
import { useTable } from "./context";
import { useStep } from "./use-steps";

/** Undoes or redoes the last step, and says which that was. */
export default function StepButton({ kind }: { kind: "undo" | "redo" }) {
  const { t } = useMessages(liveMessages);
  const { say } = useTable();
  const { run, what } = useStep(kind);
  const Icon = kind === "undo" ? UndoIcon : RedoIcon;
  return (
    <IconButton
      label={what ? t(`${kind}es`, { what }) : t(kind)}
      icon={<Icon className="size-5" />}
      disabled={!run}
      onClick={() => {
        run?.();
        if (what) say(t(kind === "undo" ? "undone" : "redone", { what }));
      }}
    />
  );
}
