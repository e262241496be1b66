import { getEvents } from "~/lib/api/events";
import { useWords } from "~/lib/i18n";
import { useLoad } from "~/lib/use-load";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { gameDetailsWords } from "../words";

interface EventFieldProps {
  value: string | null;
  onChange: (eventId: string | null) => void;
  error?: string;
}

/** At which event it was played, for those who are in one. */
export function EventField({ value, onChange, error }: EventFieldProps) {
  const { t } = useWords(gameDetailsWords);
  const { data } = useLoad(getEvents);
  const events = data?.events.filter(({ id, phase }) => phase !== "upcoming" || id === value) ?? [];
  if (events.length === 0) return null;
  return (
    <Field label={t("event")} hint={t("eventHint")} error={error}>
      {(control) => (
        <Select
          {...control}
          value={value ?? ""}
          onChange={({ target }) => onChange(target.value || null)}
        >
          <option value="">{t("noEvent")}</option>
          {events.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
