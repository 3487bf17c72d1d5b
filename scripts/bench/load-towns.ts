import type { Client } from 'pg';
import { gazetteer } from '../../lib/places/gazetteer';

/** Loads the gazetteer's towns into a temporary table, those of a country by size: the largest has `place` 0. */
export async function loadTowns(client: Client): Promise<void> {
  const towns: object[] = [];
  gazetteer().forEachSettlement((id) => {
    const town = gazetteer().get(id);
    if (town) towns.push({ ...town, region_id: town.regionId });
  });
  await client.query(
    `CREATE TEMP TABLE towns AS
     SELECT id, country, region_id, lat, lon, (row_number() OVER (PARTITION BY country ORDER BY population DESC, id) - 1)::int AS place, count(*) OVER (PARTITION BY country)::int AS towns
     FROM jsonb_to_recordset($1::jsonb) AS t(id int, country text, region_id int, lat real, lon real, population int)`,
    [JSON.stringify(towns)],
  );
  await client.query('ANALYZE towns');
}
