import type { CardModel } from './card-model';

/** Returns the id of a card's listing, with which its URL ends. */
export function cardId({ href }: Pick<CardModel, 'href'>): string {
  return href.slice(href.lastIndexOf('/') + 1);
}
