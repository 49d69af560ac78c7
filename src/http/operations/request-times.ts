import type { Metric, Registry } from 'prom-client';

/** The upper bounds of the buckets, in seconds. */
const BOUNDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** A line of the histogram. */
interface Value {
  readonly metricName: string;
  readonly labels: Readonly<Record<string, string | number>>;
  readonly value: number;
}

/** The requests of one method, route and status. */
interface Series {
  readonly labels: { readonly method: string; readonly route: string; readonly status: number };
  /** The requests above the bound before, up to the bound of the bucket. */
  readonly buckets: number[];
  count: number;
  /** In seconds. */
  sum: number;
}

/**
 * How long requests take: a histogram of Prometheus by method, pattern of the path and status. The histogram
 * of `prom-client` joins the labels to a text for each request, which took 2 % of a look-up's time.
 */
export class RequestTimes {
  readonly name = 'fettle_http_request_duration_seconds';
  readonly #byRoute = new Map<string, Series[]>();
  /** All series, oldest first. */
  readonly #all: Series[] = [];

  constructor(registry: Registry) {
    registry.registerMetric(this as unknown as Metric);
  }

  note(method: string, route: string, status: number, seconds: number): void {
    const series = this.#of(method, route, status);
    series.count++;
    series.sum += seconds;
    const bucket = BOUNDS.findIndex((bound) => seconds <= bound);
    if (bucket >= 0) series.buckets[bucket]!++;
  }

  /** What a registry of `prom-client` asks of a metric. */
  async get(): Promise<object> {
    const values = this.#all.flatMap((series) => this.#values(series));
    const help = 'Time from the request to the end of its answer.';
    return { name: this.name, help, type: 'histogram', aggregator: 'sum', values };
  }

  #values({ labels, buckets, count, sum }: Series): Value[] {
    const metricName = `${this.name}_bucket`;
    let below = 0;
    return [
      ...BOUNDS.map((le, at) => {
        below += buckets[at]!;
        return { metricName, labels: { le, ...labels }, value: below };
      }),
      { metricName, labels: { le: '+Inf', ...labels }, value: count },
      { metricName: `${this.name}_sum`, labels, value: sum },
      { metricName: `${this.name}_count`, labels, value: count },
    ];
  }

  #of(method: string, route: string, status: number): Series {
    let ofRoute = this.#byRoute.get(route);
    if (ofRoute === undefined) {
      ofRoute = [];
      this.#byRoute.set(route, ofRoute);
    }
    let series = ofRoute.find(({ labels }) => labels.status === status && labels.method === method);
    if (series === undefined) {
      series = { labels: { method, route, status }, buckets: BOUNDS.map(() => 0), count: 0, sum: 0 };
      ofRoute.push(series);
      this.#all.push(series);
    }
    return series;
  }
}
