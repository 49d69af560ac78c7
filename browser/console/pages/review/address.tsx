import { differences, Marked } from '../../parts/differences.tsx';
import { Waterfall } from '../../parts/evidence.tsx';
import { words } from '../../words.ts';
import type { CandidatePoint, ReviewCase } from './types.ts';

/** The delivery points that a case offers, the best first. */
export function candidatesOf({ values }: ReviewCase): readonly CandidatePoint[] {
  return JSON.parse(String(values['candidates'] || '[]')) as CandidatePoint[];
}

/** An address as it was written, beside the delivery points that may be meant. */
export function AddressCase({
  found,
  chosen,
  onChoose,
}: {
  found: ReviewCase;
  chosen: number;
  onChoose: (candidate: number) => void;
}) {
  const candidates = candidatesOf(found);
  const typed = String(found.values['typed_address'] ?? '');
  const candidate = candidates[chosen];
  const [left, right] = differences(typed, candidate?.address ?? '');
  return (
    <>
      <p class="verdict">
        <strong>Settled to: {String(found.values['paf_match_level'])}.</strong> Which delivery point is meant?
      </p>
      <table class="sides">
        <thead>
          <tr>
            <th scope="col">As it was written</th>
            <th scope="col">In the address file</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <Marked parts={left} />
            </td>
            <td>
              <Marked parts={right} />
            </td>
          </tr>
        </tbody>
      </table>
      <fieldset class="candidates">
        <legend>Delivery points that may be meant</legend>
        {candidates.map(({ key, address }, at) => (
          <label key={key} class={at === chosen ? 'chosen' : undefined}>
            <input type="radio" name="candidate" checked={at === chosen} onChange={() => onChoose(at)} />
            <kbd>{at + 1}</kbd> {address}
          </label>
        ))}
      </fieldset>
      {candidate !== undefined && (
        <section>
          <h2>Evidence for {candidate.address}</h2>
          <Waterfall
            label="Evidence for the marked delivery point"
            weights={candidate.evidence.map(({ element, typed: written, found: there, outcome, bits }) => ({
              name: words(element),
              says: sayOf(outcome, written, there),
              bits,
            }))}
          />
        </section>
      )}
    </>
  );
}

function sayOf(outcome: string, written: string, there: string): string {
  switch (outcome) {
    case 'agrees':
      return `${there} agrees`;
    case 'similar':
      return `‘${written}’ is like ${there}`;
    case 'missing':
      return `${there} was not written`;
    case 'extra':
      return `‘${written}’ is not in the file`;
    default:
      return `‘${written}’, not ${there}`;
  }
}
