import { onboardingLabels } from '../onboarding-labels';
import { DomainError } from '@/lib/core/errors/domain-error';
import { defineRoute } from '@/lib/web/http/define-route';
import { isLocale } from '@/lib/core/i18n/locales';

/** Returns the texts of the tour and the guide, which load on demand to keep pages small. */
export const GET = defineRoute<{ locale: string }>(async ({ params: { locale } }) => {
  if (!isLocale(locale)) throw new DomainError('not_found');
  return Response.json(await onboardingLabels(locale), { headers: { 'cache-control': 'public, max-age=3600' } });
});
