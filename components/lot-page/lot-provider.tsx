'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { hasSessionHint } from '@/components/layout/use-viewer';
import { setServerTime, useServerNow } from '@/components/lots/clock';
import type { LotLabels } from '@/components/lots/labels';
import { hasEnded, lotPhase, type LotPhase } from '@/components/lots/lot-phase';
import type { LotLive, MyStanding } from '@/lib/auctions/dto';
import type { Locale } from '@/lib/i18n/locales';
import { followLot, type Connection } from './live-source';

/** What of a lot stays as it is while its page is open. */
export interface LotConstants {
  id: string;
  title: string;
  /** Heads. */
  quantity: number;
  startingPrice: string;
  locale: Locale;
  labels: LotLabels;
}

interface LotContextValue extends LotConstants {
  lot: LotLive;
  phase: LotPhase;
  /** The server's time in whole seconds; null until it is known. */
  now: number | null;
  connection: Connection;
  /** How the visitor stands; null for somebody signed out and until it is known. */
  mine: MyStanding | null;
  /** How often the end was moved while the page was open. */
  extensions: number;
  /** Asks the server for the lot and, of somebody signed in, for their standing. */
  refresh: () => Promise<void>;
  /** Asks the server for the visitor's standing. */
  askStanding: () => Promise<void>;
}

const LotContext = createContext<LotContextValue | null>(null);

/** The standings of a burst of bids are asked for once. */
const STANDING_MS = 250;
/** How often the outcome is asked for once the end has passed. */
const CLOSING_MS = 1500;

/** The key of the visitor's standing in a lot. */
export const standingKey = (id: string) => ['/api/auctions', id, 'mine'] as const;

async function fetchStanding(id: string): Promise<MyStanding | null> {
  if (!hasSessionHint()) return null;
  const response = await fetch(`/api/auctions/${id}/mine`, { headers: { accept: 'application/json' } });
  if (response.status === 401) return null;
  if (!response.ok) throw new Error(`${response.status}`);
  return (await response.json()) as MyStanding;
}

/** Keeps one lot up to date for everything of its page that changes: price, bids, clock, and how the visitor stands. */
export function LotProvider({
  constants,
  initial,
  children,
}: {
  constants: LotConstants;
  initial: LotLive;
  children: ReactNode;
}) {
  const { id } = constants;
  const client = useQueryClient();
  const now = useServerNow();
  const [lot, setLot] = useState(initial);
  const [connection, setConnection] = useState<Connection>('connecting');
  const [extensions, setExtensions] = useState(0);
  const source = useRef<ReturnType<typeof followLot>>(null);
  const { data: mine = null } = useQuery({ queryKey: standingKey(id), queryFn: () => fetchStanding(id) });
  const phase = lotPhase(lot, now);
  const over = hasEnded(lot.state);

  const latest = useRef(initial);
  const receive = useCallback((next: LotLive) => {
    setServerTime(next.serverTime);
    const known = latest.current;
    // Answers may overtake each other.
    if (next.version < known.version) return;
    if (known.state === 'live' && Date.parse(next.endTime) > Date.parse(known.endTime))
      setExtensions((count) => count + 1);
    latest.current = next;
    setLot(next);
  }, []);

  useEffect(() => {
    if (over) return;
    const following = followLot(id, receive, setConnection);
    source.current = following;
    return () => {
      source.current = null;
      following.close();
    };
  }, [id, over, receive]);

  const askStanding = useCallback(async () => {
    // A first answer that is under way may be from before what is asked about; invalidating alone would make do with it.
    await client.cancelQueries({ queryKey: standingKey(id) });
    await client.invalidateQueries({ queryKey: standingKey(id) });
  }, [client, id]);
  const refresh = useCallback(async () => {
    await Promise.all([source.current?.refresh(), askStanding()]);
  }, [askStanding]);

  // Whoever has bid may have been overtaken by what has just come.
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isBidder = mine?.maximum != null;
  useEffect(() => {
    if (!isBidder || lot === initial || waiting.current) return;
    waiting.current = setTimeout(() => {
      waiting.current = undefined;
      void askStanding();
    }, STANDING_MS);
  }, [askStanding, initial, isBidder, lot]);
  useEffect(() => () => clearTimeout(waiting.current), []);

  // The end has passed, or a start: what became of it is the server's word.
  const crossed = phase === 'closing' || phase !== lot.state;
  useEffect(() => {
    if (!crossed) return;
    void source.current?.refresh();
    const asking = setInterval(() => void source.current?.refresh(), CLOSING_MS);
    return () => clearInterval(asking);
  }, [crossed]);

  const value = useMemo(
    () => ({ ...constants, lot, phase, now, connection, mine, extensions, refresh, askStanding }),
    [constants, lot, phase, now, connection, mine, extensions, refresh, askStanding],
  );
  return <LotContext value={value}>{children}</LotContext>;
}

/** The lot of the page. @throws outside of `LotProvider`. */
export function useLot(): LotContextValue {
  const value = use(LotContext);
  if (!value) throw new Error('useLot outside of LotProvider');
  return value;
}
