import { useEffect, useRef, useState } from 'preact/hooks';
import { ApiError, ofClient, read } from '../../api.ts';
import { useLoaded } from '../../loading.ts';
import { recordsOf } from '../../parts/output-table.tsx';
import { several } from '../../words.ts';
import type { Checked, DraftInput, DraftParameter } from './check.ts';
import { csvOf } from './csv.ts';
import { TrialResult } from './trial-result.tsx';
import type { DraftAnswer } from './types.ts';

/** How many records of a dataset are taken. */
const TAKEN = 20;

interface Dataset {
  readonly name: string;
  readonly recordCount: number;
  readonly completed: boolean;
}

/**
 * Tries the draft on a few rows, pasted or from a dataset of the client. After the first trial it is tried
 * again whenever it changes.
 */
export function Trial({ client, checked }: { client: string; checked: Checked | undefined }) {
  const [rows, setRows] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [answer, setAnswer] = useState<DraftAnswer>();
  const [error, setError] = useState<ApiError>();
  const [isBusy, setIsBusy] = useState(false);
  const isLive = useRef(false);
  const latest = useRef(0);
  // A draft with mistakes keeps the inputs and parameters that it had before.
  const known = useRef<{ inputs: readonly DraftInput[]; parameters: readonly DraftParameter[] }>({
    inputs: [],
    parameters: [],
  });
  if (checked?.inputs !== undefined)
    known.current = { inputs: checked.inputs, parameters: checked.parameters ?? [] };
  const { inputs, parameters } = known.current;
  const input = inputs.find(({ name }) => name === chosen) ?? inputs[0];
  const canTry = checked?.name !== undefined && input !== undefined && rows.trim() !== '';

  const attempt = async () => {
    if (!canTry) return;
    const own = ++latest.current;
    isLive.current = true;
    setIsBusy(true);
    const given = parameters.flatMap(({ name }) => (values[name] ? [[name, values[name]]] : []));
    try {
      const next = await read<DraftAnswer>(`/console/api/clients/${client}/workflow-trial`, {
        method: 'POST',
        body: { source: checked.text, input: input.name, text: rows, parameters: Object.fromEntries(given) },
      });
      if (own !== latest.current) return;
      setAnswer(next);
      setError(undefined);
    } catch (failure) {
      if (own === latest.current)
        setError(failure instanceof ApiError ? failure : new ApiError(0, String(failure)));
    } finally {
      if (own === latest.current) setIsBusy(false);
    }
  };
  useEffect(() => {
    if (isLive.current) void attempt();
  }, [checked?.text]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void attempt();
  };
  return (
    <section class="draft-trial">
      <h2>Trial</h2>
      <p class="soft">
        Tries this text on a few rows, before anything is installed. Nothing of the rows is stored.
      </p>
      <form onSubmit={submit}>
        <div class="choices">
          {inputs.length > 1 && (
            <label class="inline">
              Input
              <select value={input?.name} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
                {inputs.map(({ name }) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </label>
          )}
          <TakeRows client={client} onRows={setRows} onError={setError} />
        </div>
        <label>
          Rows as CSV, with a header (at most 200)
          <textarea
            rows={6}
            value={rows}
            required
            spellcheck={false}
            maxLength={400_000}
            placeholder={placeholderFor(input)}
            onInput={({ currentTarget }) => setRows(currentTarget.value)}
          />
        </label>
        {parameters.length > 0 && (
          <div class="choices">
            {parameters.map((parameter) => (
              <ParameterField
                key={parameter.name}
                parameter={parameter}
                value={values[parameter.name] ?? ''}
                onChange={(value) => setValues({ ...values, [parameter.name]: value })}
              />
            ))}
          </div>
        )}
        <button type="submit" disabled={checked?.name === undefined || isBusy}>
          Try the draft
        </button>
        {isBusy && <span class="soft"> Trying</span>}
      </form>
      {error !== undefined && (
        <p class="note bad" role="alert">
          {error.message}
        </p>
      )}
      {answer !== undefined && <TrialResult answer={answer} />}
    </section>
  );
}

/** Takes the first records of a dataset of the client, as CSV that can be changed. */
function TakeRows({
  client,
  onRows,
  onError,
}: {
  client: string;
  onRows: (text: string) => void;
  onError: (error: ApiError | undefined) => void;
}) {
  const { value = [] } = useLoaded(`datasets ${client}`, (signal) =>
    read<Dataset[]>(ofClient(client, 'Dataset'), { signal }),
  );
  const complete = value.filter(({ completed, recordCount }) => completed && recordCount > 0);
  if (complete.length === 0) return null;
  const take = async (name: string) => {
    if (name === '') return;
    try {
      const { records } = await read<{ records: Readonly<Record<string, unknown>>[] }>(
        `${recordsOf(client, name)}?count=${TAKEN}`,
      );
      onRows(csvOf(records));
      onError(undefined);
    } catch (failure) {
      onError(failure instanceof ApiError ? failure : new ApiError(0, String(failure)));
    }
  };
  return (
    <label class="inline">
      Take {TAKEN} rows of
      <select defaultValue="" onChange={({ currentTarget }) => void take(currentTarget.value)}>
        <option value="">choose a dataset</option>
        {complete.map(({ name, recordCount }) => (
          <option key={name} value={name}>
            {name} ({several(recordCount, 'record')})
          </option>
        ))}
      </select>
    </label>
  );
}

function ParameterField({
  parameter: { name, type, required, default: preset, enum: permitted, description },
  value,
  onChange,
}: {
  parameter: DraftParameter;
  value: string;
  onChange: (value: string) => void;
}) {
  const choices = permitted ?? (type === 'boolean' ? [true, false] : undefined);
  const absent = preset === null ? (required ? 'required' : 'none') : `${preset} (default)`;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field is within the label
    <label title={description}>
      {name}
      {choices === undefined ? (
        <input
          value={value}
          placeholder={absent}
          required={required}
          maxLength={1000}
          autocomplete="off"
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <select
          value={value}
          required={required}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          <option value="">{absent}</option>
          {choices.map((choice) => (
            <option key={String(choice)}>{String(choice)}</option>
          ))}
        </select>
      )}
    </label>
  );
}

function placeholderFor(input: DraftInput | undefined): string {
  const names = input?.columns.map(({ name }) => name) ?? [];
  return names.length === 0 ? 'any,columns' : names.join(',');
}
