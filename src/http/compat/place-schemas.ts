import type { FastifySchema } from 'fastify';
import Type from 'typebox';
import { methodSchema, withNotFound } from './suggest-schemas.ts';

const Text = Type.String();

const PostcodePlace = Type.Object(
  { postcode: Text, latitude: Type.Number(), longitude: Type.Number() },
  { title: 'CompatibilityPostcodePlace', description: 'A postcode, and where it is.' },
);

const Metres = Type.Integer({ description: 'As the crow flies.' });

export const distanceSchema = withNotFound(
  methodSchema({
    operationId: 'postcodeDistance',
    summary: 'Measure the distance between two postcodes',
    description: 'Free of charge, but the account must have a credit.',
    params: Type.Object({
      from: Type.String({ description: 'A postcode, in any letter case and spacing.' }),
      to: Type.String({ description: 'The second postcode.' }),
    }),
    answer: Type.Object(
      { from: PostcodePlace, to: PostcodePlace, metres: Metres },
      { title: 'CompatibilityPostcodeDistance', description: 'How far two postcodes are apart.' },
    ),
  }),
  'A postcode has no addresses, or no known position.',
);

const Degrees = Type.String({ description: 'In degrees, WGS84.' });

export const pointDistanceSchema = methodSchema({
  operationId: 'pointDistance',
  summary: 'Measure the distance between two points',
  description: 'Free of charge, but the account must have a credit.',
  params: Type.Object({
    fromLatitude: Degrees,
    fromLongitude: Degrees,
    toLatitude: Degrees,
    toLongitude: Degrees,
  }),
  answer: Type.Object(
    { metres: Metres },
    { title: 'CompatibilityDistance', description: 'How far two points are apart.' },
  ),
});

const Usage = Type.Object(
  {
    date: Type.String({ description: 'UTC, such as 2030-01-31.' }),
    usage_today: Type.Integer({ description: 'The credits used on that day.' }),
    daily_limit: Type.Integer({
      description: 'The credits used on that day plus the credits that are left now.',
    }),
    monthly_buffer: Type.Integer({ description: '0.' }),
    monthly_buffer_used: Type.Integer({ description: '0.' }),
  },
  { title: 'CompatibilityUsage', description: 'The usage of a day.' },
);

const NAMES = {
  '': ['usage', 'Read the usage of today'],
  day: ['usageOfDay', 'Read the usage of a day'],
  from: ['usageFromDay', 'Read the usage of a day, by the path that older clients use'],
  to: ['usageOfPeriod', 'Read the usage of each day of a period'],
} as const;

/** @param days the part of the path after `usage` */
export function usageSchema(version: 'v3' | 'v4', days: string): FastifySchema {
  const kind = days.includes('/to/') ? 'to' : days.startsWith('/from') ? 'from' : days === '' ? '' : 'day';
  const [operation, summary] = NAMES[kind];
  const names = [...days.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return methodSchema({
    operationId: `${operation}${version.toUpperCase()}`,
    summary,
    description: 'Free of charge. A call from a web page is refused.',
    ...(names.length > 0 && {
      params: Type.Object(Object.fromEntries(names.map((name) => [name, partOf(name)]))),
    }),
    answer: kind === 'to' ? Type.Array(Usage) : Usage,
  });
}

function partOf(name: string) {
  const part = name.replace('to', '').toLowerCase();
  return Type.String({
    description: `The ${part} of the ${name.startsWith('to') ? 'last' : 'first'} day, UTC.`,
  });
}
