/**
 * The icons of public pages, in public/icons/ui.svg. To add one, copy its shapes from Lucide into a `<symbol>` there and add
 * its name here.
 */
export const PUBLIC_ICONS = [
  'arrow-left',
  'badge-check',
  'banknote',
  'bell',
  'calendar',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle-alert',
  'circle-check',
  'circle-user',
  'clock',
  'copy',
  'eye',
  'file-check',
  'flag',
  'gavel',
  'heart',
  'heart-pulse',
  'house',
  'info',
  'layout-grid',
  'list',
  'mail',
  'map',
  'map-pin',
  'maximize',
  'menu',
  'message-circle',
  'minus',
  'monitor',
  'moon',
  'phone',
  'play',
  'plus',
  'printer',
  'scale',
  'search',
  'share-2',
  'shield-check',
  'sliders-horizontal',
  'star',
  'sun',
  'syringe',
  'tag',
  'tractor',
  'truck',
  'user',
  'whatsapp',
  'x',
] as const;

/** The other ones, in public/icons/more.svg: a first visit doesn't fetch what members' pages show. */
export const MORE_ICONS = [
  'arrow-right',
  'arrow-up-right',
  'ban',
  'bold',
  'camera',
  'check-check',
  'chevron-up',
  'circle-ellipsis',
  'circle-help',
  'clipboard-check',
  'dollar-sign',
  'download',
  'ellipsis',
  'external-link',
  'eye-off',
  'file-text',
  'film',
  'globe',
  'grip-vertical',
  'handshake',
  'heading',
  'hourglass',
  'image',
  'image-plus',
  'italic',
  'key-round',
  'layout-dashboard',
  'link',
  'loader-circle',
  'lock',
  'log-in',
  'log-out',
  'newspaper',
  'package',
  'pause',
  'pencil',
  'refresh-cw',
  'rotate-ccw',
  'ruler',
  'send',
  'settings',
  'smartphone',
  'sparkles',
  'text-quote',
  'timer',
  'trash-2',
  'trending-up',
  'triangle-alert',
  'upload',
  'users',
  'video',
  'warehouse',
  'weight',
  'wheat',
  'wifi-off',
  'wrench',
  'zoom-in',
] as const;

export type IconName = (typeof PUBLIC_ICONS | typeof MORE_ICONS)[number];

/**
 * Browsers keep the sprites for a month, so their addresses name their content: the beginning of its SHA-256, which a test
 * checks. Not imports, whose addresses are 27 characters longer: a page has some fifty icons.
 */
export const SPRITE = '/icons/ui.svg?89f7';
export const MORE_SPRITE = '/icons/more.svg?d35f';

const OF_PUBLIC = new Set<IconName>(PUBLIC_ICONS);

/**
 * An icon from a sprite: two DOM nodes whatever its shape, and no code in the browser. Decorative unless `label` is
 * given. 18 px by default; resize with `className` ("size-5"), fill with "fill-current".
 */
export function Icon({ name, className, label }: { name: IconName; className?: string; label?: string }) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`${OF_PUBLIC.has(name) ? SPRITE : MORE_SPRITE}#${name}`} />
    </svg>
  );
}
