'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { TopicPrice } from '@/lib/market/topics/dto';
import { formatMoney } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { ThreadDto } from '@/lib/messages/messages/dto';
import { askedPriceText } from '@/lib/livestock/price-formats/asked-price';
import { privateTopicPath, topicPath } from '@/lib/core/topics/schema';

const BOX =
  'flex min-h-16 flex-none items-center gap-3 border-line bg-surface py-1.5 pr-3 pl-4 max-sm:border-b sm:rounded-card sm:border sm:pl-1.5';
const TONES = { active: 'ok', paused: 'neutral', expired: 'neutral', sold: 'info' } as const;

const priceText = (locale: Locale, { basis, ...price }: TopicPrice) =>
  basis ? askedPriceText(locale, { ...price, basis }) : formatMoney(locale, price.amount, price.currency);

/** What the conversation is about: picture, title, price and state, with a link where the reader can open it. */
export function TopicStrip({ thread: { topic, offered } }: { thread: ThreadDto }) {
  const t = useTranslations('messages');
  const locale = useLocale();
  const picture = topic?.image ? (
    <img
      src={topic.image}
      alt=""
      width={68}
      height={51}
      className="h-12.75 w-17 flex-none rounded-small object-cover"
    />
  ) : null;
  const text = (title: ReactNode, price?: string) => (
    <span className="min-w-0 flex-1">
      <span className="block truncate text-15 leading-snug font-semibold">{title}</span>
      {price ? <span className="block text-14 text-ink-2 tabular-nums">{price}</span> : null}
    </span>
  );
  if (!topic) return <p className={`${BOX} text-14 text-ink-2 sm:pl-4`}>{t('listingGone')}</p>;
  if (!offered)
    return (
      <p className={BOX}>
        {picture}
        {text(t('listingPaused', { title: topic.title }))}
      </p>
    );
  const { asked, status } = offered;
  const path = status === null || status === 'active' ? topicPath(topic) : privateTopicPath(topic);
  // messages: messages.status.*
  return (
    <Link
      href={localizedPath(locale, path)}
      prefetch={false}
      className={`${BOX} -outline-offset-2 hover:border-line-strong`}
    >
      {picture}
      {text(topic.title, asked ? priceText(locale, asked) : undefined)}
      {status ? (
        <Badge tone={TONES[status]} dot>
          {t(`status.${status}`)}
        </Badge>
      ) : null}
      <Icon name="chevron-right" className="max-sm:hidden" />
    </Link>
  );
}
