import type { Actor } from '@/lib/core/actors/actor';
import { db } from '@/lib/core/db/client';
import { languageOf } from '@/lib/core/i18n/locales';

/** A lot of the demonstration with its seller, and what an offer for it needs. */
export type SceneLot = { id: string; seller: Actor; amount: number; kg: number };

export type Scenes = {
  now: Date;
  /** Finds a person by the beginning of their e-mail address. */
  person: (name: string) => Actor;
  /** Finds a lot by its title. */
  lot: (title: string) => SceneLot;
  /** Does something as if it was then; what people are notified of is as old. */
  at: <Result>(moment: Date, act: (moment: Date) => Promise<Result>) => Promise<Result>;
};

/** Reads what scenes between people of the demonstration need. @throws Error if a name or a title does not exist */
export async function openScenes(now: Date): Promise<Scenes> {
  const people = new Map(
    (await db.user.findMany({ select: { id: true, email: true, role: true, language: true } })).map(
      ({ email, language, ...actor }) => [
        email.replace(/@.*/, ''),
        { ...actor, language: languageOf(language), confirmedAt: null, emailConfirmed: true },
      ],
    ),
  );
  const byId = new Map([...people.values()].map((actor) => [actor.id, actor]));
  const lots = new Map(
    (
      await db.animalListing.findMany({
        where: { isActive: true },
        select: { id: true, title: true, userId: true, priceAmount: true, weight: true },
      })
    ).map((row) => [row.title, row]),
  );
  const person = (name: string) => {
    const actor = people.get(name);
    if (!actor) throw new Error(`Nobody in the demonstration is ${name}`);
    return actor;
  };
  return {
    now,
    person,
    lot: (title) => {
      const row = lots.get(title);
      const seller = row && byId.get(row.userId);
      if (!seller) throw new Error(`Nothing in the demonstration is called ${title}`);
      return { id: row.id, seller, amount: Number(row.priceAmount), kg: row.weight ?? 0 };
    },
    at: async (moment, act) => {
      const result = await act(moment);
      await db.$executeRaw`UPDATE notifications SET happened_at = ${moment} WHERE kind IN ('offer', 'deal', 'visit') AND happened_at > ${now}`;
      return result;
    },
  };
}
