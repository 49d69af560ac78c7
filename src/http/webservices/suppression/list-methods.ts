import { comparablePeople } from '../../../cleansing/name/compare/comparable-person.ts';
import { NAME_MATCH_LEVELS, type NameMatchLevel } from '../../../cleansing/name/compare/match-level.ts';
import { comparableAddress } from '../../../cleansing/suppression/comparable-address.ts';
import { ListSearch } from '../../../cleansing/suppression/list-search.ts';
import { telephoneKey } from '../../../cleansing/suppression/telephone-key.ts';
import type { ListFile } from '../../../suppression/list-file.ts';
import { nameOf } from '../cleansing/name-fields.ts';
import { answerOf, type RecordCall, recordCall, textOf } from '../cleansing/record-call.ts';
import { addressOf } from '../postcoder/read-call.ts';
import type { CleansingCall, CleansingMethod, WebAnswer } from '../web-method.ts';
import { deceasedSchema, preferenceSchema } from './schemas.ts';

/** Supplies the version of a list that is in use. */
export interface ListSource {
  list(name: string): ListFile | undefined;
}

/** The methods that look up one record in a suppression list: `TPS/Check`, `CTPS/Check`, `Deceased/Check`. */
export function listMethods(lists: ListSource): {
  readonly TPS: readonly CleansingMethod[];
  readonly CTPS: readonly CleansingMethod[];
  readonly Deceased: readonly CleansingMethod[];
} {
  return {
    TPS: [preferenceMethod('TPS', lists)],
    CTPS: [preferenceMethod('CTPS', lists)],
    Deceased: [deceasedMethod(lists)],
  };
}

/** Longer texts cannot be telephone numbers and are not read. */
const NUMBER_LENGTH = 200;

function preferenceMethod(service: 'TPS' | 'CTPS', lists: ListSource): CleansingMethod {
  return {
    service,
    name: 'Check',
    schema: preferenceSchema(service),
    nothing: '"Result":null,"ListDate":null',
    cleanse(webCall) {
      const list = listFor(webCall, lists, service.toLowerCase());
      if (list === undefined) return noList(service);
      const call = recordCall(webCall);
      const text = call.text('telephonenumber').trim();
      if (text === '') return refused('The telephone number is missing.');
      const key = text.length > NUMBER_LENGTH ? undefined : telephoneKey(text);
      if (key === undefined) return refused('The telephone number cannot be read.');
      const { hit } = new ListSearch(list, { sources: [] }).key(key, 'Telephone', '');
      return answerOf(call, {
        Result: hit === undefined ? 'NotRegistered' : 'Registered',
        ListDate: list.manifest.effective,
      });
    },
  };
}

function deceasedMethod(lists: ListSource): CleansingMethod {
  return {
    service: 'Deceased',
    name: 'Check',
    schema: deceasedSchema,
    nothing: '"Result":null,"MatchLevel":null,"Source":null,"Date":null,"ListDate":null',
    cleanse(webCall) {
      const list = listFor(webCall, lists, 'deceased');
      return list === undefined ? noList('Deceased') : checkDeceased(list, webCall);
    },
  };
}

function checkDeceased(list: ListFile, webCall: CleansingCall): WebAnswer {
  const call = recordCall(webCall);
  const people = comparablePeople(nameOf(call) ?? '').filter(({ surname }) => surname !== '');
  if (people.length === 0) return refused('The name is missing or is not the name of a person.');
  const search = new ListSearch(list, { sources: [] });
  const address = listedAddress(webCall, call);
  if (!search.canFindAt(address))
    return refused('The address has neither a readable postcode, nor a UDPRN, nor a street with a town.');
  const level = levelOf(call.option('matchlevel'));
  if (level === undefined) return refused(`The match level must be one of ${NAME_MATCH_LEVELS.join(', ')}.`);
  const since = call.text('lasttransaction').trim().slice(0, 10);
  if (since !== '' && !/^\d{4}-\d\d-\d\d$/.test(since))
    return refused('The last transaction must be a day such as 2026-11-01.');
  const { hit } = search.person(address, () => people, level, since);
  return answerOf(call, {
    Result: hit === undefined ? 'NotFound' : 'Found',
    MatchLevel: hit?.level ?? null,
    Source: hit?.row.source ?? null,
    Date: hit?.row.date || null,
    ListDate: list.manifest.effective,
  });
}

function listedAddress(webCall: CleansingCall, call: RecordCall) {
  const { lines, town, county, postcode } = addressOf(webCall, call) ?? NO_ADDRESS;
  const udprn = textOf(call.parts('address').get('udprn'));
  return comparableAddress({ lines, town, county, postcode }, udprn);
}

const NO_ADDRESS = { lines: [], town: '', county: '', postcode: '' } as const;

function levelOf(text: string): NameMatchLevel | undefined {
  if (text === '') return 'Personal';
  return NAME_MATCH_LEVELS.find((level) => level.toLowerCase() === text.toLowerCase());
}

/** The list that answers a call. A sandbox has none, because it must not use real lists. */
function listFor({ access }: CleansingCall, lists: ListSource, name: string): ListFile | undefined {
  return access.isSandbox ? undefined : lists.list(name);
}

function noList(service: string): WebAnswer {
  return refused(`There is no ${service} list in use.`);
}

function refused(message: string): WebAnswer {
  return { kind: 'refused', message };
}
