import { cva, type VariantProps } from 'class-variance-authority';

/** Classes of a button, for a `<button>`, an `<a>` or a `<Link>`. Without `cn`, so that public pages can use it in the browser. */
export const buttonVariants = cva(
  'inline-flex items-center justify-center gap-2 rounded-input border font-semibold leading-none whitespace-nowrap transition-[background-color,border-color,transform] duration-150 ease-out active:translate-y-px disabled:pointer-events-none disabled:border-line disabled:bg-sunken disabled:text-ink-2 aria-disabled:pointer-events-none aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-2',
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-pasture text-on-pasture hover:bg-pasture-hover',
        secondary: 'border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken',
        ghost: 'border-transparent text-ink hover:bg-sunken',
        destructive: 'border-transparent bg-clay text-on-clay hover:bg-clay-hover',
        link: 'link border-transparent',
      },
      size: {
        md: 'min-h-11 px-4.5 text-15',
        lg: 'min-h-13 px-6 text-16',
      },
    },
    compoundVariants: [{ variant: 'link', className: 'px-1' }],
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

export type ButtonVariants = VariantProps<typeof buttonVariants>;
