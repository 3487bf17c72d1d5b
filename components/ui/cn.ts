import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const twMerge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['12', '13', '14', '15', '16', '18', '20', '22', '24', '26', '28', '36', '38', '40'],
      radius: ['card', 'input', 'small', 'hero'],
      shadow: ['card'],
      font: ['head', 'text'],
    },
  },
});

/**
 * Joins class names; of two that set the same property, the later one wins. Only for primitives that take a
 * `className`: it is heavy, so client components on public pages write out their classes.
 */
export function cn(...inputs: ClassValue[]): string {
  return twMerge(clsx(inputs));
}
