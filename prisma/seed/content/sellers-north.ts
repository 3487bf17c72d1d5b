import type { SellerRow } from './sellers';

/** Sellers of Mexico, Central America, Colombia and Ecuador. */
export const NORTHERN_SELLERS: readonly SellerRow[] = [
  { name: ['Jesús Ramón', 'Valenzuela'], place: 'hermosillo', business: 'Rancho El Mezquital', verified: true, since: 1260,
    stock: { calf: 3, feeder: 2, pregnant: 2, bull: 2, horse: 3 } },
  { name: ['Patricia', 'Terrazas'], place: 'chihuahua', business: 'Rancho Los Encinos', verified: true, since: 980,
    stock: { calf: 3, bull: 2, pregnant: 2, horse: 2, doe: 2, kid: 3 } },
  { name: ['Arnulfo', 'Quiñones'], place: 'durango', business: 'Rancho La Breña', verified: false, since: 440,
    stock: { calf: 2, doe: 4, kid: 4, buck: 3, mule: 2 } },
  { name: ['José Guadalupe', 'Franco'], place: 'tepatitlan', business: 'Granja Los Altos', verified: true, since: 1720,
    stock: { dairy: 5, chick: 3, fowl: 5, turkey: 2, doe: 3 } },
  { name: ['Wilberth', 'Peniche'], place: 'tizimin', business: 'Rancho Xcanloop', verified: false, since: 310,
    stock: { bull: 2, pregnant: 1, lamb: 3, ewe: 4, ram: 3, calf: 1, fowl: 1, turkey: 1 } },
  { name: ['Leticia', 'Priego'], place: 'villahermosa', business: 'Ganadería El Macuilis', verified: true, since: 655,
    stock: { feeder: 3, pregnant: 2, finished: 2, dairy: 2, bull: 1, horse: 1 } },
  { name: ['Hernando', 'Burgos'], place: 'monteria', business: 'Hacienda Sinú Arriba', verified: true, since: 1440,
    stock: { feeder: 3, finished: 2, pregnant: 2, bull: 2, horse: 2, mule: 1 } },
  { name: ['Luz Marina', 'Parrado'], place: 'villavicencio', business: 'Finca La Macarena', verified: false, since: 225,
    stock: { dairy: 3, feeder: 2, pregnant: 1, horse: 3, foal: 1, bull: 1 } },
  { name: ['Edilberto', 'Cárdenas'], place: 'yopal', business: 'Hato Caño Garza', verified: false, since: 130,
    stock: { calf: 3, feeder: 2, ewe: 3, lamb: 2, ram: 1, mule: 2 } },
  { name: ['Byron', 'Zambrano'], place: 'santoDomingo', business: 'Hacienda Río Toachi', verified: false, since: 585,
    stock: { dairy: 3, feeder: 2, calf: 1, kid: 2, doe: 2, chick: 1, fowl: 3 } },
  { name: ['Rodrigo', 'Baltodano'], place: 'liberia', business: 'Hacienda Guanacaste Viejo', verified: true, since: 890,
    stock: { calf: 2, pregnant: 2, bull: 2, horse: 3, foal: 1, kid: 1, doe: 1 } },
  { name: ['Itzel', 'Caballero'], place: 'david', business: 'Finca Alto Chiriquí', verified: false, since: 85,
    stock: { feeder: 2, finished: 2, pregnant: 1, bull: 1, horse: 1, ewe: 2 } },
];
