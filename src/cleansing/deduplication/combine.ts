import type { AllFindings, Answers } from '../dataset-step.ts';
import type { Decision } from '../references.ts';
import { type Clusters, cutComponents } from './cluster.ts';
import { ClusterLists } from './cluster-lists.ts';
import { Comparer } from './compare-records.ts';
import { Components } from './components.ts';
import { conflictsOf } from './conflict.ts';
import { ApartDecisions, type Decisions, NO_DECISIONS, readDecisions } from './decisions.ts';
import { DoubtfulPairs, MOST_REVIEWED } from './doubtful-pairs.ts';
import type { FileModel } from './file-model.ts';
import { isMatch } from './found-pair.ts';
import { findDecided } from './kept-decisions.ts';
import { DECIDED } from './matched-pairs.ts';
import { Members } from './members.ts';
import { isWeakAt, NoteReader } from './note.ts';
import type { DeduplicationOptions } from './options.ts';
import { PairList } from './pair-list.ts';
import { RecordAnswers } from './record-answers.ts';
import { caseEvidence, MOST_CASES } from './review-case.ts';
import { reviewList } from './review-list.ts';
import { ReviewRows } from './review-rows.ts';
import { SettledClusters, weakId } from './settled-clusters.ts';
import { Sureness } from './sureness.ts';
import { hasUncertainValues } from './uncertain-values.ts';

/** The second half of a run: turns the pairs that matched and the note on each record into answers. */
export async function combine(
  found: AllFindings,
  answers: Answers,
  options: DeduplicationOptions,
  model: FileModel,
  kept: readonly Decision[] = [],
): Promise<void> {
  const { main, total } = found.records;
  const listed = options.reviewList || options.review;
  const decisions = joined(
    options.reference === 'decisions' ? await readDecisions(found) : NO_DECISIONS,
    kept.length === 0 ? NO_DECISIONS : await findDecided(found, kept),
  );
  const apart = new ApartDecisions(decisions.apart);
  const areApart = (one: number, other: number) => apart.keep([one], (record) => record === other);
  const { pairs, doubtful } = await readPairs(found, areApart, listed ? MOST_REVIEWED : 0);
  for (const [one, other] of decisions.together) if (!areApart(one, other)) pairs.add(one, other, DECIDED);
  const matched = pairs.list();
  const components = new Components(total, matched);
  if (apart.isEmpty && !hasUncertainValues(model.certain)) components.agree(matched);
  const members = new Members(components, doubtful.records());
  const weak = await readNotes(found, members, components, apart);
  const conflicts = conflictsOf((record) => members.traits(record), model);
  const clusters = cutComponents(components, matched, conflicts, apart);
  const together = decisions.together.filter(
    ([one, other]) => clusters.leader[one] === clusters.leader[other],
  );
  answers.count('decidedTogether', together.length);
  answers.count('decidedApart', decisions.apart.length);
  answers.count('decisionsLeft', decisions.left + decisions.together.length - together.length);
  answers.count('learnedPairs', model.learned?.pairs ?? 0);
  answers.count('learnedMatches', model.learned?.matches ?? 0);
  answers.count('households', options.duplicate === 'person' && model.hasHouseholds ? 1 : 0);
  answers.count('cutLinks', clusters.cut);
  answers.count('ambiguousLinks', clusters.ambiguous);
  const apartGroups = options.review ? groupsApart(decisions.apart, clusters) : NOTHING;
  const isSettled = (one: number, other: number) =>
    clusters.leader[one] === clusters.leader[other] ||
    areApart(one, other) ||
    apartGroups.has(groupPair(clusters, one, other));
  const review = listed
    ? reviewList(doubtful.list(), clusters.left, isSettled, options.review ? MOST_CASES : undefined)
    : new Map();
  const caseEvidenceOf = options.review ? evidenceBy(members, options, model) : undefined;
  const records = { lists: new ClusterLists(clusters.leader), members, main, weak, apart };
  const settled = new SettledClusters(records, options, answers);
  const from = {
    records,
    settled,
    review: new ReviewRows(review, records, settled, caseEvidenceOf),
    sureness: new Sureness(clusters, matched),
    left: clusters.left,
  };
  await new RecordAnswers(from, options).write(answers);
}

/** Reads the pairs that matched, and up to `mostDoubtful` of those that nearly matched. */
async function readPairs(
  found: AllFindings,
  areApart: (one: number, other: number) => boolean,
  mostDoubtful: number,
): Promise<{ pairs: PairList; doubtful: DoubtfulPairs }> {
  const pairs = new PairList();
  const doubtful = new DoubtfulPairs(mostDoubtful);
  for await (const { count, first, second, evidence } of found.pairs()) {
    for (let at = 0; at < count; at++) {
      const [one, other] = [first[at]!, second[at]!];
      if (!isMatch(evidence[at]!)) doubtful.add(one, other, evidence[at]!);
      else if (!areApart(one, other)) pairs.add(one, other, evidence[at]!);
    }
  }
  return { pairs, doubtful };
}

/** Reads the notes of the members. Returns the records that say too little, each with its id if it is alone. */
async function readNotes(
  found: AllFindings,
  members: Members,
  components: Components,
  apart: ApartDecisions,
): Promise<Map<number, string>> {
  const { main } = found.records;
  const weak = new Map<number, string>();
  for await (const { count, record, start, bytes } of found.notes()) {
    const notes = new NoteReader(bytes);
    for (let at = 0; at < count; at++) {
      const number = record[at]!;
      const isMember = members.has(number);
      // Most records are alone and say enough to be told from others. Their notes are not read.
      if (!isMember && !(number < main && (isWeakAt(bytes, start[at]!) || apart.has(number)))) continue;
      const note = notes.at(start[at]!);
      if (isMember) members.add(number, note, components.needsCare(number));
      // A record that says too little gets an id that also depends on its position, to tell it from another
      // with the same content. So does a record that a decision keeps apart: the record that it is kept from
      // may have the same content.
      if ((note.isWeak || apart.has(number)) && number < main)
        weak.set(number, weakId(note.fingerprint, number));
    }
  }
  return weak;
}

function joined(one: Decisions, other: Decisions): Decisions {
  return {
    together: [...one.together, ...other.together],
    apart: [...one.apart, ...other.apart],
    left: one.left + other.left,
  };
}

const NOTHING: ReadonlySet<string> = new Set();

/** The pairs of groups that a decision about two of their records keeps apart. */
function groupsApart(apart: Decisions['apart'], clusters: Clusters): Set<string> {
  return new Set(apart.map(([one, other]) => groupPair(clusters, one, other)));
}

function groupPair({ leader }: Clusters, one: number, other: number): string {
  const [a, b] = [leader[one]!, leader[other]!];
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

function evidenceBy(members: Members, options: DeduplicationOptions, model: FileModel) {
  const comparer = new Comparer({ ...options, reviewList: true }, model);
  return (one: number, other: number) =>
    caseEvidence(members.values(one), members.values(other), comparer, model);
}
