'use client';

import { ConfirmDialog } from '@/components/lot-page/confirm-dialog';
import { useLot } from '@/components/lot-page/lot-provider';
import { fill } from '@/components/lots/fill';
import { CONFIRM_ABOVE } from '@/lib/auctions/auction-rules';
import { amountInWords } from '@/lib/i18n/amount-in-words';
import { formatPrice } from '@/lib/i18n/format';
import { cents, fromCents } from './amount';
import { HoldButton } from './hold-button';

/** A maximum of more than this multiple of the minimum may have a zero too many. */
const UNUSUAL = 1.5;
/** A maximum above this many US dollars is always confirmed. */
const LARGE = '10000.00';

const isUnusual = (maximum: string, least: string) => cents(maximum) > UNUSUAL * cents(least);
/** The server takes such a maximum only as confirmed. */
const isFarAbove = (maximum: string, minimum: string) => cents(maximum) > CONFIRM_ABOVE * cents(minimum);

/**
 * True if a bidder confirms this maximum before it is sent, given the least one that they may set, which for the leader is
 * above the lot's next minimum.
 */
export function mustConfirm(maximum: string, least: string, nextMinimum = least): boolean {
  return isUnusual(maximum, least) || isFarAbove(maximum, nextMinimum) || cents(maximum) > cents(LARGE);
}

interface ConfirmBidProps {
  maximum: string;
  least: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before a bid, with its maximum in figures and in words. */
export function ConfirmBid({ maximum, least, onConfirm, onClose }: ConfirmBidProps) {
  const { lot, locale, labels, quantity } = useLot();
  const money = (amount: string) => formatPrice(locale, amount);
  const amount = money(maximum);
  const head = money(fromCents(Math.round(cents(maximum) / quantity)));
  const words = amountInWords(locale, maximum);
  return (
    <ConfirmDialog
      title={fill(labels.confirmTitle, { amount })}
      text={
        <>
          <b className="block font-semibold text-ink">{words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)}</b>
          {quantity > 1 ? <span className="block">{fill(labels.typed, { amount, head })}</span> : null}
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
