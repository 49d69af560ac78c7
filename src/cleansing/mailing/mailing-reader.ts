import { MATCH_LEVELS, type MatchLevel } from '../../matching/match.ts';
import type { Value } from '../../records/column.ts';
import { addressReader } from '../address/typed-address.ts';
import { nameReader } from '../name/name-reader.ts';
import type { StepBlock } from '../step.ts';
import { type Addressee, addresseeOf } from './addressee.ts';
import { isAbroad } from './country.ts';
import { type MailAddress, mailAddressOf, onFourLines } from './mail-address.ts';
import { mailingOrder } from './mailing-order.ts';
import { CLEAN_LINES, LETTER_FLAGS } from './needs.ts';
import type { MailingOptions } from './options.ts';

/** The reasons for which a record gets no letter. The first that applies counts. */
export const REASONS = {
  Suppressed: 'it is on a suppression list',
  Duplicate: 'another record of the same person, family, household or company is kept',
  Unusable: 'unusable-records found something',
  NonUk: 'the address is abroad',
  BlankAddress: 'there is no address',
  BelowMinimum: 'it is settled to less than minimumMatchLevel',
  BlankName: 'there is no name',
} as const;

export type Reason = keyof typeof REASONS;

/** A letter to send. */
export interface Letter {
  readonly addressee: Addressee;
  readonly isReplaced: boolean;
  readonly address: MailAddress;
  readonly lines: readonly string[];
  readonly suffix: string;
  readonly level: MatchLevel | undefined;
  readonly order: number;
}

const WITHOUT_ADDRESS: MailAddress = { lines: [], town: '', postcode: '', country: '' };

/** Decides for each record of a block: a letter, or the reason why there is none. */
export function mailingReader(
  block: Pick<StepBlock, 'input'>,
  options: MailingOptions,
): (row: number) => Letter | Reason {
  const textOf = (need: string) => {
    const values = block.input(need);
    return (row: number) => trimmed(values[row]);
  };
  const flags = LETTER_FLAGS.map(textOf);
  const keeps = block.input('keep_flag');
  const legend = textOf('unusable_record_legend');
  const level = textOf('paf_match_level');
  const suffix = textOf('dps');
  const [company, cleanCompany] = [textOf('company'), textOf('clean_company')];
  const nameOf = nameReader(block);
  const addressOf = mailAddressReader(block);

  const leftOut = (row: number): Reason | undefined => {
    if (flags.some((flag) => flag(row) !== '')) return 'Suppressed';
    if (keeps[row] === 0) return 'Duplicate';
    const found = legend(row);
    const isProbable =
      found === 'ProbablyUndeliverableAddress' && options.probablyUndeliverable === 'Include';
    return found === '' || isProbable ? undefined : 'Unusable';
  };

  return (row) => {
    const reason = leftOut(row);
    if (reason !== undefined) return reason;
    const { address, abroad } = addressOf(row);
    const settled = level(row) as MatchLevel | '';
    const isForeign = settled === 'Foreign' || (settled === '' && abroad);
    if (isForeign && options.nonUk === 'LeaveOut') return 'NonUk';
    if (address === undefined && options.blankAddress === 'LeaveOut') return 'BlankAddress';
    if (!isForeign && !meets(settled, options)) return 'BelowMinimum';
    const person = addresseeOf(nameOf(row));
    const organisation = cleanCompany(row) || company(row) || person.company;
    const isBlank = person.lastName === '' && person.firstName === '' && organisation === '';
    if (isBlank && options.blankName === 'LeaveOut') return 'BlankName';
    const isReplaced = isBlank && options.blankName === 'Replace';
    const written = address ?? WITHOUT_ADDRESS;
    return {
      addressee: isReplaced ? { ...person, lastName: options.addressee } : person,
      isReplaced,
      address: written,
      lines: onFourLines(written.lines, organisation),
      suffix: suffix(row),
      level: settled === '' ? undefined : settled,
      order: mailingOrder(written.postcode, suffix(row), isForeign),
    };
  };
}

function meets(level: MatchLevel | '', { minimumMatchLevel }: MailingOptions): boolean {
  if (minimumMatchLevel === 'All') return true;
  const at = level === '' ? -1 : MATCH_LEVELS.indexOf(level);
  return at >= 0 && at <= MATCH_LEVELS.indexOf(minimumMatchLevel);
}

/**
 * Reads the address as address-cleansing wrote it, otherwise as the client wrote it; undefined if it is
 * blank.
 */
function mailAddressReader(
  block: Pick<StepBlock, 'input'>,
): (row: number) => { readonly address: MailAddress | undefined; readonly abroad: boolean } {
  const column = (need: string) => block.input(need);
  const cleanLines = CLEAN_LINES.map(column);
  const [towns, postcodes, countries] = ['clean_town', 'clean_postcode', 'country'].map(column) as [
    readonly Value[],
    readonly Value[],
    readonly Value[],
  ];
  const typed = addressReader(block);
  return (row) => {
    const written = typed(row);
    const abroad = written !== undefined && isAbroad(written);
    const lines = cleanLines.map((values) => trimmed(values[row])).filter(Boolean);
    const [town, postcode, country] = [trimmed(towns[row]), trimmed(postcodes[row]), trimmed(countries[row])];
    if (lines.length > 0 || town !== '' || postcode !== '') {
      return { address: { lines, town, postcode, country: abroad ? country : '' }, abroad };
    }
    if (written === undefined) return { address: undefined, abroad: false };
    const address = mailAddressOf(written);
    return { address: { ...address, country: abroad ? address.country : '' }, abroad };
  };
}

function trimmed(value: Value | undefined): string {
  return typeof value === 'string' ? value.trim() : '';
}
