import { describe, expect, test } from 'vitest';
import { assessEmail } from '../../../src/cleansing/email/assess-email.ts';
import { MailDomains } from '../../../src/cleansing/email/mail-domain.ts';
import { readingsTable } from '../../support/readings-table.ts';

/**
 * Fields and their expected results, written before the rules ran on them: the suggestion, `ok` for a valid
 * address without one, `none` if nothing should be suggested, `any` if opinions differ and it only must not
 * throw.
 */
const TABLE = readingsTable(new URL('unseen-addresses.tsv', import.meta.url));
const domains = new MailDomains();

describe('addresses as they occur in files', () => {
  test.each(TABLE)('$field', ({ field, expected }) => {
    const { valid, suggestion } = assessEmail(field, domains);
    const reading = suggestion ?? (valid ? 'ok' : 'none');
    if (expected[0] === 'any') expect(reading).toMatch(/^(?:ok|none|\S+@\S+)$/);
    else expect(expected).toContain(reading === 'ok' && expected.includes(field) ? field : reading);
  });
});
