import type { Host } from '../machines/host.ts';
import type { HostedProcess } from '../machines/hosted-process.ts';

/** Where Patroni keeps the lock of the primary: a program that runs on three hosts and needs two of them. */
export interface Store {
  readonly name: string;
  /** What Patroni calls it: the extra of its Python package, and the section of its settings. */
  readonly patroniName: string;
  /** The programs that it needs, and the Debian package of each. */
  readonly programs: readonly (readonly [program: string, packageName: string])[];
  /** The name of its process. */
  readonly process: RegExp;
  /**
   * Patroni's times in seconds: how long the lock of a silent primary lives (`ttl`), how often Patroni looks,
   * and how long it repeats a failed request.
   */
  readonly times: { readonly ttl: number; readonly loop_wait: number; readonly retry_timeout: number };

  /** How long the lock of a primary lives at least after the primary has fallen silent, in seconds. */
  readonly shortestLock: number;

  /**
   * Runs a member of the store on each of these hosts.
   *
   * @param folder where the settings are written
   */
  add(hosts: readonly Host[], folder: string): Promise<HostedProcess[]>;

  /** Where Patroni finds a member: its address and port. */
  clientAddress(host: Host): string;
}
