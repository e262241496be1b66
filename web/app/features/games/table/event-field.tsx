import { getEvents } from "~/lib/api/events";
import { useMessages } from "~/lib/i18n";
import { useApiQuery } from "~/lib/query";
import { SelectField } from "~/ui/select-field";
import { gameDetailsMessages } from "../messages";

interface EventFieldProps {
  value: string | null;
  onChange: (eventId: string | null) => void;
  error?: string;
}

/** The event it was played at, if the user is in one. */
export function EventField({ value, onChange, error }: EventFieldProps) {
  const { t } = useMessages(gameDetailsMessages);
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
