import type { SellerRow } from './sellers';

export const AMERICAN_SELLERS: readonly SellerRow[] = [
  {
    name: ['Travis', 'McBride'],
    place: 'amarillo',
    business: 'McBride Cattle Company',
    verified: true,
    since: 1310,
    stock: { feeder: 5, finished: 3, calf: 3, horse: 2 },
  },
  {
    name: ['Karen', 'Lindemann'],
    place: 'sanAngelo',
    business: 'Concho Valley Sheep & Goat',
    verified: true,
    since: 1775,
    stock: { lamb: 3, ewe: 5, ram: 4, kid: 4, doe: 5, buck: 4 },
  },
  {
    name: ['Dusty', 'Hargrove'],
    place: 'oklahomaCity',
    business: 'Hargrove Performance Horses',
    since: 505,
    stock: { horse: 4, foal: 3, mule: 2, bull: 1 },
  },
  {
    name: ['Dale', 'Unruh'],
    place: 'dodgeCity',
    business: 'Unruh Feeders',
    verified: true,
    since: 1150,
    stock: { finished: 5, feeder: 3, calf: 1 },
  },
  {
    name: ['Emily', 'Haugen'],
    place: 'valentine',
    business: 'Niobrara Angus',
    verified: true,
    since: 2040,
    stock: { bull: 4, calf: 3, pregnant: 3 },
  },
  {
    name: ['Wade', 'Petersen'],
    place: 'torrington',
    business: 'Goshen Hole Livestock',
    since: 290,
    stock: { calf: 2, pregnant: 2, lamb: 2, ewe: 3, ram: 2, chick: 2, fowl: 3, turkey: 2 },
  },
  {
    name: ['Colleen', 'Fitzgerald'],
    place: 'billings',
    business: 'Pryor Creek Ranch',
    since: 815,
    stock: { bull: 3, pregnant: 3, calf: 2, horse: 2, foal: 1 },
  },
  {
    name: ['Ray', 'Summerlin'],
    place: 'okeechobee',
    business: 'Cypress Hammock Farms',
    since: 60,
    stock: { bull: 1, pregnant: 1, calf: 2, dairy: 2, doe: 3, kid: 2, buck: 1, fowl: 3, chick: 2 },
  },
];
