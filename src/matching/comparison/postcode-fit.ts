import { slips } from '../../text/slips.ts';
import type { TypedPostcode } from '../typed/typed-postcode.ts';
import type { PostcodeOutcome } from '../weights.ts';

/** How near a typed postcode is to `postcode`, a postcode of the file in compact form. */
export function fitPostcode(typed: TypedPostcode, postcode: string): PostcodeOutcome {
  const written = typed.compact === '' ? typed.written : typed.compact;
  if (written === '') return 'missing';
  if (written === postcode) return 'agrees';
  const isWhole = written.length >= 5;
  const lost = isWhole ? slips(written, postcode, 2) : Number.POSITIVE_INFINITY;
  if (lost <= 1) return 'near';
  const outward = postcode.slice(0, -3);
  const isOutward = typed.outward === outward;
  if (isOutward && isWhole && written.at(outward.length) === postcode.at(outward.length)) return 'sector';
  if (isOutward) return 'outward';
  if (lost <= 2) return 'area';
  return isWhole ? 'differs' : 'missing';
}
