import { Fragment } from "react";

/** An email address that breaks, where it must, before its parts and not within them. */
export const Address = ({ children }: { children: string }) =>
  children.split(/(?=[@.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never move.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
