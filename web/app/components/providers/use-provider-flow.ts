import { useEffect, useRef, useState } from "react";
import type { Provider } from "~/lib/identity/accounts";
import type { Why } from "~/lib/identity/provider-errors";
import type { Outcome, Wish } from "~/lib/identity/providers";
import { later } from "~/lib/on-demand";

/** Loaded on the first press: most visitors never press it. */
const flow = later(() => import("~/lib/identity/provider-visit"));

const size = { width: 480, height: 680 };

/** Only while a press is being handled: at any other time browsers let no window open. */
function openWindow(): Window | null {
  const left = Math.max(0, screenX + (outerWidth - size.width) / 2);
  const top = Math.max(0, screenY + (outerHeight - size.height) / 2);
  const place = `width=${size.width},height=${size.height},left=${left},top=${top}`;
  return window.open("", "provider-sign-in", `popup,${place}`);
}

/** What has been done until then is still good. */
const resumable = new Set<Why>(["network", "old", "slow"]);

export interface Failure {
  provider: Provider;
  why: Why;
}

interface FlowOptions extends Wish {
  /** Goes on from here; until it is done the button stays busy. */
  onDone: (outcome: Outcome, provider: Provider) => unknown;
}

export type ProviderFlow = ReturnType<typeof useProviderFlow>;

/** The way to a provider in a window of its own, and back. */
export function useProviderFlow({ purpose, redirect, onDone }: FlowOptions) {
  const [busy, setBusy] = useState<Provider | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const stop = useRef(() => {});
  const left = useRef(false);
  /** What was under way when it failed. */
  const rest = useRef<() => Promise<void>>(undefined);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      stop.current();
    };
  }, []);

  const fail = (provider: Provider, why: Why) => {
    setBusy(null);
    setFailure({ provider, why });
  };
  const attempt = async (provider: Provider, work: () => Promise<void>) => {
    setBusy(provider);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      fail(
        provider,
        await flow().then(
          ({ whyOf }) => whyOf(error),
          () => "network" as const,
        ),
      );
    }
  };

  const visit = async (provider: Provider, opened: Window) => {
    const leave = await (await flow()).visit(provider, { purpose, redirect }, opened, {
      closed: () => fail(provider, "closed"),
      answered: (finish) => {
        rest.current = async () => {
          await onDone(await finish(), provider);
          setBusy(null);
        };
        void attempt(provider, rest.current);
      },
    });
    if (left.current) leave();
    else stop.current = leave;
  };

  const press = (provider: Provider) => {
    stop.current();
    rest.current = undefined;
    const opened = openWindow();
    if (opened) void attempt(provider, () => visit(provider, opened));
    else fail(provider, "blocked");
  };

  return {
    busy,
    failure,
    /** To be called by a press itself. */
    press,
    /** Retries the failed step if possible, or starts over; call it directly from a click. */
    retry: () => {
      if (!failure) return;
      const { provider, why } = failure;
      if (resumable.has(why) && rest.current) void attempt(provider, rest.current);
      else press(provider);
    },
    /** Without a window of its own. */
    continueHere: (provider: Provider) =>
      attempt(provider, async () => (await flow()).leaveFor(provider, { purpose, redirect })),
  };
}
