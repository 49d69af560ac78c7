import { setTimeout as wait } from 'node:timers/promises';
import { addressBook, MAILING, ONE_FILE, RESIDENT_COLUMNS, residents } from './contacts.ts';
import { FettleProcess } from './fettle-process.ts';
import { signal } from './installation.ts';
import { loadListInto } from './load-list-into.ts';
import { Random } from './random.ts';
import { assertSame, type Outcome, outcomeOf } from './round.ts';
import { PEOPLE_SEED, Scene } from './scene.ts';

/**
 * A pause before each block, so that kills hit running jobs, and one record in every block on which a step
 * fails.
 */
const DISTURBANCE = 'task.store-block:delay=15@1+,task.store-chunks:delay=10@1+,step.record:throw#7';

const BLOCKS = 16;
const RECORDS = BLOCKS * 10;

/** The jobs of a round: contacts, and people with deduplication, a suppression list and a mailing file. */
const WORKFLOWS = ['CleanseContacts', 'CleanseDataset'] as const;
const CONTACTS = ONE_FILE.replace('CleanseDataset', 'CleanseContacts');

export type Victim = 'node' | 'postmaster' | 'backend' | 'all';
const VICTIMS: readonly Victim[] = ['node', 'postmaster', 'backend', 'all'];

/** How long a round's jobs may take to end, in seconds. */
const PATIENCE_SECONDS = 60;

export interface KillRoundsReport {
  readonly rounds: number;
  readonly seconds: number;
  /**
   * For each victim, how often it was killed while jobs were under way, and how many seconds passed until the
   * next block was stored.
   */
  readonly resumed: Readonly<Record<Victim, { rounds: number; median: number; most: number }>>;
  /** The median of these seconds over all victims. */
  readonly median: number;
}

/**
 * Runs rounds of two jobs. In each round one victim is killed (`kill -9`) at a random moment: the service,
 * the database's postmaster, one of its backends, or all at once. Ended processes are restarted at once.
 * Every output is compared with an undisturbed one.
 *
 * @throws Error at the first difference
 */
export async function killRounds(
  seed: number,
  rounds: number,
  log: (line: string) => void = () => undefined,
): Promise<KillRoundsReport> {
  const started = performance.now();
  FettleProcess.compile();
  const scene = await Scene.open({
    blocks: BLOCKS,
    environment: { FETTLE_FAULTS: DISTURBANCE },
    workflow: [MAILING, CONTACTS],
    people: { columns: RESIDENT_COLUMNS, make: residents },
    file: addressBook(residents(RECORDS, PEOPLE_SEED + 1).slice(0, 40)),
    prepare: (installation) => {
      const listed = residents(RECORDS, PEOPLE_SEED).filter((_, at) => at % 3 === 0);
      return installation.withDatabase((database) =>
        loadListInto(database, installation.folder, 'mps', addressBook(listed)),
      );
    },
  });
  try {
    const undisturbed = await round(scene, 'warm up');
    const began = performance.now();
    assertSame('the second round', await round(scene, 'undisturbed'), undisturbed);
    const usual = performance.now() - began;
    log(`undisturbed, a round takes ${(usual / 1000).toFixed(1)} s`);
    const random = new Random(seed);
    const times: Record<Victim, number[]> = { node: [], postmaster: [], backend: [], all: [] };
    for (let at = 1; at <= rounds; at++) {
      const victim = random.pick(VICTIMS);
      const moment = random.whole(0, Math.round(usual));
      const outcome = round(scene, `round ${at}`);
      // The outcome is awaited below. A round that fails before the kill must not end the process.
      outcome.catch(() => undefined);
      await wait(moment);
      const seconds = await kill(scene, victim, random);
      assertSame(`round ${at}, ${victim}`, await outcome, undisturbed);
      if (seconds !== undefined) times[victim].push(seconds);
      log(
        `round ${at}: ${victim} after ${moment} ms, ${seconds === undefined ? 'no job was at work' : `on after ${seconds.toFixed(1)} s`}`,
      );
    }
    await scene.server.stop();
    return {
      rounds,
      seconds: Math.round((performance.now() - started) / 1000),
      resumed: {
        node: summary(times.node),
        postmaster: summary(times.postmaster),
        backend: summary(times.backend),
        all: summary(times.all),
      },
      median: summary(Object.values(times).flat()).median,
    };
  } catch (cause) {
    throw new Error(`seed ${seed}: ${(cause as Error).message}\n${scene.installation.outputs()}`, { cause });
  } finally {
    await scene.close();
  }
}

/** Submits the jobs of a round and gets all that they make. */
async function round(scene: Scene, name: string): Promise<Outcome[]> {
  return Promise.all(
    WORKFLOWS.map(async (workflow) => {
      const job = `${name} ${workflow}`;
      await scene.submit(job, workflow);
      return outcomeOf(scene.client, await scene.client.finished(job, PATIENCE_SECONDS));
    }),
  );
}

/**
 * Kills the victim and restarts ended processes. @returns the seconds until a job continued; undefined if no
 * job was running
 */
async function kill(scene: Scene, victim: Victim, random: Random): Promise<number | undefined> {
  const { installation } = scene;
  const killed = performance.now();
  const [postmaster, ...backends] = installation.databaseProcesses();
  if (victim === 'backend') signal(random.pick(backends), 'SIGKILL');
  if ((victim === 'postmaster' || victim === 'all') && postmaster !== undefined)
    signal(postmaster, 'SIGKILL');
  if (victim === 'all') for (const backend of backends) signal(backend, 'SIGKILL');
  if (victim === 'node' || victim === 'all') {
    await scene.server.killNow();
    scene.server = installation.serve();
  }
  let before: string | undefined;
  for (;;) {
    const now = await progress(scene).catch(() => undefined);
    if (now === 'none') return before === undefined ? undefined : (performance.now() - killed) / 1000;
    // The database may have to restart first. Only blocks stored earlier count then.
    before ??= now;
    if (now !== undefined && now !== before) return (performance.now() - killed) / 1000;
    if (performance.now() - killed > PATIENCE_SECONDS * 1000)
      throw new Error(`No job went on after ${victim}.`);
    await wait(20);
  }
}

/**
 * The progress of the open jobs, as a text that changes with each block. `none` if no job has begun or all
 * have ended.
 */
async function progress(scene: Scene): Promise<string> {
  return scene.installation.withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ progress: string }>(PROGRESS);
    return rows[0]!.progress;
  });
}

const PROGRESS = `select coalesce(string_agg(concat_ws('/', id, stage, done, units), ' ' order by id), 'none') as progress
  from (select job.id, job.stage, count(*) filter (where done) as done, sum(units_done) as units
        from job join task on task.job_id = job.id where status = 1 group by job.id) jobs`;

function summary(seconds: readonly number[]): { rounds: number; median: number; most: number } {
  const sorted = seconds.toSorted((a, b) => a - b);
  const rounded = (value = 0) => Math.round(value * 10) / 10;
  return {
    rounds: sorted.length,
    median: rounded(sorted[Math.floor((sorted.length - 1) / 2)]),
    most: rounded(sorted.at(-1)),
  };
}
