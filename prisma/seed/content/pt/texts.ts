import type { StockClass } from '../classes';
import type { ClassText } from '../voice';
import { BULLS, CALVES, DAIRY, FEEDERS, FINISHED, PREGNANT } from './cattle';
import { CHICKS, FOALS, FOWL, HORSES, MULES, TURKEYS } from './horses-and-birds';
import { BUCKS, DOES, EWES, KIDS, LAMBS, RAMS } from './small-stock';

export const PORTUGUESE_TEXTS: Record<StockClass, ClassText> = {
  calf: CALVES,
  feeder: FEEDERS,
  finished: FINISHED,
  pregnant: PREGNANT,
  dairy: DAIRY,
  bull: BULLS,
  lamb: LAMBS,
  ewe: EWES,
  ram: RAMS,
  kid: KIDS,
  doe: DOES,
  buck: BUCKS,
  foal: FOALS,
  horse: HORSES,
  mule: MULES,
  chick: CHICKS,
  fowl: FOWL,
  turkey: TURKEYS,
};
