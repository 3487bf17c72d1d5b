'use client';

import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/core/i18n/locales';

/** A lot of the zone: its address, picture, price with what it is for, title with its language, and facts. */
export type ZoneLot = readonly [
  href: string,
  picture: string,
  price: readonly [sign: string, amount: string, unit: string],
  title: string,
  facts: string,
  lang?: Locale,
];

export interface ZoneModel {
  name: string;
  /** Names and values. */
  figures: readonly (readonly [name: string, value: string])[];
  lots: readonly ZoneLot[];
  /** The map without it, all its lots, and where a notice of new ones is asked for. */
  leave: string;
  results: string;
  notify: string;
  labels: { chosen: string; leave: string; see: string; notify: string; nothing: string };
}

/** Lots beside the map, each a row. */
export function ZoneLots({ lots }: Pick<ZoneModel, 'lots'>) {
  return (
    <ul className="zone-lots">
      {lots.map(([href, picture, [sign, amount, unit], title, facts, lang]) => (
        <li key={href}>
          <a href={href}>
            <img src={picture} alt="" loading="lazy" />
            <b>
              <small>{sign}</small> {amount} <small>{unit}</small>
            </b>
            <span lang={lang}>{title}</span>
            <i>{facts}</i>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What is in the zone that is chosen. A client component for the same reason as the map. */
export function MapZone({ name, figures, lots, leave, results, notify, labels }: ZoneModel) {
  return (
    <>
      <div className="zone-head">
        <p>{labels.chosen}</p>
        <h2>{name}</h2>
        <a href={leave} aria-label={labels.leave} className="icon-button map-actions">
          <Icon name="x" />
        </a>
      </div>
      {lots.length > 0 ? (
        <dl className="zone-figures">
          {figures.map(([figure, value]) => (
            <div key={figure}>
              <dt>{figure}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="map-note">{labels.nothing}</p>
      )}
      <ZoneLots lots={lots} />
      <div className="zone-actions map-actions">
        {lots.length > 0 ? (
          <a href={results} className={buttonVariants()}>
            {labels.see}
          </a>
        ) : null}
        <a href={notify} className="link">
          <Icon name="bell" />
          {labels.notify}
        </a>
      </div>
    </>
  );
}
