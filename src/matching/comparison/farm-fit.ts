import { isFarmWord } from '../../address/normal-form/farm-words.ts';
import { wordAt } from '../../address/normal-form/tokens.ts';
import { farmNamesOf } from '../prepared/farm-names.ts';
import { COST_OF_SLIP, type Phrase } from '../prepared/phrase.ts';
import type { TypedText } from '../typed/typed-text.ts';
import { OTHER_KIND } from './building-kind-fit.ts';
import { fitBuildingName, LEAST_OF_A_NAME, WITH_WORD_BEFORE } from './building-name-fit.ts';
import { isMet, MARK, type NameFit, OTHER_FORM } from './name-fit.ts';
import { isBehindPerson } from './words-beside-building.ts';

/**
 * Finds the name of a house that may be a farm under its other names: `Fferm Llety` and `Llety` for Llety Farm, and
 * the other way round. Undefined if it was not written.
 */
export function fitFarm(
  typed: TypedText,
  marks: Uint8Array,
  name: Phrase,
  hasPart: boolean,
): NameFit | undefined {
  const names = farmNamesOf(name);
  if (names === undefined) return undefined;
  const isFarm = typed.solid.some((at) => marks[at] === MARK.free && isFarmWord(wordAt(typed.tokens, at)));
  if (!isFarm && !names.isFarm) return undefined;
  for (const other of isFarm ? names.farms : [names.bare]) {
    const fit = fitBuildingName(typed, marks, other, hasPart);
    if (!isMet(fit) || fit.likeness < LEAST_OF_A_NAME || isMuchDamaged(fit, other)) continue;
    if (isFarm && !hasFarm(typed, fit)) continue;
    // `Polveor` is hardly Porveor Farm: it would be two mistakes.
    if (!isFarm && fit.outcome !== 'agrees') continue;
    // In `granny anncxe fferm lluest`, the damaged word means a part of the farm.
    if (fit.likeness === WITH_WORD_BEFORE && fit.found && !isBehindPerson(typed, marks, fit.found.from))
      continue;
    return isFarm && names.isFarm
      ? { ...fit, likeness: Math.min(fit.likeness, OTHER_FORM) }
      : { ...fit, outcome: 'similar', likeness: OTHER_KIND * fit.likeness, isOtherFarm: true };
  }
  return undefined;
}

/** Whether a name was found with the word for a farm: `Llety Fawr` is not Llety Farm with a slip. */
function hasFarm({ tokens, solid }: TypedText, { found }: NameFit): boolean {
  return (
    found !== undefined &&
    solid.some((at) => at >= found.from && at < found.to && isFarmWord(wordAt(tokens, at)))
  );
}

/** In slips. A likeness is a fraction, so the slips that it stands for are not exact. */
const ONE_SLIP = 1.01;

/** Whether a name has more than one slip: `Fferm Moelfryn` is not Awelfryn. */
function isMuchDamaged({ likeness }: NameFit, { joined }: Phrase): boolean {
  return likeness !== WITH_WORD_BEFORE && (1 - likeness) * joined.length > COST_OF_SLIP * ONE_SLIP;
}
