/** Words with which people test a form. One of them is enough. */
const TRIALS = new Set([
  'test',
  'testing',
  'testtest',
  'testuser',
  'testname',
  'asdf',
  'qwerty',
  'lorem',
  'ipsum',
]);

/** Words that are a test entry only together with other such words. Tester alone is a surname. */
const TRIAL_COMPANIONS = new Set([
  ...['tester', 'dummy', 'fake', 'foo', 'bar', 'baz', 'foobar', 'sample', 'example', 'demo', 'user', 'blah'],
  ...[
    'person',
    'customer',
    'name',
    'account',
    'one',
    'two',
    'three',
    'bla',
    'wibble',
    'wobble',
    'hello',
    'world',
  ],
]);

/**
 * Names that people give to hide their own. Only names that hardly anybody has: James Bond and Harry Potter
 * are in every directory.
 */
const STAND_INS = new Set(
  [
    'mickey mouse',
    'micky mouse',
    'minnie mouse',
    'donald duck',
    'daisy duck',
    'daffy duck',
    'bugs bunny',
    'easter bunny',
    'santa claus',
    'santa clause',
    'father christmas',
    'tooth fairy',
    'darth vader',
    'luke skywalker',
    'humpty dumpty',
    'joe bloggs',
    'fred bloggs',
    'jane bloggs',
    'john doe',
    'jane doe',
    'joe public',
    'john q public',
    'bat man',
    'spider man',
    'captain kirk',
    'captain america',
    'sponge bob',
    'spongebob squarepants',
    'yogi bear',
    'super mario',
    'donkey kong',
    'nobody nobody',
    'some body',
    'no body',
    'any body',
    'mr nobody',
    'mr blobby',
  ].map((name) => name.replaceAll(' ', '')),
);

/** Whether a name, given as lower-case words, was made up: Test Test, Foo Bar, Mickey Mouse. */
export function isStandIn(words: readonly string[]): boolean {
  if (words.some((word) => TRIALS.has(word))) return true;
  if (words.length > 1 && words.every((word) => TRIAL_COMPANIONS.has(word) || TRIALS.has(word))) return true;
  return STAND_INS.has(words.join(''));
}
