import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireConfirmed } from '@/lib/core/actors/require-confirmed';
import { adminAct } from '@/lib/records/audit/admin-act';
import type { Prisma } from '@/lib/core/db/client';
import { DomainError, invalidField } from '@/lib/core/errors/domain-error';
import { consume } from '@/lib/core/rate-limit/limit';
import { toDay } from '@/lib/core/durations';
import { JUMP, type MonthlyPercent, type OwnRate, type RateDecision } from './schema';

const today = () => new Date(toDay(new Date()));

/**
 * Enters an administrator's own rate of today, which goes before a fetched one of the same day.
 * @throws DomainError `forbidden` for anyone but administrators, `confirmation_required`, `rate_limited`,
 * `invalid_input` for a jump that isn't said to be one.
 */
export async function setRate(actor: Actor, { currency, perUsd, note, jumps }: OwnRate): Promise<void> {
  await consume('changeByUser', actor.id);
  await adminAct(actor, async (tx) => {
    requireConfirmed(actor);
    const [before] = await tx.$queryRaw<{ perUsd: Prisma.Decimal; source: string; note: string | null }[]>`
      SELECT per_usd AS "perUsd", source, note FROM fx_now WHERE currency = ${currency}`;
    if (before && !jumps && Math.abs(Number(perUsd) / before.perUsd.toNumber() - 1) > JUMP)
      throw invalidField('perUsd', 'rateJumps');
    const rate = { perUsd, note, setBy: actor.id, fetchedAt: new Date(), status: 'accepted' };
    const at = { currency, day: today(), source: 'manual' };
    await tx.fxRate.upsert({ where: { currency_day_source: at }, create: { ...at, ...rate }, update: rate });
    return {
      result: undefined,
      entries: [
        {
          action: 'rate.set',
          target: 'rate',
          id: currency,
          before: before ? { perUsd: before.perUsd.toString(), source: before.source, note: before.note } : null,
          after: { perUsd, source: 'manual', note },
        },
      ],
    };
  });
}

/**
 * Accepts a fetched rate that jumped, or refuses it.
 * @throws DomainError `forbidden` for anyone but administrators, `confirmation_required`, `rate_limited`, `conflict` if it
 * no longer waits.
 */
export async function decideRate(actor: Actor, { currency, day, accepted }: RateDecision): Promise<void> {
  await consume('changeByUser', actor.id);
  await adminAct(actor, async (tx) => {
    requireConfirmed(actor);
    const [decided] = await tx.fxRate.updateManyAndReturn({
      where: { currency, day: new Date(day), status: 'pending' },
      data: { status: accepted ? 'accepted' : 'refused', setBy: actor.id },
    });
    if (!decided) throw new DomainError('conflict');
    return {
      result: undefined,
      entries: [
        {
          action: accepted ? 'rate.accepted' : 'rate.refused',
          target: 'rate',
          id: currency,
          before: null,
          after: { perUsd: decided.perUsd.toString(), day },
        },
      ],
    };
  });
}

/**
 * Sets what money costs in a currency from today on, or that nothing is computed in it.
 * @throws DomainError `forbidden` for anyone but administrators, `confirmation_required`, `rate_limited`.
 */
export async function setMonthlyPercent(actor: Actor, { currency, percent }: MonthlyPercent): Promise<void> {
  await consume('changeByUser', actor.id);
  await adminAct(actor, async (tx) => {
    requireConfirmed(actor);
    const before = await tx.discountRate.findFirst({ where: { currency }, orderBy: { day: 'desc' } });
    const rate = { monthlyPercent: percent, setBy: actor.id, setAt: new Date() };
    const at = { currency, day: today() };
    await tx.discountRate.upsert({ where: { currency_day: at }, create: { ...at, ...rate }, update: rate });
    return {
      result: undefined,
      entries: [
        {
          action: 'rate.monthly_percent',
          target: 'rate',
          id: currency,
          before: { monthlyPercent: before?.monthlyPercent?.toString() ?? null },
          after: { monthlyPercent: percent },
        },
      ],
    };
  });
}
