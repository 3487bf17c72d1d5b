import type { CardModel } from './card-model';

/** Returns what a card in a grid shows: only lists that can be shown as rows need the rest. */
export function gridCard({ terms: _terms, note: _note, negotiable: _negotiable, line, ...card }: CardModel): CardModel {
  return {
    ...card,
    ...(line ? { line: { lead: line.lead, rest: line.rest } } : {}),
    facts: card.kind ? '' : card.facts,
    health: [],
    date: '',
    compact: true,
  };
}
