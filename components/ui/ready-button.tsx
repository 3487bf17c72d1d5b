'use client';

import type { ComponentProps } from 'react';
import { Button } from './button';
import { useHydrated } from './forms/use-hydrated';

/** A button that does nothing without its script: it is disabled until that runs. */
export function ReadyButton({ disabled, ...props }: ComponentProps<typeof Button>) {
  const ready = useHydrated();
  return <Button disabled={!ready || disabled} {...props} />;
}
