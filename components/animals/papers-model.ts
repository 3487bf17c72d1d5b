import type { PublicIdsDto } from '@/lib/declared-ids/dto';
import type { Locale } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';

/** What there is to prove where the animals come from; never a number. */
export interface PapersModel {
  title: string;
  items: readonly { name: string; text: string; isChecked: boolean }[];
  /** What a buyer does with it. */
  advice: string;
}

/** Builds the section about papers and identifiers; null if the seller declared none. */
export async function papersModel(locale: Locale, { premises, tags }: PublicIdsDto): Promise<PapersModel | null> {
  if (premises.length === 0 && tags.declared === 0) return null;
  // messages: ids.premises.*
  const [t, names] = await Promise.all([translator(locale, 'listingPapers'), translator(locale, 'ids')]);
  const { declared, checked } = tags;
  return {
    title: t('title'),
    items: [
      ...premises.map(({ scheme, isChecked }) => ({
        name: names(`premises.${scheme}`),
        text: isChecked ? t('checked') : t('declared'),
        isChecked,
      })),
      ...(declared === 0
        ? []
        : [
            {
              name: t('tags', { count: declared }),
              text: checked === 0 ? t('declared') : t('tagsChecked', { checked, declared }),
              isChecked: checked === declared,
            },
          ]),
    ],
    advice: t('advice'),
  };
}
