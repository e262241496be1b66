import type { ReactNode } from "react";
import { useTable } from "~/components/table/context";
import { Dialog } from "~/ui/dialog";

interface SheetFrameProps {
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
}

/** A sheet over the table until it is closed. */
export function SheetFrame({ title, children, actions }: SheetFrameProps) {
  const { show } = useTable();
  return (
    <Dialog open onClose={() => show(null)} title={title} actions={actions}>
      {children}
    </Dialog>
  );
}
