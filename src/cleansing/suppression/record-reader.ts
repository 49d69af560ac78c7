import type { Value } from '../../records/column.ts';
import { addressReader } from '../address/typed-address.ts';
import type { StepBlock } from '../step.ts';
import { type ComparableAddress, comparableAddress, hasPostcode } from './comparable-address.ts';

const NO_LINES = { lines: [], town: '', county: '', postcode: '' } as const;

/**
 * Reads the address of each record in the form for searching lists. Undefined if it cannot be searched for.
 *
 * @param isSearchable whether an address has what the search needs
 */
export function comparableAddressReader(
  block: StepBlock,
  isSearchable: (address: ComparableAddress) => boolean = hasPostcode,
): (row: number) => ComparableAddress | undefined {
  const read = addressReader(block);
  const udprns = block.input('udprn');
  return (row) => {
    const { lines, town, county, postcode } = read(row) ?? NO_LINES;
    const address = comparableAddress({ lines, town, county, postcode }, textOf(udprns[row]));
    return isSearchable(address) ? address : undefined;
  };
}

/** Reads the day of the last transaction of each record; empty if it has none. */
export function lastTransactionReader(block: StepBlock): (row: number) => string {
  const days = block.input('last_transaction');
  return (row) => textOf(days[row]).slice(0, 10);
}

export function textOf(value: Value | undefined): string {
  return typeof value === 'string' ? value.trim() : '';
}
