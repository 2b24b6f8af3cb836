/**
 * Sections that the site does not show yet: they are described, but no page can hold them, and pages that need them
 * stay out of the seed. A section leaves this list when its component stands in `web/src/sections`.
 */
export const upcomingSections: readonly string[] = []
