import { createOperator } from '../../src/operators/operator.ts';
import type { Role } from '../../src/operators/role.ts';
import { makeLink } from '../../src/operators/sign-in-link.ts';
import type { TestService } from '../support/service.ts';

/** An operator in a browser, as far as HTTP is concerned: a cookie, and the headers that browsers add. */
export class ConsoleUser {
  readonly url: string;
  cookie: string | undefined;

  constructor(url: string) {
    this.url = url;
  }

  /** Makes an operator and signs in by a link. */
  static async signIn(
    service: TestService,
    name: string,
    role: Role,
    clients: readonly string[] = [],
  ): Promise<ConsoleUser> {
    const { kysely } = service.database;
    const now = service.clock.now();
    const { id } = await createOperator(kysely, { name, role, clients, now });
    const user = new ConsoleUser(service.url);
    const answer = await user.send('POST', '/console/api/sign-in/link', {
      link: await makeLink(kysely, id, now),
    });
    if (answer.status !== 204) throw new Error(`Signing in: ${answer.status}`);
    return user;
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
  ): Promise<Response> {
    const answer = await fetch(this.url + path, {
      method,
      headers: {
        ...headers,
        ...(this.cookie !== undefined && { cookie: `theme=dark; ${this.cookie}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const set = answer.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0];
    return answer;
  }

  async read<Body>(path: string): Promise<Body> {
    return (await this.send('GET', path)).json() as Promise<Body>;
  }
}
