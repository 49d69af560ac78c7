import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = '/sys/fs/cgroup';

/** The period over which the share is counted, in microseconds. In a short period short tasks wait evenly. */
const PERIOD = 20_000;

/** A control group of Linux whose processes may together use a share of one processor. It needs root. */
export class ProcessorShare {
  readonly #folder: string;

  /** @param share of one processor: 0.25 is a quarter */
  constructor(name: string, share: number) {
    const isUnified = existsSync(join(ROOT, 'cgroup.controllers'));
    this.#folder = join(ROOT, isUnified ? '' : 'cpu', `fettle-bench-${process.pid}-${name}`);
    if (isUnified) writeFileSync(join(ROOT, 'cgroup.subtree_control'), '+cpu');
    mkdirSync(this.#folder);
    const quota = Math.round(share * PERIOD);
    if (isUnified) writeFileSync(join(this.#folder, 'cpu.max'), `${quota} ${PERIOD}`);
    else {
      writeFileSync(join(this.#folder, 'cpu.cfs_period_us'), String(PERIOD));
      writeFileSync(join(this.#folder, 'cpu.cfs_quota_us'), String(quota));
    }
  }

  /** Puts a process and its threads into the group. */
  add(pid: number): void {
    writeFileSync(join(this.#folder, 'cgroup.procs'), String(pid));
  }

  /** Removes the group. Its processes must have ended. */
  remove(): void {
    rmdirSync(this.#folder);
  }
}
