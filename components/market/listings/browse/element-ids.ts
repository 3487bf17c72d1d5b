/** Ids that server components refer to. Not in a client module, whose values server components can't read. */
export const RESULTS_ID = 'results';
export const SHEET_ID = 'filters';
/** Links the order, which stands above the results, to the form of the filters. */
export const FILTER_FORM_ID = 'filter-form';

/** Begins the names of fields in the unit of a search; the field that is sent has the rest. */
export const IN_UNIT = 'in-';

/** The limits of the price by weight: where they are set, they stand beside those of the price per head. */
export const BY_WEIGHT: readonly string[] = ['minPriceKg', 'maxPriceKg'];
export const isByWeight = (values: Partial<Record<string, string>>): boolean =>
  BY_WEIGHT.some((name) => Boolean(values[name]));
