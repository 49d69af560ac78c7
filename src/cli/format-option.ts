import { Option } from 'commander';
import { FORMATS } from '../formats/table-style.ts';

/**
 * The option `--format` of commands that write tables. Standard output has no name that reveals its format.
 */
export function formatOption(): Option {
  return new Option(
    '--format <format>',
    'the format of an output whose name does not tell it (default: csv)',
  ).choices(FORMATS);
}

/** The option `--sheet` of commands that read tables. */
export const SHEET_OPTION = [
  '--sheet <name>',
  'the sheet of an Excel workbook to read (default: the first)',
] as const;
