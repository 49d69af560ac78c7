import type { ValueRule } from './golden-record.ts';
import { VALUE_GROUPS } from './needs.ts';
import type { DeduplicationOptions } from './options.ts';

/** Returns the rule for each of the {@link VALUE_GROUPS} under these options. */
export function valueRules(options: DeduplicationOptions): readonly ValueRule[] {
  const rules: Readonly<Record<string, ValueRule>> = {
    name: options.goldenName,
    address: options.goldenAddress,
    company: options.goldenCompany,
    email: options.goldenEmail,
    birth: options.goldenBirth,
  };
  return VALUE_GROUPS.map(
    ({ name }) =>
      rules[name] ?? (name.startsWith('telephone') ? options.goldenTelephone : options.goldenIdentifier),
  );
}
