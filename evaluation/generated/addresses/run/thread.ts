import { parentPort, workerData } from 'node:worker_threads';
import { AddressFile } from '../../../../src/address-file/address-file.ts';
import { AddressMatcher } from '../../../../src/matching/address-matcher.ts';
import { matchAll } from './match-all.ts';
import type { Share } from './threads.ts';

/* A thread that matches its share of the cases with its own open file. */

const { folder, cases } = workerData as Share;
const file = AddressFile.open(folder);
const matched = matchAll(new AddressMatcher(file), cases);
await file.close();
parentPort!.postMessage(matched);
