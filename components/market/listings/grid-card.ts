import type { CardModel } from './card-model';

/** So many cards stand before an advertisement. */
export const AD_AFTER = 6;

/** Returns what a card in a grid shows: only lists that can be shown as rows need the rest. */
export function gridCard({
  terms: _terms,
  note: _note,
  negotiable: _negotiable,
  health: _health,
  date: _date,
  facts,
  line,
  ...card
}: CardModel): CardModel {
  return {
    ...card,
    ...(line ? { line: { lead: line.lead, rest: line.rest } } : {}),
    ...(card.kind || !facts ? {} : { facts }),
    compact: true,
  };
}
