'use client';

import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { ConfirmDialog } from '@/components/auctions/lot-page/confirm-dialog';
import { useLot, type LotTerms } from '@/components/auctions/lot-page/lot-provider';
import { fill } from '@/components/ui/fill';
import { CONFIRM_ABOVE } from '@/lib/market/auctions/auction-rules';
import { amountInWords } from '@/lib/core/i18n/amount-in-words';
import { capitalised } from '@/lib/core/i18n/format';
import { bidPrice } from '@/lib/livestock/price-formats/bid-price';
import { bidTotal } from '@/lib/livestock/pricing/bid-total';
import { buttonVariants } from '@/components/ui/button-variants';
import { cents } from './amount';
import { worth } from './worth';

/** How long a finger must rest on the button. The stylesheet's fill lasts as long. */
const HOLD_MS = 900;

interface HoldButtonProps {
  /** The label for mouse and keyboard. */
  label: string;
  /** The label for fingers: says that the button must be held. */
  holdLabel: string;
  /** Shown after a short tap, with `plainLabel`. */
  hint: string;
  /** The button for users who can't hold one, for example with a screen reader or a switch device. */
  plainLabel: string;
  onConfirm: () => void;
}

/**
 * A button that a finger must hold, so that one tap binds nobody. Mouse and keyboard press it as any button; after a
 * short tap, a plain second button appears below it.
 */
function HoldButton({ label, holdLabel, hint, plainLabel, onConfirm }: HoldButtonProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const finger = useRef(false);
  const [holding, setHolding] = useState(false);
  const [tapped, setTapped] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const press = ({ pointerType }: PointerEvent) => {
    finger.current = pointerType === 'touch' || pointerType === 'pen';
    if (!finger.current) return;
    setHolding(true);
    timer.current = setTimeout(onConfirm, HOLD_MS);
  };
  const release = () => {
    clearTimeout(timer.current);
    setHolding(false);
  };
  const click = () => {
    if (!finger.current) return onConfirm();
    finger.current = false;
    setTapped(true);
  };

  return (
    <>
      <button
        type="button"
        onPointerDown={press}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        onContextMenu={(event) => event.preventDefault()}
        // A key that is still held from the form must not confirm.
        onKeyDown={(event) => {
          if (event.repeat) event.preventDefault();
        }}
        onClick={click}
        data-holding={holding || undefined}
        className={`${buttonVariants()} btn-hold`}
      >
        <span className="pointer-coarse:hidden">{label}</span>
        <span className="hidden pointer-coarse:inline">{holdLabel}</span>
      </button>
      <p role="status" className="text-14 text-ink-2 empty:hidden">
        {tapped ? hint : null}
      </p>
      {tapped ? (
        <button type="button" onClick={onConfirm} className={`${buttonVariants({ variant: 'secondary' })} btn-wrap`}>
          {plainLabel}
        </button>
      ) : null}
    </>
  );
}

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
