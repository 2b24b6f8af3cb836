/** The look of a button that is only an icon. */
export const iconButton =
  'relative flex size-10 shrink-0 items-center justify-center rounded-full text-ink hover:bg-band hover:text-kraft-deep sm:size-11'
