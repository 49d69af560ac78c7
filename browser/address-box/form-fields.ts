import type { ChosenAddress, Layout } from './chosen-address.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A part of an address that a field of the form may take. `fill-<name>` is its attribute. */
const PARTS = [
  'address',
  'street',
  'organisation',
  'line-1',
  'line-2',
  'line-3',
  'line-4',
  'line-5',
  'town',
  'county',
  'postcode',
  'country',
  'udprn',
  'latitude',
  'longitude',
] as const;

type Part = (typeof PARTS)[number];

export const FILL_ATTRIBUTES: readonly string[] = PARTS.map((part) => `fill-${part}`);

/**
 * The part that a field takes, by the last token of its `autocomplete` (HTML Living Standard, “Autofill”).
 */
const BY_AUTOCOMPLETE: Readonly<Record<string, Part>> = {
  organization: 'organisation',
  'street-address': 'street',
  'address-line1': 'line-1',
  'address-line2': 'line-2',
  'address-line3': 'line-3',
  'address-level2': 'town',
  'address-level1': 'county',
  'postal-code': 'postcode',
  country: 'country',
};

const CONTROLS = 'input, textarea, select';

/**
 * The number of lines if the form has no line fields, and the greatest and least line length that the service
 * is asked for.
 */
const USUAL_LINES = 3;
const LONGEST_LINE = 255;
const SHORTEST_LINE = 10;

/** The fields of a form that take a chosen address. */
export class FormFields {
  readonly #fields: ReadonlyMap<Part, Control>;

  /**
   * Finds a field for each part of an address: the field that the box's attribute for the part selects,
   * otherwise the first field of the form whose `autocomplete` stands for the part.
   */
  constructor(box: HTMLElement, form: HTMLFormElement | null) {
    const fields = new Map<Part, Control>();
    const group = box.getAttribute('group');
    for (const control of form?.querySelectorAll<Control>(CONTROLS) ?? []) {
      const tokens = (control.getAttribute('autocomplete') ?? '').toLowerCase().split(/\s+/);
      const part = BY_AUTOCOMPLETE[tokens.at(-1)!];
      if (part === undefined || fields.has(part)) continue;
      if (group === null || tokens.includes(group.toLowerCase())) fields.set(part, control);
    }
    const root = box.getRootNode() as Document | ShadowRoot;
    for (const part of PARTS) {
      const selector = box.getAttribute(`fill-${part}`);
      if (selector === null) continue;
      // An empty attribute excludes the field that would be found by its `autocomplete`.
      fields.delete(part);
      if (selector === '') continue;
      const control = root.querySelector(selector);
      if (control?.matches(CONTROLS)) fields.set(part, control as Control);
      else console.warn(`<fettle-address>: fill-${part}="${selector}" finds no field.`);
    }
    this.#fields = fields;
  }

  /** The fields for lines, in order. */
  get #lines(): readonly Control[] {
    return PARTS.filter((part) => part.startsWith('line-')).flatMap((part) => this.#fields.get(part) ?? []);
  }

  get layout(): Layout {
    const lengths = this.#lines.map((control) => ('maxLength' in control ? control.maxLength : -1));
    return {
      lines: this.#lines.length || USUAL_LINES,
      lineLength: Math.max(SHORTEST_LINE, Math.min(LONGEST_LINE, ...lengths.filter((length) => length > 0))),
      hasOrganisation: this.#fields.has('organisation'),
      hasCounty: this.#fields.has('county'),
    };
  }

  get isEmpty(): boolean {
    return [...this.#fields].every(([part, { value }]) => part === 'country' || value === '');
  }

  /** Puts an address into the fields. Each field fires the events that typing would fire. */
  fill(address: ChosenAddress): void {
    const { lines, town, county, postcode, latitude, longitude } = address;
    const filled = lines.filter(Boolean);
    const separator = (part: Part) => (this.#fields.get(part) instanceof HTMLTextAreaElement ? '\n' : ', ');
    const whole = [...filled, town, county, postcode].filter(Boolean);
    this.#set('address', whole.join(separator('address')));
    this.#set('street', filled.join(separator('street')));
    this.#lines.forEach((control, at) => {
      setValue(control, lines[at] ?? '');
    });
    for (const part of ['organisation', 'town', 'county', 'postcode', 'country', 'udprn'] as const)
      this.#set(part, address[part]);
    this.#set('latitude', String(latitude ?? ''));
    this.#set('longitude', String(longitude ?? ''));
  }

  /** Puts the cursor into the first field. */
  focus(): void {
    for (const part of PARTS) {
      const control = this.#fields.get(part);
      if (control === undefined || control.disabled || control.type === 'hidden') continue;
      control.focus();
      return;
    }
  }

  #set(part: Part, value: string): void {
    const control = this.#fields.get(part);
    if (control !== undefined) setValue(control, value);
  }
}

/**
 * Sets the value with the prototype's setter. React puts its own setter on each field, and does not notice a
 * change that is made through it. A `select` without an option of this value keeps its choice.
 */
function setValue(control: Control, value: string): void {
  if (control instanceof HTMLSelectElement) {
    const has = [...control.options].some((option) => option.value === value);
    if (!has) return;
  }
  const prototype = Object.getPrototypeOf(control) as object;
  const setter = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
  if (setter === undefined) control.value = value;
  else setter.call(control, value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
