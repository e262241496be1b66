import { createContext, use, useCallback, useEffect, useState } from "react";

/** Undefined where nothing was changed. */
type Saved = "saved" | "unsaved" | undefined;
type TellSaved = (form: string, state: Saved) => void;

const TellSavedContext = createContext<TellSaved>(() => {});

/** Around the forms whose state is asked for. */
export const SavedForms = TellSavedContext.Provider;

/** The state of all forms in a part of a page, and what they tell it by. */
export function useSavedForms(): [Saved, TellSaved] {
  const [forms, setForms] = useState<Record<string, Saved>>({});
  const tell: TellSaved = useCallback(
    (form, state) => setForms((now) => (now[form] === state ? now : { ...now, [form]: state })),
    [],
  );
  const states = Object.values(forms);
  const worst = (["unsaved", "saved"] as const).find((state) => states.includes(state));
  return [worst, tell];
}

/** For what is saved as soon as it is chosen. */
export const useTellSaved = (): TellSaved => use(TellSavedContext);

/** For what is typed first: tells the part of the page around a form whether all of it is saved. */
export function useSavedForm(form: string, unsaved: boolean): () => void {
  const tell = useTellSaved();
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    tell(form, unsaved ? "unsaved" : saved ? "saved" : undefined);
  }, [tell, form, unsaved, saved]);
  useEffect(() => () => tell(form, undefined), [tell, form]);
  return () => setSaved(true);
}
