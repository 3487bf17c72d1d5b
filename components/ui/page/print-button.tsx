'use client';

import { Icon } from '@/components/ui/icon';
import { buttonVariants } from '@/components/ui/button-variants';
import { useHydrated } from '@/components/ui/forms/use-hydrated';

/** Prints the page; hidden without JavaScript, since it would do nothing. */
export function PrintButton({ label }: { label: string }) {
  return useHydrated() ? (
    <button
      type="button"
      onClick={() => window.print()}
      className={`${buttonVariants({ variant: 'ghost' })} print:hidden`}
    >
      <Icon name="printer" />
      {label}
    </button>
  ) : (
    <span className="h-11" />
  );
}
