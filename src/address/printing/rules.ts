import { isDigit, isException, isLetter, setOff } from './exceptions.ts';
import { buildingLine, type Premise, subBuildingLine } from './premise.ts';
import { type SplitName, splitBuildingName } from './split-name.ts';
import { isUnitName } from './unit-keywords.ts';

const nothing = { lines: [], prefix: '', number: '', unit: '' } as const;

/** Rule 1: neither name nor number. The organisation identifies the address. */
export function rule1(): Premise {
  return { rule: '1', ...nothing };
}

/** Rule 2: a number only. It precedes the first street line, or, without a street, the first locality. */
export function rule2(number: string): Premise {
  return { rule: '2', ...nothing, prefix: number, number };
}

/**
 * Rule 3: a name only. A name in an exception format precedes the street. If the name ends with the number in
 * the street, the number precedes the street and the name has its own line. Otherwise the whole name has its
 * own line.
 */
export function rule3(name: string): Premise {
  if (isException(name)) return { rule: '3', ...nothing, prefix: setOff(name), number: name };
  const split = splitBuildingName(name);
  if (split !== undefined)
    return { rule: '3', ...nothing, lines: [buildingLine(split.name)], ...street(split) };
  return { rule: '3', ...nothing, lines: [buildingLine(name)], unit: isUnitName(name) ? name : '' };
}

/** Rule 4: name and number. The name has its own line. The number precedes the street. */
export function rule4(name: string, number: string): Premise {
  return { rule: '4', ...nothing, lines: [buildingLine(name)], prefix: number, number };
}

/**
 * Rule 5: sub-building and number. The sub-building has its own line and the number precedes the street,
 * unless the concatenation indicator joins them: 12 and A become `12A`. If the source has no indicator, a
 * single letter is joined. The sub-building must start with a letter: 12 and 1 would make a number that does
 * not exist.
 */
export function rule5(sub: string, number: string, concatenated: boolean | undefined): Premise {
  const joins = concatenated ?? sub.length === 1;
  if (joins && isLetter(sub[0]) && !sub.includes(' ')) {
    return { rule: '5', lines: [], prefix: number + sub, number, unit: unitOf(sub) };
  }
  return { rule: '5', lines: [subBuildingLine(sub)], prefix: number, number, unit: unitOf(sub) };
}

/**
 * Rule 6: sub-building and name. A name in an exception format precedes the street. So does a number at the
 * end of the name. A sub-building in an exception format precedes the rest of the name, on the same line.
 * Otherwise, or if no name is left, it has its own line. `joined` (building number 0) puts both on one line.
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
 * Rule 7: sub-building, name and number. The number precedes the street. A sub-building in an exception
 * format precedes the name, on the same line. Otherwise each has its own line.
 */
export function rule7(sub: string, name: string, number: string): Premise {
  return { rule: '7', lines: subBuildingAndName(sub, name), prefix: number, number, unit: unitOf(sub) };
}

/**
 * Rule X: a sub-building only. The guide has no rule for this, but PAF has such addresses. In an exception
 * format, or as one word that starts with a digit (`20gf`), it precedes the street. Otherwise it has its own
 * line.
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

/**
 * The unit. A name in brackets is not one: it is the surname by which PAF tells unnumbered residences apart.
 */
function unitOf(sub: string): string {
  return sub.startsWith('(') ? '' : sub;
}
