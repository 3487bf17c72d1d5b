import { z } from 'zod';
import type { Category } from '@/lib/livestock/stock/categories';
import { TRAITS, traitSchema, type TraitLists, type Traits } from '@/lib/livestock/facts/traits';
import type { Trait } from '@/lib/livestock/species/traits';
import { readNumber } from '@/lib/core/i18n/read-number';
import { unreadText } from '@/lib/core/i18n/typed-number';
import { day } from '@/lib/core/validation/fields';
import { message } from '@/lib/core/validation/field-errors';

/** Traits as the form holds them by name: text, numbers as decimal text, yes as true. */
export type TraitValues = Record<string, string | boolean>;

/** The lists that are typed as a line, in display order. */
export const LINES = ['mix', 'faults', 'vaccines', 'epds'] as const;
type Line = (typeof LINES)[number];

/** Between the parts of a line, but not within brackets. A line with semicolons is divided by these alone. */
const COMMA = /\s*,\s*(?![^(]*\))/;
/** Between breeding values, which have decimal commas. */
const COMMA_OF_VALUES = /\s*,(?!\d)\s*(?![^(]*\))/;
const SEMICOLON = /\s*;\s*(?![^(]*\))/;
const COUNTED = /^(\d[\d.,]*)\s+([^(]+?)(?:\s*\((.+)\))?$/;
const DATED = /^(.+?)(?:\s*\((\d{4}-\d\d-\d\d)\))?$/;
const VALUED = /^(.+?)\s+([+-]?\d+(?:[.,]\d+)?)(?:\s*\((\d(?:[.,]\d+)?)\))?$/;

const inBrackets = (text: string | undefined) => (text === undefined ? '' : ` (${text})`);

/** Writes lists as people type them: `30 Angus, 10 Hereford`, `2 rengas (leve)`, `Aftosa (2026-05-10)`, `WW 62 (0.8)`. */
const WRITE: { [Name in Line]: (list: NonNullable<TraitLists[Name]>) => string[] } = {
  mix: (list) => list.map(({ heads, breed }) => `${heads} ${breed}`),
  faults: (list) => list.map(({ heads, what, note }) => `${heads} ${what}${inBrackets(note)}`),
  vaccines: (list) => list.map(({ what, on }) => `${what}${inBrackets(on)}`),
  epds: (list) => list.map(({ trait, value, accuracy }) => `${trait} ${value}${inBrackets(accuracy?.toString())}`),
};

const decimal = (typed: string) => Number(typed.replace(',', '.'));

function readPart(name: Line, part: string): object | null {
  if (name === 'vaccines') {
    const [, what = '', on] = DATED.exec(part) ?? [];
    return what ? { what, ...(on && { on }) } : null;
  }
  if (name === 'epds') {
    const [, trait, value, accuracy] = VALUED.exec(part) ?? [];
    if (trait === undefined || value === undefined) return null;
    return { trait, value: decimal(value), ...(accuracy !== undefined && { accuracy: decimal(accuracy) }) };
  }
  const [, count = '', words = '', note] = COUNTED.exec(part) ?? [];
  const heads = readNumber(count);
  if (heads === null) return null;
  if (name === 'mix') return { heads: Number(heads), breed: words };
  return { heads: Number(heads), what: words, ...(note !== undefined && { note }) };
}

/** Reads a line; text that can't be read stays, to be refused. */
function readLine(name: Line, typed: string): unknown {
  const parts = typed
    .trim()
    .replace(/[,;]$/, '')
    .split(typed.includes(';') ? SEMICOLON : name === 'epds' ? COMMA_OF_VALUES : COMMA)
    .map((part) => readPart(name, part));
  return parts.includes(null) ? typed : parts;
}

const isLine = (name: string): name is Line => LINES.some((line) => line === name);

/** Writes the parts of a line with commas between them, or semicolons if one of them has a comma. */
const joined = (parts: string[]) =>
  parts.some((part) => COMMA.test(part)) ? parts.map((part) => `${part};`).join(' ') : parts.join(', ');

/** Converts stored traits to form values. */
export function traitValues(traits: Traits): TraitValues {
  const values = Object.entries(traits).map(([name, value]): [string, string | boolean] => {
    if (isLine(name)) return [name, joined((WRITE[name] as (list: unknown) => string[])(value))];
    return [name, value === true || String(value)];
  });
  return Object.fromEntries(values);
}

function readTrait(trait: Trait | undefined, name: string, value: string | boolean): unknown {
  if (typeof value === 'boolean') return value;
  if (isLine(name)) return readLine(name, value);
  return trait?.kind === 'number' && unreadText(value) === null ? Number(value) : value.trim();
}

/** True for a trait that says something. */
export const isSaid = (value: string | boolean | undefined): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value === true;

/** Returns what is said of the category's traits as the schema expects it; what can't be read stays as typed. */
export function readTraits(category: Category | '', values: TraitValues): Traits | undefined {
  if (!category) return undefined;
  const known: Readonly<Record<string, Trait>> = TRAITS[category];
  const said = Object.entries(values).filter(
    ([name, value]) => isSaid(value) && (Object.hasOwn(known, name) || isLine(name)),
  );
  return Object.fromEntries(said.map(([name, value]) => [name, readTrait(known[name], name, value)]));
}

type Problem = { key: string; values?: Record<string, string | number> };

function lineProblem(name: string, value: unknown, headCount: number): Problem | null {
  if (!Array.isArray(value)) return { key: name === 'epds' ? 'epdLine' : 'traitLine' };
  const heads = (value as { heads?: number }[]).map((one) => one.heads ?? 0);
  const sum = heads.reduce((total, one) => total + one, 0);
  if (name === 'mix' && (value.length < 2 || sum !== headCount))
    return { key: 'mixHeads', values: { heads: headCount } };
  if (name === 'faults' && Math.max(...heads) > headCount) return { key: 'faultHeads', values: { heads: headCount } };
  return null;
}

function traitProblem(trait: Trait | undefined, name: string, value: unknown, headCount: number): Problem | null {
  if (isLine(name)) return lineProblem(name, value, headCount);
  if (!trait || traitSchema(trait).safeParse(value).success) return null;
  if (trait.kind === 'number') return { key: 'between', values: { minimum: trait.min, maximum: trait.max } };
  if (trait.kind !== 'day') return { key: 'invalid' };
  return { key: day.safeParse(value).success ? 'dayInFuture' : 'dateInvalid' };
}

/**
 * Names the trait that is wrong, where the schema that the server shares says only that one is. It returns nothing to
 * merge into what that one returns.
 */
export const traitChecks = z.unknown().transform((values, context) => {
  const { category, traits, headCount } = values as { category: Category | ''; traits?: Traits; headCount: string };
  const known: Readonly<Record<string, Trait>> = category ? TRAITS[category] : {};
  for (const [name, value] of Object.entries(traits ?? {})) {
    const problem = traitProblem(known[name], name, value, Number(headCount));
    if (problem)
      context.addIssue({
        code: 'custom',
        path: [`traits.${name}`],
        message: message(problem.key),
        ...(problem.values && { params: problem.values }),
      });
  }
  return {};
});
