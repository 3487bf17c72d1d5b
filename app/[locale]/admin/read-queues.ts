import 'server-only';
import { cache } from 'react';
import type { Actor } from '@/lib/core/actors/actor';
import { getQueues } from '@/lib/desk/admin/get-queues';

/** Returns what waits for a decision, counted once a request: the frame shows it on every page, the first page lists it. */
export const readQueues = cache((viewer: Actor) => getQueues(viewer));
