import { useState } from "react";
import { Button, ButtonLink } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { ChoiceChips } from "~/ui/choice-chips";
import { ColorChoice } from "~/ui/color-choice";
import { Field } from "~/ui/field";
import { IconButton } from "~/ui/icon-button";
import { AddIcon, ArchiveIcon, DeleteIcon, MoreIcon, SearchIcon } from "~/ui/icons";
import { Input, Textarea } from "~/ui/input";
import { Menu } from "~/ui/menu";
import { PasswordInput } from "~/ui/password-input";
import type { CardColor } from "~/ui/pips";
import { Segmented } from "~/ui/segmented";
import { Select } from "~/ui/select";
import { Stepper } from "~/ui/stepper";
import { SuggestInput } from "~/ui/suggest-input";
import { Tabs } from "~/ui/tabs";
import { ThemeButton } from "~/ui/theme-button";
import { ThemeSwitch } from "~/ui/theme-switch";
import type { samples } from "./samples";
import { Section } from "./section";

type Words = (typeof samples)["en"];
const variants = ["primary", "secondary", "ghost", "danger"] as const;
const formats = ["Commander", "Duel Commander", "Brawl"];
const colors: CardColor[] = ["W", "U", "B", "R", "G", "C"];

function Fields({ words }: { words: Words }) {
  const [typed, setTyped] = useState("");
  return (
    <>
      <Field label={words.email} hint={words.emailHint} className="w-full">
        {(control) => <Input {...control} type="email" placeholder="sam@example.org" />}
      </Field>
      <Field label={words.email} error={words.emailError} className="w-full">
        {(control) => <Input {...control} type="email" defaultValue="sam@" />}
      </Field>
      <Field label={words.password} className="w-full">
        {(control) => <PasswordInput {...control} defaultValue="lantern" />}
      </Field>
      <Field label={words.format} className="w-full">
        {(control) => (
          <Select {...control}>
            {formats.map((format) => (
              <option key={format}>{format}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.format} className="w-full">
        {(control) => (
          <SuggestInput
            {...control}
            value={typed}
            onChange={setTyped}
            suggestions={formats.filter((format) => format.startsWith(typed))}
            keyOf={(format) => format}
            onPick={setTyped}
          >
            {(format) => format}
          </SuggestInput>
        )}
      </Field>
      <Field label={words.deck} className="w-full">
        {(control) => <Textarea {...control} defaultValue={words.emptyText} />}
      </Field>
      <Field label={words.email} className="w-full">
        {(control) => <Input {...control} disabled defaultValue="sam@example.org" />}
      </Field>
    </>
  );
}

function Choices({ words }: { words: Words }) {
  const [side, setSide] = useState("friends");
  const [tab, setTab] = useState("games");
  const [chosen, setChosen] = useState<CardColor[]>(["U", "B"]);
  const [turns, setTurns] = useState<number | null>(7);
  const options = [
    { value: "friends", label: words.friends },
    { value: "games", label: words.games },
  ];
  return (
    <>
      <Checkbox label={words.remember} defaultChecked />
      <Checkbox label={words.remember} />
      <Checkbox label={words.remember} disabled />
      <Segmented
        legend={words.lead}
        options={options}
        value={side}
        onChange={setSide}
        className="w-full"
      />
      <ChoiceChips
        legend={words.format}
        options={options}
        value={side}
        onChange={(value) => setSide(value ?? "")}
      />
      <Field label={words.games}>
        {(control) => (
          <Stepper
            {...control}
            value={turns}
            onChange={setTurns}
            min={0}
            max={99}
            less={words.remove}
            more={words.more}
          />
        )}
      </Field>
      <ColorChoice legend={words.deck} colors={colors} value={chosen} onChange={setChosen} />
      <div className="w-full">
        <Tabs
          label={words.lead}
          tabs={options.map(({ value, label }) => ({ id: value, label }))}
          current={tab}
          onChange={setTab}
        >
          {words.emptyText}
        </Tabs>
      </div>
    </>
  );
}

/** What one presses, types in and chooses from. */
export const Controls = ({ words }: { words: Words }) => (
  <>
    <Section name="Button">
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {words.save}
        </Button>
      ))}
      {variants.map((variant) => (
        <Button key={variant} variant={variant} busy>
          {words.save}
        </Button>
      ))}
      {variants.map((variant) => (
        <Button key={variant} variant={variant} disabled>
          {words.save}
        </Button>
      ))}
      <Button variant="primary" size="lg">
        <AddIcon className="size-5" aria-hidden="true" />
        {words.emptyTitle}
      </Button>
      <ButtonLink to="." variant="secondary" size="lg">
        {words.cancel}
      </ButtonLink>
    </Section>
    <Section name="IconButton, Menu, ThemeButton">
      <IconButton label={words.more} icon={<SearchIcon className="size-5" />} />
      <IconButton label={words.more} icon={<SearchIcon className="size-5" />} disabled />
      <Menu
        label={words.more}
        icon={<MoreIcon className="size-5" />}
        items={[
          {
            label: words.archived,
            icon: <ArchiveIcon className="size-5" aria-hidden="true" />,
            onSelect: () => undefined,
          },
          {
            label: words.remove,
            icon: <DeleteIcon className="size-5" aria-hidden="true" />,
            danger: true,
            onSelect: () => undefined,
          },
        ]}
      />
      <ThemeButton />
      <ThemeSwitch className="w-full" />
    </Section>
    <Section name="Field, Input, PasswordInput, Select, SuggestInput, Textarea">
      <Fields words={words} />
    </Section>
    <Section name="Checkbox, Segmented, ChoiceChips, Stepper, ColorChoice, Tabs">
      <Choices words={words} />
    </Section>
  </>
);
