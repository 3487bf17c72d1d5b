import type { ClassText } from '../voice';
import type { StockClass } from '../classes';
import { CHICKS, FOWL, TURKEYS } from './birds';
import { BULLS } from './bulls';
import { CALVES } from './calves';
import { DAIRY, PREGNANT } from './cows';
import { FOALS, HORSES, MULES } from './equines';
import { BUCKS, DOES, KIDS } from './goats';
import { EWES, LAMBS, RAMS } from './sheep';
import { FEEDERS, FINISHED } from './steers';

export const SPANISH_TEXTS: Record<StockClass, ClassText> = {
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
