import { helpPath } from '@/lib/pages/help/schema';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import { REPORT_REASONS } from '@/lib/moderation/reports/schema';
import { pickLabels } from '@/lib/core/i18n/pick-labels';

/**
 * The labels of the report dialog for visitors (`prompt`) and members (`form`); public pages send no message catalog
 * to the browser.
 */
export async function reportLabels(locale: Locale) {
  // messages: report.reasons.*
  const t = await translator(locale, 'report');
  const both = { cancel: t('cancel'), close: t('close'), failed: t('failed'), offline: t('offline') };
  return {
    prompt: {
      ...both,
      title: t('signInTitle'),
      text: t('signInText'),
      signIn: t('signIn'),
      signInHref: localizedPath(locale, '/auth'),
    },
    form: {
      ...both,
      about: {
        listing: { title: t('title'), text: t('text') },
        user: { title: t('userTitle'), text: t('userText') },
        message: { title: t('messageTitle'), text: t('messageText') },
      },
      ...pickLabels(t, ['warning', 'help']),
      helpHref: localizedPath(locale, helpPath('report-listing')),
      ...pickLabels(t, [
        'send',
        'sending',
        'reason',
        'chooseReason',
        'details',
        'optional',
        'placeholder',
        'conductPlaceholder',
        'sent',
        'sentText',
        'unauthorized',
        'unauthorizedText',
      ]),
      reasons: REPORT_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) })),
    },
  };
}

export type ReportLabels = Awaited<ReturnType<typeof reportLabels>>;
