import { Scroll } from '../parts/scroll.tsx';
import { count } from '../words.ts';
import type { AreaChange } from './types.ts';

/** The share that an area lost; negative if it grew. */
const lossOf = ({ before, now }: AreaChange): number =>
  before === null || before === 0 ? 0 : (before - now) / before;

/** `−4.0 %` */
function change({ before, now }: AreaChange): string {
  if (before === null || before === now) return '';
  const sign = now > before ? '+' : '−';
  const percent = before === 0 ? '' : ` (${((100 * Math.abs(now - before)) / before).toFixed(1)} %)`;
  return `${sign}${count(Math.abs(now - before))}${percent}`;
}

/**
 * The addresses of each postcode area as bars, above the bars of the previous file. Areas that lost the most
 * come first. A fall is marked in words, too.
 */
export function AreaBars({ areas, before }: { areas: readonly AreaChange[]; before: string | undefined }) {
  const most = Math.max(1, ...areas.map(({ before: earlier, now }) => Math.max(earlier ?? 0, now)));
  const isCompared = areas.some(({ before: earlier }) => earlier !== null);
  const falls = areas.filter((area) => lossOf(area) > 0).length;
  const sorted = [...areas].sort(
    (one, other) => Math.max(0, lossOf(other)) - Math.max(0, lossOf(one)) || (one.area < other.area ? -1 : 1),
  );
  return (
    <>
      <p class="soft">
        {isCompared
          ? `${falls === 0 ? 'No area has' : falls === 1 ? 'One area has' : `${falls} areas have`} fewer addresses than in ${before ?? 'the file before'}.`
          : 'There is no earlier file to compare with.'}
      </p>
      <Scroll label="Addresses by postcode area" kind="areas">
        <table class="wide">
          <thead>
            <tr>
              <th scope="col">Area</th>
              <th scope="col">{isCompared ? 'Before and now' : 'Now'}</th>
              {isCompared && (
                <th scope="col" class="number">
                  Before
                </th>
              )}
              <th scope="col" class="number">
                Addresses
              </th>
              {isCompared && (
                <th scope="col" class="number">
                  Change
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {sorted.map((area) => (
              <tr key={area.area} class={area.isFall ? 'fall' : undefined}>
                <th scope="row">{area.area}</th>
                <td class="pair" aria-hidden="true">
                  {area.before !== null && (
                    <span class="bar before" style={{ width: `${(100 * area.before) / most}%` }} />
                  )}
                  <span class="bar" style={{ width: `${(100 * area.now) / most}%` }} />
                </td>
                {isCompared && <td class="number">{count(area.before ?? 0)}</td>}
                <td class="number">{count(area.now)}</td>
                {isCompared && (
                  <td class="number">
                    {area.isFall && <span class="tag bad">fall</span>} {change(area)}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </>
  );
}
