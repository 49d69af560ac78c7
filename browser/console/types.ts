import type { OptionSchemas } from './parts/option-form.tsx';

/**
 * The answers of the console's own routes (src/http/console). Jobs and datasets are those of the batch
 * interface.
 */
export interface Session {
  readonly name: string;
  readonly role: 'operator' | 'analyst' | 'client' | 'auditor';
  readonly hasPassword: boolean;
  readonly actions: readonly string[];
}

export interface Client {
  readonly clientId: string;
  readonly name: string;
  readonly isSandbox: boolean;
}

export interface Job {
  readonly name: string;
  readonly workflowName: string;
  readonly workflowVersion: number;
  readonly submittedAt: string;
  readonly startedAt: string | null;
  readonly completedAt: string | null;
  readonly status: number;
  readonly percentComplete: number;
  readonly estimatedFinishTime: string | null;
  readonly statistics: Readonly<Record<string, number>>;
  readonly inputDatasets: Readonly<Record<string, string>>;
  readonly outputDatasets: Readonly<Record<string, string>>;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly inputFilename: string | null;
  readonly outputFilenames: Readonly<Record<string, string>>;
  readonly error: string | null;
}

export type SeenJob = Job & { readonly clientId: string; readonly clientName: string };

export interface DayCount {
  readonly day: string;
  readonly count: number;
}

export interface Home {
  readonly counts: { readonly running: number; readonly queued: number; readonly failed: number };
  readonly active: readonly SeenJob[];
  readonly failed: readonly SeenJob[];
  readonly records: readonly DayCount[];
  readonly calls: readonly DayCount[];
  readonly references: readonly {
    readonly name: string;
    readonly edition: string;
    readonly rows: number;
    readonly days: number;
    readonly mostDays: number;
    readonly isInvented: boolean;
  }[];
  readonly machine?: {
    readonly databaseBytes: number;
    readonly freeBytes: number;
    readonly diskBytes: number;
    readonly workers: number;
  };
  readonly concerns: readonly { readonly kind: string; readonly says: string }[];
}

export interface AuditEntry {
  readonly id: number;
  readonly at: string;
  readonly operator: string;
  readonly action: string;
  readonly client: string | null;
  readonly subject: string | null;
  readonly status: number | null;
}

/** A step of the catalogue (`GET /console/api/steps`). */
export interface Step {
  readonly name: string;
  readonly description: string;
  readonly isDatasetStep: boolean;
  readonly needs: readonly {
    readonly name: string;
    readonly type: string;
    readonly required: boolean;
    readonly description: string;
  }[];
  readonly needsOneOf: readonly string[];
  readonly options: OptionSchemas;
  readonly statistics: Readonly<Record<string, string>>;
}

/** The statuses of a job, by number. */
export const STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

export const isActive = ({ status }: Job): boolean => status < 2;
