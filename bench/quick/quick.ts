import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { count, median } from '../../harness/figures.ts';
import { machine } from '../../harness/machine.ts';
import { drawChart } from './chart.ts';
import { commandRows } from './command-rows.ts';
import { addToHistory, earlierFigure, fallsOf, type QuickRun, readHistory } from './history.ts';
import { serviceRows } from './service-rows.ts';

const ROUNDS = 3;
const YARDSTICK = fileURLToPath(new URL('./yardstick.ts', import.meta.url));

/**
 * Guards against changes that make Fettle slower, in less than three minutes. Each row does a piece of work
 * in every round, and a yardstick runs before each. A figure is the number of units of work done in the
 * processor time of one yardstick, as the median of three rounds. It is compared with the figures of earlier
 * runs, which may come from other machines (docs/results/quick.json).
 *
 *     npm run bench -- quick [--record]
 *
 * `--record` adds the run to that file and draws docs/results/quick.svg anew. If a row has fallen by more
 * than a tenth, the exit code is 1.
 */
export async function benchQuick(words: readonly string[]): Promise<void> {
  console.log(`machine   ${machine()}`);
  console.log(`command   npm run bench -- quick${words.map((word) => ` ${word}`).join('')}\n`);
  const rounds = new Map<string, number[]>();
  const units = new Map<string, string>();
  for (const open of [commandRows, serviceRows]) {
    const { rows, close } = await open();
    try {
      for (let round = 0; round < ROUNDS; round++) {
        for (const { name, unit, measure } of rows) {
          const yardstick = yardstickSeconds();
          const { done, processor } = await measure();
          rounds.set(name, [...(rounds.get(name) ?? []), (done * yardstick) / processor]);
          units.set(name, unit);
        }
      }
    } finally {
      await close();
    }
  }
  const history = readHistory();
  const figures: Record<string, number> = {};
  console.log('work done in the processor time of one yardstick, and as a share of earlier runs');
  for (const [name, measured] of rounds) {
    const figure = Number(median(measured).toPrecision(4));
    figures[name] = figure;
    const before = earlierFigure(history, name);
    const share = before === undefined ? 'new' : `${Math.round((100 * figure) / before)} %`;
    const raw = measured.map(shown).join(' ');
    console.log(
      `  ${name.padEnd(24)} ${shown(figure).padStart(9)} ${units.get(name)!.padEnd(8)} ${share.padStart(6)}   rounds: ${raw}`,
    );
  }
  for (const { name, left } of fallsOf(history, figures)) {
    console.log(`${name} fell to ${Math.round(100 * left)} % of earlier runs.`);
    process.exitCode = 1;
  }
  if (words.includes('--record')) drawChart(addToHistory(thisRun(figures)));
}

function yardstickSeconds(): number {
  return Number(execFileSync(process.execPath, [YARDSTICK], { encoding: 'utf8' }));
}

function thisRun(figures: QuickRun['figures']): QuickRun {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--untracked-files=no') === '' ? '' : '+';
  const commit = git('rev-parse', '--short', 'HEAD') + changed;
  return { date: new Date().toISOString().slice(0, 10), commit, machine: machine(), figures };
}

function shown(figure: number): string {
  return figure < 100 ? figure.toPrecision(3) : count(figure);
}
