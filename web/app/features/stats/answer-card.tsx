import { type ReactNode, useId } from "react";
import { StatCard } from "~/components/stats/stat-card";
import type { StatsTable } from "~/components/stats/table";
import { Card } from "~/ui/card";

interface AnswerCardProps {
  question: string;
  /** In a sentence. */
  answer: string;
  /** How to read the picture. */
  hint: string;
  table: StatsTable;
  /** The picture. */
  children: ReactNode;
}

/** A question, its answer in words, and the picture that shows it. */
export const AnswerCard = ({ question, answer, hint, table, children }: AnswerCardProps) => (
  <StatCard
    title={question}
    table={table}
    note={
      <>
        <span className="block text-base font-semibold text-text wrap-anywhere">{answer}</span>
        <span className="mt-1 block">{hint}</span>
      </>
    }
  >
    {children}
  </StatCard>
);

interface OpenQuestionProps {
  question: string;
  /** What it takes to answer it. */
  children: string;
}

/** A question that there are too few games for. */
export function OpenQuestion({ question, children }: OpenQuestionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
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
