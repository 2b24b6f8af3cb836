/** How entries of the menus look, in a wide header and in the side menu of a narrow one. */
export const wideLink =
  'flex min-h-11 items-center gap-1.5 rounded-full px-3 font-heading text-[1.0625rem] whitespace-nowrap text-ink hover:text-kraft-deep 2xl:px-4'
export const narrowLink =
  'flex min-h-12 w-full items-center py-2 font-heading text-h3 text-ink hover:text-kraft-deep'
export const panelLink =
  'flex min-h-11 items-center rounded-lg px-4 text-ink hover:bg-band hover:text-kraft-deep'
export const dropPanel =
  'rounded-card border border-line bg-ground p-2 shadow-pop animate-[pops-in_200ms_var(--ease-out)]'
