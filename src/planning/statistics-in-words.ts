import { CATALOGUE, stepNamed } from '../cleansing/catalogue.ts';
import type { UsedStep } from './cleansing-plan.ts';

const TITLES: Readonly<Record<string, string>> = {
  'name-cleansing': 'Names',
  'address-cleansing': 'Addresses',
  'email-validation': 'Email',
  'telephone-validation': 'Telephones',
  deduplication: 'Duplicates',
};

/** Counts about how duplicates were decided, not about what was found. Only `fettle run` shows them. */
const INNER =
  /^(?:compared|notCompared|cutLinks|ambiguousLinks|decided\w*|decisionsLeft|households|learned\w*)$/;

/** The counts of a run that are not 0, in the words of the catalogue: `Email: Addresses flagged Valid`. */
export function statisticsInWords(
  steps: readonly UsedStep[],
  statistics: Readonly<Record<string, number>>,
): [meaning: string, count: number][] {
  const rows = steps.flatMap(({ step, id, columns }) => {
    const title = TITLES[step];
    if (title === undefined) return [];
    const isOneOfSeveral = steps.filter((other) => other.step === step).length > 1;
    const of = isOneOfSeveral ? `${title}, ${Object.values(columns).join(', ')}` : title;
    return Object.entries(stepNamed(step, CATALOGUE)?.statistics ?? {}).flatMap(([name, meaning]) => {
      const figure = statistics[`${id}.${name}`] ?? 0;
      return figure === 0 || INNER.test(name) ? [] : [[`${of}: ${meaning}`, figure] as [string, number]];
    });
  });
  const emptied = steps.reduce(
    (sum, { id, step }) => sum + (step === 'tidy' ? (statistics[`${id}.emptied`] ?? 0) : 0),
    0,
  );
  return emptied === 0 ? rows : [['Fields that held only N/A, NULL, none or -, emptied', emptied], ...rows];
}
