'use client';

import { useRef, useState, type DragEvent } from 'react';
import { Button } from '@/components/ui/button';
import { CameraButton } from './camera-button';
import { FieldError } from '@/components/ui/field';
import { Icon, type IconName } from '@/components/ui/icon';

interface DropZoneProps {
  /** Id of the button, which receives the focus on an error. */
  id: string;
  icon: IconName;
  /** MIME types that the file dialog offers. */
  accept: readonly string[];
  title: string;
  /** The title on touch screens, which can't drag files. */
  touchTitle: string;
  help: string;
  choose: string;
  /** The button that takes a photograph, on devices with a camera; without it there is none. */
  camera?: string;
  error: string | undefined;
  full: boolean;
  /** Whether there are files already: then its buttons are enough. */
  isBegun?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Takes files that are dropped on it or selected with its button. */
export function DropZone({
  id,
  icon,
  accept,
  title,
  touchTitle,
  help,
  choose,
  camera,
  error,
  full,
  isBegun = false,
  onFiles,
}: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    setOver(false);
    if (!event.dataTransfer.files.length) return;
    event.preventDefault();
    onFiles([...event.dataTransfer.files]);
  };

  return (
    <>
      <div
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border-[1.5px] border-dashed max-sm:gap-x-2 ${isBegun ? 'p-2.5' : 'p-5 max-sm:p-3.5'} ${over ? 'border-pasture bg-pasture-soft' : 'border-line-strong bg-surface'}`}
      >
        <span
          className={`grid size-12 flex-none place-items-center rounded-full bg-pasture-soft text-pasture-ink ${isBegun ? 'hidden' : ''}`}
        >
          <Icon name={icon} className="size-6" />
        </span>
        <div className={`min-w-0 flex-1 basis-44 ${isBegun ? 'max-sm:sr-only' : ''}`}>
          <p className="font-semibold pointer-coarse:hidden">{title}</p>
          <p className="hidden font-semibold pointer-coarse:block">{touchTitle}</p>
          <p id={`${id}-help`} className="text-14 text-ink-2">
            {help}
          </p>
        </div>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={accept.join(',')}
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])]);
            // Allows selecting the same file again after it was removed.
            event.target.value = '';
          }}
        />
        <Button
          id={id}
          variant="secondary"
          aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}
          onClick={() => input.current?.click()}
          disabled={full}
          className="max-sm:flex-1 max-sm:px-2"
        >
          {choose}
        </Button>
        {camera ? <CameraButton label={camera} disabled={full} onFiles={onFiles} /> : null}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </>
  );
}
