/** The answers of the routes behind the page Clean a file (src/trial). */
export type Group = 'tidy' | 'names' | 'addresses' | 'emails' | 'telephones' | 'duplicates';
export type CellState = 'changed' | 'rewritten' | 'wrong' | 'doubtful' | 'unchanged';

/** What a person chose about a file. */
export interface Choices {
  readonly place?: {
    readonly sheet?: string;
    readonly rowsAbove?: number;
    readonly isHeaderless?: boolean;
    readonly encoding?: string;
  };
  readonly columns?: Readonly<Record<string, string>>;
  readonly leaveOut?: readonly Group[];
  readonly testData?: boolean;
  readonly options?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export interface Reading {
  readonly format: string;
  readonly encoding?: string;
  readonly delimiter?: string;
  readonly sheet: string | null;
  readonly rowsAbove: number;
  readonly isHeaderless: boolean;
  readonly note: string | null;
}

export interface FileColumn {
  readonly name: string;
  readonly label: string;
  readonly kind: string | null;
  readonly group: string;
  readonly evidence: { readonly fitting: number; readonly of: number; readonly does: string } | null;
  readonly doubt: string | null;
  readonly isChosen: boolean;
}

export interface UsedStep {
  readonly step: string;
  readonly id: string;
  readonly columns: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, unknown>>;
}

export interface Part {
  readonly group: Group;
  readonly does: string;
  readonly steps: readonly UsedStep[];
  readonly did: readonly string[];
}

export interface Cell {
  readonly before: string;
  readonly after: string;
  readonly state: CellState;
  readonly reasons: readonly string[];
}

export interface Duplicate {
  readonly others: readonly number[];
  readonly isKept: boolean;
}

export interface TrialRow {
  readonly line: number;
  readonly cells: readonly Cell[];
  readonly rejected: string | null;
  readonly isLeftOut: boolean;
  readonly duplicate: Duplicate | null;
}

export interface TrialColumn {
  readonly label: string;
  readonly kind: string;
  readonly step: string | null;
  readonly columns: readonly string[];
  readonly counts: Readonly<Record<CellState, number>>;
}

export interface Trial {
  readonly reading: Reading;
  readonly isWhole: boolean;
  readonly columns: readonly FileColumn[];
  readonly kinds: Readonly<Record<string, string>>;
  readonly first: readonly (readonly string[])[];
  readonly parts: readonly Part[];
  readonly leaves: readonly string[];
  readonly trial: { readonly columns: readonly TrialColumn[]; readonly rows: readonly TrialRow[] };
}

export interface Evidence {
  readonly of: string;
  readonly typed: string;
  readonly found: string;
  readonly says: string;
  readonly bits: number;
}

export interface Candidate {
  readonly address: string;
  readonly udprn: string | null;
  readonly source: string;
  readonly score: number;
  readonly evidence: readonly Evidence[];
}

export interface Why {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly says: readonly string[];
  readonly address: {
    readonly level: string;
    readonly means: string;
    readonly confidence: number;
    readonly margin: number;
    readonly reasons: readonly string[];
    readonly candidates: readonly Candidate[];
    readonly more: number;
  } | null;
  readonly name: {
    readonly says: string;
    readonly words: readonly { readonly word: string; readonly part: string; readonly known: string }[];
    readonly notes: readonly string[];
  } | null;
  readonly gives: readonly { readonly column: string; readonly value: string; readonly meaning: string }[];
  readonly duplicate: Duplicate | null;
}

export interface ReportedField {
  readonly label: string;
  readonly kind: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly usable?: { readonly values: number; readonly before: number; readonly after: number };
  readonly reasons: readonly { readonly text: string; readonly count: number }[];
  readonly examples: readonly {
    readonly line: number;
    readonly outcome: string;
    readonly before: string;
    readonly after: string;
  }[];
}

export interface Report {
  readonly records: number;
  readonly rejected: number;
  readonly compared: number;
  readonly comparison: {
    readonly usable?: { readonly values: number; readonly before: number; readonly after: number };
    readonly fields: readonly ReportedField[];
    readonly duplicates?: number;
  } | null;
  readonly counts: readonly (readonly [meaning: string, count: number])[];
}
