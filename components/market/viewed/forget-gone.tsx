'use client';

import { useEffect } from 'react';
import { drop } from '@/components/market/comparison/chosen';
import { splitLocale } from '@/lib/core/i18n/paths';
import { forget } from './viewed';

/** Where a listing isn't to be seen any more, takes it off what the browser remembers of it. */
export function ForgetGone() {
  useEffect(() => {
    const { path } = splitLocale(window.location.pathname);
    forget(path);
    drop([path.slice(path.lastIndexOf('/') + 1)]);
  }, []);
  return null;
}
