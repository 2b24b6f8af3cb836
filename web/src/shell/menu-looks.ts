/** How entries of the menus look in panels and in the side menu; the wide header's own stand in shell.css. */
export const narrowLink =
  'flex min-h-12 w-full items-center py-2 font-heading text-h3 text-ink hover:text-kraft-deep'
export const panelLink =
  'flex min-h-11 items-center rounded-lg px-4 text-ink hover:bg-band hover:text-kraft-deep'
export const dropPanel =
  'rounded-card border border-line bg-ground p-2 shadow-pop animate-[pops-in_200ms_var(--ease-out)]'
