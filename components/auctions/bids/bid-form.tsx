'use client';

import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { HeldInput, NumberChoices } from '@/components/ui/forms/held-input';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { useLot } from '@/components/auctions/lot-page/lot-provider';
import { fill } from '@/components/ui/fill';
import { buttonVariants } from '@/components/ui/button-variants';
import { basisUnit } from '@/lib/livestock/price-formats/asked-price';
import { bidPrice } from '@/lib/livestock/price-formats/bid-price';
import { bidTotal } from '@/lib/livestock/pricing/bid-total';
import { currencySign } from '@/lib/core/i18n/currencies';
import { formatPrice } from '@/lib/core/i18n/format';
import { readAmountsAlone } from '@/lib/livestock/price-formats/read-quantity';
import { cents, fromCents } from './amount';
import { ConfirmBid, mustConfirm } from './confirm-bid';
import { keptBid } from './kept-bid';
import { usePlaceBid } from './use-place-bid';
import { worth } from './worth';

/** What the buttons add, in increments. */
const STEPS = [1, 4];
export const INPUT_ID = 'maximum';

/**
 * The form for the maximum bid. It starts empty, so that nobody bids more than they typed; an error keeps the input.
 */
export function BidForm() {
  const shown = useLot();
  const { id, lot, mine, locale, labels, quantity, terms } = shown;
  const { pending, place } = usePlaceBid();
  const ready = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [edited, setEdited] = useState<string | null>(null);
  /** Decimal text, or what was typed that has no one reading. */
  const maximum = edited ?? (ready ? keptBid(id) : '');
  const [problem, setProblem] = useState<string | null>(null);
  const [hinted, setHinted] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const plain = (amount: string) => formatPrice(locale, amount);
  const money = (amount: string) => bidPrice(locale, amount, terms);

  const raising = mine?.leading ? mine.maximum : null;
  const step = lot.currentPrice === null ? 0 : cents(lot.increment);
  const least = raising === null ? lot.nextMinimum : fromCents(Math.max(cents(raising) + step, cents(lot.nextMinimum)));
  const write = (value: string) => {
    setEdited(value);
    setProblem(null);
  };
  const amount = /^\d{1,8}(\.\d{1,2})?$/.test(maximum) ? Number(maximum).toFixed(2) : null;
  const number = { locale, value: maximum, onHold: write, read: readAmountsAlone, write: formatPrice };

  const complain = (text: string) => {
    setProblem(text);
    input.current?.focus();
  };
  const send = async (sent: string, confirmed: boolean) => {
    setEdited(maximum);
    setAsked(null);
    const outcome = await place(sent, confirmed);
    if (outcome === 'placed') write('');
    // The minimum fell since the page knew it.
    else if (outcome !== 'busy' && outcome.code === 'bid_unconfirmed') setAsked(sent);
    else if (outcome !== 'busy') complain(outcome.problem);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    if (maximum === '') {
      setHinted(true);
      input.current?.focus();
      return;
    }
    if (amount === null || cents(amount) === 0) return complain(fill(labels.invalidAmount, { amount: money(least) }));
    if (raising !== null && cents(amount) <= cents(raising))
      return complain(fill(labels.belowOwn, { amount: money(raising) }));
    if (raising === null && cents(amount) < cents(lot.nextMinimum))
      return complain(fill(labels.belowMinimum, { amount: money(lot.nextMinimum) }));
    // Said before anybody confirms a bid that would be refused; what raises the limit is beside it in the dashboard.
    if (mine && cents(bidTotal(amount, terms.priceUnits, terms.perUsd)) > cents(mine.most))
      return complain(fill(labels.overLimit, { amount: formatPrice(locale, String(Math.floor(Number(mine.most)))) }));
    if (mustConfirm(amount, least, { nextMinimum: lot.nextMinimum, terms })) return setAsked(amount);
    void send(amount, false);
  };
  const base = amount !== null && cents(amount) >= cents(least) ? cents(amount) : cents(least);
  const sign = currencySign(locale, terms.priceCurrency);
  const unit = terms.priceBasis === 'lot' ? null : basisUnit(locale, terms.priceBasis);
  const isSingle = (quantity ?? 1) === 1 && terms.priceBasis === 'lot';

  return (
    <>
      <form onSubmit={submit} noValidate className="grid gap-2" data-testid="bid-form">
        <label
          htmlFor={INPUT_ID}
          className="flex flex-wrap items-baseline justify-between gap-x-3 text-15 font-semibold"
        >
          {raising === null ? labels.maximum : labels.raise}
          <span className="text-13 font-normal text-ink-2 tabular-nums">
            {fill(labels.minimumShort, { amount: money(least) })}
          </span>
        </label>
        <div className="flex gap-2">
          <span className="relative min-w-0 flex-1">
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-14 text-ink-2"
            >
              {sign}
            </span>
            <HeldInput
              {...number}
              ref={input}
              id={INPUT_ID}
              enterKeyHint="send"
              maxLength={20}
              placeholder={fill(labels.placeholder, { amount: plain(least) })}
              disabled={!ready}
              aria-invalid={problem ? true : undefined}
              aria-describedby="bid-problem bid-help"
              className={`head h-13 text-20 ${sign.length > 3 ? 'pl-15!' : 'pl-13!'} ${unit ? 'pr-20!' : ''} placeholder:font-text placeholder:text-16 placeholder:font-normal placeholder:tracking-normal`}
            />
            {unit ? (
              <span
                aria-hidden
                className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-14 text-ink-2"
              >
                {unit}
              </span>
            ) : null}
          </span>
          <button
            type="submit"
            disabled={!ready}
            aria-disabled={pending || undefined}
            className={`${buttonVariants({ size: 'lg' })} px-5!`}
          >
            {pending ? labels.bidding : labels.bid}
          </button>
        </div>
        <NumberChoices {...number} question={labels.whichNumber} />
        <p id="bid-problem" role="alert" className="text-14 font-medium text-clay-ink empty:hidden">
          {problem}
        </p>
        <p role="status" className="text-14 text-ink-2 empty:hidden">
          {hinted && maximum === '' && !problem ? fill(labels.emptyMaximum, { amount: money(least) }) : null}
        </p>
        <div role="group" aria-label={labels.quick} className="flex flex-wrap gap-1.5">
          <Chip label={fill(labels.quickMinimum, { amount: money(least) })} onClick={() => write(least)}>
            {plain(least)}
          </Chip>
          {step > 0
            ? STEPS.map((times) => (
                <Chip
                  key={times}
                  label={fill(labels.quickAdd, { amount: money(fromCents(step * times)) })}
                  onClick={() => write(fromCents(base + step * times))}
                >
                  +{plain(fromCents(step * times))}
                </Chip>
              ))
            : null}
        </div>
        <p id="bid-help" className="text-13 text-ink-2 tabular-nums">
          {amount === null ? null : (
            <b className="block font-semibold text-ink">
              {isSingle ? money(amount) : worth(amount, shown).join(' · ')}
            </b>
          )}
          {raising === null ? labels.maximumHelp : fill(labels.raiseHelp, { amount: money(raising) })} {labels.binding}
          {mine === null
            ? null
            : ` ${fill(labels.yourLimit, { amount: formatPrice(locale, String(Math.floor(Number(mine.most)))) })}`}
        </p>
      </form>
      {asked === null ? null : (
        <ConfirmBid
          maximum={asked}
          least={least}
          onConfirm={() => void send(asked, true)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function Chip({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="h-11 rounded-full border border-line bg-surface px-4 text-14 font-medium tabular-nums hover:border-line-strong hover:bg-sunken"
    >
      {children}
    </button>
  );
}
