import type { SellerRow } from './sellers';

export const BRAZILIAN_SELLERS: readonly SellerRow[] = [
  { name: ['Marcelo', 'Barbosa'], place: 'campoGrande', business: 'Fazenda Água Limpa', verified: true, since: 1560,
    stock: { calf: 3, feeder: 3, finished: 3, pregnant: 2, bull: 3 } },
  { name: ['Vanderlei', 'Zanette'], place: 'cuiaba', business: 'Agropecuária Rio Manso', verified: false, since: 480,
    stock: { feeder: 3, finished: 3, calf: 3, mule: 2, pregnant: 2 } },
  { name: ['Cláudia', 'Rezende'], place: 'goiania', business: 'Chácara Boa Vista', verified: true, since: 730,
    stock: { dairy: 4, chick: 3, fowl: 5, turkey: 2, bull: 1 } },
  { name: ['Antônio Carlos', 'Prado'], place: 'aracatuba', business: 'Confinamento Santa Helena', verified: true, since: 1980,
    stock: { finished: 4, feeder: 3, bull: 2, foal: 1, horse: 3 } },
  { name: ['Luciana', 'Borges'], place: 'uberaba', business: 'Zebu Santa Bárbara', verified: true, since: 2210,
    stock: { bull: 6, dairy: 3, pregnant: 2 } },
  { name: ['Geraldo', 'Tavares'], place: 'uberaba', business: 'Haras Serra Azul', verified: false, since: 350, stock: { foal: 2, horse: 5, mule: 4 } },
  { name: ['Raimundo', 'Nonato Costa'], place: 'maraba', business: 'Fazenda Itacaiúnas', verified: false, since: 165,
    stock: { calf: 2, feeder: 2, pregnant: 2, lamb: 2, ewe: 2, ram: 1, kid: 3, doe: 3, buck: 2 } },
  { name: ['Eduardo', 'Silveira'], place: 'bage', business: 'Cabanha Santa Tecla', verified: true, since: 1405,
    stock: { calf: 2, ewe: 3, lamb: 2, ram: 3, pregnant: 2, horse: 2, bull: 1 } },
];
