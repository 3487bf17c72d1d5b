'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import { fetchWords } from '@/components/ui/shared-data/fetch-words';
import type { ViewedLabels } from './labels';
import { remember, useViewed, type Viewed } from './viewed';
import type { ViewedListProps } from './viewed-list';

/** How far below the screen it begins to load. */
const AHEAD = '400px';

/** The listings viewed before, at the foot of a page; they load as the reader comes near. `here`: the page's own listing. */
export function ViewedSection({ here }: { here?: Viewed }) {
  const shown = useViewed().filter(({ path }) => path !== here?.path);
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ List: ComponentType<ViewedListProps>; labels: ViewedLabels } | null>(null);
  const isAny = shown.length > 0;

  useEffect(() => {
    if (here) remember(here);
  }, [here]);

  useEffect(() => {
    if (!isAny || !place.current) return;
    let isGone = false;
    const load = async () => {
      const [{ ViewedList: List }, labels] = await Promise.all([
        import('./viewed-list'),
        fetchWords<ViewedLabels>('viewed'),
      ]);
      if (!isGone) setLoaded({ List, labels });
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without a connection the page ends without them.
        load().catch(() => undefined);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [isAny]);

  return <div ref={place}>{isAny && loaded ? <loaded.List shown={shown} labels={loaded.labels} /> : null}</div>;
}
