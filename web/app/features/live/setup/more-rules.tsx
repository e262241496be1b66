import { useFormatRules } from "~/components/seating/format-rules";
import { useMessages } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import { Checkbox } from "~/ui/checkbox";
import { ChoiceChips } from "~/ui/choice-chips";
import { Field } from "~/ui/field";
import { Segmented } from "~/ui/segmented";
import { SelectField } from "~/ui/select-field";
import { Stepper } from "~/ui/stepper";
import { liveSetupMessages } from "../messages";
import type { LiveDraft } from "./draft";

interface MoreRulesProps {
  draft: LiveDraft;
  change: (changed: Partial<LiveDraft>) => void;
}

const lengths = [1, 3, 5, 7] as const;
const openEnded = 0;

/** A table's optional rules, all with defaults. */
export function MoreRules({ draft, change }: MoreRulesProps) {
  const { t } = useMessages(liveSetupMessages);
  const playgroups = useUserStore((state) => state.playgroups);
  const rules = useFormatRules(draft);
  const groups = playgroups.filter(({ status }) => status === "member");
  const inSet = draft.setId !== null;
  return (
    <div className="grid gap-5">
      <Field label={t("startingLife")}>
        {(control) => (
          <Stepper
            {...control}
            value={draft.startingLife ?? rules.startingLife}
            min={1}
            max={999}
            step={5}
            less={t("lessLife")}
            more={t("moreLife")}
            onChange={(startingLife) => change({ startingLife })}
          />
        )}
      </Field>
      <SelectField
        label={t("playgroup")}
        none={t("noPlaygroup")}
        choices={groups}
        disabled={inSet}
        value={draft.playgroupId}
        onChange={(playgroupId) => change({ playgroupId })}
      />
      {inSet ? (
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          {t("inSet")}
          <button
            type="button"
            className="link min-h-target font-semibold"
            onClick={() => change({ setId: null })}
          >
            {t("leaveSet")}
          </button>
        </p>
      ) : (
        <ChoiceChips
          legend={t("set")}
          options={[
            ...lengths.map((games) => ({ value: games, label: t("bestOf", { games }) })),
            { value: openEnded, label: t("openEnded") },
          ]}
          value={draft.bestOf}
          onChange={(bestOf) => change({ bestOf })}
        />
      )}
      <Checkbox
        label={t("ownOnly")}
        checked={!draft.settings.allSeats}
        onChange={({ target }) =>
          change({ settings: { ...draft.settings, allSeats: !target.checked } })
        }
      />
      <Segmented
        legend={t("joinAs")}
        value={draft.settings.joinAs}
        options={[
          { value: "player", label: t("asPlayers") },
          { value: "viewer", label: t("asViewers") },
        ]}
        onChange={(joinAs) => change({ settings: { ...draft.settings, joinAs } })}
      />
    </div>
  );
}
