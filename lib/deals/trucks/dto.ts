import type { Side } from '@/lib/deals/terms/side';

/** A truck of a deal, as one of its two sides sees it. */
export type TruckDto = {
  id: string;
  /** Who entered it, and alone changes it. */
  side: Side;
  plate: string;
  driver: string | null;
  heads: number;
  /** Of its animals alone. Null where nobody said it, and while one side has yet to weigh. */
  kg: string | null;
  tags: string[];
  enteredAt: string;
};

/** A stored truck. */
export type TruckRow = {
  id: string;
  side: string;
  plate: string;
  driver: string | null;
  heads: number;
  kg: { toString(): string } | null;
  tags: string[];
  enteredAt: Date;
};

/**
 * Maps the trucks of a deal for one of its sides. Kilograms that the other one entered are weights: they stay hidden until
 * `mayCompare`, so that neither side follows the other's scale, not even by a first weight that it means to correct.
 */
export const toTruckDtos = (rows: readonly TruckRow[], side: Side, mayCompare: boolean): TruckDto[] =>
  rows.map((row) => ({
    id: row.id,
    // A check of the table lets nothing else in.
    side: row.side as Side,
    plate: row.plate,
    driver: row.driver,
    heads: row.heads,
    kg: row.side === side || mayCompare ? (row.kg?.toString() ?? null) : null,
    tags: row.tags,
    enteredAt: row.enteredAt.toISOString(),
  }));

type Loaded = Pick<TruckDto, 'side' | 'plate' | 'heads'>;

/** How many heads each side entered, and how many left in all: what both say of one truck left once. */
export function loadedHeads(trucks: readonly Loaded[]): Record<Side | 'all', number> {
  const sum = (of: (truck: Loaded) => boolean) => trucks.filter(of).reduce((heads, truck) => heads + truck.heads, 0);
  const [seller, buyer] = [sum(({ side }) => side === 'seller'), sum(({ side }) => side === 'buyer')];
  const on = (plate: string, by: Side) => sum((truck) => truck.plate === plate && truck.side === by);
  const plates = [...new Set(trucks.map(({ plate }) => plate))];
  const all = plates.reduce((heads, plate) => heads + Math.max(on(plate, 'seller'), on(plate, 'buyer')), 0);
  return { seller, buyer, all };
}
