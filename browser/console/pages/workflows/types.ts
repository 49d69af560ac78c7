/** The answers of the routes of workflows (src/http/batch/workflows, src/http/console/workflows). */
export interface WorkflowSummary {
  readonly name: string;
  readonly description: string;
  readonly version: number;
  readonly installedAt: string;
}

export interface Version {
  readonly version: number;
  readonly installedAt: string;
}

export interface VersionText extends Version {
  readonly source: string;
}

export interface Mistake {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

interface HandOverColumn {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly madeBy?: string;
}

export interface HandOver {
  readonly name: string;
  readonly version: number;
  readonly description: string;
  readonly url: string;
  readonly clientId: string;
  readonly inputs: readonly {
    readonly name: string;
    readonly kind: 'dataset' | 'file';
    readonly description: string;
    readonly columns: readonly HandOverColumn[];
  }[];
  readonly parameters: readonly {
    readonly name: string;
    readonly type: string;
    readonly isRequired: boolean;
    readonly preset: string;
    readonly permitted: string;
    readonly description: string;
  }[];
  readonly outputs: readonly {
    readonly name: string;
    readonly kind: 'dataset' | 'file';
    readonly description: string;
    readonly columns: readonly HandOverColumn[];
    readonly carried?: string;
  }[];
  readonly shell: string;
  readonly typescript: string;
}

/** The result of running a draft on some rows (src/trial/run-draft.ts). */
export interface DraftAnswer {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly outputs: readonly {
    readonly name: string;
    readonly columns: readonly string[];
    readonly rows: readonly { readonly from: number | null; readonly values: readonly string[] }[];
  }[];
  readonly rejects: readonly { readonly line: number; readonly step: string; readonly reason: string }[];
}
