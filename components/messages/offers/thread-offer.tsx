'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { DealTerms } from '@/lib/deals/terms/schema';
import { Expiry } from './expiry';
import { offeredText } from './terms-text';

/** What a conversation shows of the offers between the two about its listing. */
export type ThreadOfferView =
  | {
      kind: 'open';
      id: string;
      isMine: boolean;
      terms: Pick<DealTerms, 'heads' | 'amount' | 'basis' | 'currency'>;
      expiresAt: string;
    }
  | { kind: 'agreed'; deal: number }
  /** The last one ended with its lot, which isn't for sale any more. */
  | { kind: 'gone'; id: string }
  /** None is open, and the reader may make one. */
  | { kind: 'none'; listingId: string };

/** One line above the messages. */
export const STRIP =
  'flex min-h-11 flex-none items-center gap-2 border-line bg-surface px-4 py-1.5 text-14 -outline-offset-2 max-sm:border-b sm:mt-2 sm:rounded-card sm:border sm:px-3.5 hover:border-line-strong';

/** The open offer of a conversation, the deal that came of it, or the way to an offer. */
export function ThreadOffer({ offer }: { offer: ThreadOfferView }) {
  const t = useTranslations('offers');
  const locale = useLocale();
  const strip = (path: string, text: string, action: string, expiresAt?: string) => (
    <Link href={localizedPath(locale, path)} prefetch={false} className={STRIP}>
      <Icon name="handshake" className="flex-none text-pasture-ink" />
      <span className="min-w-0 flex-1 tabular-nums">
        {text}
        {expiresAt ? (
          // On phones the card among the messages says it.
          <span className="max-sm:hidden">
            {' · '}
            <Expiry at={expiresAt} className="font-semibold text-wheat-ink" />
          </span>
        ) : null}
      </span>
      {action ? <span className="flex-none font-semibold text-pasture-ink">{action}</span> : null}
      <Icon name="chevron-right" className="size-4 flex-none text-pasture-ink" />
    </Link>
  );
  switch (offer.kind) {
    case 'open': {
      const { id, isMine, terms, expiresAt } = offer;
      const text = t('threadOpen', { who: isMine ? 'me' : 'other', offer: offeredText(t, locale, terms) });
      return strip(`/offers/${id}`, text, t(isMine ? 'see' : 'seeAndAnswer'), expiresAt);
    }
    case 'agreed':
      return strip(`/deals/${offer.deal}`, t('threadAgreed', { number: offer.deal }), t('see'));
    case 'gone':
      return strip(`/offers/${offer.id}`, t('threadGone'), t('see'));
    case 'none':
      return strip(`/offers/new?listing=${offer.listingId}`, t('makeTitle'), '');
  }
}
