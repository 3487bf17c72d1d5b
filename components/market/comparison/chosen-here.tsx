'use client';

import { useEffect, type ComponentProps } from 'react';
import { drop } from './chosen';

/** A link to the comparison without a listing, which also takes it off what the browser has chosen. */
export function WithoutLink({ id, ...props }: ComponentProps<'a'> & { id: string }) {
  return <a {...props} onClick={() => drop([id])} />;
}

/** Takes listings that are gone off what the browser has chosen. */
export function DropGone({ ids }: { ids: readonly string[] }) {
  useEffect(() => drop(ids), [ids]);
  return null;
}
