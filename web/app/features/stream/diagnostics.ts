import type { LiveView } from "~/live/view";

/** The connection as plain text for support, without names or secrets. */
export function diagnostics(view: LiveView, now: Date): string {
  const { phase, role, sequence, latency, reconnects, received, pending, offset, viewers } = view;
  const facts = {
    at: now.toISOString(),
    table: view.info?.id ?? null,
    phase,
    role,
    sequence,
    latency: latency === null ? null : Math.round(latency),
    reconnects,
    received,
    pending,
    offset: Math.round(offset),
    viewers,
    events: view.events.slice(-5).map(({ sequence, at, what }) => `${sequence} ${at} ${what.type}`),
    online: navigator.onLine,
    agent: navigator.userAgent,
  };
  return Object.entries(facts)
    .map(
      ([name, value]) => `${name}: ${Array.isArray(value) ? `\n  ${value.join("\n  ")}` : value}`,
    )
    .join("\n");
}
