'use client';

import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { Icon } from '@/components/ui/icon';
import { copyText } from './copy-text';

interface CopyButtonProps {
  text: string;
  label: string;
  copied: string;
  copyFailed: string;
}

/** Copies a text. It is nothing without scripts. */
export function CopyButton({ text, label, ...labels }: CopyButtonProps) {
  const isHydrated = useHydrated();
  return (
    <Button variant="secondary" disabled={!isHydrated} onClick={() => void copyText(text, labels)}>
      <Icon name="copy" />
      {label}
    </Button>
  );
}
