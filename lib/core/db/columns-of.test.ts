import { readFileSync } from 'node:fs';
import { fromRoot } from '@/scripts/lib/paths';
import { columnOf, columnsOf } from './columns-of';

it('selects columns under the names of their fields', () => {
  expect(columnsOf('User', ['id', 'emailConfirmedAt'], 'u').sql).toBe(
    'u."id" AS "id", u."email_confirmed_at" AS "emailConfirmedAt"',
  );
  expect(columnsOf('User', ['timeZone']).sql).toBe('"time_zone" AS "timeZone"');
});

it('is right for every field of the schema', () => {
  const schema = readFileSync(fromRoot('prisma', 'schema.prisma'), 'utf8');
  const models = [...schema.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)];
  const names = models.map(([, name]) => name);
  const columns = models
    .flatMap(([, , body = '']) => body.split('\n'))
    .map((line) => /^ {2}(\w+) +(\w+).*?(?: @map\("(\w+)"\)|$)/.exec(line))
    .flatMap((found) => (found && !names.includes(found[2]) ? [{ field: found[1] ?? '', column: found[3] }] : []));
  expect(columns.length).toBeGreaterThan(600);
  expect(columns.filter(({ field, column = field }) => columnOf(field) !== column)).toEqual([]);
});
