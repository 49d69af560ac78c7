import { describe, expect, test } from 'vitest';
import { assessEmail } from '../../../src/cleansing/email/assess-email.ts';
import { MailDomains } from '../../../src/cleansing/email/mail-domain.ts';
import { readingsTable } from '../../support/readings-table.ts';

/**
 * Fields written down with what they mean before the rules were run on them: the suggestion, `ok` for a valid address without one,
 * `none` where nothing is to be suggested, `any` where opinions differ and only nothing may be thrown.
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
