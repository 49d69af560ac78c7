import { createSocket, type Socket } from 'node:dgram';
import type { AddressInfo } from 'node:net';

/** The server's answer for a name. Unknown names do not exist (NXDOMAIN). */
export interface DnsZone {
  /** Mail servers as `preference name`; the name `.` makes a null MX. */
  readonly mx?: readonly string[];
  readonly a?: readonly string[];
  /** Whole IPv6 addresses: eight groups, no `::`. */
  readonly aaaa?: readonly string[];
  /** Answers every question with this code. */
  readonly code?: 'SERVFAIL' | 'REFUSED';
  /** Never answers. */
  readonly silent?: true;
  /** Delays the answer by this many milliseconds. */
  readonly delay?: number;
  /** Answers with bytes that are not a DNS message. */
  readonly garbage?: true;
}

const CODES = { NOERROR: 0, SERVFAIL: 2, NXDOMAIN: 3, REFUSED: 5 } as const;
const TYPES = { a: 1, mx: 15, aaaa: 28 } as const;

/** A DNS server on UDP (RFC 1035) that knows some names: resolvers speak with it as with any other. */
export class DnsServer {
  /** Every question it was asked, as `TYPE name`. */
  readonly questions: string[] = [];
  /** The most questions that waited for their answer at once. */
  mostAtOnce = 0;
  #waiting = 0;
  readonly #socket: Socket;
  readonly #zones: Readonly<Record<string, DnsZone>>;

  private constructor(socket: Socket, zones: Readonly<Record<string, DnsZone>>) {
    this.#socket = socket;
    this.#zones = zones;
    socket.on('message', (query, from) => {
      this.#waiting++;
      this.mostAtOnce = Math.max(this.mostAtOnce, this.#waiting);
      const { reply, delay } = this.#reply(query);
      setTimeout(() => {
        this.#waiting--;
        if (reply !== undefined && !this.#closed) socket.send(reply, from.port, from.address);
      }, delay);
    });
  }

  #closed = false;

  static async start(zones: Readonly<Record<string, DnsZone>>): Promise<DnsServer> {
    const socket = createSocket('udp4');
    await new Promise<void>((resolve) => {
      socket.bind(0, '127.0.0.1', resolve);
    });
    return new DnsServer(socket, zones);
  }

  /** The address for a resolver, as `127.0.0.1:PORT`. */
  get address(): string {
    return `127.0.0.1:${(this.#socket.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#closed = true;
    await new Promise<void>((resolve) => {
      this.#socket.close(resolve);
    });
  }

  #reply(query: Buffer): { reply: Buffer | undefined; delay: number } {
    const { name, type, end } = readQuestion(query);
    const typeName = Object.entries(TYPES).find(([, number]) => number === type)?.[0];
    this.questions.push(`${typeName?.toUpperCase() ?? type} ${name}`);
    const zone = this.#zones[name];
    const delay = zone?.delay ?? 0;
    if (zone?.silent) return { reply: undefined, delay };
    if (zone?.garbage) return { reply: Buffer.concat([query.subarray(0, 2), Buffer.from('garbage')]), delay };
    const code = zone === undefined ? 'NXDOMAIN' : (zone.code ?? 'NOERROR');
    const answers = code === 'NOERROR' && zone !== undefined ? records(zone, type) : [];
    const head = Buffer.alloc(12);
    query.copy(head, 0, 0, 2);
    head.writeUInt16BE(0x8180 | CODES[code], 2); // a response, recursion desired and available
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(answers.length, 6);
    return { reply: Buffer.concat([head, query.subarray(12, end), ...answers]), delay };
  }
}

function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  while (query[at] !== 0) {
    const length = query[at]!;
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function records(zone: DnsZone, type: number): Buffer[] {
  const data: Buffer[] = [];
  if (type === TYPES.mx) data.push(...(zone.mx ?? []).map(mxData));
  if (type === TYPES.a) data.push(...(zone.a ?? []).map((ip) => Buffer.from(ip.split('.').map(Number))));
  if (type === TYPES.aaaa)
    data.push(...(zone.aaaa ?? []).map((ip) => Buffer.from(ip.replaceAll(':', ''), 'hex')));
  return data.map((bytes) => {
    const record = Buffer.alloc(12);
    record.writeUInt16BE(0xc00c, 0); // the name of the question
    record.writeUInt16BE(type, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt32BE(60, 6);
    record.writeUInt16BE(bytes.length, 10);
    return Buffer.concat([record, bytes]);
  });
}

function mxData(server: string): Buffer {
  const [preference, name] = server.split(' ') as [string, string];
  const labels = name === '.' ? [] : name.split('.');
  const number = Buffer.alloc(2);
  number.writeUInt16BE(Number(preference));
  return Buffer.concat([
    number,
    ...labels.flatMap((label) => [Buffer.from([label.length]), Buffer.from(label, 'latin1')]),
    Buffer.from([0]),
  ]);
}
