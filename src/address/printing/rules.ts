import { isDigit, isException, isLetter, setOff } from './exceptions.ts';
import { buildingLine, type Premise, subBuildingLine } from './premise.ts';
import { type SplitName, splitBuildingName } from './split-name.ts';
import { isUnitName } from './unit-keywords.ts';

const nothing = { lines: [], prefix: '', number: '', unit: '' } as const;

/** Rule 1: neither name nor number. The organisation identifies the address. */
export function rule1(): Premise {
  return { rule: '1', ...nothing };
}

/** Rule 2: a number only. It stands before the first street line, or the first locality where there is no street. */
export function rule2(number: string): Premise {
  return { rule: '2', ...nothing, prefix: number, number };
}

/**
 * Rule 3: a name only. In an exception format it stands before the street. Where it ends in a number of the street that
 * number does, and the name has its own line. Otherwise the whole name has its own line.
 */
export function rule3(name: string): Premise {
  if (isException(name)) return { rule: '3', ...nothing, prefix: setOff(name), number: name };
  const split = splitBuildingName(name);
  if (split !== undefined)
    return { rule: '3', ...nothing, lines: [buildingLine(split.name)], ...street(split) };
  return { rule: '3', ...nothing, lines: [buildingLine(name)], unit: isUnitName(name) ? name : '' };
}

/** Rule 4: name and number. The name has its own line and the number stands before the street. */
export function rule4(name: string, number: string): Premise {
  return { rule: '4', ...nothing, lines: [buildingLine(name)], prefix: number, number };
}

/**
 * Rule 5: sub-building and number. The sub-building has its own line and the number stands before the street, unless the
 * concatenation indicator joins them: 12 and A to `12A`. Where the source has no indicator, a single letter is joined.
 * What is joined has to start with a letter, for 12 and 1 would make a number that is not there.
 */
export function rule5(sub: string, number: string, concatenated: boolean | undefined): Premise {
  const joins = concatenated ?? sub.length === 1;
  if (joins && isLetter(sub[0]) && !sub.includes(' ')) {
    return { rule: '5', lines: [], prefix: number + sub, number, unit: unitOf(sub) };
  }
  return { rule: '5', lines: [subBuildingLine(sub)], prefix: number, number, unit: unitOf(sub) };
}

/**
 * Rule 6: sub-building and name. A name in an exception format stands before the street, and so does a number that the name
 * ends in. A sub-building in an exception format stands before what is left of the name, on its line; otherwise, and where
 * nothing of the name is left, it has its own line. `joined` (building number 0) puts both on one line.
 */
export function rule6(sub: string, name: string, joined: boolean): Premise {
  const unit = unitOf(sub);
  if (isException(name)) {
    return { rule: '6', lines: [subBuildingLine(sub)], prefix: setOff(name), number: name, unit };
  }
  if (joined && !isException(sub))
    return { rule: '6', ...nothing, lines: [buildingLine(`${sub}, ${name}`)], unit };
  const split = splitBuildingName(name);
  const lines = subBuildingAndName(sub, split?.name ?? name);
  return { rule: '6', ...nothing, lines, ...(split && street(split)), unit };
}

/**
 * Rule 7: sub-building, name and number. The number stands before the street. A sub-building in an exception format stands
 * before the name, on its line; otherwise each has its own.
 */
export function rule7(sub: string, name: string, number: string): Premise {
  return { rule: '7', lines: subBuildingAndName(sub, name), prefix: number, number, unit: unitOf(sub) };
}

/**
 * Rule X: a sub-building only, which the guide does not foresee but PAF has. In an exception format, or as one word that
 * starts with a digit (`20gf`), it stands before the street; otherwise it has its own line.
 */
export function ruleX(sub: string): Premise {
  const unit = unitOf(sub);
  if (isException(sub) || (isDigit(sub[0]) && !sub.includes(' '))) {
    return { rule: 'X', ...nothing, prefix: setOff(sub), unit };
  }
  return { rule: 'X', ...nothing, lines: [subBuildingLine(sub)], unit };
}

function subBuildingAndName(sub: string, name: string) {
  return isException(sub)
    ? [buildingLine(`${setOff(sub)} ${name}`)]
    : [subBuildingLine(sub), buildingLine(name)];
}

function street(split: SplitName) {
  return { prefix: split.number, number: split.number };
}

/** A name in brackets is the surname of who lives there, by which PAF tells unnumbered residences apart: no unit. */
function unitOf(sub: string): string {
  return sub.startsWith('(') ? '' : sub;
}
