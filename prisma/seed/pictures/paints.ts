import type { Hide } from './hide';

/**
 * The colours of machines and goods: `base`, `shade` and `light` for the paint, `dark` the chassis, `patch` rims and
 * trim.
 */
export const PAINTS = {
  green: { base: '#3f8040', shade: '#2a5a2c', light: '#74ad63', dark: '#33312e', patch: '#f0c436' },
  red: { base: '#c03a2d', shade: '#86241b', light: '#e07a69', dark: '#37322f', patch: '#ece4d4' },
  blue: { base: '#2f64a4', shade: '#204578', light: '#739fd0', dark: '#33322f', patch: '#ece4d4' },
  orange: { base: '#dc7a31', shade: '#a6541b', light: '#f2a76a', dark: '#37322f', patch: '#ece4d4' },
  yellow: { base: '#e6b433', shade: '#ad8019', light: '#f5d87c', dark: '#37332c', patch: '#ece4d4' },
  white: { base: '#f3eee2', shade: '#c4bcaa', light: '#fffdf6', dark: '#4a4641', patch: '#b4b1aa' },
  galvanised: { base: '#bcc1c1', shade: '#878d8f', light: '#e2e5e4', dark: '#55595a', patch: '#9b3f2b' },
  graphite: { base: '#4a5057', shade: '#30353a', light: '#757d85', dark: '#232527', patch: '#b4b1aa' },
  wood: { base: '#b08252', shade: '#7a5531', light: '#d4a975', dark: '#51371f', patch: '#8a8d8c' },
  straw: { base: '#dbb663', shade: '#ab833c', light: '#f0d695', dark: '#7a5a26', patch: '#c96a35' },
  meadow: { base: '#a9a85a', shade: '#7d7c3b', light: '#cdcb86', dark: '#55552a', patch: '#3f6d9a' },
  leather: { base: '#a2602f', shade: '#6d3c1b', light: '#ca8d57', dark: '#432512', patch: '#d9b777' },
} satisfies Record<string, Hide>;

export type PaintName = keyof typeof PAINTS;
