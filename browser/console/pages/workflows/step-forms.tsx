import { useEffect, useState } from 'preact/hooks';
import type { DraftStep } from '../../../workflow-editor/main.ts';
import { read } from '../../api.ts';
import { useLoaded } from '../../loading.ts';
import { OptionForm, type OptionValues } from '../../parts/option-form.tsx';
import { type EditorModule, loadEditor } from '../../parts/text-editor.tsx';
import type { Step } from '../../types.ts';
import { words } from '../../words.ts';

type ChangeStep = (part: 'options' | 'columns', key: string, value: unknown) => void;

/** The steps of the file as forms. A change in a form changes the text, and the other way round. */
export function StepForms({
  text,
  round,
  onChange,
  onGo,
}: {
  text: string;
  /** Counts the changes to the text that were not made in these forms. Each such change resets the fields. */
  round: number;
  onChange: (text: string) => void;
  onGo: (line: number) => void;
}) {
  const [module, setModule] = useState<EditorModule>();
  useEffect(() => {
    loadEditor().then(setModule, () => undefined);
  }, []);
  const { value: catalogue } = useLoaded('steps', (signal) => read<Step[]>('/console/api/steps', { signal }));
  if (module === undefined || catalogue === undefined) return null;
  const steps = module.readDraftSteps(text);
  return (
    <section>
      <h2>Steps</h2>
      {steps === undefined && <p class="soft">They appear here when the text is YAML again.</p>}
      {steps?.length === 0 && <p class="soft">No steps: the records are copied unchanged.</p>}
      <ol class="draft-steps">
        {steps?.map((draft, at) => (
          <StepForm
            key={`${at} ${draft.step}`}
            draft={draft}
            round={round}
            step={catalogue.find(({ name }) => name === draft.step)}
            onGo={onGo}
            change={(part, key, value) => onChange(module.changeStep(text, at, part, key, value))}
          />
        ))}
      </ol>
    </section>
  );
}

function StepForm({
  draft,
  round,
  step,
  onGo,
  change,
}: {
  draft: DraftStep;
  round: number;
  step: Step | undefined;
  onGo: (line: number) => void;
  change: ChangeStep;
}) {
  const { id, columns, options, line } = draft;
  const setOptions = (next: OptionValues) => {
    const names = [...Object.keys(options), ...Object.keys(next)];
    const changed = names.find((name) => JSON.stringify(options[name]) !== JSON.stringify(next[name]));
    if (changed !== undefined) change('options', changed, next[changed]);
  };
  return (
    <li>
      <div class="draft-step">
        <h3>{id ?? draft.step}</h3>
        <button type="button" class="plain" onClick={() => onGo(line)}>
          Line {line}
        </button>
      </div>
      <p class="soft small">
        {step?.description ?? `There is no step ${draft.step}. Choose one that the editor suggests.`}
      </p>
      {step !== undefined && (
        <details>
          <summary>Columns and options of {id ?? draft.step}</summary>
          <fieldset>
            <legend>Columns</legend>
            {step.needs.map((need) => (
              <ColumnField
                key={need.name}
                need={need}
                value={columns[need.name]}
                onChange={(column) => change('columns', need.name, column)}
              />
            ))}
          </fieldset>
          {Object.keys(step.options).length > 0 && (
            <fieldset>
              <legend>Options</legend>
              <OptionForm key={round} schemas={step.options} values={options} onChange={setOptions} />
            </fieldset>
          )}
        </details>
      )}
    </li>
  );
}

/** The column that serves a need. Empty means the column with the need's own name, if there is one. */
function ColumnField({
  need,
  value,
  onChange,
}: {
  need: Step['needs'][number];
  value: unknown;
  onChange: (column: string | undefined) => void;
}) {
  return (
    <div class="option">
      <label>
        <span>{words(need.name)}</span>
        <input
          value={typeof value === 'string' ? value : ''}
          placeholder={value === null ? 'none' : need.name}
          maxLength={100}
          autocomplete="off"
          onChange={({ currentTarget }) => onChange(currentTarget.value.trim() || undefined)}
        />
      </label>
      <p class="small soft">
        {need.description} ({need.required ? 'required' : 'optional'})
      </p>
    </div>
  );
}
