import { seed } from '../scripts/seed/index.ts'
import { detailsHref, documentRoutes, listingHref, screenEntries } from '../studio/routes/index.ts'

/** Every kind of page that the site has, read from the routes module and the seed: one of each where there are many. */
export const everyKindOfRoute: string[] = [
  ...seed.flatMap((document) => (document._type === 'page' && document.route ? [document.route] : [])),
  ...screenEntries.map(([, { path }]) => path),
  ...documentRoutes.map(({ path }) => path.replace(':number', '1')),
  listingHref('paper-bags'),
  listingHref('kraft-bags'),
  detailsHref('kraft-bags-brown'),
]
