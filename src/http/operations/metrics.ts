import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Metrics of the service, for Prometheus. Labels are route patterns and kinds, never names or paths. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'fettle_http_request_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.#registry],
  });
  readonly #tasks = new Histogram({
    name: 'fettle_task_seconds',
    help: 'Time that a task took on this worker.',
    labelNames: ['kind', 'outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60],
    registers: [this.#registry],
  });
  readonly #failedJobs = new Counter({
    name: 'fettle_jobs_failed_total',
    help: 'Jobs that failed on this worker.',
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Measures every request of a server. */
  observe(server: FastifyInstance): void {
    server.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'unknown';
      this.#requests.observe(
        { method: request.method, route, status: reply.statusCode },
        reply.elapsedTime / 1000,
      );
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

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
