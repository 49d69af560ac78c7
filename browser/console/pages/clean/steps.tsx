import { useRef } from 'preact/hooks';
import { OptionForm } from '../../parts/option-form.tsx';
import type { Step } from '../../types.ts';
import type { Choices, Group, Part, Trial } from './types.ts';

const ORDER: readonly Group[] = ['tidy', 'names', 'addresses', 'emails', 'telephones', 'duplicates'];

const NAMES: Readonly<Record<Group, string>> = {
  tidy: 'Tidy the values',
  names: 'Names',
  addresses: 'Addresses',
  emails: 'Email addresses',
  telephones: 'Telephone numbers',
  duplicates: 'Duplicates',
};

/** The planned steps in the order of the work, each with a switch, its options, and what it did. */
export function Steps({
  trial,
  steps,
  choices,
  choose,
}: {
  trial: Trial;
  steps: readonly Step[];
  choices: Choices;
  choose: (change: Partial<Choices>) => void;
}) {
  const { leaveOut = [] } = choices;
  // A part that is switched off is not in the plan. Its sentence stays.
  const known = useRef(new Map<Group, Part>());
  for (const part of trial.parts) known.current.set(part.group, part);
  const shown = ORDER.filter(
    (group) => trial.parts.some((part) => part.group === group) || leaveOut.includes(group),
  );
  const turn = (group: Group, isOn: boolean) =>
    choose({ leaveOut: isOn ? leaveOut.filter((one) => one !== group) : [...leaveOut, group] });
  return (
    <section>
      <h2>Steps</h2>
      {shown.length === 0 && (
        <p class="note">
          No column was recognised as something to cleanse. Say under Columns what they hold.
        </p>
      )}
      <ol class="steps">
        {shown.map((group) => {
          const isOn = !leaveOut.includes(group);
          const part = known.current.get(group);
          return (
            <li key={group} class={isOn ? undefined : 'off'}>
              <label class="switch">
                <input
                  type="checkbox"
                  checked={isOn}
                  onChange={({ currentTarget }) => turn(group, currentTarget.checked)}
                />
                <span>{NAMES[group]}</span>
              </label>
              <p class="does">{part?.does ?? 'Switch it on to see what it does.'}</p>
              <p class="did">{isOn ? part?.did.join(' · ') : 'off'}</p>
              {isOn && part !== undefined && (
                <PartOptions part={part} steps={steps} choices={choices} choose={choose} />
              )}
            </li>
          );
        })}
      </ol>
      {trial.leaves.length > 0 && (
        <details class="leaves">
          <summary>Left alone ({trial.leaves.length})</summary>
          <ul>
            {trial.leaves.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** The options of a part. If it has several steps, such as one for each telephone column, they share them. */
function PartOptions({
  part,
  steps,
  choices,
  choose,
}: {
  part: Part;
  steps: readonly Step[];
  choices: Choices;
  choose: (change: Partial<Choices>) => void;
}) {
  const [first] = part.steps;
  const step = steps.find(({ name }) => name === first?.step);
  if (first === undefined || step === undefined || Object.keys(step.options).length === 0) return null;
  const values = { ...first.options, ...choices.options?.[first.id] };
  const change = (next: Readonly<Record<string, unknown>>) => {
    const options = { ...choices.options };
    for (const [name, schema] of Object.entries(step.options)) {
      const [was, is] = [values, next].map((all) => (Object.hasOwn(all, name) ? all[name] : schema.default));
      if (JSON.stringify(was) === JSON.stringify(is)) continue;
      for (const { id } of part.steps) options[id] = { ...options[id], [name]: is };
    }
    choose({ options });
  };
  return (
    <details>
      <summary>
        Options<span class="unseen"> of {NAMES[part.group]}</span>
      </summary>
      <OptionForm key={first.id} schemas={step.options} values={values} onChange={change} />
    </details>
  );
}
