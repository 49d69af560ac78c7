import type { Chance } from './chance.ts';
import type { Entry } from './entry.ts';
import type { Owner } from './words.ts';

const PLANS: readonly Owner['plan'][] = ['spread', 'joined', 'tight', 'numbered', 'comma'];

/** The number of columns before the postcode. */
const WIDTH = 5;

const isBare = (flat: string) => /^\d+[A-Za-z]?$/.test(flat);

/** The columns of a row as its owner fills them. One row in twelve is filled in another owner's way. */
export function columnsOf(entry: Entry, chance: Chance): string[] {
  const { owner } = entry.place;
  const plan = chance.is(1 / 12) ? chance.of(PLANS) : owner.plan;
  const estate = chance.is(entry.place.owner.estate ?? 0) ? entry.estate : '';
  const lines = [...premiseLines(entry, plan), estate, ...placeLines(entry, chance)];
  const filled = lines.filter((line) => line !== '');
  if (entry.isOdd) spoil(filled, chance);
  while (filled.length > WIDTH) filled.splice(0, 2, `${filled[0]}, ${filled[1]}`);
  while (filled.length < WIDTH) filled.push('');
  const columns = [...filled, entry.postcode];
  return owner.case === 'upper' ? columns.map((text) => text.toUpperCase()) : columns;
}

function premiseLines({ flat, building, number, street, unit }: Entry, plan: Owner['plan']): string[] {
  const isRear = unit.kind === 'rear';
  const door = `${isRear ? `${flat} ` : ''}${number}`;
  const own = isRear ? '' : flat;
  const gap = plan === 'comma' ? ', ' : ' ';
  const doorway = [door, street].filter(Boolean).join(/\d/.test(door) && !isRear ? gap : ' ');
  if (isBare(own) && building !== '') return [`${own} ${building}`, doorway];
  switch (plan) {
    case 'spread':
      return [own, building, doorway];
    case 'numbered':
      return [[own, building].filter(Boolean).join(' '), door, street];
    case 'tight':
      return building === ''
        ? [[own, doorway].filter(Boolean).join(' ')]
        : [[own, building].filter(Boolean).join(' '), doorway];
    default:
      return [[own, building].filter(Boolean).join(gap), doorway];
  }
}

function placeLines({ locality, town, county, borough, place }: Entry, chance: Chance): string[] {
  const { owner, list } = place;
  if (list === 'ceredigion') return [locality, town, chance.is(owner.county) ? county : ''];
  const writesTown =
    owner.town === 'borough' ? chance.is(0.6) : owner.town === 'always' ? chance.is(0.97) : chance.is(0.5);
  const ownTown = owner.town === 'borough' && chance.is(0.4) ? borough : writesTown ? town : '';
  return [
    chance.is(owner.locality ?? 0) ? locality : '',
    ownTown,
    county !== '' && chance.is(owner.county) ? county : '',
  ];
}

/** A mistake of the owner: a line that is missing, twice there or out of order, or a note. */
function spoil(lines: string[], chance: Chance): void {
  switch (chance.by({ missing: 3, twice: 2, order: 3, note: 2 })) {
    case 'missing':
      lines.splice(chance.from(0, lines.length - 1), 1);
      break;
    case 'twice':
      lines.push(lines.at(-1) ?? '');
      break;
    case 'order':
      lines.reverse();
      break;
    default:
      lines.unshift(chance.of(['DO NOT BILL', 'See Also Main Account', 'Deleted 01/04/19', 'Address Query']));
  }
}
