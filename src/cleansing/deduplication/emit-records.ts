import { present } from '../../present.ts';
import type { EmitBlock } from '../dataset-step.ts';
import type { RecordFunction } from '../step.ts';
import { MEETINGS, meetingsOf } from './blocking.ts';
import type { ComparableRecord } from './comparable-record.ts';
import { Comparer } from './compare-records.ts';
import { traitsOf } from './conflict.ts';
import { encodeRecord } from './encode-record.ts';
import { NO_SOURCE, writeDecision, writeNote } from './note.ts';
import type { DeduplicationOptions } from './options.ts';
import { readRecord } from './read-record.ts';
import { RecordReader } from './record-reader.ts';
import { factOf, isSurveyed } from './surveyed-fact.ts';

/**
 * Each record is checked: does it say enough to match another record with the same content? The check assumes
 * a run of this many records.
 */
const LARGE_RUN = 10_000_000;

/** Emits each record of a block under its blocking keys, with what a survey and `combine` need to know. */
export function emitRecords(block: EmitBlock, options: DeduplicationOptions): RecordFunction {
  const reader = new RecordReader(block);
  if (block.isReference && options.reference === 'decisions') return decisionNoter(block, reader);
  const itself = new Comparer(options, LARGE_RUN);
  const surveys = isSurveyed(options);
  const sources = new Map(options.preferredSources.map((source, at) => [source.toLowerCase(), at]));
  const kinds = new Map(MEETINGS.map((meeting, at) => [meeting as string, at]));
  return (row) => {
    const record = readRecord(reader.fields(row));
    const bytes = Buffer.from(` ${encodeRecord(record)}`);
    const meetings = meetingsOf(record, options);
    for (let at = 0; at < meetings.length; at++) {
      const meeting = present(meetings[at], 'the key of a meeting');
      if (meetings.indexOf(meeting) < at) continue;
      bytes[0] = present(kinds.get(meeting.slice(0, meeting.indexOf(':'))), 'the kind of a meeting');
      block.emit(row, meeting, bytes);
    }
    if (meetings.length === 0) block.count('blank');
    if (surveys) {
      const { texts, numbers } = factOf(record);
      block.fact(texts, numbers);
    }
    const { filled, length } = reader.fill(row);
    block.note(
      row,
      writeNote({
        fingerprint: reader.fingerprint(row),
        isWeak: !isPlain(record) && (meetings.length === 0 || !itself.compare(record, record).isMatch),
        updated: Number(reader.text('updated', row).slice(0, 10).replaceAll('-', '')) || 0,
        source: sources.get(reader.text('source', row).toLowerCase()) ?? NO_SOURCE,
        filled,
        length,
        recordId: reader.text('record_id', row),
        uniqueId: block.isReference ? reader.text('unique_id', row) : '',
        traits: traitsOf(record, options),
        values:
          options.goldenRecords || options.reviewList || options.review
            ? JSON.stringify(reader.values(row))
            : '',
      }),
    );
  };
}

/** Notes a decision: its two records and what was decided. */
function decisionNoter(block: EmitBlock, reader: RecordReader): RecordFunction {
  return (row) => {
    const decision = reader.text('decision', row).toLowerCase();
    if (decision !== 'together' && decision !== 'apart')
      throw new Error(`A decision is together or apart, not ${decision || 'empty'}.`);
    block.note(row, writeDecision(reader.text('record_id', row), reader.text('other_id', row), decision));
  };
}

/**
 * Whether a record has a whole name and address, as most records have. Such a record matches another one with
 * the same content.
 */
function isPlain({ person, address }: ComparableRecord): boolean {
  if (person === undefined || person.surname === '' || (person.forenames[0]?.length ?? 0) < 2) return false;
  return address.postcode !== '' && address.number + address.building !== '';
}
