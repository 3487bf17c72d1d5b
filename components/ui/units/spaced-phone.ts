/** The area codes of Argentina that have four digits, other than 11; the rest have three. */
const AR_FOUR =
  '2(?:2[24-9]|[23]02|3[1-59]|47|6(?:[25]|4[6-8])|9(?:[02356]|4[02568]|72|8[23]))|' +
  '3(?:3[28]|4(?:[04679]|3[5-8]|5(?:4[46]|[56][4-6]|8)|8[2379])|5(?:[2467]|3[237]|8[2-5])|7[1-578]|' +
  '8(?:[2469]|3[2578]|5[4-8]|7[36-8]|8[5-8]))';

/** Where numbers are parted: as they are dialled at home in Uruguay, and with the codes of countries. */
const SHAPES = [
  /^(0\d\d)(\d{3})(\d{3})$/,
  /^(\+1)(\d{3})(\d{3})(\d{4})$/,
  /^(\+54)(9?)(11)(\d{4})(\d{4})$/,
  new RegExp(`^(\\+54)(9?)(?=${AR_FOUR})(\\d{4})(\\d{2})(\\d{4})$`),
  /^(\+54)(9?)(\d{3})(\d{3})(\d{4})$/,
  /^(\+55)(\d\d)(\d{4,5})(\d{4})$/,
  /^(\+56)(\d)(\d{4})(\d{4})$/,
  /^(\+(?:5[09]\d|35\d))(\d{2,3})(\d{3})(\d{3})$/,
  /^(\+\d\d)(\d{3})(\d{3})(\d{3,4})$/,
] as const;

/** A telephone as people write it: `+59899333111` → `+598 99 333 111`. One that somebody has parted stays as it is. */
export function spacedPhone(phone: string): string {
  const [, ...parts] = SHAPES.map((shape) => shape.exec(phone)).find(Boolean) ?? [];
  return parts.length > 0 ? parts.filter(Boolean).join('\u00a0') : phone;
}
