import type { DirtKind } from './kind.ts';

const TITLES = ['Mr', 'Mrs', 'Ms', 'Miss', 'Dr', 'Mr & Mrs', 'The'];
const INITIALS = 'ABCDEFGHJKLMPRSTW';
const SURNAMES = [
  'Okafor',
  'Smith',
  'Patel',
  'Jones',
  'Kowalski',
  'Green',
  'Hill',
  'Wood',
  'Church',
  'Lane',
  'Khan',
  'O’Brien',
];
const LANDMARKS = [
  'the church',
  'the station',
  'the Post Office',
  'the Red Lion',
  'the school',
  'Tesco',
  'the bus stop',
];
const INSTRUCTIONS = [
  'leave with neighbour',
  'leave in porch',
  'ring bell twice',
  'please use side door',
  'door code 4417',
  'access from the rear',
  'do not fold',
  'beware of the dog',
  'if out leave behind bin',
  'deliver before noon',
  'safe place: shed',
];

export const ADDITIONS: readonly DirtKind[] = [
  {
    name: 'person',
    weight: 5,
    write: (draft, random) => {
      if (draft.addressee !== '') return false;
      const title = random.pick(TITLES);
      const surname = random.pick(SURNAMES);
      draft.addressee =
        title === 'The' ? `The ${surname} Family` : `${title} ${random.pick([...INITIALS])} ${surname}`;
      return true;
    },
  },
  {
    name: 'care of',
    weight: 3,
    write: (draft, random) => {
      if (draft.addressee !== '') return false;
      const word = random.pick(['c/o', 'C/O', 'care of', 'c/-', 'c.o.', 'FAO', 'Attn:', 'F.A.O.']);
      draft.addressee = `${word} ${random.pick(['Mrs ', 'Mr ', ''])}${random.pick([...INITIALS])} ${random.pick(SURNAMES)}`;
      return true;
    },
  },
  {
    name: 'near',
    weight: 3,
    write: (draft, random, { address, around }) => {
      if (draft.remark !== '') return false;
      const word = random.pick(['nr', 'near', 'Nr.', 'off', 'opp', 'opposite', 'behind', 'next to']);
      const town = around.townNear(address.point, random);
      const place =
        /^n/i.test(word) && town !== undefined && random.onceIn(2)
          ? town.slice(0, 1) + town.slice(1).toLowerCase()
          : random.pick(LANDMARKS);
      draft.remark = `${word === 'off' ? 'opp' : word} ${place}`;
      return true;
    },
  },
  {
    name: 'delivery instruction',
    weight: 3,
    write: (draft, random) => {
      if (draft.remark !== '') return false;
      const text = random.pick(INSTRUCTIONS);
      draft.remark = random.onceIn(2) ? `(${text})` : text;
      return true;
    },
  },
];
