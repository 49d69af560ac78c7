import type { Answer } from '../../support/client.ts';
import { MANY, request } from '../../support/request.ts';
import { type LookupService, startLookups, type TestAccount } from '../lookup-service.ts';

/** The member that every answer has. */
export interface RecordAnswer {
  readonly Status: {
    readonly Success: boolean;
    readonly ErrorMessage: string | null;
    readonly CreditsRemaining: number;
  };
  readonly [member: string]: unknown;
}

/** A running service with an account to call it with. */
export interface RecordService extends LookupService {
  readonly caller: TestAccount;
  /** Calls a method, as `NameCleansing/ParseName`. */
  ask(method: string, body: unknown, query?: string): Promise<Answer<RecordAnswer>>;
}

export async function startRecordService(credits: number): Promise<RecordService> {
  const service = await startLookups();
  const caller = await service.account('Caller', credits);
  const ask = (method: string, body: unknown, query = `?key=${caller.key}`) => {
    const given = {
      method: 'POST',
      path: `/${method}.json${query}`,
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    };
    return request<RecordAnswer>(service.url, given, MANY);
  };
  return { ...service, caller, ask };
}
