import { GUIDE_STEPS, TOUR_STEPS, type OnboardingLabels } from '@/components/accounts/onboarding/words';
import { CATEGORIES } from '@/lib/livestock/stock/categories';
import type { Locale } from '@/lib/core/i18n/locales';
import { translator } from '@/lib/core/i18n/translator';
import { pickLabels } from '@/lib/core/i18n/pick-labels';

/** Returns all texts of the tour and the guide in one language. */
export async function onboardingLabels(locale: Locale): Promise<OnboardingLabels> {
  const [t, categories] = await Promise.all([translator(locale, 'onboarding'), translator(locale, 'categories')]);
  const progress = (index: number, total: number) => t('progress', { step: index + 1, total });
  return {
    ...pickLabels(t, ['start', 'previous', 'next', 'skip', 'close', 'finish', 'progressLabel']),
    tour: TOUR_STEPS.map((id, index) => ({
      id,
      title: t(`tour.${id}.title`),
      text: t(`tour.${id}.text`),
      progress: progress(index, TOUR_STEPS.length),
    })),
    guide: GUIDE_STEPS.map((id, index) => ({
      id,
      title: t(`guide.${id}.title`),
      text: t(`guide.${id}.text`),
      progress: progress(index, GUIDE_STEPS.length),
    })),
    categories: CATEGORIES.map((category) => ({ category, name: categories(category) })),
  };
}
