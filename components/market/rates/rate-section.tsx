import type { ReactNode } from 'react';
import type { useAdminAct } from '@/components/accounts/confirmation/use-admin-act';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { CurrencyRates } from '@/lib/market/rates/dto';

export interface RateActs {
  enterRate: (input: { currency: string; perUsd: string; note: string; jumps: boolean }) => Promise<ActionResult>;
  decide: (input: { currency: string; day: string; accepted: boolean }) => Promise<ActionResult>;
  enterPercent: (input: { currency: string; percent: string }) => Promise<ActionResult>;
}

export type RateSectionProps = { row: CurrencyRates; acts: RateActs } & ReturnType<typeof useAdminAct>;

/** A part of the dialog with its own button. */
export function RateSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-16">{title}</h3>
      {children}
    </section>
  );
}
