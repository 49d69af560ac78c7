import { median, percentile } from '../../harness/figures.ts';
import { WAYS, type Way } from '../../invented/typing/ways.ts';
import { share, table } from '../report/markdown.ts';
import type { Session } from './session.ts';

/** A session, and its way of typing. */
export interface OfWay {
  readonly way: Way;
  readonly session: Session;
}

/**
 * For sessions without slips, by way of typing and in total: the number of characters until the address is
 * shown.
 */
export function charactersTable(sessions: readonly OfWay[]): string {
  const head = ['Typed', 'Addresses', 'Median', '75 %', '90 %', 'Length when typed in full', 'Reached'];
  return table(head, rows(sessions, characters));
}

function characters(name: string, sessions: readonly Session[]): string[] {
  // An address that was never shown counts as more than any number of characters.
  const after = sessions.map(({ reachedAfter }) => reachedAfter ?? Number.POSITIVE_INFINITY);
  const lengths = sessions.map(({ text }) => text.length);
  const figure = (value: number) => (Number.isFinite(value) ? String(value) : 'never');
  return [
    name,
    String(sessions.length),
    ...[50, 75, 90].map((percent) => figure(percentile(after, percent))),
    String(median(lengths)),
    share(after.filter(Number.isFinite).length, sessions.length),
  ];
}

/** The share of addresses shown after at most some numbers of characters, for all ways together. */
export function distributionTable(sessions: readonly OfWay[]): string {
  const bounds = [4, 6, 8, 9, 10, 12, 15, 20, 30];
  const rows = bounds.map((bound) => {
    const reached = sessions.filter(({ session }) => (session.reachedAfter ?? bound + 1) <= bound).length;
    return [String(bound), share(reached, sessions.length)];
  });
  return table(['Characters typed', 'Addresses shown by then'], rows);
}

/** For sessions with a slip: whether the address was shown before the end of the typing, and at its end. */
export function slipsTable(sessions: readonly OfWay[]): string {
  return table(
    ['Typed with a slip', 'Addresses', 'Reached before the typing ends', 'Shown when it ends'],
    rows(sessions, (name, ofOne) => [
      name,
      String(ofOne.length),
      share(ofOne.filter(({ reachedAfter }) => reachedAfter !== undefined).length, ofOne.length),
      share(ofOne.filter(({ isShownAtTheEnd }) => isShownAtTheEnd).length, ofOne.length),
    ]),
  );
}

function rows(
  sessions: readonly OfWay[],
  row: (name: string, sessions: readonly Session[]) => string[],
): string[][] {
  const ofWay = WAYS.map((way) => {
    const own = sessions.filter((one) => one.way === way).map(({ session }) => session);
    return { way, own };
  }).filter(({ own }) => own.length > 0);
  const all = sessions.map(({ session }) => session);
  return [...ofWay.map(({ way, own }) => row(`\`${way}\``, own)), row('all', all)];
}
