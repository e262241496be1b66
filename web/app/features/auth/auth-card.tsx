import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Card } from "~/ui/card";

interface AuthCardProps {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  /** Stands beside the card where there is room. */
  aside?: ReactNode;
}

/** The card shown last: steps of one page are often cards of different components. */
let shown = { page: "", title: "" };

/** Moves the focus to the title of a page's next step, unless it is elsewhere: the button pressed is usually gone. */
function useFocusOnStep(title: string) {
  const { pathname: page } = useLocation();
  const card = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isNext = shown.page === page && shown.title !== title;
    shown = { page, title };
    const { activeElement } = document;
    const isHere = activeElement?.contains(card.current) || card.current?.contains(activeElement);
    if (isNext && isHere) heading.current?.focus();
  }, [page, title]);
  return { card, heading };
}

/** One thing at a time, in the middle of the page. */
export function AuthCard({ title, lead, children, aside }: AuthCardProps) {
  const { card, heading } = useFocusOnStep(title);
  return (
    <div className="flex items-start justify-center gap-24">
      <Card ref={card} className="grid w-full max-w-md gap-5">
        <div className="grid gap-1">
          <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
            {title}
          </h1>
          {lead && <p className="text-text-muted">{lead}</p>}
        </div>
        {children}
      </Card>
      {aside && <div className="hidden lg:block">{aside}</div>}
    </div>
  );
}
