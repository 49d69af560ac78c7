// Loaded into a process before everything else (`node --import`): its clock is off by the milliseconds that
// the file in FETTLE_TEST_SHIFT holds, for every package in it. The monotonic clock and the timers go on
// evenly, as they do on a machine whose clock is set.
import { readFileSync } from 'node:fs';

const file = process.env.FETTLE_TEST_SHIFT;
const Machine = Date;
const now = () => Machine.now() + Number(readFileSync(file, 'utf8'));

globalThis.Date = class extends Machine {
  constructor(...parts) {
    super(...(parts.length === 0 ? [now()] : parts));
  }

  static now() {
    return now();
  }
};
