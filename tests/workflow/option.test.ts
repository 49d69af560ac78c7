import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { CATALOGUE, stepNamed } from '../../src/cleansing/catalogue.ts';
import { withDefaults } from '../../src/workflow/option.ts';

describe('the defaults of a step', () => {
  const names = CATALOGUE.map(({ name }) => name);

  test.each(names)('of %s equal those that TypeBox makes from its schema', (name) => {
    const step = stepNamed(name, CATALOGUE)!;
    expect(withDefaults(step, {})).toEqual(Value.Default(step.options, {}));
    for (const given of Object.entries(withDefaults(step, {})).map((entry) => Object.fromEntries([entry])))
      expect(withDefaults(step, given)).toEqual(Value.Default(step.options, structuredClone(given)));
  });

  test.each(names)('of %s belong to options, never to parts of an option', (name) => {
    for (const schema of Object.values<object>(stepNamed(name, CATALOGUE)!.options.properties)) {
      const { default: _own, ...within } = schema as { default?: unknown };
      expect(JSON.stringify(within)).not.toContain('"default":');
    }
  });

  test('yield to given values, and are never shared', () => {
    const list = {
      name: 'x',
      options: { properties: { words: { default: ['a'] }, case: { default: 'none' } } },
    };
    const step = list as unknown as Parameters<typeof withDefaults>[0];
    const one = withDefaults(step, { case: 'title' });
    expect(one).toEqual({ words: ['a'], case: 'title' });
    (one['words'] as string[]).push('b');
    expect(withDefaults(step, {})).toEqual({ words: ['a'], case: 'none' });
  });
});
