import type { Site } from './meters.ts';

/** A trading estate: units, most of them with the name of a firm. */
export function trading({ street, words, draw }: Site): void {
  const building = draw.one(words.of('estates'));
  if (!street.claim(building)) return;
  const count = draw.between(6, 32);
  let postcode = street.postcode();
  for (let at = 1; at <= count; at++) {
    if (at % 18 === 0) postcode = street.postcode();
    // A large unit was divided into two.
    const marks = draw.odds(0.06) ? [`${at}A`, `${at}B`] : [String(at)];
    for (const mark of marks) {
      const organisation = draw.odds(0.7) ? firm({ street, words, draw }) : '';
      street.add({ organisation, building, unit: { kind: 'unit', mark }, flat: `Unit ${mark}` }, postcode);
    }
  }
  if (draw.odds(0.4)) {
    const unit = { kind: 'landlord', mark: '' } as const;
    street.add({ building, unit, flat: 'Landlords Supply' }, postcode);
  }
}

/** Offices and works with numbers of the street; some have a firm on each floor. */
export function offices({ street, words, draw }: Site): void {
  const postcode = street.postcode();
  for (const number of street.numbers(draw.between(2, 6)).map(String)) {
    if (draw.odds(0.7)) {
      street.add({ organisation: firm({ street, words, draw }), number }, postcode);
      continue;
    }
    for (const floor of ['Ground', 'First', 'Second'].slice(0, draw.between(2, 3))) {
      const organisation = draw.odds(0.6) ? firm({ street, words, draw }) : '';
      const unit = { kind: 'floor', mark: floor.toLowerCase() } as const;
      street.add({ organisation, number, unit, flat: `${floor} Floor` }, postcode);
    }
  }
}

/** A supply without a building: a feeder pillar outside a house. */
export function pillar({ street }: Site): void {
  const number = street.number();
  const postcode = street.postcode();
  street.add({ number }, postcode);
  street.add({ number, unit: { kind: 'pillar', mark: '' }, flat: 'Feeder Pillar Outside' }, postcode);
}

/** A lane at the edge of the city: farms and houses with names, few with numbers. */
export function edge({ street, words, draw }: Site): void {
  const postcode = street.postcode();
  const name = draw.one(words.of('farms'));
  const building = `${name} Farm`;
  if (!street.claim(building)) return;
  street.add({ building }, postcode);
  if (draw.odds(0.5)) {
    const flat = draw.one(words.of('dwellings'));
    street.add({ building, unit: { kind: 'named', mark: flat.toLowerCase() }, flat }, postcode);
  }
  const cottages = draw.odds(0.5) ? draw.between(2, 4) : 0;
  for (let at = 1; at <= cottages; at++) {
    const unit = { kind: 'house', mark: String(at) } as const;
    street.add({ building: `${name} Farm Cottages`, unit, flat: String(at) }, postcode);
  }
  for (const house of words.of('houses')) if (draw.odds(0.3)) street.add({ building: house }, postcode);
  for (const number of street.numbers(draw.between(0, 8))) street.add({ number: String(number) }, postcode);
}

function firm({ words, draw }: Site): string {
  return `${draw.one(words.of('firms'))} ${draw.one(words.of('trades'))}`;
}
