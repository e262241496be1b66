import { type ReactNode, useId } from "react";
import { Card } from "~/ui/card";
import { cx } from "~/ui/cx";
import { StatCard } from "../stat-card";
import type { StatsTable } from "../table";

interface AnswerCardProps {
  question: string;
  /** In a sentence. */
  answer: string;
  /** How to read the picture. */
  hint: string;
  table: StatsTable;
  className?: string;
  /** The picture. */
  children: ReactNode;
}

/** What a card's picture says, in words above it. */
export const Answer = ({ children }: { children: ReactNode }) => (
  <span className="block text-base font-semibold text-text wrap-anywhere">{children}</span>
);

/** A question, its answer in words, and the picture that shows it. */
export const AnswerCard = ({
  question,
  answer,
  hint,
  table,
  className,
  children,
}: AnswerCardProps) => (
  <StatCard
    title={question}
    table={table}
    className={className}
    note={
      <>
        <Answer>{answer}</Answer>
        <span className="mt-1 block">{hint}</span>
      </>
    }
  >
    {children}
  </StatCard>
);

interface OpenQuestionProps {
  question: string;
  className?: string;
  /** What it takes to answer it. */
  children: string;
}

/** A question that there are too few games for. */
export function OpenQuestion({ question, className, children }: OpenQuestionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx("min-w-0", className)}>
      <Card padding="none" className="grid h-full content-start gap-3 px-4 py-4 sm:px-5">
        <h3 id={id} className="text-lg">
          {question}
        </h3>
        <p className="rounded-md border border-dashed border-line p-4 text-sm text-text-muted">
          {children}
        </p>
      </Card>
    </section>
  );
}
