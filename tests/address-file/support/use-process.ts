import { applyRelease } from '../../../src/address-file/release/release.ts';
import { connect } from '../../../src/database/connection.ts';

/** A process that takes an address file into use, for tests that kill it. */
const [url, folder] = process.argv.slice(2) as [string, string];
const database = connect(url);
await applyRelease(database.kysely, folder);
await database.close();
