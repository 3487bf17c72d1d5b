import { PLANNED_BY_VALUES, statementNames } from './statement-names';

/** Asks for the name of a statement several times in a row. */
const ask = (names: ReturnType<typeof statementNames>, sql: string, times: number): string[] =>
  Array.from({ length: times }, () => names.nameOf(sql));

describe('names of statements', () => {
  it('names a text once it is frequent, always the same and as PostgreSQL takes it', () => {
    const asked = ask(statementNames({ frequent: 3 }), 'SELECT 1', 5);
    expect(asked.slice(0, 2)).toEqual(['', '']);
    expect(new Set(asked.slice(2)).size).toBe(1);
    expect(asked[4]).toMatch(/^[\w-]{10,63}$/);
  });

  it('has the same name for a text in every process, and another for another text', () => {
    const [one, two] = [statementNames({ frequent: 1 }), statementNames({ frequent: 1 })];
    two.nameOf('SELECT 2');
    expect(two.nameOf('SELECT 1')).toBe(one.nameOf('SELECT 1'));
    expect(two.nameOf('SELECT 2')).not.toBe(one.nameOf('SELECT 1'));
  });

  it('never has more names than it may, however many texts there are', () => {
    const names = statementNames({ frequent: 2, most: 3 });
    const texts = Array.from({ length: 5_000 }, (_, length) => `SELECT ${length}`);
    const named = new Set(texts.flatMap((text) => ask(names, text, 3)));
    named.delete('');
    expect(named.size).toBe(3);
  });

  it('names no text that varies, however often its like is asked', () => {
    const names = statementNames();
    for (let length = 1; length < 10_000; length += 1) expect(names.nameOf(`SELECT ${length}`)).toBe('');
  });

  it('names no search', () => {
    expect(ask(statementNames({ frequent: 1 }), `\n    ${PLANNED_BY_VALUES} SELECT 1`, 2)).toEqual(['', '']);
  });

  it('gives a text whose plan is stale another name', () => {
    const names = statementNames({ frequent: 1 });
    const before = names.nameOf('SELECT 1');
    names.forget('SELECT 1');
    names.forget('SELECT 1');
    const after = names.nameOf('SELECT 1');
    expect([after, names.nameOf('SELECT 1')]).toEqual([after, after]);
    expect(after).not.toBe(before);
  });
});
