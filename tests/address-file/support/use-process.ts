import { applyRelease } from '../../../src/address-file/release/release.ts';
import { connect } from '../../../src/database/connection.ts';

/** Takes an address file into use: a process to be killed. */
const [url, folder] = process.argv.slice(2) as [string, string];
const database = connect(url);
await applyRelease(database.kysely, folder);
await database.close();
