import { describe, expect, test } from 'vitest';
import { expectMatch, typed, useTown } from './support/town.ts';

const town = useTown();

describe('houses and buildings by their names', () => {
  test.each([
    ['Ivy House, 23 Stanney Mill Road, CH2 4NE', 'Ivy House, 23 Stanney Mill Road'],
    ['Ivy House, Stanney Mill Road, CH2 4NE', 'Ivy House, 23 Stanney Mill Road'],
    ['23 Stanney Mill Road, CH2 4NE', 'Ivy House, 23 Stanney Mill Road'],
    ['Rosedene, 9 Stanney Mill Road, CH2 4NE', '9 Stanney Mill Road'],
    ['Orchard Cott., Stanney Mill Rd, Chester', 'Orchard Cottage, Stanney Mill Road'],
    ['Orchid Cottage, Stanney Mill Road, Chester, CH2 4NE', 'Orchard Cottage, Stanney Mill Road'],
    ['Mill Fm, Little Velver, Chester', 'Mill Farm'],
    ['Old Rectory | Little Velver | CH3 8XY', 'The Old Rectory'],
    ['MILLFARM, LITTLEVELVER, CHESTER', 'Mill Farm'],
    ['2 Little Velver, Chester, CH3 8XY', '2'],
    // The postcode is that of the next part of the street.
    ['Orchard Cottage, Stanney Mill Road, Chester, CH2 4NF', 'Orchard Cottage, Stanney Mill Road'],
    ['9 Stanney Mill Road, Chester, CH2 4NF', '9 Stanney Mill Road'],
  ])('%s', (text, found) => expectMatch(town.matcher.match(typed(text)), 'Exact', found));

  test.each([
    'Upper Mill Farm, Little Velver, CH3 8XY',
    'Bell House, Little Velver, CH3 8XY',
    'The New Rectory, Little Velver, CH3 8XY',
    'Orchard House, Stanney Mill Road, CH2 4NE',
  ])('%s is a different house', (text) =>
    expect(town.matcher.match(typed(text)).level).not.toMatch(/Exact|Building/),
  );
});

describe('organisations', () => {
  test.each([
    ['Quiller and Sons, 8 High Street, Chester CH1 2AB', 'Quiller & Son Solicitors LLP, 8 High Street'],
    ['Mizzle Dental, 8 High St, CH1 2AB', 'Mizzle Dental Practice, 8 High Street'],
    ['Fettle Bakery Ltd, High Street, Chester', 'Fettle Bakery, 10 High Street'],
    ['High Street Surgery, 6 High Street, Chester, CH1 2AB', '6 High Street'],
    ['Fettle Bakery, CH1 2AB', 'Fettle Bakery, 10 High Street'],
    ['Jostle Ltd t/a Fettle Bakery, 10 High St, CH1 2AB', 'Fettle Bakery, 10 High Street'],
    ['Jostle Carpets Ltd, 10 High Street, Chester, CH1 2AB', 'Fettle Bakery, 10 High Street'],
    ['Saffer Library, High Street, Chester', 'Saffer Library, Guild Hall, High Street'],
    ['P.O. Box 61, Chester, CH1 2AB', 'PO Box 61, High Street'],
    ['Box 61 | Chester', 'PO Box 61, High Street'],
    ['Wobble Toys, Foundry Ct, Hobble Ind Est, Chester', 'Wobble Toys, Unit 2, Foundry Court'],
    ['Unit 3 Foundry Court, Hobble Industrial Estate, CH3 9ZZ', 'Rambel Tyres, Unit 3, Foundry Court'],
    ['31 Supply Depot, BFPO 39, BF1 0AP', '31 Supply Depot, BFPO 39'],
  ])('%s', (text, found) => expectMatch(town.matcher.match(typed(text)), 'Exact', found));

  test('a company in its own field counts as much as in a line', () => {
    const match = town.matcher.match(
      typed('8 High Street | CH1 2AB', { organisation: 'Mizzle Dental Practice' }),
    );
    expectMatch(match, 'Exact', 'Mizzle Dental Practice, 8 High Street');
  });

  test('two companies at the same number are not told apart by the number', () => {
    expectMatch(town.matcher.match(typed('8 High Street, Chester, CH1 2AB')), 'Building');
  });

  test('an organisation does not make up for a different unit number', () => {
    const match = town.matcher.match(
      typed('Wobble Toys, Unit 1, Foundry Court, Hobble Industrial Estate, CH3 9ZZ'),
    );
    expect(match.level).not.toBe('Exact');
  });
});

const outcomeOf = (match: ReturnType<typeof town.matcher.match>, element: string) =>
  match.elements.find((one) => one.element === element)?.outcome;

test('a department that was not written counts as missing, whatever else was written', () => {
  for (const text of [
    'Mottel Bank plc, 24 High Street, Chester, CH1 2AB',
    'Jostle Carpets Ltd, 24 High Street, Chester, CH1 2AB',
    '24 High Street, Chester, CH1 2AB',
  ])
    expect(outcomeOf(town.matcher.match(typed(text)), 'department')).toBe('missing');
  const whole = town.matcher.match(typed('Mottel Bank plc, Cashiers, 24 High Street, Chester, CH1 2AB'));
  expect(outcomeOf(whole, 'department')).toBe('agrees');
});

test('a company both in its field and in a line counts only once', () => {
  const match = town.matcher.match({
    organisation: 'Quiller & Son Solicitors LLP',
    lines: ['Quiller Son Solicitors', '8 High Street'],
    postcode: 'CH1 2AB',
  });
  expectMatch(match, 'Exact', 'Quiller & Son Solicitors LLP, 8 High Street');
  expect(outcomeOf(match, 'organisation')).toBe('agrees');
});
