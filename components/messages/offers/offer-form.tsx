'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { OfferableDto } from '@/lib/deals/offers/dto';
import type { ProposalInput } from './proposal';
import { ProposalForm } from './proposal-form';

/** The offer that was sent, or the same one sent before, on which both agreed since. */
type Made = { id: string; isAgreed: boolean };

interface OfferFormProps {
  offerable: OfferableDto;
  /** How many heads it begins with. */
  heads: number;
  noteMax: number;
  make: (input: ProposalInput & { listingId: string; isConfirmed?: true }) => Promise<ActionResult<Made>>;
}

/** The form of a first offer, which leads to its page. */
export function OfferForm({ offerable, heads, noteMax, make }: OfferFormProps) {
  const router = useRouter();
  const locale = useLocale();
  const { listing, terms, isTogether } = offerable;
  return (
    <ProposalForm
      id="offer"
      keptAs={`offer-${listing.id}`}
      kind="offer"
      side="buyer"
      before={terms}
      heads={heads}
      left={listing.headsLeft}
      isTogether={isTogether}
      asked={terms.amount}
      noteMax={noteMax}
      send={(input) => make({ ...input, listingId: listing.id })}
      isNew={({ isAgreed }) => !isAgreed}
      onDone={({ id, isAgreed }) => router.push(localizedPath(locale, `/offers/${id}${isAgreed ? '?repeated' : ''}`))}
    />
  );
}
