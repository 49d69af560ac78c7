import type { TablePlace } from '../formats/table-options.ts';
import type { StepGroup, TIDY } from '../planning/cleansing-plan.ts';
import type { PlanOptions } from '../planning/plan.ts';
import type { ColumnKind } from '../recognition/column-kind.ts';

/** What a person chose about a file. Everything else is planned as `fettle clean` does. */
export interface Choices extends Pick<PlanOptions, 'country' | 'testData' | 'options'> {
  /** Where the table is in the file. */
  readonly place?: TablePlace;
  /** Column → what it holds. `nothing` leaves it alone. */
  readonly columns?: Readonly<Record<string, ColumnKind | 'nothing'>>;
  /** The parts of the plan that are left out. */
  readonly leaveOut?: readonly (StepGroup | typeof TIDY)[];
}
