/** The end of a search's address that opens the dialog which saves it. */
export const SAVE_SEARCH_HASH = '#save-search';
