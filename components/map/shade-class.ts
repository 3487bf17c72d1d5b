const SHADES = 5;

/** Returns the class of a shade by its position among those that a map uses: the last is the darkest. */
export const shadeClass = (shades: readonly number[], index: number): string =>
  `s${SHADES - shades.length + index + 1}`;
