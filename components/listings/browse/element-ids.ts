/** Ids that links, labels and buttons of server components refer to; not in a client module, whose values they can't read. */
export const RESULTS_ID = 'results';
export const SHEET_ID = 'filters';
/** Controls outside the form's box (search, sort) belong to it by this id, so that one GET form holds the whole state. */
export const FILTER_FORM_ID = 'filter-form';
