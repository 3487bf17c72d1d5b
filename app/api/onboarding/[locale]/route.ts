import { onboardingWords } from '../onboarding-words';
import { DomainError } from '@/lib/errors/domain-error';
import { defineRoute } from '@/lib/http/define-route';
import { isLocale } from '@/lib/i18n/locales';

/** The words of the tour and the guide, which are fetched by those who see them, so that no page carries them. */
export const GET = defineRoute<{ locale: string }>(async ({ params: { locale } }) => {
  if (!isLocale(locale)) throw new DomainError('not_found');
  return Response.json(await onboardingWords(locale), { headers: { 'cache-control': 'public, max-age=3600' } });
});
