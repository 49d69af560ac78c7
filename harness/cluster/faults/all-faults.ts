import { clockSteps } from './clocks.ts';
import type { FaultKind } from './fault.ts';
import { hostFaults } from './hosts.ts';
import { operations } from './operations.ts';
import { partitions } from './partitions.ts';
import { kills, pauses } from './processes.ts';

/** Every kind of fault, by its name. */
export const FAULTS: Readonly<Record<string, FaultKind>> = {
  ...kills,
  ...pauses,
  ...hostFaults,
  ...partitions,
  ...clockSteps,
  ...operations,
};
