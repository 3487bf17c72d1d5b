/** Ends the address of a sheet that is printed, or kept as a PDF, as soon as it is shown. */
export const PRINT_HASH = '#print';
