import type { Desk, Habit } from './habit.ts';
import { habit } from './habit.ts';

function person({ draw, typing }: Desk): string {
  const surname = draw.one(typing.of('surnames'));
  const first = draw.one(typing.of('firsts'));
  const title = draw.one(['Mr', 'Mrs', 'Ms', 'Miss', 'Dr', 'Mr.', 'MR']);
  return draw.one([
    `${title} ${first[0]} ${surname}`,
    `${first} ${surname}`,
    `${title} ${surname}`,
    `${surname}, ${first}`,
  ]);
}

/** Habits with people, firms, references and remarks around an address. */
export const PEOPLE: readonly Habit[] = [
  habit('name before the address', [6, 6], 'front', (draft, desk) => {
    draft.before.push(person(desk));
    return true;
  }),
  habit('couple or family before the address', [1.5, 3], 'front', ({ before }, { draw, typing }) => {
    const surname = draw.one(typing.of('surnames'));
    before.push(
      draw.one([
        `Mr & Mrs ${surname}`,
        `Mr and Mrs ${surname}`,
        `The ${surname} Family`,
        `${surname} Family`,
        `Mr/Mrs ${surname}`,
      ]),
    );
    return true;
  }),
  habit('care of', [4, 3], 'front', ({ before }, desk) => {
    const { draw, typing, words } = desk;
    const name = draw.odds(0.6) ? draw.one(typing.of('surnames')) : draw.one(words.of('owners'));
    before.push(`${draw.one(['c/o', 'C/O', 'c/o ', 'Care of', 'C/-'])} ${name}`);
    if (draw.odds(0.4)) before.unshift(person(desk));
    return true;
  }),
  habit('for the attention of', [3, 1], 'front', ({ before }, desk) => {
    const { draw } = desk;
    before.push(
      `${draw.one(['FAO', 'Attn:', 'F.A.O.', 'Attention', 'For the attention of'])} ${person(desk)}`,
    );
    return true;
  }),
  habit('occupier or executors', [3, 1], 'front', ({ before }, { draw, typing }) => {
    before.push(draw.one(typing.of('occupiers')));
    return true;
  }),
  habit('landlord or agent before the address', [3, 3], 'front', ({ before }, { draw, words }) => {
    before.push(draw.one(words.of('owners')));
    return true;
  }),
  habit('reference before the address', [4, 2], 'front', ({ before }, { draw, typing }) => {
    const digits = Array.from({ length: draw.between(6, 9) }, () => draw.between(0, 9)).join('');
    before.push(`${draw.one(typing.of('references'))}${draw.one([' ', ': ', ' no. '])}${digits}`);
    return true;
  }),
  habit('new firm in the premises', [3, 3], 'front', ({ text, said, entry }, { draw, words, street }) => {
    if (entry.organisation === '' || (entry.unit.kind === 'none' && entry.number === '')) return false;
    const other = `${draw.one(words.of('firms'))} ${draw.one(words.of('trades'))}`;
    // A firm that the list has next door would speak for that address.
    if (street(entry).some(({ organisation }) => organisation === other)) return false;
    text.firm = other;
    said.firm = other;
    return true;
  }),
  habit('firm left out', [4, 4], 'front', ({ text, said, entry }) => {
    if (entry.organisation === '') return false;
    text.firm = '';
    said.firm = '';
    return true;
  }),
  habit('firm without the rest of its premises', [3, 3], 'front', (draft) => {
    const { entry, text } = draft;
    if (entry.organisation === '' || text.street === '') return false;
    text.unit = '';
    text.number = '';
    draft.doors = [{ unit: '', number: '' }];
    return true;
  }),
  habit('firm trading as', [2, 2], 'front', ({ text, entry }, { draw, typing }) => {
    if (entry.organisation === '') return false;
    text.firm = `${draw.one(typing.of('surnames'))} ${draw.one(['t/a', 'T/A', 'trading as'])} ${entry.organisation}`;
    return true;
  }),
  habit('remark after the address', [4, 0], 'behind', ({ after }, { draw, typing }) => {
    const remark = draw.one(typing.of('remarks'));
    after.push(draw.odds(0.5) ? `(${remark})` : remark);
    return true;
  }),
  habit('directions', [0, 8], 'behind', ({ after, beside }, { draw, typing }) => {
    const words = draw.one(typing.of('directions'));
    if (draw.odds(0.5)) beside.push(`(${words})`);
    else after.push(words);
    return true;
  }),
  habit('telephone after the address', [2, 4], 'behind', ({ after }, { draw }) => {
    const digits = draw.between(100_000, 999_999);
    after.push(`${draw.one(['Tel', 'tel:', 'Mob', 'T'])} 0${draw.between(7400, 7999)} ${digits}`);
    return true;
  }),
  habit('key safe or gate code', [0, 3], 'behind', ({ after }, { draw, typing }) => {
    after.push(`${draw.one(typing.of('codes'))} ${draw.between(1000, 9999)}`);
    return true;
  }),
  habit('email after the address', [1.5, 1.5], 'behind', ({ after }, { draw, typing }) => {
    after.push(`${draw.one(typing.of('firsts')).toLowerCase()}${draw.between(1, 99)}@example.com`);
    return true;
  }),
  habit('letting name of the house', [0, 2], 'behind', ({ after }, { draw, typing }) => {
    after.push(draw.one(typing.of('lettings')));
    return true;
  }),
];
