/** The answers of the service's review routes (src/http/console/reviews/routes.ts). */
export interface ReviewOutput {
  readonly job: string;
  readonly workflow: string;
  readonly completedAt: string;
  readonly output: string;
  readonly step: string;
  readonly stepName: string;
  readonly cases: number;
  readonly decided: number;
}

export type Decision = 'together' | 'apart';

export interface Graph {
  readonly nodes: readonly { readonly key: string; readonly group: string; readonly records: number }[];
  readonly edges: readonly {
    readonly first: string;
    readonly second: string;
    readonly state: Decision | 'open';
    readonly isCase: boolean;
  }[];
}

export interface ReviewCase {
  /** The position in the order of uncertainty, from 0. */
  readonly number: number;
  readonly values: Readonly<Record<string, string | number | null>>;
  readonly graph?: Graph;
}

export interface ReviewPage {
  readonly job: string;
  readonly workflow: string;
  readonly output: string;
  readonly kind: 'pair' | 'address';
  readonly all: number;
  readonly reviewed: number;
  readonly left: number;
  readonly cases: readonly ReviewCase[];
}

export interface Settled {
  readonly settled: readonly number[];
  readonly reopened: readonly number[];
  readonly left: number;
}

/** A weight of a pair of records. */
export interface Finding {
  readonly evidence: string;
  readonly outcome: string;
  readonly stranger: number;
  readonly family: number;
}

/** A delivery point that an address may mean. */
export interface CandidatePoint {
  readonly key: string;
  readonly address: string;
  readonly score: number;
  readonly evidence: readonly {
    readonly element: string;
    readonly typed: string;
    readonly found: string;
    readonly outcome: string;
    readonly bits: number;
  }[];
}

/** The answer that none of the offered delivery points is meant. It stands where the key of one would. */
export const NO_POINT = 'none';
