import { getEvents } from "~/lib/api/events";
import { useWords } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { SelectField } from "~/ui/select-field";
import { gameDetailsWords } from "../words";

interface EventFieldProps {
  value: string | null;
  onChange: (eventId: string | null) => void;
  error?: string;
}

/** At which event it was played, for those who are in one. */
export function EventField({ value, onChange, error }: EventFieldProps) {
  const { t } = useWords(gameDetailsWords);
  const { data } = useApiQuery(["events"], getEvents);
  const events = data?.events.filter(({ id, phase }) => phase !== "upcoming" || id === value) ?? [];
  return (
    <SelectField
      label={t("event")}
      hint={t("eventHint")}
      error={error}
      none={t("noEvent")}
      choices={events}
      value={value}
      onChange={onChange}
    />
  );
}
