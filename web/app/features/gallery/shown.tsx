import { useState } from "react";
import { Avatar } from "~/ui/avatar";
import { Badge } from "~/ui/badge";
import { Banner } from "~/ui/banner";
import { BarChart } from "~/ui/bar-chart";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Dialog } from "~/ui/dialog";
import { EmptyState } from "~/ui/empty-state";
import { AddIcon, DeckIcon } from "~/ui/icons";
import { LoadFailed } from "~/ui/load-failed";
import { Logo, LogoMark } from "~/ui/logo";
import { PageHeader } from "~/ui/page-header";
import { Pattern } from "~/ui/pattern";
import { PhoneShot } from "~/ui/phone-shot";
import { type CardColor, Pips } from "~/ui/pips";
import { ProgressBar } from "~/ui/progress-bar";
import { type Seat, SeatMark, seatColor } from "~/ui/seat-mark";
import { Skeleton } from "~/ui/skeleton";
import { Spinner } from "~/ui/spinner";
import { toast } from "~/ui/toast-store";
import type { samples } from "./samples";
import { Section } from "./section";

type Words = (typeof samples)["en"];
const seats: Seat[] = [1, 2, 3, 4, 5, 6];
const names = ["Sam", "Noémie", "Kofi", "Ártemis", "Li", "Zoé"];
const identities: CardColor[][] = [["W"], ["U", "B"], ["R", "G"], ["W", "U", "B", "R", "G"], []];
const bars = names.map((name, index) => ({ name, value: (index * 7) % 5 }));
const tones = ["info", "live", "danger", "success"] as const;

function Notices({ words }: { words: Words }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => toast({ message: words.saved, tone: "success" })}>
        {words.saved}
      </Button>
      <Button onClick={() => toast({ message: words.failed, tone: "danger" })}>
        {words.failed}
      </Button>
      <Button
        onClick={() =>
          toast({ message: words.archived, action: { label: words.undo, run: () => undefined } })
        }
      >
        {words.archived}
      </Button>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={words.question}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{words.cancel}</Button>
            <Button variant="danger" onClick={() => setAsking(false)}>
              {words.remove}
            </Button>
          </>
        }
      >
        {words.answer}
      </Dialog>
      {tones.map((tone) => (
        <Banner key={tone} tone={tone} title={words.notice} className="w-full">
          {words.emptyText}
        </Banner>
      ))}
    </>
  );
}

/** What one looks at. */
export const Shown = ({ words }: { words: Words }) => (
  <>
    <Section name="Toast, Dialog, Banner">
      <Notices words={words} />
    </Section>
    <Section name="Logo, PageHeader">
      <Logo />
      <LogoMark />
      <div className="w-full">
        <PageHeader
          title={words.friends}
          lead={words.lead}
          actions={<Button variant="primary">{words.edit}</Button>}
        />
      </div>
    </Section>
    <Section name="Pips, SeatMark">
      {identities.map((colors) => (
        <Pips key={colors.join()} colors={colors} />
      ))}
      <Pips colors={["R", "G"]} size="sm" />
      {seats.map((seat) => (
        <span key={seat} className="inline-flex items-center gap-2">
          <SeatMark seat={seat} />
          {names[seat - 1]}
          <span className="size-6 rounded-sm" style={{ background: seatColor(seat) }} />
        </span>
      ))}
    </Section>
    <Section name="Pattern, Avatar">
      {identities.map((colors) => (
        <Pattern
          key={colors.join()}
          name={words.deck + colors.join()}
          colors={colors}
          className="h-28 w-42 rounded-md"
        />
      ))}
      {names.map((name) => (
        <Avatar key={name} name={name} />
      ))}
      <Avatar name="Sam" size="sm" />
      <Avatar name="Noémie" size="lg" />
      <Avatar name="Kofi" size="xl" />
      <Avatar name="Podium" picture="/favicon.svg" size="lg" />
    </Section>
    <Section name="Badge, PhoneShot">
      {(["plain", "accent", "live"] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {words.games}
        </Badge>
      ))}
      <PhoneShot page="dashboard" alt={words.lead} className="w-40" />
      <PhoneShot page="games" alt={words.lead} className="w-40" />
    </Section>
    <Section name="Card, EmptyState">
      <Card className="w-full">{words.emptyText}</Card>
      <EmptyState
        className="w-full"
        icon={<DeckIcon className="size-6" />}
        title={words.emptyTitle}
        action={
          <Button variant="primary">
            <AddIcon className="size-5" aria-hidden="true" />
            {words.save}
          </Button>
        }
      >
        {words.emptyText}
      </EmptyState>
    </Section>
    <Section name="Skeleton, Spinner, ProgressBar">
      <Skeleton className="h-24 w-full" />
      <Spinner label={words.loading} />
      <ProgressBar label={words.loading} className="w-full" />
      <ProgressBar label={words.sending} value={0.4} className="w-full" />
    </Section>
    <Section name="BarChart, LoadFailed">
      <div className="w-full">
        <BarChart upright title={words.games} columns={[words.friends, words.games]} bars={bars} />
      </div>
      <div className="w-full">
        <BarChart title={words.games} columns={[words.friends, words.games]} bars={bars} />
      </div>
      <LoadFailed title={words.failed} error={undefined} onRetry={() => undefined} />
    </Section>
    <Section name="Type">
      <p className="w-full font-display text-display font-extrabold">{words.games}</p>
      <p className="w-full font-display text-3xl font-bold">{words.question}</p>
      <p className="w-full font-display text-2xl font-bold">{words.question}</p>
      <p className="w-full font-display text-xl font-bold">{words.question}</p>
      <p className="w-full text-lg">{words.answer}</p>
      <p className="w-full text-base">{words.answer}</p>
      <p className="w-full text-sm text-text-muted">{words.answer}</p>
      <p className="w-full text-xs text-text-muted">{words.answer}</p>
      <p className="font-display text-life font-extrabold tabular-nums">40 21 7</p>
    </Section>
  </>
);
