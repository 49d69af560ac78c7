import { Command } from 'commander';
import { environment } from '../../settings.ts';
import { count, print } from '../print.ts';
import { DecisionFile } from './decision-file.ts';
import { Decisions } from './decisions.ts';
import { readAnswers } from './keys.ts';
import { readRecords, readReviewPairs } from './review-pairs.ts';
import { review } from './session.ts';
import { BRACKETED, COLOURED } from './side-by-side.ts';

interface Options {
  readonly decisions: string;
  readonly records?: string;
  readonly recordId?: string;
}

/** `fettle review`: goes through the review list of `deduplication` and records a person's decisions. */
export function reviewCommand(): Command {
  return new Command('review')
    .description('go through the pairs that deduplication left to a person, and keep the decisions')
    .argument('<pairs>', 'the review list (CSV) that the step deduplication wrote, plain or gzip')
    .requiredOption('--decisions <file>', 'the CSV file of decisions; an existing file is continued')
    .option('--records <file>', 'the file that was deduplicated, to show its columns')
    .option(
      '--record-id <column>',
      'its column of record ids, if the workflow maps one (default: the place in the file)',
    )
    .action(async (path: string, options: Options) => {
      const before = await Decisions.read(options.decisions);
      const list = await readReviewPairs(path, (one, other) => before.has(one, other));
      const records =
        options.records === undefined
          ? undefined
          : await readRecords(options.records, list.pairs, options.recordId);
      const decisions = await DecisionFile.open(options.decisions);
      try {
        if (list.decided > 0) print(`Decided before: ${count(list.decided)}.`);
        const isColoured = process.stdout.isTTY && !environment.hasNoColour;
        const marks = isColoured ? COLOURED : BRACKETED;
        const done = await review(list.pairs, readAnswers(process.stdin), decisions, {
          marks,
          records,
          print,
        });
        const left = list.pairs.length - done.together - done.apart + list.later;
        print(
          '',
          `Decided now: ${count(done.together)} same, ${count(done.apart)} different. Left: ${count(left)}. ` +
            `Decisions are in \`${options.decisions}\`.`,
        );
      } finally {
        await decisions.close();
        // A terminal that is being read would keep the process alive.
        process.stdin.destroy();
      }
    });
}
