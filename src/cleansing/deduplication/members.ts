import { idByPlace } from './answer.ts';
import type { Components } from './components.ts';
import { decisionKey } from './kept-decisions.ts';
import { EVIDENCE_NAMES } from './needs.ts';
import { type NoteReader, SCALARS } from './note.ts';
import type { Merits } from './survivor.ts';
import { FINGERPRINT_BYTES } from './unique-id.ts';

/**
 * Keeps the notes of the records that share a component with other records. The arrays have one place for
 * each of these records. Empty texts are not kept.
 */
export class Members {
  /** Record → its place in the arrays, counted from 1. The place is 0 if the record is not kept. */
  readonly #place: Uint32Array;
  readonly #scalars: Buffer;
  readonly #recordIds: (string | undefined)[] = [];
  readonly #uniqueIds: (string | undefined)[] = [];
  readonly #traits: (string | undefined)[] = [];
  readonly #values: (string | undefined)[] = [];
  #haveIds = false;

  /** @param reviewed the records of the review list. They are kept even if they share no component. */
  constructor(components: Components, reviewed: ReadonlySet<number> = new Set()) {
    this.#place = new Uint32Array(components.records);
    let count = 0;
    for (let record = 0; record < components.records; record++) {
      if (components.sizeOf(record) > 1 || reviewed.has(record)) this.#place[record] = ++count;
    }
    this.#scalars = Buffer.alloc((count + 1) * SCALARS);
  }

  has(record: number): boolean {
    return this.#place[record] !== 0;
  }

  add(record: number, note: NoteReader, needsTraits: boolean): void {
    const place = this.#place[record]!;
    note.copyScalars(this.#scalars, place * SCALARS);
    const { recordId, uniqueId, values } = note;
    if (recordId !== '') this.#recordIds[place] = recordId;
    if (recordId !== '') this.#haveIds = true;
    if (uniqueId !== '') this.#uniqueIds[place] = uniqueId;
    if (needsTraits) this.#traits[place] = note.traits;
    if (values !== '') this.#values[place] = values;
  }

  /** Whether any of the records has an id of its own. */
  get haveIds(): boolean {
    return this.#haveIds;
  }

  fingerprint(record: number): Uint8Array {
    const at = this.#place[record]! * SCALARS;
    return this.#scalars.subarray(at, at + FINGERPRINT_BYTES);
  }

  /** Copies the fingerprint of a record into `target`. A view of it would take longer to make. */
  copyFingerprint(record: number, target: Uint8Array): void {
    const at = this.#place[record]! * SCALARS;
    for (let place = 0; place < FINGERPRINT_BYTES; place++) target[place] = this.#scalars[at + place]!;
  }

  /** Whether the fingerprint of a record sorts before that of another record. */
  isBefore(one: number, other: number): boolean {
    const [a, b] = [this.#place[one]! * SCALARS, this.#place[other]! * SCALARS];
    const [mine, yours] = [this.#scalars.readUInt32BE(a), this.#scalars.readUInt32BE(b)];
    if (mine !== yours) return mine < yours;
    return this.#scalars.readUInt32BE(a + 4) < this.#scalars.readUInt32BE(b + 4);
  }

  merits(record: number): Merits {
    const at = this.#place[record]! * SCALARS + FINGERPRINT_BYTES;
    return {
      record,
      updated: this.#scalars.readUInt32LE(at),
      source: this.#scalars.readUInt8(at + 4),
      filled: this.#scalars.readUInt8(at + 5),
      length: this.#scalars.readUInt16LE(at + 6),
    };
  }

  /** Returns the id of a record in duplicate_ids: its own id, or else its position in its dataset. */
  recordId(record: number): string {
    return this.#recordIds[this.#place[record]!] ?? idByPlace(record);
  }

  /** Returns what decisions call the record. */
  decisionKey(record: number): string {
    const recordId = this.#recordIds[this.#place[record]!] ?? '';
    return decisionKey({ recordId, fingerprint: this.fingerprint(record) });
  }

  uniqueId(record: number): string {
    return this.#uniqueIds[this.#place[record]!] ?? '';
  }

  traits(record: number): string {
    return this.#traits[this.#place[record]!] ?? '';
  }

  values(record: number): readonly string[] {
    const values = this.#values[this.#place[record]!];
    return values === undefined ? EVIDENCE_NAMES.map(() => '') : (JSON.parse(values) as string[]);
  }
}
