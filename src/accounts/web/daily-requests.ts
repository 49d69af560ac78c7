import { BoundedMap } from '../../caches/bounded-map.ts';
import type { Clock } from '../../clock.ts';
import { type Database, runSql } from '../../database/connection.ts';
import { itemAt } from '../../present.ts';
import { subscriberNetwork } from '../subscriber-network.ts';

/**
 * How many addresses are remembered, about 200 bytes each. An evicted address is read from the database when it
 * comes back.
 */
const REMEMBERED = 100_000;

/** How often the counts go to the database, and how often past days are deleted there. */
const SETTLE_MILLISECONDS = 1000;
const PRUNE_MILLISECONDS = 3_600_000;

const DAY_MILLISECONDS = 86_400_000;

interface Count {
  /** Requests on all nodes, as of this node's last exchange with the database. */
  total: number;
  /** Requests on this node since that exchange. */
  since: number;
}

/**
 * Counts each address's requests with each key per day (UTC), for keys with a daily limit. An IPv6 address
 * counts as its /64.
 *
 * The counts are kept in memory. Once a second they go to the database, which adds up those of all nodes. So
 * the count is exact on a single node and survives a restart. A node that is killed forgets its last second.
 * With several nodes, an address may exceed the limit by the requests that it makes on each node in the
 * second before that node's next exchange.
 */
export class DailyRequests {
  readonly #database: Database;
  readonly #clock: Clock;
  #day = '';
  #counts = new BoundedMap<string, Count>(REMEMBERED);
  readonly #unsettled = new Map<string, Count>();
  readonly #timers: NodeJS.Timeout[];
  #settling: Promise<void> = Promise.resolve();

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
    this.#timers = [
      setInterval(() => void this.settle().catch(() => undefined), SETTLE_MILLISECONDS).unref(),
      setInterval(() => void this.#prune().catch(() => undefined), PRUNE_MILLISECONDS).unref(),
    ];
  }

  /**
   * Counts one request. Returns 0 if it is within the limit, otherwise the seconds until the next day. The
   * first request of an address on a day waits for the database; if that is away, counting begins at 0.
   */
  async count(keyId: string, address: string, limit: number): Promise<number> {
    const now = this.#clock.now();
    await this.#turnTo(dayOf(now));
    const name = `${keyId} ${subscriberNetwork(address)}`;
    const count = this.#counts.get(name) ?? (await this.#read(name));
    if (count.total + count.since >= limit) {
      return Math.ceil((DAY_MILLISECONDS - (now.getTime() % DAY_MILLISECONDS)) / 1000);
    }
    count.since++;
    // While the database is away, this map would otherwise grow with every new address.
    if (this.#unsettled.size < REMEMBERED) this.#unsettled.set(name, count);
    return 0;
  }

  /** Writes to the database what was counted since the last time. */
  settle(): Promise<void> {
    const settled = this.#settling.catch(() => undefined).then(() => this.#settle());
    this.#settling = settled;
    return settled;
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.settle().catch(() => undefined);
  }

  async #turnTo(day: string): Promise<void> {
    if (day === this.#day) return;
    if (this.#unsettled.size > 0) await this.settle().catch(() => undefined);
    if (day === this.#day) return;
    this.#day = day;
    this.#unsettled.clear();
    this.#counts = new BoundedMap(REMEMBERED);
  }

  async #read(name: string): Promise<Count> {
    const [keyId, network] = name.split(' ');
    const day = this.#day;
    const rows = await runSql<{ requests: number }>(
      this.#database.kysely,
      'select requests from api_key_requests where day = $1 and key_id = $2 and network = $3',
      [day, keyId, network],
    ).catch(() => []);
    // Requests that asked at the same time share one count.
    const known = this.#counts.get(name) ?? this.#unsettled.get(name);
    const count = known ?? { total: rows[0]?.requests ?? 0, since: 0 };
    if (day === this.#day) this.#counts.set(name, count);
    return count;
  }

  async #settle(): Promise<void> {
    if (this.#unsettled.size === 0) return;
    const [day, counts] = [this.#day, [...this.#unsettled].sort(([a], [b]) => (a < b ? -1 : 1))];
    this.#unsettled.clear();
    const added = counts.map(([, count]) => count.since);
    counts.forEach(([, count], at) => {
      count.total += itemAt(added, at);
      count.since -= itemAt(added, at);
    });
    try {
      const rows = await runSql<{ name: string; requests: number }>(this.#database.kysely, ADD, [
        day,
        counts.map(([name]) => name.split(' ')[0]),
        counts.map(([name]) => name.split(' ')[1]),
        added,
      ]);
      const totals = new Map(rows.map((row) => [row.name, row.requests]));
      for (const [name, count] of counts) count.total = totals.get(name) ?? count.total;
    } catch (error) {
      counts.forEach(([name, count], at) => {
        count.total -= itemAt(added, at);
        count.since += itemAt(added, at);
        if (day === this.#day) this.#unsettled.set(name, count);
      });
      throw error;
    }
  }

  async #prune(): Promise<void> {
    const past = dayOf(new Date(this.#clock.now().getTime() - DAY_MILLISECONDS));
    await runSql(this.#database.kysely, 'delete from api_key_requests where day < $1', [past]);
  }
}

/** Skips keys that were removed in the meantime. */
const ADD = `
  insert into api_key_requests as r (day, key_id, network, requests)
    select $1::date, u.key_id, u.network, u.requests
    from unnest($2::text[], $3::text[], $4::bigint[]) as u (key_id, network, requests)
    join api_key k on k.id = u.key_id
    order by u.key_id, u.network
    for key share of k
    on conflict (day, key_id, network) do update set requests = r.requests + excluded.requests
    returning key_id || ' ' || network as name, requests`;

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
