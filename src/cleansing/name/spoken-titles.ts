import type { FoundTitle } from './titles.ts';

/**
 * The titles as a salutation says them, after Debrett's: Rt Hon falls, a Rt Rev is a Bishop, an Earl a Lord, and a Rev
 * Canon is greeted as Canon. `write` writes titles that are said as they are written.
 */
export function spokenTitles(
  titles: readonly FoundTitle[],
  write: (titles: readonly FoundTitle[]) => string,
): string {
  if (titles.length === 1 && titles[0]!.title.spoken === undefined) {
    return titles[0]!.title.greets === 'silent' ? '' : write(titles);
  }
  const ranked = titles.some(({ title }) => title.rank);
  const said = titles.filter(({ title }) => title.greets !== 'silent' && !(title.style && ranked));
  const prelate = said.find(({ title }) => title.style && title.spoken !== undefined);
  if (prelate !== undefined) return prelate.title.spoken!;
  let text = '';
  let last = '';
  for (const found of said) {
    const spoken = found.title.spoken ?? write([found]);
    if (spoken !== last) text = text === '' ? spoken : `${text} ${spoken}`;
    last = spoken;
  }
  return text;
}
