'use client';

import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AnimalListingFormValues } from '@/components/market/animals/animal-listing-form-kind';
import { withoutThousands } from '@/components/market/listing-form/form-kind';
import { useAdForm } from '@/components/market/paste-ad/ad-form';
import type { LotQuote } from '@/lib/market/animal-lots/lots/quote-schema';
import { askQuote } from './ask-quote';
import { askedPriceKey } from './asked-price-key';
import { readAnimalValues } from './read-animal-values';
import { readLot, type PricedLot } from './read-lot';

const WAIT_MS = 300;

/** What the quote depends on, as text: it changes with the answers, not with every key. */
function askedOf(values: AnimalListingFormValues): string {
  const lot = readLot(values);
  const { payment } = readAnimalValues(values);
  return JSON.stringify(lot && { ...lot, payment, location: values.location.trim() });
}

type Asked = PricedLot & { location: string };

/** The lot with its price as it stands shortly after the last key, what the server says of it, and whether to ask if it is meant. */
export function useQuote(): { lot: Asked | null; quote: LotQuote | null; isDoubtful: boolean; confirm: () => void } {
  const adForm = useAdForm();
  const { setValue } = useFormContext<AnimalListingFormValues>();
  const values = adForm.asked(useWatch());
  const current = askedOf(values);
  const [settled, setSettled] = useState(current);
  const [answer, setAnswer] = useState<{ to: string; quote: LotQuote | null }>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(current), WAIT_MS);
    return () => clearTimeout(timer);
  }, [current]);
  useEffect(() => {
    const lot = JSON.parse(settled) as Asked | null;
    if (!lot) return;
    const abort = new AbortController();
    void askQuote({ ...lot, priceAmount: withoutThousands(lot.priceAmount) }, abort.signal).then((quote) => {
      // Without an answer the sum alone is said.
      if (!abort.signal.aborted) setAnswer({ to: settled, quote });
    });
    return () => abort.abort();
  }, [settled]);
  const quote = answer?.to === settled ? answer.quote : null;
  const key = askedPriceKey(values);
  return {
    lot: JSON.parse(settled) as Asked | null,
    quote,
    // Bids may begin far below what others ask.
    isDoubtful:
      values.priceMeant !== key && ((Boolean(quote?.usual) && adForm.of === 'animals') || quote?.isOutOfRange === true),
    confirm: () => setValue('priceMeant', key),
  };
}
