import { setTimeout as wait } from 'node:timers/promises';
import { TWO_FILES } from './contacts.ts';
import { FettleProcess } from './fettle-process.ts';
import { type Installation, signal } from './installation.ts';
import { Random } from './random.ts';
import { assertSame, type Load, makeLoad, type Outcome, round } from './round.ts';
import { SteadyClient } from './steady-client.ts';

/**
 * The settings of every process of a run: a pause before each block is stored, so that kills find jobs at
 * every stage, and one record in every block on which its step fails, so that there are rejects to compare.
 */
export const DISTURBANCE = 'task.store-block:delay=40@1+,dataset.store-block:delay=5@1+,step.record:throw#17';

const SIZE = { contacts: 1600, perBlock: 100, rows: 5000 };

/** Clients that work side by side, so that one uploads while the jobs of another run. */
const CLIENTS = 2;

/**
 * The longest wait between two kills, in milliseconds. It is shorter than a start takes, so some processes
 * are killed while they start. Every third kill, on average, first waits until all processes are ready, so
 * that there is work to disturb.
 */
const BETWEEN_KILLS = 1000;

/**
 * A job takes long if its workers are killed all the time. If a task is lost with its worker, this is noticed
 * after 10 s.
 */
const PATIENCE_SECONDS = 600;

type Role = 'serve' | 'worker 1' | 'worker 2';
const ROLES: readonly Role[] = ['serve', 'worker 1', 'worker 2'];

/** The possible victims, each as often as it is listed here. */
const VICTIMS: readonly (readonly (Role | 'database')[])[] = [
  ['serve'],
  ['serve'],
  ['worker 1'],
  ['worker 2'],
  ['worker 1', 'worker 2'],
  ROLES,
  ['database'],
  ['serve', 'database'],
  [...ROLES, 'database'],
];

export interface KillReport {
  readonly kills: number;
  readonly rounds: number;
  readonly seconds: number;
  /** How often each was killed. */
  readonly victims: Readonly<Record<string, number>>;
  readonly unavailable: number;
  /** The highest number of starts without progress seen on any task. A job fails at the ninth such start. */
  readonly mostStarts: number;
}

/**
 * Kills processes of an installation (`kill -9`) at random moments while clients upload and run jobs,
 * restarts each at once, and compares the result of every round with an undisturbed one. Uses one server and
 * two workers.
 *
 * @param goOn called before each kill; returns whether to continue
 * @throws Error at the first difference
 */
export async function killRun(
  installation: Installation,
  seed: number,
  goOn: (kills: number) => boolean,
  log: (line: string) => void = () => undefined,
): Promise<KillReport> {
  const started = Date.now();
  const crew = await Crew.start(installation);
  const load = makeLoad(seed, SIZE);
  const credentials = await installation.client('acme', ...TWO_FILES);
  const clients = Array.from(
    { length: CLIENTS },
    () => new SteadyClient(installation.url, credentials, PATIENCE_SECONDS),
  );
  const [first] = clients;
  if (first === undefined) throw new Error('A kill run needs a client.');
  const undisturbed = await round(first, 'undisturbed', load);
  log(`undisturbed after ${Math.round((Date.now() - started) / 1000)} s`);

  const random = new Random(seed);
  const victims: Record<string, number> = {};
  let kills = 0;
  let failed = false;
  const kill = async () => {
    while (!failed && goOn(kills)) {
      if (random.whole(1, 3) === 1) await crew.ready();
      await wait(random.whole(0, BETWEEN_KILLS));
      const chosen = random.pick(VICTIMS);
      kills++;
      for (const victim of chosen) {
        victims[victim] = (victims[victim] ?? 0) + 1;
        crew.kill(victim);
      }
      log(`kill ${kills}: ${chosen.join(', ')}`);
      for (const victim of chosen) if (victim !== 'database') crew.begin(victim);
    }
  };
  let mostStarts = 0;
  const counts: number[] = [];
  const watchStarts = async () => {
    for (; !failed && goOn(kills); await wait(500)) {
      const starts = await installation
        .withDatabase(({ pool }) => pool.query('select coalesce(max(starts), 0) as most from task'))
        .catch(() => undefined);
      mostStarts = Math.max(mostStarts, starts?.rows[0].most ?? 0);
    }
  };
  const rounds = clients.map((client, at) =>
    rounding(client, `c${at}`, { load, undisturbed, log }, () => failed || !goOn(kills)).then(
      (count) => counts.push(count),
      (error) => {
        failed = true;
        throw error;
      },
    ),
  );
  await Promise.all([kill(), ...rounds, watchStarts()]).catch((cause) => {
    throw new Error(`seed ${seed}, after ${kills} kills: ${cause.message}\n${installation.outputs()}`, {
      cause,
    });
  });

  await crew.stop();
  return {
    kills,
    rounds: counts.reduce((sum, count) => sum + count, 0),
    mostStarts,
    seconds: Math.round((Date.now() - started) / 1000),
    victims,
    unavailable: clients.reduce((sum, { refusals }) => sum + refusals.unavailable, 0),
  };
}

/** The processes of an installation: one server and two workers. */
class Crew {
  readonly #installation: Installation;
  readonly #processes = new Map<Role, FettleProcess>();

  private constructor(installation: Installation) {
    this.#installation = installation;
  }

  /** Starts all processes and waits until they are ready. */
  static async start(installation: Installation): Promise<Crew> {
    FettleProcess.compile();
    const crew = new Crew(installation);
    // The service makes the database; workers refuse to start without one.
    await crew.begin('serve').ready();
    for (const role of ROLES) if (role !== 'serve') crew.begin(role);
    await crew.ready();
    return crew;
  }

  /** Starts a process in place of the one that had its role. */
  begin(role: Role): FettleProcess {
    const process = role === 'serve' ? this.#installation.serve() : this.#installation.worker();
    this.#processes.set(role, process);
    return process;
  }

  async ready(): Promise<void> {
    await Promise.all([...this.#processes.values()].map((process) => process.ready()));
  }

  kill(victim: Role | 'database'): void {
    if (victim !== 'database') this.#processes.get(victim)?.kill('SIGKILL');
    else {
      const postmaster = this.#installation.postmaster();
      if (postmaster !== undefined) signal(postmaster, 'SIGKILL');
    }
  }

  /** Stops all processes in order. @throws Error if the database outlives them */
  async stop(): Promise<void> {
    for (const process of this.#processes.values()) {
      await process.ready();
      await process.stop();
    }
    const survivor = this.#installation.postmaster();
    if (survivor !== undefined)
      throw new Error(`PostgreSQL ${survivor} runs on after the last process has left.`);
  }
}

/** What the rounds of all clients have in common. */
interface Rounds {
  readonly load: Load;
  /** The outcome that each round must have. */
  readonly undisturbed: readonly Outcome[];
  readonly log: (line: string) => void;
}

/** Runs rounds until `isEnough`; the last one ends undisturbed. Returns how many it ran. */
async function rounding(
  client: SteadyClient,
  name: string,
  { load, undisturbed, log }: Rounds,
  isEnough: () => boolean,
): Promise<number> {
  let count = 0;
  do {
    count++;
    const what = `${name}_${count}`;
    assertSame(`round ${what}`, await round(client, what, load), undisturbed);
    log(`round ${what} is the same`);
  } while (!isEnough());
  return count;
}
