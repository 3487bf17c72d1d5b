import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** So often a text is asked among the recent ones before it counts as a frequent one. */
const FREQUENT = 5;
const RECENT = 1_000;
/** Each connection keeps them all in the memory of its server process: 60 kB for one of ours on average, 900 for the largest. */
const MOST = 100;

/** Begins a statement whose plan depends on its values so much that it is planned each time: a search. */
export const PLANNED_BY_VALUES = '/* planned by its values */';
/** A template begins with a line break and blanks. */
const BEGINNING = 40;

/**
 * Names the statements that are asked again and again, so that each connection parses them once and PostgreSQL keeps their
 * plans. The first ones to be frequent get the names there are: a text that varies with lists and filters seldom is, and
 * whatever varies without end never fills the server's memory. A name is a digest of the text, so that behind a pooler
 * two processes never mean different statements by one.
 */
export function statementNames({ frequent = FREQUENT, most = MOST } = {}) {
  const uses = new LRUCache<string, number>({ max: RECENT });
  const names = new Map<string, string>();
  let forgotten = 0;

  const make = (sql: string): string => {
    const digest = createHash('sha256').update(sql).digest('base64url').slice(0, 22);
    const name = `${digest}_${forgotten}`;
    names.set(sql, name);
    uses.delete(sql);
    return name;
  };
  return {
    /** Returns the name of a statement; an empty one stands for none, as in PostgreSQL's protocol. */
    nameOf: (sql: string): string => {
      const name = names.get(sql);
      if (name !== undefined) return name;
      if (names.size >= most || sql.slice(0, BEGINNING).includes(PLANNED_BY_VALUES)) return '';
      const used = (uses.get(sql) ?? 0) + 1;
      if (used >= frequent) return make(sql);
      uses.set(sql, used);
      return '';
    },
    /** Gives a statement up whose plan the database can't use any longer: it will get another name. */
    forget: (sql: string): void => {
      if (names.delete(sql)) forgotten += 1;
    },
  };
}
