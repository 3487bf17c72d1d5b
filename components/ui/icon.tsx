/** The icons of public/icons/ui.svg. To add one, copy its shapes from Lucide into a `<symbol>` there and add its name here. */
export const ICON_NAMES = [
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'badge-check',
  'ban',
  'banknote',
  'bell',
  'calendar',
  'camera',
  'check',
  'check-check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'chevron-up',
  'circle-alert',
  'circle-check',
  'circle-ellipsis',
  'circle-help',
  'circle-user',
  'clipboard-check',
  'clock',
  'copy',
  'dollar-sign',
  'download',
  'ellipsis',
  'external-link',
  'eye',
  'eye-off',
  'file-check',
  'file-text',
  'film',
  'flag',
  'gavel',
  'globe',
  'grip-vertical',
  'handshake',
  'heart',
  'heart-pulse',
  'hourglass',
  'house',
  'image',
  'image-plus',
  'info',
  'key-round',
  'layout-dashboard',
  'layout-grid',
  'link',
  'list',
  'loader-circle',
  'lock',
  'log-in',
  'log-out',
  'mail',
  'map',
  'map-pin',
  'maximize',
  'menu',
  'message-circle',
  'minus',
  'monitor',
  'moon',
  'newspaper',
  'package',
  'pause',
  'pencil',
  'phone',
  'play',
  'plus',
  'printer',
  'refresh-cw',
  'rotate-ccw',
  'ruler',
  'scale',
  'search',
  'send',
  'settings',
  'share-2',
  'shield-check',
  'sliders-horizontal',
  'smartphone',
  'sparkles',
  'star',
  'sun',
  'syringe',
  'tag',
  'timer',
  'tractor',
  'trash-2',
  'trending-up',
  'triangle-alert',
  'truck',
  'upload',
  'user',
  'users',
  'video',
  'warehouse',
  'weight',
  'whatsapp',
  'wheat',
  'wifi-off',
  'wrench',
  'x',
  'zoom-in',
] as const;

export type IconName = (typeof ICON_NAMES)[number];

/**
 * Browsers keep the sprite for a month, so its address names its content: the beginning of its SHA-256, which a test
 * checks. Not an import, whose address is 27 characters longer: a page has some fifty icons.
 */
export const SPRITE = '/icons/ui.svg?d631';

/**
 * An icon from the sprite: two DOM nodes whatever its shape, and no code in the browser. Decorative unless `label` is
 * given. 18 px by default; resize with `className` ("size-5"), fill with "fill-current".
 */
export function Icon({ name, className, label }: { name: IconName; className?: string; label?: string }) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`${SPRITE}#${name}`} />
    </svg>
  );
}
