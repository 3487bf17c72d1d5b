import { createChange } from '@/components/ui/shared-data/create-change';
import { browserStorage } from '@/components/ui/shared-data/stored';
import { countryAt, isCurrency, usualCurrency, type Currency } from '@/lib/core/i18n/currencies';
import { useEffect, useSyncExternalStore } from 'react';

/** The unit of weights, and the currency of prices, on every page; `asked` leaves a price as its seller asks it. */
export interface Units {
  weight: 'kg' | 'lb';
  money: 'asked' | Currency;
  /** The currency that figures for comparison are in where none was chosen: the usual one of the visitor's country. */
  compared?: Currency;
}

/** The units of the page changed. */
const changed = createChange();

/** The unit of weights that the visitor's own words name; it counts until one is chosen. */
let said: Units['weight'] | undefined;

const BY_DEFAULT: Units = { weight: 'kg', money: 'asked' };
let known = BY_DEFAULT;

/** Browsers whose readers weigh cattle in pounds. Spanish of the United States is set on phones all over Latin America. */
const IN_POUNDS = new Set(['en-US', 'en-CA', 'fr-CA']);

/** The usual currency of the visitor's country, where that is known. */
function usual(): Pick<Units, 'compared'> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const country = countryAt(timeZone, navigator.language.split('-')[1]);
  return country ? { compared: usualCurrency(country) } : {};
}

function current(): Units {
  const { weight, money = '' } = document.documentElement.dataset;
  const read: Units = {
    weight: weight === 'lb' || weight === 'kg' ? weight : (said ?? (IN_POUNDS.has(navigator.language) ? 'lb' : 'kg')),
    ...(isCurrency(money) ? { money } : { money: 'asked', ...usual() }),
  };
  // The same object while nothing changes.
  if (read.weight !== known.weight || read.money !== known.money || read.compared !== known.compared) known = read;
  return known;
}

/** Shows weights in the unit that the visitor's own words name, while they stand. */
export function useSaidWeight(weight: Units['weight'] | undefined): void {
  useEffect(() => {
    const change = (next: typeof said) => {
      said = next;
      changed.announce();
    };
    change(weight);
    return () => change(undefined);
  }, [weight]);
}

/** Chooses a unit or a currency for the whole site. */
export function chooseUnits(chosen: Partial<Units>): void {
  for (const [key, value] of Object.entries(chosen)) {
    document.documentElement.dataset[key] = value;
    browserStorage.write(key, value);
  }
  changed.announce();
}

/** The units that the visitor chose; null in the HTML, which is the same for everybody. */
export const useUnits = (): Units | null => useSyncExternalStore<Units | null>(changed.subscribe, current, () => null);
