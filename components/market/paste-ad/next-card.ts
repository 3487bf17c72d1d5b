/** The first card is the next to answer. */
export const NEXT =
  '[&>div:first-of-type>fieldset]:border-pasture [&>div:first-of-type>fieldset]:inset-ring [&>div:first-of-type>fieldset]:inset-ring-pasture';
