'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

interface CameraButtonProps {
  label: string;
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Takes a photograph with the camera of a phone or tablet; others, which have none to point with, don't show it. */
export function CameraButton({ label, disabled, onFiles }: CameraButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png"
        capture="environment"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Allows the same name again, which some phones give every photograph.
          target.value = '';
        }}
      />
      <Button
        variant="secondary"
        disabled={disabled}
        onClick={() => input.current?.click()}
        className="hidden pointer-coarse:inline-flex max-sm:flex-1 max-sm:px-2"
      >
        <Icon name="camera" />
        {label}
      </Button>
    </>
  );
}
