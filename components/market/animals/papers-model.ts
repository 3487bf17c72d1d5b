import type { PublicIdsDto } from '@/lib/market/declared-ids/dto';
import { DAY_MS } from '@/lib/core/durations';
import { formatDate } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import type { PublicPaperDto } from '@/lib/market/papers/dto';

/** What there is to prove where the animals come from and how they are; never a number. */
export interface PapersModel {
  title: string;
  items: readonly { id: string; name: string; text: string; detail: string | null; isChecked: boolean }[];
  /** What a buyer does with it. */
  advice: string;
  /** The page where a buyer asks for the papers; null without any. */
  request: { href: string; label: string } | null;
}

/** From then on the page says in how many days a paper expires. */
const SOON_DAYS = 30;

/** Builds the section about papers and identifiers; null if the seller has none. */
export async function papersModel(
  locale: Locale,
  listingId: string,
  { premises, tags }: PublicIdsDto,
  papers: readonly PublicPaperDto[],
  now = new Date(),
): Promise<PapersModel | null> {
  const { declared, checked } = tags;
  if (premises.length === 0 && declared === 0 && papers.length === 0) return null;
  // messages: ids.premises.*
  // messages: paperKinds.*
  const [t, names, kinds] = await Promise.all([
    translator(locale, 'listingPapers'),
    translator(locale, 'ids'),
    translator(locale, 'paperKinds'),
  ]);
  const ending = ({ issuedOn, expiresOn }: PublicPaperDto): string => {
    if (!expiresOn) return t('issued', { date: formatDate(locale, issuedOn) });
    const days = Math.round((Date.parse(expiresOn) - Date.parse(now.toISOString().slice(0, 10))) / DAY_MS);
    return days <= SOON_DAYS ? t('expiresIn', { days }) : t('expiresOn', { date: formatDate(locale, expiresOn) });
  };
  return {
    title: t('title'),
    items: [
      ...papers.map((paper) => ({
        id: paper.id,
        name: kinds(paper.kind),
        text: paper.isChecked ? t('checkedPaper') : t('document'),
        detail: ending(paper),
        isChecked: paper.isChecked,
      })),
      ...premises.map(({ scheme, isChecked }) => ({
        id: scheme,
        name: names(`premises.${scheme}`),
        text: isChecked ? t('checked') : t('declared'),
        detail: null,
        isChecked,
      })),
      ...(declared === 0
        ? []
        : [
            {
              id: 'tags',
              name: t('tags', { count: declared }),
              text: checked === 0 ? t('declared') : t('tagsChecked', { checked, declared }),
              detail: null,
              isChecked: checked === declared,
            },
          ]),
    ],
    advice: t('advice'),
    request: papers.length > 0 ? { href: localizedPath(locale, `/papers/of/${listingId}`), label: t('request') } : null,
  };
}
