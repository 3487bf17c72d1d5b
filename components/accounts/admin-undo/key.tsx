/** A key of the keyboard beside the control that it works; decorative, phones don't show it. */
export function Key({ name }: { name: string }) {
  return (
    <kbd
      aria-hidden
      className="inline-grid h-5.5 min-w-5.5 place-items-center rounded-small border border-current/40 px-1.25 font-text text-12 leading-none font-semibold max-md:hidden"
    >
      {name}
    </kbd>
  );
}
