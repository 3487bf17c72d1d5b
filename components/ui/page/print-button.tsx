'use client';

import { useEffect } from 'react';
import { Icon } from '@/components/ui/icon';
import { buttonVariants } from '@/components/ui/button-variants';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { PRINT_HASH } from './print-hash';

/** Prints the page, at once where its address asks for it; hidden without JavaScript, since it would do nothing. */
export function PrintButton({ label }: { label: string }) {
  useEffect(() => {
    if (location.hash !== PRINT_HASH) return;
    // Not again after a reload, or on the way back.
    history.replaceState(history.state, '', location.pathname + location.search);
    window.print();
  }, []);
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
