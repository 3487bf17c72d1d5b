import { LOCALES, type Locale } from '@/lib/core/i18n/locales';
import { TOPIC_KINDS, topicPath, type TopicKind } from '@/lib/core/topics/schema';
import { isId } from '@/lib/core/validation/fields';

/** What people share: a listing, a piece of equipment, a lot, or a seller with everything they have on sale. */
export const SHARED_KINDS = [...TOPIC_KINDS, 'seller'] as const;
export type SharedKind = TopicKind | 'seller';

/** One of them, in the language of a page. */
export type SharedPage = { kind: SharedKind; id: string; locale: Locale };

/** Reads the parts of an address; null unless they name something that could exist. */
export function readSharedPage(kind: string, id: string, locale: string): SharedPage | null {
  const [knownKind, known] = [SHARED_KINDS.find((one) => one === kind), LOCALES.find((one) => one === locale)];
  return knownKind && known && isId(id) ? { kind: knownKind, id, locale: known } : null;
}

/** Returns the path of the page that is shared, without the language. */
export const sharedPath = ({ kind, id }: Pick<SharedPage, 'kind' | 'id'>): string =>
  kind === 'seller' ? `/seller/${id}` : topicPath({ kind, id });

/** Returns the path of the sheet to print of a topic, without the language. */
export const sheetPath = ({ kind, id }: { kind: TopicKind; id: string }): string => `${topicPath({ kind, id })}/sheet`;

/** Returns the address of the QR code of a page. */
export const qrPath = ({ kind, id, locale }: SharedPage): string => `/media/qr/${kind}/${id}/${locale}.svg`;
