import { useId, useState } from 'preact/hooks';
import { count, words } from '../words.ts';

/** The JSON schema of an option, as `GET /console/api/steps` has it. */
export interface OptionSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly items?: OptionSchema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly default?: unknown;
  readonly description?: string;
}

export type OptionSchemas = Readonly<Record<string, OptionSchema>>;
export type OptionValues = Readonly<Record<string, unknown>>;

/** The longest list of choices that is shown as it is. Longer ones get a field with suggestions. */
const CHOICES = 30;

interface FieldProps {
  readonly name: string;
  readonly schema: OptionSchema;
  readonly value: unknown;
  /** The id of the text that describes the option, and of its mistake if it has one. */
  readonly describedBy: string;
  readonly isDisabled: boolean;
  /** Receives the new value, or what is wrong with the text that was typed. */
  readonly set: (value: unknown, mistake?: string) => void;
}

/**
 * A form for the options of a step, made from their JSON schemas. `values` has only the options that differ
 * from their defaults. An option whose value comes from a parameter of the workflow (`{ parameter: NAME }`)
 * is shown, but cannot be changed here.
 */
export function OptionForm({
  schemas,
  values,
  mistakes = {},
  isDisabled = false,
  onChange,
}: {
  schemas: OptionSchemas;
  values: OptionValues;
  /** Mistakes that the service found, by option. */
  mistakes?: Readonly<Record<string, string>>;
  isDisabled?: boolean;
  /** Receives all values that differ from their defaults. Not called while a field holds a mistake. */
  onChange: (values: OptionValues) => void;
}) {
  const [typed, setTyped] = useState<Readonly<Record<string, string | undefined>>>({});
  const change = (name: string, value: unknown, mistake?: string) => {
    setTyped((last) => ({ ...last, [name]: mistake }));
    if (mistake !== undefined) return;
    const { [name]: _, ...others } = values;
    const isPreset = JSON.stringify(value) === JSON.stringify(schemas[name]?.default);
    onChange(isPreset ? others : { ...others, [name]: value });
  };
  return (
    <div class="options">
      {Object.entries(schemas).map(([name, schema]) => (
        <Option
          key={name}
          name={name}
          schema={schema}
          value={Object.hasOwn(values, name) ? values[name] : schema.default}
          mistake={typed[name] ?? mistakes[name]}
          isDisabled={isDisabled}
          set={(value, mistake) => change(name, value, mistake)}
        />
      ))}
    </div>
  );
}

function Option({
  mistake,
  ...field
}: Omit<FieldProps, 'describedBy'> & { readonly mistake: string | undefined }) {
  const id = useId();
  const { name, schema, value } = field;
  const parameter = parameterOf(value);
  const describedBy = mistake === undefined ? `${id}-is` : `${id}-is ${id}-mistake`;
  const Field = fieldFor(schema);
  const isSwitch = Field === SwitchField;
  return (
    <div class={isSwitch ? 'option switch' : 'option'}>
      {parameter === undefined ? (
        // biome-ignore lint/a11y/noLabelWithoutControl: the field is within the label
        <label>
          {!isSwitch && <span>{words(name)}</span>}
          <Field {...field} describedBy={describedBy} />
          {isSwitch && <span>{words(name)}</span>}
        </label>
      ) : (
        <p>
          <strong>{words(name)}</strong>: from the parameter <code>{parameter}</code>
        </p>
      )}
      <p id={`${id}-is`} class="small soft">
        {schema.description}
      </p>
      {mistake !== undefined && (
        <p id={`${id}-mistake`} class="small error" role="alert">
          {mistake}
        </p>
      )}
    </div>
  );
}

function parameterOf(value: unknown): string | undefined {
  const { parameter } = (typeof value === 'object' && value !== null ? value : {}) as { parameter?: unknown };
  return typeof parameter === 'string' ? parameter : undefined;
}

function fieldFor(schema: OptionSchema) {
  if (schema.enum !== undefined) return schema.enum.length > CHOICES ? SuggestedField : ChoiceField;
  switch ([schema.type].flat()[0]) {
    case 'boolean':
      return SwitchField;
    case 'integer':
    case 'number':
      return NumberField;
    case 'array':
      return ListField;
    default:
      return TextField;
  }
}

function SwitchField({ name, value, describedBy, isDisabled, set }: FieldProps) {
  return (
    <input
      type="checkbox"
      name={name}
      checked={value === true}
      disabled={isDisabled}
      aria-describedby={describedBy}
      onChange={({ currentTarget }) => set(currentTarget.checked)}
    />
  );
}

function ChoiceField({ name, schema, value, describedBy, isDisabled, set }: FieldProps) {
  const choices = schema.enum ?? [];
  return (
    <select
      name={name}
      value={String(choices.indexOf(value))}
      disabled={isDisabled}
      aria-describedby={describedBy}
      onChange={({ currentTarget }) => set(choices[Number(currentTarget.value)])}
    >
      {choices.map((choice, at) => (
        <option key={String(choice)} value={String(at)}>
          {choice === '' ? 'none' : String(choice)}
        </option>
      ))}
    </select>
  );
}

/** A choice among many, such as the countries: typed, with suggestions. */
function SuggestedField({ name, schema, value, describedBy, isDisabled, set }: FieldProps) {
  const id = useId();
  const choices = (schema.enum ?? []).map(String);
  const [text, setText] = useState(String(value ?? ''));
  const take = (next: string) => {
    setText(next);
    const chosen = choices.find((choice) => choice.toLowerCase() === next.trim().toLowerCase());
    set(
      chosen,
      chosen === undefined
        ? `It takes one of ${count(choices.length)} values, such as ${choices[0]}.`
        : undefined,
    );
  };
  return (
    <>
      <input
        name={name}
        list={id}
        value={text}
        disabled={isDisabled}
        autocomplete="off"
        aria-describedby={describedBy}
        onInput={({ currentTarget }) => take(currentTarget.value)}
      />
      <datalist id={id}>
        {choices.map((choice) => (
          <option key={choice} value={choice} />
        ))}
      </datalist>
    </>
  );
}

function NumberField({ name, schema, value, describedBy, isDisabled, set }: FieldProps) {
  const { minimum, maximum } = schema;
  const isWhole = [schema.type].flat()[0] === 'integer';
  const [text, setText] = useState(value === undefined || value === null ? '' : String(value));
  const take = (next: string) => {
    setText(next);
    const number = Number(next);
    const fits =
      next.trim() !== '' &&
      Number.isFinite(number) &&
      (!isWhole || Number.isInteger(number)) &&
      number >= (minimum ?? number) &&
      number <= (maximum ?? number);
    set(number, fits ? undefined : `It takes ${isWhole ? 'a whole number' : 'a number'}${range(schema)}.`);
  };
  return (
    <input
      name={name}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      value={text}
      disabled={isDisabled}
      autocomplete="off"
      aria-describedby={describedBy}
      onInput={({ currentTarget }) => take(currentTarget.value)}
    />
  );
}

function range({ minimum, maximum }: OptionSchema): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${count(minimum)} to ${count(maximum)}`;
  if (minimum !== undefined) return ` from ${count(minimum)}`;
  return maximum === undefined ? '' : ` up to ${count(maximum)}`;
}

function TextField({ name, schema, value, describedBy, isDisabled, set }: FieldProps) {
  return (
    <input
      name={name}
      value={String(value ?? '')}
      maxLength={schema.maxLength}
      disabled={isDisabled}
      autocomplete="off"
      aria-describedby={describedBy}
      onInput={({ currentTarget }) => set(currentTarget.value)}
    />
  );
}

/** A list of texts, one on each line. */
function ListField({ name, schema, value, describedBy, isDisabled, set }: FieldProps) {
  const [text, setText] = useState(Array.isArray(value) ? value.join('\n') : '');
  const { maxItems = Number.POSITIVE_INFINITY, items: { maxLength = Number.POSITIVE_INFINITY } = {} } =
    schema;
  const take = (next: string) => {
    setText(next);
    const lines = next
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    const mistake =
      lines.length > maxItems
        ? `It takes at most ${count(maxItems)} lines.`
        : lines.some((line) => line.length > maxLength)
          ? `A line has at most ${count(maxLength)} characters.`
          : undefined;
    set(lines, mistake);
  };
  return (
    <textarea
      name={name}
      rows={3}
      value={text}
      disabled={isDisabled}
      placeholder="One on each line"
      aria-describedby={describedBy}
      onInput={({ currentTarget }) => take(currentTarget.value)}
    />
  );
}
