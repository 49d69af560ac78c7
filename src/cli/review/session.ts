import { itemAt } from '../../present.ts';
import type { TextRow } from './csv-rows.ts';
import type { Decision, DecisionFile } from './decision-file.ts';
import type { Answer } from './keys.ts';
import type { ReviewPair } from './review-pairs.ts';
import { type Marks, showContents, showRecords } from './side-by-side.ts';

const KEYS = 'y same person · n different people · s skip · b back · q quit · ? help';

const HELP = [
  'y  They are the same person. The next run puts them together.',
  'n  They are different people. The next run keeps them apart.',
  's  Skip the pair. It comes again in the next session.',
  'b  Go back to the previous pair and undo its decision. u does the same.',
  'q  Stop. Everything decided so far is kept.',
];

/** The meaning of each reason in a review list (docs/analysts/deduplication.md). */
const REASONS: Readonly<Record<string, string>> = {
  evidence: 'the evidence falls just short',
  unproven: 'name and place agree, and nothing tells one person from two relatives',
  between: 'one of them matches several people who contradict each other',
  birth: 'their birthdays differ by more than a slip',
  sex: 'their titles or forenames are of different sexes',
  generation: 'one is Junior or Senior',
  forename: 'their forenames contradict each other',
  middle: 'their middle names contradict each other',
};

/** What is shown, and where. */
export interface Screen {
  readonly marks: Marks;
  /** Whole records by id; undefined if only the contents in the review list are known. */
  readonly records: ReadonlyMap<string, TextRow> | undefined;
  print(...lines: string[]): void;
}

/** The number of pairs decided in each way in a session. */
export type Decided = Record<Decision, number>;

/**
 * Asks about one pair after another, and stores each decision before it shows the next pair. Ends with the
 * pairs, the answers or `quit`.
 */
export async function review(
  pairs: readonly ReviewPair[],
  answers: AsyncIterator<Answer | undefined>,
  decisions: DecisionFile,
  screen: Screen,
): Promise<Decided> {
  const taken: (Decision | undefined)[] = [];
  while (taken.length < pairs.length) {
    const pair = itemAt(pairs, taken.length);
    screen.print(...shown(pair, taken.length + 1, pairs.length, screen), KEYS);
    const answer = await nextAnswer(answers, taken.length > 0, screen);
    if (answer === 'quit') break;
    if (answer === 'back') {
      const last = taken.pop();
      if (last !== undefined) await decisions.takeBack();
      continue;
    }
    const decision = answer === 'skip' ? undefined : answer;
    if (decision !== undefined) await decisions.add(...pair.records, decision);
    taken.push(decision);
  }
  const count = (decision: Decision) => taken.filter((one) => one === decision).length;
  return { together: count('together'), apart: count('apart') };
}

/** Waits for a usable answer, and explains why others are not. */
async function nextAnswer(
  answers: AsyncIterator<Answer | undefined>,
  canGoBack: boolean,
  screen: Screen,
): Promise<Exclude<Answer, 'help'>> {
  for (;;) {
    const { done, value: answer } = await answers.next();
    if (done) return 'quit';
    if (answer === undefined) screen.print(`That key does nothing here. ${KEYS}`);
    else if (answer === 'help') screen.print(...HELP);
    else if (answer === 'back' && !canGoBack) screen.print('This is the first pair of the session.');
    else return answer;
  }
}

function shown(
  { records, percent, reason, contents }: ReviewPair,
  number: number,
  all: number,
  { marks, records: known }: Screen,
): string[] {
  const [one, other] = records.map((id) => known?.get(id));
  const lines = one && other ? showRecords(one, other, marks) : showContents(contents, marks);
  return [
    '',
    `Pair ${number} of ${all}: records ${records.join(' and ')}, ${percent} % likely to be the same person. Left to you because ${REASONS[reason] ?? reason}.`,
    ...lines,
  ];
}
