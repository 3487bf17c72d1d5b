'use client';

import { useSyncExternalStore } from 'react';
import { createChange } from '@/components/ui/shared-data/create-change';
import { browserStorage } from '@/components/ui/shared-data/stored';

const KEY = 'moderation-shortcuts';
const OFF = 'off';
const changed = createChange({ otherTabs: true });

const isOn = () => browserStorage.read(KEY) !== OFF;
const set = (next: boolean) => {
  browserStorage.write(KEY, next ? null : OFF);
  changed.announce();
};

/** Whether keys stand for an administrator's buttons, which this browser remembers: they do until that is switched off. */
export const useShortcuts = (): [boolean, (on: boolean) => void] => [
  useSyncExternalStore(changed.subscribe, isOn, () => true),
  set,
];
