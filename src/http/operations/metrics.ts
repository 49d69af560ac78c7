import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Service } from '../service.ts';
import { RequestTimes } from './request-times.ts';
import { StoredMetrics } from './stored-metrics.ts';

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Metrics of the service, for Prometheus. Labels are route patterns and kinds, never names or paths. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new RequestTimes(this.#registry);
  readonly #tasks = new Histogram({
    name: 'fettle_task_duration_seconds',
    help: 'Time that a task took on this worker.',
    labelNames: ['kind', 'outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60],
    registers: [this.#registry],
  });
  readonly #failedJobs = new Counter({
    name: 'fettle_worker_jobs_failed_total',
    help: 'Jobs that failed on this worker.',
    registers: [this.#registry],
  });

  #stored: StoredMetrics | undefined;

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    const info = {
      name: 'fettle_build_info',
      help: 'The version of Fettle: always 1.',
      labelNames: ['version'],
    };
    new Gauge({ ...info, registers: [this.#registry] }).set({ version }, 1);
  }

  /** Adds the metrics that are read from a service's database. */
  addStored(service: Pick<Service, 'database' | 'addressFile' | 'clock'>): void {
    this.#stored = new StoredMetrics(service, this.#registry);
  }

  /** Measures every request of a server. */
  observe(server: FastifyInstance): void {
    server.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'unknown';
      this.#requests.note(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
      done();
    });
  }

  taskEnded(kind: string, seconds: number, outcome: string): void {
    this.#tasks.observe({ kind, outcome }, seconds);
  }

  jobFailed(): void {
    this.#failedJobs.inc();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  async text(): Promise<string> {
    await this.#stored?.refresh();
    return this.#registry.metrics();
  }
}
