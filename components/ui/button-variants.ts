export interface ButtonVariants {
  variant?: 'primary' | 'secondary' | 'ghost' | 'destructive' | 'link' | undefined;
  size?: 'md' | 'lg' | undefined;
}

/** Returns the class names of a button (button.css), for a `<button>`, an `<a>` or a `<Link>`. */
export function buttonVariants({ variant = 'primary', size = 'md' }: ButtonVariants = {}): string {
  return `btn btn-${variant}${variant === 'link' ? ' link' : ''}${size === 'lg' ? ' btn-lg' : ''}`;
}
