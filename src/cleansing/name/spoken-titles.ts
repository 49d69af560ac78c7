import type { FoundTitle } from './titles.ts';

/**
 * The titles for a salutation, after Debrett's. Rt Hon is left out, a Rt Rev becomes Bishop, an Earl becomes
 * Lord, and a Rev Canon becomes Canon. `write` writes the titles that are not replaced.
 */
export function spokenTitles(
  titles: readonly FoundTitle[],
  write: (titles: readonly FoundTitle[]) => string,
): string {
  const [first] = titles;
  if (titles.length === 1 && first?.title.spoken === undefined) {
    return first?.title.greets === 'silent' ? '' : write(titles);
  }
  const ranked = titles.some(({ title }) => title.rank);
  const said = titles.filter(({ title }) => title.greets !== 'silent' && !(title.style && ranked));
  // Maj Gen Sir Hew becomes Sir Hew, and Prof Lord Smith becomes Lord Smith.
  const last = said.at(-1);
  if (last !== undefined && SPOKEN_ALONE.has(last.title.written)) return last.title.spoken ?? write([last]);
  const prelate = said.find(({ title }) => title.style && title.spoken !== undefined)?.title.spoken;
  if (prelate !== undefined) return prelate;
  let text = '';
  let before = '';
  for (const found of said) {
    const spoken = found.title.spoken ?? write([found]);
    if (spoken !== before) text = text === '' ? spoken : `${text} ${spoken}`;
    before = spoken;
  }
  return text;
}

/** Titles before which a salutation leaves out all others. */
const SPOKEN_ALONE = new Set(['Sir', 'Dame', 'Lord', 'Lady', 'Baroness']);
