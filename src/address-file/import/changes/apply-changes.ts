import { itemAt, present } from '../../../present.ts';
import type { AddressRow, BadRow, PointReference, Row, RowBatch, RowSource } from '../../rows.ts';
import { RowGatherer } from '../row-gatherer.ts';
import { ChangeBook, type Line, pointKey, residenceKey } from './change-book.ts';
import type { FoundChanges } from './find-changes.ts';
import { KeyedBook, type KeyedChange } from './keyed-book.ts';
import { readCsvChanges } from './read-csv-changes.ts';
import { readFixedChanges } from './read-fixed-changes.ts';

/**
 * Makes the sources of the next release: the rows of the current release with changes applied. A deleted
 * address is left out together with its Welsh form, aliases and residences. A changed address replaces the
 * old one. Inserted addresses come last, in a source of their own. That source also reports the bad rows of
 * the change files, and deletions of addresses that the release does not have.
 *
 * Inserting an address that the release already has, as when a day is applied twice, counts as a change.
 *
 * @returns the sources of the next release. Read them in order, and only once.
 */
export function applyChanges(release: readonly RowSource[], changes: FoundChanges): RowSource[] {
  const application = new Application(changes);
  let unread = release.length;
  const changed = release.map(
    (source): RowSource => ({
      ...source,
      isInTurn: true,
      async *batches() {
        await application.begin();
        for await (const batch of source.batches()) yield application.apply(batch);
        unread--;
      },
    }),
  );
  const files = [...changes.csv, ...Object.values(changes.fixed).flat()];
  const last: RowSource = {
    name:
      files.length === 1 ? present(files[0], 'a file of the source').name : `${files.length} change files`,
    layout: changes.layouts.join('; '),
    edition: changes.edition,
    licence: '',
    invented: false,
    isInTurn: true,
    bytes: files.reduce((total, { bytes }) => total + bytes, 0),
    async *batches() {
      if (unread !== 0) throw new Error('Read all sources of the release before the source of insertions.');
      await application.begin();
      yield* application.rest(this.bytes);
    },
  };
  return [...changed, last];
}

/** Applies a set of changes to a release. */
class Application {
  readonly #changes: FoundChanges;
  readonly #book = new ChangeBook();
  readonly #keyed = new KeyedBook();
  #begun: Promise<readonly BadRow[]> | undefined;
  /** Which entries of the two books the release turned out to have. */
  readonly #seen = new Set<string>();
  readonly #seenKeyed = new Set<KeyedChange>();
  /**
   * An address of the release for each address key at which an organisation is inserted without an address of
   * its own.
   */
  readonly #hosts = new Map<number, AddressRow | undefined>();

  constructor(changes: FoundChanges) {
    this.#changes = changes;
  }

  /** Reads the change files on the first call. @returns their bad rows */
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

  /** Applies the changes to a batch of the release. */
  apply(batch: RowBatch): RowBatch {
    const rows: Row[] = [];
    const lines: number[] = [];
    batch.rows.forEach((row, at) => {
      const changed = this.#applyTo(row);
      if (changed === undefined) return;
      rows.push(changed);
      lines.push(itemAt(batch.lines, at));
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
      // A planned address has been built once its UDPRN belongs to a delivery point.
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

  /**
   * Whether Welsh forms and aliases of a delivery point no longer hold, because it was deleted or deleted and
   * inserted anew.
   */
  #isVoid({ udprn, ...keys }: PointReference): boolean {
    const change = this.#book.get(pointKey(udprn));
    if (change !== undefined) return change.address === undefined || change.isAnew;
    const keyed = this.#keyed.get(keys);
    return keyed !== undefined && (keyed.isDeleted || keyed.isAnew);
  }

  /** Whether a delivery point is deleted and not inserted again. */
  #isGone({ udprn, ...keys }: PointReference): boolean {
    const change = this.#book.get(pointKey(udprn));
    return change === undefined ? this.#keyed.get(keys)?.isDeleted === true : change.address === undefined;
  }

  /** Yields the inserted addresses and all bad rows. */
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

  /**
   * Yields addresses that the release did not have, and a sentence for each deletion of an address that it
   * does not have.
   */
  *#inserted(): Generator<{ readonly at: Line; readonly result: AddressRow | string }> {
    for (const [key, { address, at }] of this.#book.entries()) {
      if (this.#seen.has(key)) continue;
      const [kind = '', number = ''] = key.split(' ');
      const what = kind === 'point' ? `delivery point ${number}` : `residence ${number}`;
      yield { at, result: address ?? `The ${what} cannot be deleted: the release does not have it.` };
    }
    for (const change of this.#keyed.all()) {
      const result = this.#seenKeyed.has(change) ? undefined : this.#keyedInsertion(change);
      if (result !== undefined) yield { at: change.at, result };
    }
  }

  /**
   * Returns the address that a change inserts, a sentence if that is impossible, or undefined if there is
   * nothing to insert.
   */
  #keyedInsertion({ keys, body, names, udprn, isDeleted }: KeyedChange): AddressRow | string | undefined {
    const what = `The delivery point with the keys ${keys.addressKey}, ${keys.organisationKey}, ${keys.postcodeType}`;
    if (isDeleted) return `${what} cannot be deleted: the release does not have it.`;
    const { organisation, department } = names ?? { organisation: '', department: '' };
    const host = this.#hosts.get(keys.addressKey);
    if (body !== undefined) {
      return { kind: 'delivery-point', point: { ...body, organisation, department, udprn }, umprn: 0 };
    }
    if (names === undefined) return undefined;
    if (host === undefined) return `${what} has an organisation, but its address is unknown.`;
    const point = { ...host.point, ...keys, organisation, department, udprn, smallUserOrganisation: true };
    return { kind: 'delivery-point', point, umprn: 0 };
  }
}

/**
 * Returns the address after a change. Values that the CSV product does not carry stay as they were: the
 * position of the premise, the concatenation flag and, in the short form, keys and households.
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
