/** What a buyer's words ask about, as far as a seller can answer with one tap. */
export type Asked = 'weight' | 'papers' | 'video' | 'place' | 'visit' | 'price' | 'available';

/** Words of the three languages without accents that name a question. */
const WORDS: Readonly<Record<Asked, RegExp>> = {
  weight: /\b(?:pesan?|pesam|pesaje|pesagem|(?:de|que|cual es el|qual o) peso|weigh\w*|how heavy)\b/,
  papers: /\b(?:guias?|papeles|sanidad|documentos|documentacion|documentacao|gta|sanidade|papers|health records?)\b/,
  video: /\bvideos?\b/,
  place:
    /\b(?:(?:donde|onde|where) (?:esta|estan|estao|se encuentran?|quedan?|ficam?|are|is)|ubicacion|localizacao|location)\b/,
  visit:
    /\b(?:visit\w*|(?:ir|pasar|passar|puedo|puede|pode|posso|da para|come and|can i) (?:a |by )?(?:ver|see|try)\w*|probar|testar)\b/,
  price:
    /\b(?:precio|price|preco|conversables?|negotiable|negociavel|(?:cuanto|quanto) (?:sale|salen|vale|valen|valem|pide|pides|pedis|pede|quiere|quer|cuestan?|custam?)|how much (?:are|is|do you want|for))\b/,
  available:
    /\b(?:disponibles?|disponive(?:l|is)|available|(?:sigue|siguen|esta|estan) (?:a la|en) venta|todavia (?:l[oa]s? )?tiene|ainda tem|for sale|still have|quedan)\b/,
};

/** Returns what a text asks about, in the order of its words. */
export function askedIn(text: string): Asked[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return (Object.keys(WORDS) as Asked[])
    .map((asked) => [asked, plain.search(WORDS[asked])] as const)
    .filter(([, at]) => at >= 0)
    .sort(([, one], [, other]) => one - other)
    .map(([asked]) => asked);
}
