import type { AddressRow, BadRow, PointReference, Row, RowBatch, RowSource } from '../../rows.ts';
import { RowGatherer } from '../row-gatherer.ts';
import { ChangeBook, type Line, pointKey, residenceKey } from './change-book.ts';
import type { FoundChanges } from './find-changes.ts';
import { KeyedBook, type KeyedChange } from './keyed-book.ts';
import { readCsvChanges } from './read-csv-changes.ts';
import { readFixedChanges } from './read-fixed-changes.ts';

/**
 * The next release: the rows of the one that is current, with changes applied. What is deleted is left out, with its Welsh
 * form, its aliases and its residences; what is changed takes the place of what it was; what is inserted comes last, in a
 * source of its own, which also has the bad rows of the change files and those changes that came to nothing because the
 * release does not have what they delete.
 *
 * An insertion of what the release has already, as when a day is applied twice, is a change.
 *
 * @returns the sources of the next release, to be read one after the other, and once
 */
export function applyChanges(release: readonly RowSource[], changes: FoundChanges): RowSource[] {
  const application = new Application(changes);
  let unread = release.length;
  const changed = release.map(
    (source): RowSource => ({
      ...source,
      async *batches() {
        await application.begin();
        for await (const batch of source.batches()) yield application.apply(batch);
        unread--;
      },
    }),
  );
  const files = [...changes.csv, ...Object.values(changes.fixed).flat()];
  const last: RowSource = {
    name: files.length === 1 ? files[0]!.name : `${files.length} change files`,
    layout: changes.layouts.join('; '),
    edition: changes.edition,
    licence: '',
    invented: false,
    bytes: files.reduce((total, { bytes }) => total + bytes, 0),
    async *batches() {
      if (unread !== 0)
        throw new Error('What was inserted can be told only after the release has been read.');
      await application.begin();
      yield* application.rest(this.bytes);
    },
  };
  return [...changed, last];
}

/** Changes being applied to a release. */
class Application {
  readonly #changes: FoundChanges;
  readonly #book = new ChangeBook();
  readonly #keyed = new KeyedBook();
  #begun: Promise<readonly BadRow[]> | undefined;
  /** What the release turned out to have, of what the books name. */
  readonly #seen = new Set<string>();
  readonly #seenKeyed = new Set<KeyedChange>();
  /** An address of the release for each address key at which an organisation is inserted without an address. */
  readonly #hosts = new Map<number, AddressRow | undefined>();

  constructor(changes: FoundChanges) {
    this.#changes = changes;
  }

  /** Reads the change files, the first time. @returns their bad rows */
  begin(): Promise<readonly BadRow[]> {
    this.#begun ??= this.#read();
    return this.#begun;
  }

  async #read(): Promise<readonly BadRow[]> {
    const csv = await readCsvChanges(this.#changes.csv, this.#book);
    const fixed = await readFixedChanges(this.#changes.fixed, this.#keyed);
    for (const { keys, body, names, isDeleted } of this.#keyed.all()) {
      if (!isDeleted && body === undefined && names !== undefined)
        this.#hosts.set(keys.addressKey, undefined);
    }
    return [...csv, ...fixed];
  }

  /** A batch of the release, changed. */
  apply(batch: RowBatch): RowBatch {
    const rows: Row[] = [];
    const lines: number[] = [];
    batch.rows.forEach((row, at) => {
      const changed = this.#applyTo(row);
      if (changed === undefined) return;
      rows.push(changed);
      lines.push(batch.lines[at]!);
    });
    return { ...batch, rows, lines };
  }

  #applyTo(row: Row): Row | undefined {
    switch (row.kind) {
      case 'address': {
        const address = this.#address(row.address);
        return address === undefined || address === row.address
          ? address && row
          : { kind: 'address', address };
      }
      case 'welsh':
        return this.#isVoid(row.welsh.of) ? undefined : row;
      case 'alias':
        return row.alias.kind === 'delivery-point' && this.#isVoid(row.alias.of) ? undefined : row;
      default:
        return row;
    }
  }

  #address(row: AddressRow): AddressRow | undefined {
    const { kind, point, umprn } = row;
    if (kind === 'multiple-residence') {
      const own = this.#note(residenceKey(umprn));
      if (own !== undefined) return own.address && renewed(row, own.address);
      return this.#isGone(point) ? undefined : row;
    }
    if (kind === 'not-yet-built') {
      // What was planned is built, once its number is that of a delivery point.
      return this.#book.get(pointKey(point.udprn))?.address === undefined ? row : undefined;
    }
    const change = point.udprn === 0 ? undefined : this.#note(pointKey(point.udprn));
    if (change !== undefined) return change.address && renewed(row, change.address);
    return this.#keyed.size === 0 ? row : this.#keyedAddress(row);
  }

  #keyedAddress(row: AddressRow): AddressRow | undefined {
    const { point } = row;
    if (this.#hosts.has(point.addressKey)) this.#hosts.set(point.addressKey, row);
    const change = this.#keyed.get(point);
    if (change === undefined) return row;
    this.#seenKeyed.add(change);
    if (change.isDeleted) return undefined;
    const { body = {}, names = {}, udprn } = change;
    return { ...row, point: { ...point, ...body, ...names, udprn: udprn || point.udprn } };
  }

  #note(key: string) {
    const change = this.#book.get(key);
    if (change !== undefined) this.#seen.add(key);
    return change;
  }

  /** Whether what is said of a delivery point no longer holds: it is deleted, or deleted and made anew. */
  #isVoid({ udprn, ...keys }: PointReference): boolean {
    const change = this.#book.get(pointKey(udprn));
    if (change !== undefined) return change.address === undefined || change.isAnew;
    const keyed = this.#keyed.get(keys);
    return keyed !== undefined && (keyed.isDeleted || keyed.isAnew);
  }

  /** Whether a delivery point is deleted for good. */
  #isGone({ udprn, ...keys }: PointReference): boolean {
    const change = this.#book.get(pointKey(udprn));
    return change === undefined ? this.#keyed.get(keys)?.isDeleted === true : change.address === undefined;
  }

  /** What was inserted, and all bad rows. */
  async *rest(bytesRead: number): AsyncGenerator<RowBatch, void, undefined> {
    const badRows = await this.begin();
    yield { file: badRows[0]?.file ?? '', rows: [], lines: [], badRows, bytesRead };
    let gatherer = new RowGatherer('');
    for (const { at, result } of this.#inserted()) {
      if (gatherer.isFull || gatherer.file !== at.file) {
        if (!gatherer.isEmpty) yield gatherer.finish(bytesRead);
        gatherer = new RowGatherer(at.file);
      }
      gatherer.add(at.line, typeof result === 'string' ? result : { kind: 'address', address: result });
    }
    if (!gatherer.isEmpty) yield gatherer.finish(bytesRead);
  }

  /** What the release did not have: addresses that are inserted, and sentences where one was to be deleted. */
  *#inserted(): Generator<{ readonly at: Line; readonly result: AddressRow | string }> {
    for (const [key, { address, at }] of this.#book.entries()) {
      if (this.#seen.has(key)) continue;
      const [kind = '', number = ''] = key.split(' ');
      const what = kind === 'point' ? `delivery point ${number}` : `residence ${number}`;
      yield { at, result: address ?? `The ${what} is to be deleted, but the release does not have it.` };
    }
    for (const change of this.#keyed.all()) {
      const result = this.#seenKeyed.has(change) ? undefined : this.#keyedInsertion(change);
      if (result !== undefined) yield { at: change.at, result };
    }
  }

  /** The address that a change inserts; a sentence where it cannot; undefined where there is nothing to insert. */
  #keyedInsertion({ keys, body, names, udprn, isDeleted }: KeyedChange): AddressRow | string | undefined {
    const what = `The delivery point with the keys ${keys.addressKey}, ${keys.organisationKey}, ${keys.postcodeType}`;
    if (isDeleted) return `${what} is to be deleted, but the release does not have it.`;
    const { organisation, department } = names ?? { organisation: '', department: '' };
    const host = this.#hosts.get(keys.addressKey);
    if (body !== undefined) {
      return { kind: 'delivery-point', point: { ...body, organisation, department, udprn }, umprn: 0 };
    }
    if (names === undefined) return undefined;
    if (host === undefined) return `${what} has an organisation, but no address that is known.`;
    const point = { ...host.point, ...keys, organisation, department, udprn, smallUserOrganisation: true };
    return { kind: 'delivery-point', point, umprn: 0 };
  }
}

/**
 * An address as it is after a change. What a CSV product does not say stays as it was: where the premise stands, whether number
 * and sub-building are written as one, and in the short form keys and households.
 */
function renewed(row: AddressRow, next: AddressRow): AddressRow {
  const { addressKey, organisationKey, households, concatenated } = row.point;
  const point = {
    ...next.point,
    addressKey: next.point.addressKey || addressKey,
    organisationKey: next.point.addressKey === 0 ? organisationKey : next.point.organisationKey,
    households: next.point.households || households,
    concatenated: next.point.concatenated ?? concatenated,
  };
  return row.premise === undefined ? { ...next, point } : { ...next, point, premise: row.premise };
}
