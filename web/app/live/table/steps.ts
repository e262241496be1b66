import { joined, reversed, slotOf } from "./changes";
import { JOIN_WITHIN, MOST_STEPS, MOST_TAPS } from "./limits";
import type { Change, SeatNo, TableEvent } from "./types";

/** One command's changes, or a line of quick taps. */
export interface Step {
  /** Its first event, which it is called by. */
  first: number;
  /** The commands it is made of. */
  ids: string[];
  changes: Change[];
  tap: boolean;
  device: string | null;
  source: SeatNo | null;
  lastAt: string;
  /** Not so of a line that had begun before this device came. */
  whole: boolean;
}

/**
 * What can be undone and redone, as far as this device has seen it: what lies before the snapshot it came in with is
 * missing, and is always older than what is there.
 */
export interface Steps {
  done: Step[];
  undone: Step[];
}

export const noSteps: Steps = { done: [], undone: [] };

/** The line that a tap joins: of the same device on the same thing, moments ago, with nothing on it since. */
export function lineFor(
  { done }: Steps,
  changes: Change[],
  device: string | null,
  source: SeatNo | null,
  now: string,
): number | null {
  const slots = changes.map(slotOf);
  const step = done.findLast((step) => touches(step, slots));
  if (!step?.tap || !device || step.device !== device || step.source !== source) return null;
  const soon = Date.parse(now) - Date.parse(step.lastAt) <= JOIN_WITHIN;
  const alike = String(step.changes.map(slotOf)) === String(slots);
  return soon && alike && step.ids.length < MOST_TAPS ? step.first : null;
}

/** The step that this command was part of, else the last one that may be taken back, unless something later rests on it. */
export function toUndo(
  { done }: Steps,
  of: string | null,
  may: (changes: Change[]) => boolean,
): Step | null {
  const step = pick(done, of, (step) => may(reversed(step.changes)));
  const slots = step?.changes.map(slotOf);
  const later = step && done.slice(done.indexOf(step) + 1);
  return step?.whole && slots && !later?.some((other) => touches(other, slots)) ? step : null;
}

/** Whether the table still is as it was before, the caller looks up. */
export function toRedo(
  { undone }: Steps,
  of: string | null,
  may: (changes: Change[]) => boolean,
): Step | null {
  return pick(undone, of, (step) => may(step.changes)) ?? null;
}

export function noteStep(steps: Steps, { id, sequence, at, by, what }: TableEvent): Steps {
  const { done, undone } = steps;
  switch (what.type) {
    case "opened":
      return noSteps;
    case "step": {
      const { changes, tap, joins, source } = what;
      const slots = changes.map(slotOf);
      const line = joins === null ? undefined : done.findLast((step) => step.first === joins);
      const step: Step = line
        ? {
            ...line,
            ids: [...line.ids, id],
            changes: line.changes.map((change, at) => joined(change, changes[at] ?? change)),
            lastAt: at,
          }
        : {
            first: joins ?? sequence,
            ids: [id],
            changes,
            tap,
            device: by.device,
            source,
            lastAt: at,
            whole: joins === null,
          };
      return {
        done: pushed(done, step),
        undone: undone.filter((other) => !touches(other, slots)),
      };
    }
    case "undone": {
      const step = named(done, what.step, reversed(what.changes), at);
      return { done: without(done, step), undone: pushed(undone, step) };
    }
    case "redone": {
      const step = named(undone, what.step, what.changes, at);
      return { done: pushed(done, step), undone: without(undone, step) };
    }
    default:
      return steps;
  }
}

/** The step called so; of one from before this device came, as much as its undoing tells. */
function named(steps: Step[], first: number, changes: Change[], lastAt: string): Step {
  const known = steps.findLast((step) => step.first === first);
  const unknown = { first, ids: [], tap: false, device: null, source: null, lastAt };
  return { ...(known ?? unknown), changes, whole: true };
}

function touches(step: Step, slots: string[]): boolean {
  return step.changes.some((change) => slots.includes(slotOf(change)));
}

function pick(
  steps: Step[],
  of: string | null,
  may: (step: Step) => boolean,
): Step | null | undefined {
  if (of === null) return steps.findLast(may);
  const step = steps.findLast(({ ids }) => ids.includes(of));
  return step && may(step) ? step : null;
}

function without(steps: Step[], { first }: Step): Step[] {
  return steps.filter((step) => step.first !== first);
}

function pushed(steps: Step[], step: Step): Step[] {
  return [...without(steps, step), step].slice(-MOST_STEPS);
}
