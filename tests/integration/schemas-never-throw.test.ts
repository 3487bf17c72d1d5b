import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { lotFieldsSchema } from '@/lib/market/auctions/schema';
import { fieldErrors } from '@/lib/core/validation/field-errors';

/** Plausible values by field, so that an input is wrong in a few fields only and refinements get to run. */
const PLAUSIBLE: Record<string, unknown> = {
  title: 'Toro Angus',
  name: 'Toros',
  firstName: 'Rosa',
  lastName: 'Vega',
  location: 'Chiriquí',
  language: 'es',
  message: '¿Sigue en venta?',
  toUserId: '0190b1a0-0000-7000-8000-000000000001',
  userId: '0190b1a0-0000-7000-8000-000000000001',
  companyName: 'Agro Sur',
  documents: ['cedula.pdf'],
  slug: 'pasto',
  content: 'Pasto',
  category: 'bovine',
  breed: 'Angus',
  condition: 'good',
  age: '12',
  price: '1500',
  quantity: '3',
  startingPrice: '1000',
  reservePrice: '1500',
  startTime: '2026-03-01T10:00:00Z',
  endTime: '2026-03-02T10:00:00Z',
  highlightDuration: 'none',
  vaccinated: 'on',
  email: 'rosa@corral.test',
  contactEmail: 'rosa@corral.test',
  contactMethod: 'email',
  contactValue: 'rosa@corral.test',
  phone: '+57 300 111 22 33',
  password: 'corral-demo',
  newPassword: 'corral-demo',
  confirmPassword: 'corral-demo',
  durationMonths: 3,
  clickUrl: 'https://corral.test',
  targetUrl: 'https://corral.test',
  decision: 'rejected',
  approved: false,
  reason: 'spam',
  status: 'dismissed',
  query: 'category=ovine',
};

const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  '',
  '  ',
  'x',
  '-1',
  '1,5',
  '1.500,50',
  '1e9',
  '99999999999999999999',
  'NaN',
  '\u0000\ud800',
  'https://',
  'category=unicorn&minPrice=x',
  '2026-13-45T99:00:00Z',
  '+275760-01-01T00:00:00Z',
  'a'.repeat(6000),
  NaN,
  Infinity,
  -1,
  1.5,
  true,
  [],
  ['x', null],
  {},
];

/** A seeded generator of numbers from 0 to 1 (mulberry32), so that a failure can be reproduced. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function fieldsOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodPipe) return [...fieldsOf(schema.in as z.ZodType), ...fieldsOf(schema.out as z.ZodType)];
  return [];
}

const FILES = readdirSync('lib', { recursive: true, encoding: 'utf8' }).filter((path) => /schema\.ts$/.test(path));

describe.each(FILES)('%s', (file) => {
  it('answers any input with errors at its fields and never throws', async () => {
    const exported = (await import(`../../lib/${file}`)) as Record<string, unknown>;
    const random = sequence(1);
    const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)];
    for (const [name, schema] of Object.entries(exported)) {
      if (!(schema instanceof z.ZodType)) continue;
      const fields = fieldsOf(schema);
      for (let round = 0; round < 3000; round++) {
        const input =
          fields.length === 0 || random() < 0.02
            ? pick(HOSTILE)
            : Object.fromEntries(fields.map((field) => [field, random() < 0.85 ? PLAUSIBLE[field] : pick(HOSTILE)]));
        try {
          const result = schema.safeParse(input, { reportInput: true });
          if (!result.success) fieldErrors(result.error.issues);
        } catch (error) {
          throw new Error(`${name} threw for ${JSON.stringify(input)}`, { cause: error });
        }
      }
    }
  });
});

it('compares fields only when they are valid, whatever the others are', () => {
  const wrong = (input: object) =>
    Object.keys(fieldErrors(lotFieldsSchema.safeParse(input).error?.issues ?? [])).toSorted();
  const lot = { ...PLAUSIBLE, title: 'Lote', location: 'Chiriquí', endTime: '2001-01-01T00:00:00Z', startTime: '' };
  expect(wrong({ ...lot, startingPrice: 'x' })).toEqual(['endTime', 'startingPrice']);
  expect(wrong({ ...lot, startingPrice: '0' })).toEqual(['endTime', 'startingPrice']);
  expect(wrong({ ...lot, startingPrice: '2000', title: 7, breed: 'Merino' })).toEqual([
    'breed',
    'endTime',
    'reservePrice',
    'title',
  ]);
});
