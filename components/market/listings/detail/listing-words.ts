import { EDIT_FIELDS, type EditField } from '@/lib/market/animal-lots/edit-fields';
import { shareLabels } from '@/components/ui/sharing/labels';
import type { Locale } from '@/lib/core/i18n/locales';
import { oncePerLocale } from '@/lib/core/i18n/once-per-locale';
import { translator } from '@/lib/core/i18n/translator';

async function readListingWords(locale: Locale) {
  // messages: editField.field.*, editField.title.*
  const [t, contact, report, ads, change, sale, share] = await Promise.all([
    translator(locale, 'listing'),
    translator(locale, 'contact'),
    translator(locale, 'report'),
    translator(locale, 'ads'),
    translator(locale, 'editField'),
    translator(locale, 'sale'),
    shareLabels(locale),
  ]);
  return {
    breadcrumb: t('breadcrumb'),
    description: t('description'),
    noDescription: t('noDescription'),
    listedOn: t('listedOn', { date: '{date}' }),
    seller: t('seller'),
    edit: t('edit'),
    copy: t('copy'),
    changes: Object.fromEntries(
      EDIT_FIELDS.map((field) => [field, { word: change(`field.${field}`), name: change(`title.${field}`) }]),
    ) as Record<EditField, { word: string; name: string }>,
    sell: { word: sale('short'), name: sale('sellAll') },
    save: t('save'),
    saved: t('saved'),
    fromYou: t('fromYou', { km: '{km}' }),
    makeOffer: t('makeOffer'),
    askVisit: t('askVisit'),
    blocked: t('blocked'),
    needsScript: t('needsScript'),
    seeSimilar: t('seeSimilar'),
    noticeShort: t('noticeShort'),
    share,
    depositHelp: t('depositHelp'),
    report: t('report'),
    reportFailure: { failed: report('failed'), offline: report('offline') },
    contact: contact('button'),
    contactFailure: { failed: contact('failed'), offline: contact('offline') },
    printed: t('printed'),
    ad: ads('label'),
  };
}

/** The texts of a listing's page that don't depend on the listing. */
export const listingWords = oncePerLocale(readListingWords);

export type ListingWords = Awaited<ReturnType<typeof readListingWords>>;
