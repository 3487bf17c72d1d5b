'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { hasSessionHint } from '@/components/ui/viewer/use-viewer';
import { setServerTime, useServerNow } from '@/components/auctions/lots/clock';
import type { LotLabels } from '@/components/auctions/lots/labels';
import { hasEnded, lotPhase, type LotPhase } from '@/components/auctions/lots/lot-phase';
import type { LotLive, MyStanding } from '@/lib/market/auctions/dto';
import type { Locale } from '@/lib/core/i18n/locales';
import type { BidTerms } from '@/lib/livestock/pricing/bid-total';
import { followLot, type Connection } from './live-source';

/** What a bid's amount means, with the rate of its currency: units of it for a US dollar. */
export interface LotTerms extends BidTerms {
  perUsd: string;
}

/** The parts of a lot that don't change while its page is open. */
export interface LotConstants {
  id: string;
  title: string;
  /** Number of animals. */
  quantity: number | null;
  startingPrice: string;
  /** What the seller said of the lot when the page was rendered. */
  revision: string;
  terms: LotTerms;
  locale: Locale;
  labels: LotLabels;
}

interface LotContextValue extends LotConstants {
  lot: LotLive;
  phase: LotPhase;
  /** The server's time in whole seconds; null until it is known. */
  now: number | null;
  connection: Connection;
  /** The viewer's standing; null if signed out or not loaded yet. */
  mine: MyStanding | null;
  /** How often the lot was extended while the page was open. */
  extensions: number;
  /** Refetches the lot and, if signed in, the viewer's standing. */
  refresh: () => Promise<void>;
  /** Refetches the viewer's standing. */
  askStanding: () => Promise<void>;
}

const LotContext = createContext<LotContextValue | null>(null);

/** Delay that merges the refetches of the standing during a burst of bids. */
const STANDING_MS = 250;
/** How often the outcome is polled after the end. */
const CLOSING_MS = 1500;

/** Query key of the viewer's standing in a lot. */
export const standingKey = (id: string) => ['/api/auctions', id, 'mine'] as const;

async function fetchStanding(id: string): Promise<MyStanding | null> {
  if (!hasSessionHint()) return null;
  const response = await fetch(`/api/auctions/${id}/mine`, { headers: { accept: 'application/json' } });
  if (response.status === 401) return null;
  if (!response.ok) throw new Error(`${response.status}`);
  return (await response.json()) as MyStanding;
}

/** Keeps a lot up to date for all live parts of its page: price, bids, countdown and the viewer's standing. */
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
    // Responses may arrive out of order.
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
    // A first request in flight may predate the event, and invalidating alone would accept its answer.
    await client.cancelQueries({ queryKey: standingKey(id) });
    await client.invalidateQueries({ queryKey: standingKey(id) });
  }, [client, id]);
  const refresh = useCallback(async () => {
    await Promise.all([source.current?.refresh(), askStanding()]);
  }, [askStanding]);

  // A bidder may have been outbid by this update.
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

  // The start or end has passed: poll until the server confirms the new state.
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

/**
 * Returns the lot of the page.
 * @throws Error outside of `LotProvider`.
 */
export function useLot(): LotContextValue {
  const value = use(LotContext);
  if (!value) throw new Error('useLot outside of LotProvider');
  return value;
}
