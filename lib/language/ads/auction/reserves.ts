import { ask, gapBefore, inSameClause, match, upTo, written, type Ad } from '../ad-text';
import { AROUND } from '../ad-words';

/**
 * What the text says of a reserve with its amount, as it is written: nobody is to know it, but the description tells. That
 * there is one is asked about, with an amount or without: «con reserva», “reserve met”.
 */
export function reservesIn(ad: Ad): string[] {
  if (!ad.auctionAt) return [];
  const found: string[] = [];
  for (let at = 0; at < ad.tokens.length; at += 1) {
    const named = match(ad, AROUND.reserves, at);
    if (!named) continue;
    let to = at + named.length;
    // «Reserva: US$ 1.100»: a colon parts nothing here.
    const isHere = (one: number) =>
      one < ad.tokens.length && (inSameClause(ad, one, one - 1) || /^:\s?$/.test(gapBefore(ad, one)));
    // «Reserva 2,75 Termina el jueves 10»: when it ends is no part of it.
    while (isHere(to) && !match(ad, AROUND.ends, to)) to += 1;
    const part = upTo(at, to);
    const hasAmount = ad.tokens.slice(at, to).some(({ kind }) => kind === 'number');
    if (hasAmount) found.push(written(ad, part));
    const said = hasAmount ? part : upTo(at, at + (match(ad, AROUND.reserved, at)?.length ?? 0));
    if (said.length > 0) ask(ad, 'reserve', said);
    at = to - 1;
  }
  return found;
}
