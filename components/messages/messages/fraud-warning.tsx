'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { FraudHint } from '@/lib/records/risk-phrases/dto';
import type { TopicKind } from '@/lib/core/topics/schema';
import { CONTACT_ASKS } from './contact-asks';

interface FraudWarningProps {
  hints: readonly FraudHint[];
  /** What the conversation is about, whose words the warning uses. */
  kind: TopicKind | 'none';
  onReport: () => void;
}

/** Above a message that says what scams say: why to take care, what to ask for before paying or handing over, and to report it. */
export function FraudWarning({ hints, kind, onReport }: FraudWarningProps) {
  const t = useTranslations('messages.warning');
  const words = useTranslations('messages.report');
  const locale = useLocale();
  // messages: messages.warning.hints.*
  const reasons = new Intl.ListFormat(locale).format(hints.map((hint) => t(`hints.${hint}`, { kind })));
  return (
    <Note tone="warn" icon="triangle-alert" title={t('title')}>
      <p>{t('text', { reasons })}</p>
      <ul className="list-disc pl-5">
        {CONTACT_ASKS.map((ask) => (
          <li key={ask}>{t(`asks.${ask}`, { kind })}</li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-5">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onReport}
          className="link inline-flex min-h-11 items-center gap-1.5"
        >
          <Icon name="flag" className="size-4" />
          {words('message')}
        </button>
        <a href={localizedPath(locale, '/safety')} className="link inline-flex min-h-11 items-center">
          {t('guide')}
        </a>
      </p>
    </Note>
  );
}
