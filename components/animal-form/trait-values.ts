import { z } from 'zod';
import type { Category } from '@/lib/animals/categories';
import { TRAITS, traitSchema, type Trait, type TraitLists, type Traits } from '@/lib/animals/lots/traits';
import { readNumber } from '@/lib/i18n/read-number';
import { message } from '@/lib/validation/field-errors';

/** Traits as the form holds them by name: text as typed or chosen, yes as true. */
export type TraitValues = Record<string, string | boolean>;

/** The lists that are typed as a line, in display order. */
export const LINES = ['mix', 'faults', 'vaccines'] as const;
type Line = (typeof LINES)[number];

/** Between the parts of a line, but not within brackets. */
const COMMA = /\s*[,;]\s*(?![^(]*\))/;
const COUNTED = /^(\d[\d.,]*)\s+([^(]+?)(?:\s*\((.+)\))?$/;
const DATED = /^(.+?)(?:\s*\((\d{4}-\d\d-\d\d)\))?$/;

const inBrackets = (text: string | undefined) => (text === undefined ? '' : ` (${text})`);

/** Writes lists as people type them: `30 Angus, 10 Hereford`, `2 rengas (leve)`, `Aftosa (2026-05-10)`. */
const WRITE: { [Name in Line]: (list: NonNullable<TraitLists[Name]>) => string[] } = {
  mix: (list) => list.map(({ heads, breed }) => `${heads} ${breed}`),
  faults: (list) => list.map(({ heads, what, note }) => `${heads} ${what}${inBrackets(note)}`),
  vaccines: (list) => list.map(({ what, on }) => `${what}${inBrackets(on)}`),
};

function readPart(name: Line, part: string): object | null {
  if (name === 'vaccines') {
    const [, what = '', on] = DATED.exec(part) ?? [];
    return what ? { what, ...(on && { on }) } : null;
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
    .split(COMMA)
    .map((part) => readPart(name, part));
  return parts.includes(null) ? typed : parts;
}

const isLine = (name: string): name is Line => LINES.some((line) => line === name);

/** Converts stored traits to form values. What no field asks for is kept as JSON. */
export function traitValues(traits: Traits): TraitValues {
  const values = Object.entries(traits).map(([name, value]): [string, string | boolean] => {
    if (isLine(name)) return [name, (WRITE[name] as (list: unknown) => string[])(value).join(', ')];
    return [name, value === true || (typeof value === 'string' ? value : JSON.stringify(value))];
  });
  return Object.fromEntries(values);
}

function readTrait(trait: Trait | undefined, name: string, value: string | boolean): unknown {
  if (typeof value === 'boolean') return value;
  if (isLine(name)) return readLine(name, value);
  if (name === 'epds') return JSON.parse(value) as unknown;
  const number = trait?.kind === 'number' ? readNumber(value) : null;
  return number === null ? value.trim() : Number(number);
}

/** True for a trait that says something. */
export const isSaid = (value: string | boolean | undefined): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value === true;

/** Returns what is said of the category's traits as the schema expects it; what can't be read stays as typed. */
export function readTraits(category: Category | '', values: TraitValues): Traits | undefined {
  if (!category) return undefined;
  const known: Readonly<Record<string, Trait>> = TRAITS[category];
  const said = Object.entries(values).filter(
    ([name, value]) => isSaid(value) && (Object.hasOwn(known, name) || isLine(name) || name === 'epds'),
  );
  return Object.fromEntries(said.map(([name, value]) => [name, readTrait(known[name], name, value)]));
}

type Problem = { key: string; values?: Record<string, string | number> };

function lineProblem(name: string, value: unknown, headCount: number): Problem | null {
  if (!Array.isArray(value)) return { key: 'traitLine' };
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
  return { key: trait.kind === 'day' ? 'dateInvalid' : 'invalid' };
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
