import type { ColumnKind, RecognisedColumn } from '../recognition/column-kind.ts';
import {
  type CleansingPlan,
  type PlannedPart,
  type StepGroup,
  TIDY,
  type UsedStep,
} from './cleansing-plan.ts';
import { isBritish, isInternational } from './country.ts';
import type { LookedAt } from './look.ts';
import { addressColumns, columnsOf, nameColumns } from './needed-columns.ts';

/** Words that mean an empty value. */
const EMPTY_WORDS = ['N/A', 'NULL', 'none', '-'];

/** The highest number of telephone numbers of a record that deduplication compares. */
const TELEPHONES = 3;

/** Chooses the steps for one file. Use a planner for one plan only. */
export class Planner {
  readonly #looked: LookedAt;
  readonly #wanted: ReadonlySet<StepGroup>;
  readonly #country: string | undefined;
  readonly #testData: boolean;
  readonly #parts: (PlannedPart & { readonly steps: UsedStep[] })[] = [];
  readonly #leaves: string[] = [];
  readonly #tidied = new Set<string>();

  constructor(
    looked: LookedAt,
    wanted: ReadonlySet<StepGroup>,
    country: string | undefined,
    testData: boolean,
  ) {
    this.#looked = looked;
    this.#wanted = wanted;
    this.#country = country;
    this.#testData = testData;
  }

  plan(): Omit<CleansingPlan, 'steps'> {
    for (const { column, doubt } of this.#looked.columns) {
      if (doubt !== undefined) this.#leaves.push(`${this.#called(column.name)} is left alone: ${doubt}.`);
    }
    const names = nameColumns(this.#looked.columns);
    const { address, others } = addressColumns(this.#looked.columns);
    for (const other of others)
      this.#leaves.push(`${this.#list(other)}: a second address of each record is left alone.`);
    if (this.#wanted.has('names')) this.#cleanseNames(names);
    if (this.#wanted.has('addresses')) this.#cleanseAddresses(address);
    const emails = this.#each('emails', 'email', 'email-validation', {});
    const telephones = this.#telephones();
    if (this.#wanted.has('duplicates')) this.#findDuplicates({ ...names, ...address }, emails, telephones);
    const steps = this.#tidySteps();
    const does =
      'Spaces, invisible characters and words such as N/A are taken out of the columns that are used.';
    const tidied = steps.length === 0 ? [] : [{ group: TIDY, does, steps } as const];
    return { parts: [...tidied, ...this.#parts], leaves: this.#leaves };
  }

  #of(kind: ColumnKind): RecognisedColumn[] {
    return columnsOf(this.#looked.columns, kind);
  }

  #cleanseNames(columns: Readonly<Record<string, string>>): void {
    if (Object.keys(columns).length === 0) return;
    const does = `Names are split, spelt and given a salutation, from ${this.#list(Object.values(columns))}.`;
    this.#begin('names', does).push(this.#use('name-cleansing', 'name', columns));
    for (const { column } of this.#of('name')) {
      if (Object.values(columns).includes(column.name)) continue;
      this.#leaves.push(`${this.#called(column.name)} is left alone: another column has the names.`);
    }
  }

  #cleanseAddresses(columns: Readonly<Record<string, string>>): void {
    if (!['address', 'address_line_1', 'postcode'].some((need) => columns[need] !== undefined)) return;
    const said = this.#list(Object.values(columns));
    if (!isBritish(this.#looked.columns) || (this.#country ?? 'GB') !== 'GB') {
      this.#leaves.push(`${said}: addresses are left alone, because they do not look British.`);
      return;
    }
    const options = columns['company'] === undefined ? {} : { separateCompany: true };
    this.#begin('addresses', `Addresses are matched to their delivery points, from ${said}.`).push(
      this.#use('address-cleansing', 'address', columns, options),
    );
  }

  #telephones(): string[] {
    const country = this.#country ?? (isBritish(this.#looked.columns) ? 'GB' : undefined);
    const options = {
      format: 'international',
      ...(this.#testData && { acceptDramaNumbers: true }),
      ...(country !== undefined && country !== 'GB' && { defaultCountry: country }),
    };
    return this.#each('telephones', 'telephone', 'telephone-validation', options, ({ column }) =>
      country !== undefined || isInternational(column.values)
        ? undefined
        : 'its country is unknown. Name it with `--country`, such as `--country DE`',
    );
  }

  /**
   * Adds a step for each column of a kind.
   *
   * @param against returns the reason to leave a column alone, or undefined if there is none
   */
  #each(
    group: StepGroup,
    kind: ColumnKind,
    step: string,
    options: Readonly<Record<string, unknown>>,
    against: (column: RecognisedColumn) => string | undefined = () => undefined,
  ): string[] {
    if (!this.#wanted.has(group)) return [];
    const used: string[] = [];
    const steps: UsedStep[] = [];
    for (const one of this.#of(kind)) {
      const { name, values } = one.column;
      const reason = values.length === 0 && this.#looked.isWhole ? 'it is empty' : against(one);
      if (reason !== undefined) {
        this.#leaves.push(`${this.#called(name)} is left alone: ${reason}.`);
        continue;
      }
      used.push(name);
      const id = used.length === 1 ? kind : `${kind}_${used.length}`;
      steps.push(this.#use(step, id, { [kind]: name }, options));
    }
    if (used.length > 0) {
      const what =
        kind === 'email'
          ? 'Email addresses are checked and corrected'
          : 'Telephone numbers are checked and written in one form';
      this.#begin(group, `${what}, from ${this.#list(used)}.`).push(...steps);
    }
    return used;
  }

  #findDuplicates(
    columns: Readonly<Record<string, string>>,
    emails: readonly string[],
    telephones: readonly string[],
  ): void {
    const [company] = this.#of('company');
    const [birth] = this.#of('birth');
    const [id] = this.#of('id').filter(({ column }) => new Set(column.values).size === column.values.length);
    const needs: Record<string, string> = { ...columns };
    if (company !== undefined) needs['company'] = company.column.name;
    if (emails[0] !== undefined) needs['email'] = emails[0];
    for (const [at, telephone] of telephones.slice(0, TELEPHONES).entries()) {
      needs[at === 0 ? 'telephone' : `telephone_${at + 1}`] = telephone;
    }
    const tells = [
      'name',
      'surname',
      'company',
      'address',
      'address_line_1',
      'postcode',
      'email',
      'telephone',
    ];
    if (!tells.some((need) => needs[need] !== undefined)) return;
    if (birth !== undefined) needs['birth_text'] = birth.column.name;
    if (id !== undefined) needs['record_id'] = id.column.name;
    const by = this.#list([...new Set(Object.values(needs))]);
    this.#begin('duplicates', `Duplicates are marked but not removed, by ${by}.`).push(
      this.#use('deduplication', 'duplicates', needs),
    );
  }

  /** Begins a part of the plan. @returns its steps, to be added to */
  #begin(group: StepGroup, does: string): UsedStep[] {
    const steps: UsedStep[] = [];
    this.#parts.push({ group, does, steps });
    return steps;
  }

  /** A step that reads these columns. They will be tidied first. */
  #use(
    step: string,
    id: string,
    columns: Readonly<Record<string, string>>,
    options: Readonly<Record<string, unknown>> = {},
  ): UsedStep {
    for (const [need, column] of Object.entries(columns)) if (!UNTIDIED.has(need)) this.#tidied.add(column);
    return {
      step,
      id,
      columns,
      ...(Object.keys(options).length > 0 && { options }),
      ...(step === 'name-cleansing' && { rename: NAMES }),
    };
  }

  /** Tidies every column that is read: white space, invisible characters, words that mean an empty value. */
  #tidySteps(): UsedStep[] {
    const whole = new Set(this.#of('address').map(({ column }) => column.name));
    return [...this.#tidied].map((column, at) => ({
      step: 'tidy',
      id: `tidy-${at + 1}`,
      columns: { text: column },
      // Line breaks separate the lines of an address in one cell, so they are kept.
      options: { emptyWords: EMPTY_WORDS, ...(whole.has(column) && { whitespace: 'trim' }) },
    }));
  }

  #called(column: string): string {
    return `“${this.#looked.labels.get(column) || column}”`;
  }

  #list(columns: readonly string[]): string {
    return columns.map((column) => this.#called(column)).join(', ');
  }
}

/** Needs whose columns are left unchanged. */
const UNTIDIED = new Set(['birth_text', 'record_id']);

/** Parts of a name are called `clean_surname` and so on, like the lines of an address. */
const NAMES = Object.fromEntries(
  ['title', 'forename', 'middle', 'surname', 'suffix'].map((name) => [name, `clean_${name}`]),
);
