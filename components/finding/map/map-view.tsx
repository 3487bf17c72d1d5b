'use client';

import type { ReactNode } from 'react';
import { RESULTS_ID } from '@/components/market/listings/browse/element-ids';
import { FilterChip, type ChipWords, type SearchChip } from '@/components/market/listings/browse/filter-chip';
import { RovingArea } from '@/components/market/listings/browse/roving-area';
import { SearchBox, type SearchBoxLabels } from '@/components/market/listings/browse/search-box';
import { buttonVariants } from '@/components/ui/button-variants';
import { fill } from '@/components/ui/fill';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/core/i18n/locales';
import { MapAreas, type AreaAddresses, type AreaTuple } from './map-areas';
import { MapDrawing, type DrawingModel } from './map-drawing';
import { MapFilters } from './map-filters';
import { MapZone, ZoneLots, type ZoneLot, type ZoneModel } from './map-zone';

/** Lots on a map, formatted: a tenth of its elements, which a server component sends twice. */
export interface MapModel {
  locale: Locale;
  heading: string;
  intro: string;
  /** The results as a list, the form of the filters, and the map without filters. */
  links: Record<'list' | 'filters' | 'everything', string>;
  labels: Record<'list' | 'filters' | 'active' | 'clear' | 'zones', string>;
  /** The sentence that is searched for, and the filters beside it, which another one keeps. */
  search: {
    text: string | undefined;
    kept: readonly (readonly [name: string, value: string])[];
    labels: SearchBoxLabels;
  };
  /** The filters, as those of the list. */
  active: readonly SearchChip[];
  /** `remove` takes away the filter of a chip: `{filter}` stands for its label. */
  chipWords: ChipWords & { remove: string };
  /** Null if there is nothing to show. */
  map: {
    /** The map's own address, to which a zone is added; the zone that is chosen. */
    zones: string;
    zone: string | undefined;
    names: readonly [one: string, more: string, median: string];
    wide: DrawingModel;
    narrow: DrawingModel;
    /** Sentences below the map, some of which lead somewhere. */
    notes: readonly (readonly [text: string, href?: string, link?: string])[];
    chosen: ZoneModel | null;
    areas: {
      heading: string;
      /** How to see a map of one, or a link to all of them. */
      hint: string;
      back: string | null;
      rows: readonly AreaTuple[];
      addresses: AreaAddresses;
      columns: readonly [area: string, lots: string] | readonly [area: string, lots: string, median: string];
      more: string;
      moreHref: string | null;
      few: string;
      /** The first lots, before the table. */
      lots: readonly ZoneLot[];
    };
  } | null;
}

type Drawn = NonNullable<MapModel['map']>;

const Notes = ({ notes }: Pick<Drawn, 'notes'>) =>
  notes.map(([text, href, link]) => (
    <p key={text} className="map-note">
      {text} {href ? <a href={href}>{link}</a> : null}
    </p>
  ));

interface AreasProps {
  locale: Locale;
  areas: Drawn['areas'];
  id?: string;
  /** Below the table: the notes, so that lots are next to the map. */
  children: ReactNode;
}

function Areas({ locale, areas, id, children }: AreasProps) {
  const { heading, hint, back, rows, lots, ...table } = areas;
  return (
    <section id={id} tabIndex={id ? -1 : undefined} className="map-panel">
      {lots.length > 0 ? <ZoneLots lots={lots} /> : null}
      <h2>{heading}</h2>
      {back === null ? (
        <p className="map-note">{hint}</p>
      ) : (
        <a href={back} className="map-actions link">
          <Icon name="arrow-left" />
          {hint}
        </a>
      )}
      <MapAreas locale={locale} areas={rows} {...table} />
      {children}
    </section>
  );
}

/** The lots of a search on a map: zones and areas with their number, each a link. It needs no scripts. */
export function MapView({
  locale,
  heading,
  intro,
  links,
  labels,
  search: { text, kept, labels: boxLabels },
  active,
  chipWords,
  map,
  problems,
  nothing,
}: MapModel & { problems: ReactNode; nothing: ReactNode }) {
  return (
    <RovingArea className="wrap map-page">
      <div data-own-search className="hero-alone">
        <form action={links.everything} className="hero-body">
          {kept.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <SearchBox labels={boxLabels} text={text} />
        </form>
      </div>
      <div className="map-head">
        <h1>{heading}</h1>
        <p>{intro}</p>
      </div>
      {problems}
      <div role="group" aria-label={labels.active} className="map-filters">
        <MapFilters locale={locale} href={links.filters} label={labels.filters} />
        <a href={links.list} className={`map-actions map-list ${buttonVariants({ variant: 'secondary' })}`}>
          <Icon name="list" />
          {labels.list}
        </a>
        <div data-roving className="contents">
          {active.map((chip) => (
            <FilterChip
              key={chip.label}
              {...chip}
              locale={locale}
              removeLabel={fill(chipWords.remove, { filter: chip.label })}
              words={chipWords}
              page={links.filters}
            />
          ))}
        </div>
        {active.length > 0 ? (
          <a href={links.everything} className="link">
            {labels.clear}
          </a>
        ) : null}
      </div>
      {map ? (
        <div className="map-grid">
          <div className="map-panel">
            {(['wide', 'narrow'] as const).map((name) => (
              <MapDrawing
                key={name}
                locale={locale}
                className={name}
                drawing={map[name]}
                zones={map.zones}
                zone={map.zone}
                label={labels.zones}
                names={map.names}
              />
            ))}
          </div>
          {map.chosen ? (
            <section id={RESULTS_ID} tabIndex={-1} className="map-panel map-zone">
              <MapZone {...map.chosen} />
            </section>
          ) : null}
          <Areas locale={locale} areas={map.areas} {...(map.chosen ? {} : { id: RESULTS_ID })}>
            <Notes notes={map.notes} />
          </Areas>
        </div>
      ) : (
        <div id={RESULTS_ID} tabIndex={-1}>
          {nothing}
        </div>
      )}
    </RovingArea>
  );
}
