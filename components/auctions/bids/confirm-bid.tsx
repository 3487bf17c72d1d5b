'use client';

import { ConfirmDialog } from '@/components/auctions/lot-page/confirm-dialog';
import { useLot, type LotTerms } from '@/components/auctions/lot-page/lot-provider';
import { fill } from '@/components/ui/fill';
import { CONFIRM_ABOVE } from '@/lib/market/auctions/auction-rules';
import { amountInWords } from '@/lib/core/i18n/amount-in-words';
import { capitalised } from '@/lib/core/i18n/format';
import { bidPrice } from '@/lib/livestock/price-formats/bid-price';
import { bidTotal } from '@/lib/livestock/pricing/bid-total';
import { cents } from './amount';
import { HoldButton } from './hold-button';
import { worth } from './worth';

/** A maximum of more than this multiple of the minimum may have a zero too many. */
const UNUSUAL = 1.5;
/** A maximum that comes to more than this many US dollars is always confirmed. */
const LARGE = '10000.00';

const isUnusual = (maximum: string, least: string) => cents(maximum) > UNUSUAL * cents(least);
/** The server takes such a maximum only as confirmed. */
const isFarAbove = (maximum: string, minimum: string) => cents(maximum) > CONFIRM_ABOVE * cents(minimum);

/**
 * True if a bidder confirms this maximum before it is sent, given the least one that they may set, which for the leader is
 * above the lot's next minimum.
 */
export function mustConfirm(
  maximum: string,
  least: string,
  { nextMinimum = least, terms }: { nextMinimum?: string; terms: LotTerms },
): boolean {
  const total = bidTotal(maximum, terms.priceUnits, terms.perUsd);
  return isUnusual(maximum, least) || isFarAbove(maximum, nextMinimum) || cents(total) > cents(LARGE);
}

interface ConfirmBidProps {
  maximum: string;
  least: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before a bid, with its maximum in figures and in words. */
export function ConfirmBid({ maximum, least, onConfirm, onClose }: ConfirmBidProps) {
  const shown = useLot();
  const { lot, locale, labels, quantity, terms } = shown;
  const money = (amount: string) => bidPrice(locale, amount, terms);
  const amount = money(maximum);
  const words = terms.priceCurrency === 'USD' ? amountInWords(locale, bidTotal(maximum, terms.priceUnits)) : '';
  return (
    <ConfirmDialog
      title={fill(labels.confirmTitle, { amount })}
      text={
        <>
          <b className="block font-semibold text-ink">{capitalised(locale, words)}</b>
          {(quantity ?? 1) > 1 || terms.priceBasis !== 'lot' ? (
            <span className="block">{worth(maximum, shown).join(' · ')}</span>
          ) : null}
          {isFarAbove(maximum, lot.nextMinimum) ? (
            <b className="mt-2 block font-semibold text-clay-ink">
              {fill(labels.confirmFar, { minimum: money(lot.nextMinimum) })}
            </b>
          ) : isUnusual(maximum, least) ? (
            <span className="mt-2 block">{fill(labels.confirmText, { minimum: money(least) })}</span>
          ) : null}
          <span className="mt-2 block">{labels.binding}</span>
        </>
      }
      confirm={
        <HoldButton
          label={fill(labels.confirmBid, { amount })}
          holdLabel={fill(labels.confirmHold, { amount })}
          hint={labels.confirmHoldHint}
          plainLabel={labels.confirmPlain}
          onConfirm={onConfirm}
        />
      }
      back={labels.confirmBack}
      onClose={onClose}
    />
  );
}
