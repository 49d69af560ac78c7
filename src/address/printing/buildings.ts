import { isException, setOff } from './exceptions.ts';
import { buildingLine, NO_PREMISE, type Premise, streetNumber } from './premise.ts';
import { splitBuildingName } from './split-name.ts';
import { isUnitName } from './unit-keywords.ts';

/*
 * Rules 1 to 4: how the building prints if the address has no sub-building.
 */

/** Rule 1: neither name nor number. The organisation identifies the address. */
export function rule1(): Premise {
  return { rule: '1', ...NO_PREMISE };
}

/** Rule 2: a number only. It precedes the first street line, or, without a street, the first locality. */
export function rule2(number: string): Premise {
  return { rule: '2', ...NO_PREMISE, prefix: number, number };
}

/**
 * Rule 3: a name only. A name in an exception format precedes the street. If the name ends with the number in
 * the street, the number precedes the street and the name has its own line. Otherwise the whole name has its
 * own line.
 */
export function rule3(name: string): Premise {
  if (isException(name)) return { rule: '3', ...NO_PREMISE, prefix: setOff(name), number: name };
  const split = splitBuildingName(name);
  if (split !== undefined)
    return { rule: '3', ...NO_PREMISE, lines: [buildingLine(split.name)], ...streetNumber(split) };
  return { rule: '3', ...NO_PREMISE, lines: [buildingLine(name)], unit: isUnitName(name) ? name : '' };
}

/** Rule 4: name and number. The name has its own line. The number precedes the street. */
export function rule4(name: string, number: string): Premise {
  return { rule: '4', ...NO_PREMISE, lines: [buildingLine(name)], prefix: number, number };
}
