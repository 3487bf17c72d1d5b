import { comparisonLabels } from '@/components/market/comparison/labels';
import { confirmEmailLabels } from '@/components/accounts/confirm-email/labels';
import { areaLabels, favoriteWords } from '@/components/market/listings/browse/labels';
import { contactLabels } from '@/components/messages/messages/contact-labels';
import { memberWords } from '@/components/pages/layout/member-words';
import { reportLabels } from '@/components/messages/reports/report-labels';
import { mapFilterWords } from '@/components/finding/map/filter-words';
import { saveSearchLabels } from '@/components/finding/saved-searches/labels';
import { viewedLabels } from '@/components/market/viewed/labels';
import { DomainError } from '@/lib/core/errors/domain-error';
import { defineRoute } from '@/lib/web/http/define-route';
import { isLocale, type Locale } from '@/lib/core/i18n/locales';

const WORDS = new Map<string, (locale: Locale) => Promise<object>>([
  ['areas', areaLabels],
  ['comparison', comparisonLabels],
  ['confirm-email', confirmEmailLabels],
  ['contact', contactLabels],
  ['favorites', favoriteWords],
  ['map-filters', mapFilterWords],
  ['member', memberWords],
  ['report', reportLabels],
  ['save-search', saveSearchLabels],
  ['viewed', viewedLabels],
]);

/** Returns the texts of a part of public pages that few visitors see: they load when it is opened, to keep pages small. */
export const GET = defineRoute<{ dialog: string; locale: string }>(async ({ params: { dialog, locale } }) => {
  const wordsOf = WORDS.get(dialog);
  if (!wordsOf || !isLocale(locale)) throw new DomainError('not_found');
  return Response.json(await wordsOf(locale), { headers: { 'cache-control': 'public, max-age=3600' } });
});
