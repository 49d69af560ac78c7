import { isDigit, isException, isLetter, setOff } from './exceptions.ts';
import { buildingLine, NO_PREMISE, type Premise, streetNumber, subBuildingLine } from './premise.ts';
import { splitBuildingName } from './split-name.ts';

/*
 * Rules 5 to 7, and X: how a sub-building (a flat, a unit or a floor) prints together with its building.
 */

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
    return { rule: '6', ...NO_PREMISE, lines: [buildingLine(`${sub}, ${name}`)], unit };
  const split = splitBuildingName(name);
  const lines = subBuildingAndName(sub, split?.name ?? name);
  return { rule: '6', ...NO_PREMISE, lines, ...(split && streetNumber(split)), unit };
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
    return { rule: 'X', ...NO_PREMISE, prefix: setOff(sub), unit };
  }
  return { rule: 'X', ...NO_PREMISE, lines: [subBuildingLine(sub)], unit };
}

function subBuildingAndName(sub: string, name: string) {
  return isException(sub)
    ? [buildingLine(`${setOff(sub)} ${name}`)]
    : [subBuildingLine(sub), buildingLine(name)];
}

/**
 * The unit. A name in brackets is not one: it is the surname by which PAF tells unnumbered residences apart.
 */
function unitOf(sub: string): string {
  return sub.startsWith('(') ? '' : sub;
}
