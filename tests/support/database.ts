import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { TEMPLATE } from './template.ts';

/**
 * Makes a database on the test run's PostgreSQL and returns its address. It has the newest schema unless it
 * is to have `noTables`.
 */
export async function createDatabase({ noTables = false } = {}): Promise<string> {
  const url = new URL(inject('databaseServer'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name} template ${noTables ? 'template1' : TEMPLATE}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}
