'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sendConfirmed } from '@/components/accounts/confirm-email/send-confirmed';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { sendJson } from '@/components/ui/forms/send-json';
import { standingKey, useLot } from '@/components/auctions/lot-page/lot-provider';
import { fill } from '@/components/ui/fill';
import { notify } from '@/components/ui/notify';
import type { BidReceipt, MyStanding } from '@/lib/market/auctions/dto';
import { bidPriceInFull } from '@/lib/livestock/price-formats/bid-price';
import { keepBid } from './kept-bid';

const ANCHOR = '#bid';
const LEAVE_AFTER_MS = 2000;

type Refusal = { message?: string; code?: string; errors?: Record<string, string[]> };
type Problem = { problem: string; code?: string };

interface PlaceBid {
  pending: boolean;
  /** Sends the bid unless one is in flight; returns `placed`, `busy` or a translated problem with its code. */
  place: (maximum: string, confirmed: boolean) => Promise<'placed' | 'busy' | Problem>;
}

/**
 * Places bids idempotently: one idempotency key per intention, so a double click or a retry after a lost answer is
 * the same bid. Once answered, the next bid gets a new key, even for the same amount.
 */
export function usePlaceBid(): PlaceBid {
  const { id, revision, mine, locale, labels, terms, refresh } = useLot();
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const busy = useRef(false);
  const intention = useRef<{ maximum: string; key: string } | null>(null);

  const notifyResult = ({ leading, price, maximum }: BidReceipt) => {
    const amount = bidPriceInFull(locale, price, terms);
    if (!leading) return notify.info(labels.bidOutbid, { description: fill(labels.bidOutbidText, { amount }) });
    if (mine?.leading)
      return notify.success(fill(labels.bidRaised, { amount: bidPriceInFull(locale, maximum, terms) }));
    notify.success(labels.bidLeading, { description: fill(labels.bidLeadingText, { amount }) });
  };

  const send = async (maximum: string, confirmed: boolean): Promise<Problem | null> => {
    if (intention.current?.maximum !== maximum) intention.current = { maximum, key: crypto.randomUUID() };
    keepBid(id, maximum);
    const body = { maximum, idempotencyKey: intention.current.key, confirmed, revision };
    const response = await sendConfirmed(() => sendJson('POST', `/api/auctions/${id}/bids`, body));
    keepBid(id, null);
    // No definite answer: keep the key, so that a retry can't bid twice.
    if (!response || response.status >= 500) {
      notify.error(labels.bidFailed, { description: labels.offline });
      return { problem: labels.offline };
    }
    intention.current = null;
    if (response.ok) {
      const receipt = (await response.json()) as BidReceipt;
      client.setQueryData<MyStanding | null>(
        standingKey(id),
        (known) => known && { ...known, leading: receipt.leading, maximum: receipt.maximum, loweredFrom: null },
      );
      notifyResult(receipt);
      void refresh();
      return null;
    }
    if (response.status === 401) {
      notify.error(labels.unauthorized, { description: labels.unauthorizedText });
      leaveToSignIn(LEAVE_AFTER_MS, ANCHOR);
      return { problem: labels.unauthorizedText };
    }
    const refusal = (await response.json().catch(() => null)) as Refusal | null;
    void refresh();
    const problem = Object.values(refusal?.errors ?? {})[0]?.[0] ?? refusal?.message ?? labels.bidFailed;
    return { problem, ...(refusal?.code && { code: refusal.code }) };
  };

  return {
    pending,
    place: async (maximum, confirmed) => {
      if (busy.current) return 'busy';
      busy.current = true;
      setPending(true);
      const problem = await send(maximum, confirmed);
      busy.current = false;
      setPending(false);
      return problem ?? 'placed';
    },
  };
}
