import { spanOf, type Ad, type Part } from '../ad-text';
import type { Span } from '../dto';
import type { Asked } from '../prices/asked';
import type { Condition, EquipmentAsks, EquipmentFacts, EquipmentReading } from './dto';

export interface Machine {
  noun: Part | null;
  brand: { name: string; part: Part } | null;
  model: Part | null;
}

/** What is read of an advertisement so far. */
export interface Reading {
  ad: Ad;
  held: Set<number>;
  /** What is understood, but has no field. */
  shown: Set<number>;
  facts: Partial<EquipmentFacts>;
  spans: EquipmentReading['spans'];
  described: Span[];
  asks: Set<EquipmentAsks>;
  machine: Machine;
  years: Map<string, boolean>;
  prices: Asked[];
  conditions: Set<Condition>;
  brands: Set<string>;
}

/** Holds words, which say a fact of the form or leave it open. */
export function hold({ ad, held, spans }: Reading, part: Part, field?: keyof EquipmentFacts): number {
  for (let at = part.from; at < part.from + part.length; at += 1) held.add(at);
  if (field) (spans[field] ??= []).push(spanOf(ad, part));
  return part.length;
}
