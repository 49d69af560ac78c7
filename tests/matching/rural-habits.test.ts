import { describe, expect, test } from 'vitest';
import { ListUnderTest } from './support/list.ts';

/** Invented, in the manner of a rural electoral register. */
const ROWS = [
  'Tyddyn Isaf, Llanwern, Abergoyle | LL60 2AA',
  'The Granary, Tyddyn Isaf, Llanwern, Abergoyle | LL60 2AA',
  'The Caravan, Tyddyn Isaf, Llanwern, Abergoyle | LL60 2AA',
  'Hewthorpe, Penwern, Abergoyle | LL60 2AB',
  '1 Farm Cottages, Hewthorpe, Penwern, Abergoyle | LL60 2AB',
  '2 Farm Cottages, Hewthorpe, Penwern, Abergoyle | LL60 2AB',
  '3 Farm Cottages, Hewthorpe, Penwern, Abergoyle | LL60 2AB',
  'Nantglas, Penwern, Abergoyle | LL60 2AD',
  'No 1 Cottage, Nantglas, Penwern, Abergoyle | LL60 2AD',
  'No 2 Cottage, Nantglas, Penwern, Abergoyle | LL60 2AD',
  'Fell House, The Green, Penwern, Abergoyle | LL60 2AE',
  'Rose Cottage, The Green, Penwern, Abergoyle | LL60 2AE',
  'Swallow Cottage, Penwern, Abergoyle | LL60 2AF',
  'Pump Cottage, Penwern, Abergoyle | LL60 2AF',
  ...Array.from({ length: 20 }, (_, at) => `${at + 1} Rhos Lane, Penwern, Abergoyle | LL60 2AG`),
  '12A Rhos Lane, Penwern, Abergoyle | LL60 2AG',
  'Bryn Awel, Townfoot, Penwern, Abergoyle | LL60 2AH',
  'Yew Tree House, Penwern, Abergoyle | LL60 2AF',
  ...Array.from(
    { length: 4 },
    (_, at) => `Caravan ${at + 1}, Wernlas Caravan Park, Penwern, Abergoyle | LL60 2AJ`,
  ),
  '7 The Row, Penwern, Abergoyle | LL60 2AL',
  'Sandstone House, Kirk Brow, Penwern, Abergoyle | LL60 2AN',
  'Sandstone House, Mill Road, Llanwern, Abergoyle | LL60 2AP',
  'Llanwern, Penwern, Abergoyle | LL60 2AQ',
];

const list = new ListUnderTest(ROWS);

const row = (start: string) => ROWS.find((one) => one.startsWith(start)) ?? 'no such row';

describe('what people write around a rural address', () => {
  test.each([
    ['4 Rhos Lane | n/a | Penwern | Abergoyle', 'LL60 2AG', '4 Rhos Lane'],
    ['4 Rhos Lane\tNULL\tPenwern\tAbergoyle', 'LL60 2AG', '4 Rhos Lane'],
    ['Pump Cottage none Penwern Abergoyle', 'LL60 2AF', 'Pump Cottage'],
    ['Address: 4 Rhos Lane, Penwern, Abergoyle', 'LL60 2AG', '4 Rhos Lane'],
    ['Pump Cottage, m 07700900455, Penwern, Abergoyle', 'LL60 2AF', 'Pump Cottage'],
    ['Pump Cottage call before delivery Penwern Abergoyle', 'LL60 2AF', 'Pump Cottage'],
    ['Pump Cottage green door Penwern Abergoyle', 'LL60 2AF', 'Pump Cottage'],
    ['4 Rhos Lane gate code on request Penwern Abergoyle', 'LL60 2AG', '4 Rhos Lane'],
    ['The Householder, Pump Cottage, Penwern, Abergoyle', 'LL60 2AF', 'Pump Cottage'],
  ])('%s %s is %s', (text, postcode, expected) => {
    expect(list.found(text, postcode)).toBe(row(expected));
  });
});

describe('requests to a carrier', () => {
  test.each([
    ['4 Rhos Lane Penwern Abergoyle (leave with neighbour at 12)', 'LL60 2AG', '4 Rhos Lane'],
    ['4 Rhos Lane, Penwern, Abergoyle, leave with neighbour at 12', 'LL60 2AG', '4 Rhos Lane'],
    ['leave with neighbour at 12 4 Rhos Lane Penwern Abergoyle', 'LL60 2AG', '4 Rhos Lane'],
    ['Leave in porch Pump Cottage Penwern Abergoyle', 'LL60 2AF', 'Pump Cottage'],
    ['ring twice, 4 Rhos Lane, Penwern, Abergoyle', 'LL60 2AG', '4 Rhos Lane'],
    ['(please call on arrival) Pump Cottage Penwern Abergoyle', 'LL60 2AF', 'Pump Cottage'],
    ['behind the recycling bins 4 Rhos Lane Penwern Abergoyle', 'LL60 2AG', '4 Rhos Lane'],
    ['(not the shop) 4 Rhos Lane Penwern Abergoyle', 'LL60 2AG', '4 Rhos Lane'],
    ['4 Rhos Lane use back stairs Penwern Abergoyle', 'LL60 2AG', '4 Rhos Lane'],
    ['Side gate, 4 Rhos Lane, Penwern, Abergoyle', 'LL60 2AG', '4 Rhos Lane'],
    ['4 Rhos Lane blue front door Penwern Abergoyle', 'LL60 2AG', '4 Rhos Lane'],
    ['Pump Cottage, call 07700 900123, Penwern, Abergoyle', 'LL60 2AF', 'Pump Cottage'],
    ['ci yn yr ardd Pump Cottage Penwern Abergoyle', 'LL60 2AF', 'Pump Cottage'],
    ['Pump Cottage, canwch y gloch, Penwern, Abergoyle', 'LL60 2AF', 'Pump Cottage'],
    ['deliver to 4 Rhos Lane, Penwern, Abergoyle', 'LL60 2AG', '4 Rhos Lane'],
  ])('%s %s is %s', (text, postcode, expected) => {
    expect(list.found(text, postcode)).toBe(row(expected));
  });
});

describe('scanned addresses', () => {
  test.each([
    ['I2A Rhos Lane, Penwcrn, Abergoyle', 'LL60 2AG', '12A Rhos Lane'],
    ['l4 Rb0s Lane, Penwern, Abergoyle', 'LL60 2AG', '14 Rhos Lane'],
    ['Swaliow Cottagc, Penwern, Abergoyle', 'LL60 2AF', 'Swallow Cottage'],
  ])('%s %s is %s', (text, postcode, expected) => {
    expect(list.found(text, postcode)).toBe(row(expected));
  });

  test('no number is guessed that is not there', () => {
    expect(ROWS).not.toContain(list.found('2S Rhos Lane, Penwern, Abergoyle', 'LL60 2AG'));
  });
});

describe('the place next door', () => {
  test.each([
    ['Swallow Cottage near Llanwern Penwern Abergoyle', 'LL60 2AF', 'Swallow Cottage'],
    ['Sandstone House nr Llanwern Penwern Abergoyle', 'LL60 2AN', 'Sandstone House, Kirk Brow'],
    ['4 Rhos Lane ger Llanwern, Penwern, Abergoyle', 'LL60 2AG', '4 Rhos Lane'],
  ])('%s %s is %s', (text, postcode, expected) => {
    expect(list.found(text, postcode)).toBe(row(expected));
  });
});

describe('people and firms before a house, without a comma', () => {
  test.each([
    ['Mrs Kath Beckwith Pump Cottage Penwern Abergoyle', 'LL60 2AF', 'Pump Cottage'],
    ['Golden Wok 4 Rhos Lane Penwern Abergoyle', 'LL60 2AG', '4 Rhos Lane'],
    // The house has the name of a village.
    ['Mrs Kath Beckwith, Llanwern, Penwern, Abergoyle', 'LL60 2AQ', 'Llanwern, Penwern'],
    ['Ink Shed Tattoo, Pump Cottage, Penwern, Abergoyle', 'LL60 2AF', 'Pump Cottage'],
    ['Discount Barn, Swallow Cottage, Penwern, Abergoyle', 'LL60 2AF', 'Swallow Cottage'],
    ['Halcyon Therapy Rooms 12 Rhos Lane Penwern Abergoyle', 'LL60 2AG', '12 Rhos Lane'],
  ])('%s %s is %s', (text, postcode, expected) => {
    expect(list.found(text, postcode)).toBe(row(expected));
  });

  test.each([
    // The list has no barn there.
    ['The Barn, Pump Cottage, Penwern, Abergoyle', 'LL60 2AF'],
    ['Mrs Kath Beckwith The Annexe Hewthorpe Penwern Abergoyle', 'LL60 2AB'],
  ])('%s %s is no house of the list', (text, postcode) => {
    expect(ROWS).not.toContain(list.found(text, postcode));
  });
});

describe('houses beside a farm', () => {
  test.each([
    ['Cottage 2, Hewthorpe, Penwern, Abergoyle', 'LL60 2AB', '2 Farm Cottages'],
    ['Cottage No 2, Hewthorpe, Penwern, Abergoyle', 'LL60 2AB', '2 Farm Cottages'],
    ['No 2 Cottage, Hewthorpe, Penwern, Abergoyle', 'LL60 2AB', '2 Farm Cottages'],
    ['Hewthorpe (Cott 2), Penwern, Abergoyle', 'LL60 2AB', '2 Farm Cottages'],
    ['no two cottage, nantglas, penwern, abergoyle', 'LL60 2AD', 'No 2 Cottage'],
    ['Static Caravan, Tyddyn Isaf, Llanwern, Abergoyle', 'LL60 2AA', 'The Caravan'],
    ['Tyddyn Isaf (The Granary), Llanwern, Abergoyle', 'LL60 2AA', 'The Granary'],
    ['The Granary Tyddynn Isaf Llanwern Abergoyle', 'LL60 2AA', 'The Granary'],
    ['The Granary Tyddyn Issa Llanwern Abergoyle', 'LL60 2AA', 'The Granary'],
    ['No 2 Cottage, Hewthorpe, Penwern, Abergoyle', '', '2 Farm Cottages'],
    ['Hewthorpe Penwern Abergoyle', '', 'Hewthorpe'],
    ['Granary Tyddyn Isaf Llanwern Abergoyle', '', 'The Granary'],
  ])('%s %s is %s', (text, postcode, expected) => {
    expect(list.found(text, postcode)).toBe(row(expected));
  });

  test.each([
    // Another road of the village may have a house of that name, because another village has one.
    ['Sandstone House, Penwern, Abergoyle', ''],
    ['The Stable Block, 7 Rhos Lane, Penwern, Abergoyle', 'LL60 2AG'],
    ['Cottage 5, Hewthorpe, Penwern, Abergoyle', 'LL60 2AB'],
    ['Tyddyn Isaf (The Dairy), Llanwern, Abergoyle', 'LL60 2AA'],
    ['Static Caravan, Hewthorpe, Penwern, Abergoyle', 'LL60 2AB'],
  ])('%s %s is no house of the list', (text, postcode) => {
    expect(ROWS).not.toContain(list.found(text, postcode));
  });
});

describe('numbers and letters that were misread or spelled', () => {
  test.each([
    ['I4 Rhos Lane, Penwern, Abergoyle', 'LL60 2AG', '14 Rhos Lane'],
    ['1O Rhos Lane, Penwern, Abergoyle', 'LL60 2AG', '10 Rhos Lane'],
    ['14 Rlios Lane, Penwern, Abergoyle', 'LL60 2AG', '14 Rhos Lane'],
    ['twelve A for Alpha Rhos Lane, Penwern, Abergoyle', 'LL60 2AG', '12A Rhos Lane'],
    ['Twelve Rhos Lane Penwern Abergoyle', '', '12 Rhos Lane'],
    ['Fell House Green Penwern Abergoyle', 'LL60 2AE', 'Fell House'],
    ['Bryn Awel Townfout Penwern Abergoyle', 'LL60 2AH', 'Bryn Awel'],
    ['Yew Trce House, Penwern, Abergoyle', 'LL60 2AF', 'Yew Tree House'],
    ['Caravan 3, Wernlas Car avan Park, Penwern, Abergoyle', 'LL60 2AJ', 'Caravan 3'],
    ['7 THEROW, PENWERN, ABERGOYLE', 'LL60 2AL', '7 The Row'],
    // The typed postcode is that of other houses of the village.
    ['Pump Cottage, Penwern, Abergoyle', 'LL60 2AD', 'Pump Cottage'],
  ])('%s %s is %s', (text, postcode, expected) => {
    expect(list.found(text, postcode)).toBe(row(expected));
  });
});
